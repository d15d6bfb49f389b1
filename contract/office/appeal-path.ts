/** The page of a verdict mail's link, for appealing (R11.5). */
export const appealPath = "/appeal";
