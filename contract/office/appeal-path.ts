/** Where a letter about a verdict leads: the page on which one appeals (R11.5). */
export const appealPath = "/appeal";
