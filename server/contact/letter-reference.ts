/** What a letter is called towards its sender: short enough to be read out on the phone, the random end of its id. */
export const letterReference = (id: string) => id.slice(-8).toUpperCase();
