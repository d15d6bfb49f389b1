/** Answers a second: bare, from the cache, from the cache while a profile is saved, and rendered; interleaved, so that other load on the machine affects all of them. */
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { loginEndpoint } from "#contract/accounts.ts";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { demoAccounts, demoPassword } from "#demo/accounts.ts";
import { serveBare } from "./serve-bare.ts";

const connections = 10;
const savesPerSecond = 10;
const turns = 3;
const headers = { "accept-encoding": "br", "accept-language": "en" };

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Each request from a network of its own, so that no rate limit applies. */
const network = () => {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
};

async function countAnswers(url: string, duration: number, anew = false): Promise<number> {
  const searches = {
    setupRequest: (request: object) => ({
      ...request,
      path: `/home-tuition?latitude=${(28.5 + Math.random() / 5).toFixed(4)}&longitude=${(77.1 + Math.random() / 5).toFixed(4)}`,
      headers: { ...headers, "x-forwarded-for": network() },
    }),
  };
  const { requests, non2xx, errors } = await autocannon({
    url,
    // Fewer than the slots of uncached pages.
    connections: anew ? 2 : connections,
    duration,
    headers,
    ...(anew && { requests: [searches] }),
  });
  if (errors > 0 || (!anew && non2xx > 0)) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return requests.average - non2xx / duration;
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(origin + loginEndpoint.path, {
    method: loginEndpoint.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: demoAccounts.teacher, role: "teacher", password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`signing in was answered by ${answer.status}`);
  const { token } = await answer.json();
  return `Bearer ${token}`;
}

/** Saves until stopped; returns how many were saved. Saves during overload are refused, as usual. */
function saveRepeatedly(origin: string, authorization: string): () => Promise<number> {
  let going = true;
  let saved = 0;
  const save = async (number: number) => {
    const answer = await fetch(origin + saveTeacherProfileEndpoint.path, {
      method: saveTeacherProfileEndpoint.method,
      headers: { "content-type": "application/json", authorization },
      body: JSON.stringify({ bio: `Words of save ${number}.` }),
    });
    await answer.arrayBuffer();
    if (answer.ok) saved += 1;
    else if (answer.status !== 503) throw new Error(`a save was answered by ${answer.status}`);
  };
  const work = (async () => {
    const saves: Promise<void>[] = [];
    for (let number = 0; going; number += 1) {
      saves.push(save(number));
      await sleep(1000 / savesPerSecond);
    }
    await Promise.all(saves);
  })();
  // Notified when stopped.
  work.catch(() => undefined);
  return async () => {
    going = false;
    await work;
    return saved;
  };
}

export async function measureThroughput(origin: string, seconds: number) {
  // A repeated request gets a better compressed page.
  for (let time = 0; time < 3; time += 1) {
    await (await fetch(`${origin}/`, { headers })).arrayBuffer();
    await sleep(500);
  }
  const bare = await serveBare(`${origin}/`, headers);
  const authorization = await signIn(origin);
  const counted = { bare: [] as number[], cached: [] as number[], saving: [] as number[], uncached: [] as number[] };
  let saved = 0;
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      counted.bare.push(await countAnswers(bare.url, seconds));
      counted.cached.push(await countAnswers(`${origin}/`, seconds));
      const stopSaving = saveRepeatedly(origin, authorization);
      counted.saving.push(await countAnswers(`${origin}/`, seconds));
      saved += await stopSaving();
      counted.uncached.push(await countAnswers(origin, seconds, true));
    }
  } finally {
    await bare.stop();
  }
  return {
    bare: median(counted.bare),
    cached: median(counted.cached),
    saving: median(counted.saving),
    uncached: median(counted.uncached),
    /** Of a second in which it was tried. */
    saves: saved / (turns * seconds),
  };
}
