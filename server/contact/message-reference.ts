/** The reference of a contact message for its sender: short enough for the phone, the random end of its id. */
export const messageReference = (id: string) => id.slice(-8).toUpperCase();
