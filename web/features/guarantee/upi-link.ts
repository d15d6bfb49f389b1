/** A link that UPI apps understand: to whom, how much, what for. */

type Payment = {
  address: string;
  payee: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  reference: string;
};

/** Spaces as %20: some apps show a plus sign as it is. */
export function upiLink({ address, payee, amount, currency, reference }: Payment): string {
  const values = { pa: address, pn: payee, am: (amount / 100).toFixed(2), cu: currency, tn: reference };
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join("&")}`;
}
