/** The mail server stops while people sign up. */
import { setTimeout as sleep } from "node:timers/promises";
import { registerEndpoint } from "#contract/accounts.ts";
import { withCluster } from "#drill/cluster/cluster.ts";
import { type Drill, judge, milliseconds } from "#drill/drill.ts";
import { sendRequest } from "#drill/load/ask.ts";

/** Milliseconds between two sign-ups, and for the last mail to arrive after the server is back. */
const pause = 2000;
const delivery = 180_000;

export const mailDown: Drill = {
  name: "mail-down",
  shows: "SMTP away while people sign up",
  needs: ["haproxy"],
  usual: { seconds: 120 },
  run: ({ seconds, seed, patience, say }) =>
    withCluster({ env: { PATIENCE: patience }, size: { students: 2, teachers: 2, listed: 10 } }, async (cluster) => {
      await cluster.smtp.stop();
      const people: string[] = [];
      const refused: number[] = [];
      for (const until = Date.now() + seconds * 1000; Date.now() < until; await sleep(pause)) {
        const email = `mail${people.length}.${seed}@example.test`;
        const { status } = await sendRequest(cluster.origin, {
          method: registerEndpoint.method,
          path: registerEndpoint.path,
          from: `10.60.${people.length >> 8}.${people.length & 255}`,
          body: { name: "Asha Rao", email, password: "Gulmohar@47", role: "student" },
        });
        people.push(email);
        if (status !== 201) refused.push(status);
      }
      await cluster.smtp.start();
      const back = Date.now();
      say(`${people.length} signed up without mail; it is back`);
      const got = (email: string) =>
        cluster.smtp.received.filter(({ recipients }) => recipients.includes(email)).length;
      while (people.some((email) => got(email) === 0) && Date.now() - back < delivery) await sleep(500);
      const took = Date.now() - back;
      // A second copy would come soon after the first.
      await sleep(5000);
      const without = people.filter((email) => got(email) === 0).length;
      const twice = people.filter((email) => got(email) > 1).length;
      return [
        judge("sign-ups work", refused.length === 0, `${people.length - refused.length} of ${people.length}`),
        judge("every mail delivered afterwards", without === 0, `${without} missing after ${milliseconds(took)}`),
        judge("each once", twice === 0, `${twice} twice`),
      ];
    }),
};
