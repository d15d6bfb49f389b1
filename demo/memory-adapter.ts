/** The short-lived data of the fake Google: in memory, bounded, gone with the process. */
import type { Adapter, AdapterPayload } from "oidc-provider";

const most = 5000;

export function makeMemoryAdapter(): (name: string) => Adapter {
  const stored = new Map<string, { payload: AdapterPayload; until: number }>();

  function find(test: (key: string, payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const [key, { payload, until }] of stored) if (until > Date.now() && test(key, payload)) return payload;
    return undefined;
  }

  return (name) => {
    const keyOf = (id: string) => `${name}:${id}`;
    const ofThisKind = (key: string) => key.startsWith(keyOf(""));
    return {
      async upsert(id, payload, expiresIn = 0) {
        stored.delete(keyOf(id));
        stored.set(keyOf(id), { payload, until: Date.now() + expiresIn * 1000 });
        for (const oldest of stored.keys()) if (stored.size > most) stored.delete(oldest);
      },
      async find(id) {
        const found = stored.get(keyOf(id));
        return found !== undefined && found.until > Date.now() ? found.payload : undefined;
      },
      findByUid: async (uid) => find((key, payload) => ofThisKind(key) && payload.uid === uid),
      findByUserCode: async (userCode) => find((key, payload) => ofThisKind(key) && payload.userCode === userCode),
      async consume(id) {
        const found = stored.get(keyOf(id));
        if (found !== undefined) found.payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        stored.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of stored) if (payload.grantId === grantId) stored.delete(key);
      },
    };
  };
}
