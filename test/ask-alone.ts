/** For tests: a request on its own connection, as from a proxy without keep-alive, or a balancer's check; returns the status. */
import { get } from "node:http";

export const askAlone = (url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = get(url, { agent: false }, (answer) => answer.resume().on("end", () => resolve(answer.statusCode)));
    request.on("error", reject);
  });
