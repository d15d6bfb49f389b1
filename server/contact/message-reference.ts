/** What a letter is called towards its sender: short enough to be read out on the phone, the random end of its id. */
export const messageReference = (id: string) => id.slice(-8).toUpperCase();
