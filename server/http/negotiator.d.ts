/** The part of negotiator that we use; the published types lack `preferred`. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    /** `preferred` decides among encodings that the client likes equally. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}
