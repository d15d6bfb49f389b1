/** Money is stored in paise and typed in rupees. */
const paisePerRupee = 100;

export const toPaise = (rupees: number): number => Math.round(rupees * paisePerRupee);
export const toRupees = (paise: number): number => paise / paisePerRupee;
