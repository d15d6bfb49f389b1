/** For tests: asks by a line of its own, as a proxy does that keeps none, or a balancer's check; gives the status. */
import { get } from "node:http";

export const askAlone = (url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = get(url, { agent: false }, (answer) => answer.resume().on("end", () => resolve(answer.statusCode)));
    asked.on("error", reject);
  });
