/** The clock of one process is three hours off, either way, while codes and sessions of one process are used on the other. */
import { setTimeout as sleep } from "node:timers/promises";
import { loginEndpoint, registerEndpoint } from "#contract/accounts.ts";
import { passwordLimits as attempts } from "#contract/limits.ts";
import { readMeEndpoint } from "#contract/me.ts";
import { verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { type Cluster, withCluster } from "#drill/cluster/cluster.ts";
import type { ClusterMember } from "#drill/cluster/member.ts";
import { type Drill, type Finding, judge } from "#drill/drill.ts";
import { findFaketime } from "#drill/find-missing.ts";
import { sendRequest, type TimedAnswer } from "#drill/load/ask.ts";

const password = "Gulmohar@47";
/** Milliseconds for a mail to arrive. */
const delivery = 60_000;
let people = 0;

async function post({ origin }: ClusterMember, path: string, body: unknown): Promise<TimedAnswer> {
  return sendRequest(origin, { method: "POST", path, body, from: `10.62.${people >> 8}.${people & 255}` });
}

async function readCode({ smtp }: Cluster, email: string): Promise<string | undefined> {
  for (const until = Date.now() + delivery; Date.now() < until; await sleep(200)) {
    const mail = smtp.received.find(({ recipients }) => recipients.includes(email));
    const code = mail && /\b(\d{6})\b/.exec(mail.raw.split("\r\n\r\n").slice(1).join("\n"))?.[1];
    if (code !== undefined) return code;
  }
  return undefined;
}

const tokenOf = ({ text }: TimedAnswer) => (JSON.parse(text || "{}") as { token?: string }).token ?? "";

async function isKnown(member: ClusterMember, token: string): Promise<boolean> {
  return (await sendRequest(member.origin, { path: readMeEndpoint.path, token, from: "10.63.0.1" })).status === 200;
}

/** Signs up with one process and verifies with the other; then both refuse an expired code. */
async function liveThrough(
  cluster: Cluster,
  one: ClusterMember,
  other: ClusterMember,
): Promise<Record<string, boolean>> {
  const email = `clock${++people}@example.test`;
  await post(one, registerEndpoint.path, { name: "Asha Rao", email, password, role: "student" });
  const otp = await readCode(cluster, email);
  const verified = await post(other, verifyOtpEndpoint.path, { email, role: "student", otp });
  const token = tokenOf(verified);
  const signedIn = tokenOf(await post(one, loginEndpoint.path, { email, role: "student", password }));
  const known = await Promise.all([one, other].flatMap((each) => [isKnown(each, token), isKnown(each, signedIn)]));
  const late = `clock${++people}@example.test`;
  await post(one, registerEndpoint.path, { name: "Asha Rao", email: late, password, role: "student" });
  const dead = await readCode(cluster, late);
  const whose = "account_id = (select id from accounts where email = $1)";
  await cluster.query(`update one_time_codes set expires_at = now() - interval '1 second' where ${whose}`, [late]);
  const refused = await post(other, verifyOtpEndpoint.path, { email: late, role: "student", otp: dead });
  await cluster.query(`update sessions set expires_at = now() - interval '1 second' where ${whose}`, [email]);
  const gone = await Promise.all([isKnown(one, token), isKnown(other, token)]);
  const guess = (member: ClusterMember) =>
    post(member, loginEndpoint.path, { email, role: "student", password: "Wrong@12345" });
  for (let tries = 0; tries < attempts.failures; tries++) await guess(one);
  const blocked = await Promise.all([guess(one), guess(other)]);
  return {
    "mail comes": otp !== undefined && dead !== undefined,
    "live code taken": verified.status === 200,
    "sessions known to both": known.every(Boolean),
    "dead code refused": refused.status >= 400 && refused.status < 500,
    "dead session refused": !gone.some(Boolean),
    "blocked by both, and no longer than said": blocked.every(
      ({ status, headers }) => status === 429 && Number(headers["retry-after"]) <= attempts.blockedFor / 1000,
    ),
  };
}

export const wrongClock: Drill = {
  name: "wrong-clock",
  shows: "the clock of one process is off by three hours",
  needs: ["haproxy", "faketime"],
  usual: {},
  run: ({ patience, say }) =>
    withCluster(
      { processes: 1, spare: 1, env: { PATIENCE: patience }, size: { students: 2, teachers: 2, listed: 10 } },
      async (cluster) => {
        const [right, wrong] = cluster.members;
        if (!right || !wrong) throw new Error("two processes are needed");
        const findings: Finding[] = [];
        for (const off of ["+3h", "-3h"]) {
          const clock = { LD_PRELOAD: findFaketime() ?? "", FAKETIME: off, FAKETIME_DONT_FAKE_MONOTONIC: "1" };
          await wrong.start(process.cwd(), clock);
          say(`one process is at ${off}`);
          for (const [way, one, other] of [
            ["its codes and sessions at others", wrong, right],
            ["others' codes and sessions at it", right, wrong],
          ] as const) {
            const seen = await liveThrough(cluster, one, other);
            const failed = Object.keys(seen).filter((name) => !seen[name]);
            findings.push(
              judge(
                `${off}: ${way} judged rightly`,
                failed.length === 0,
                failed.length === 0 ? "all" : `not: ${failed.join(", ")}`,
              ),
            );
          }
          await wrong.end();
        }
        return findings;
      },
    ),
};
