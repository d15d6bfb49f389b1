/** Identity providers on loopback: a real one (the demo's), and one that signs whatever a test wants. */
import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import Fastify from "fastify";
import { serveIdentityProvider } from "#demo/identity-provider.ts";
import { findFreePort } from "#server/db/embedded-port.ts";

export type ProviderPerson = { name: string; email: string; verified: boolean };

export const credentials = { clientId: "nukkad-test", clientSecret: "a-secret-of-the-test" };

export async function startProvider(redirectUri: string) {
  const port = await findFreePort();
  const issuer = `http://127.0.0.1:${port}/demo/identity`;
  const open = async () => {
    const app = Fastify();
    await serveIdentityProvider(app, { issuer, ...credentials, redirectUri });
    await app.listen({ port, host: "127.0.0.1" });
    return app;
  };
  let app = await open();
  return {
    issuer,
    signIn: (address: string, person: ProviderPerson | "cancel") => signInAt(address, person, redirectUri),
    stop: () => app.close(),
    async start() {
      app = await open();
    },
  };
}

/** Does the person's part in the browser; returns the address of the redirect back. */
export async function signInAt(
  address: string,
  person: ProviderPerson | "cancel",
  redirectUri: string,
): Promise<string> {
  const jar = new Map<string, string>();
  let next = address;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 10; step++) {
    const answer = await fetch(next, {
      redirect: "manual",
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form && { method: "POST", body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get("location");
    if (location?.startsWith(redirectUri)) return location;
    if (location === null && answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
    form = location === null ? formOf(person) : undefined;
    next = location === null ? next : new URL(location, next).href;
  }
  throw new Error("the provider never sent the browser back");
}

function formOf(person: ProviderPerson | "cancel"): URLSearchParams {
  if (person === "cancel") return new URLSearchParams({ cancel: "yes" });
  const { name, email, verified } = person;
  return new URLSearchParams({ name, email, ...(verified && { verified: "yes" }) });
}

type Claims = Record<string, unknown>;
type Forgery = { change?: (right: Claims) => Claims; key?: KeyObject; algorithm?: "RS256" | "none" };

/** Issues a valid token unless set to change its claims, its key or its algorithm. */
export async function startForger() {
  const port = await findFreePort();
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  let forgery: Forgery = {};
  let nonce = "";
  const app = Fastify();
  app.addContentTypeParser("application/x-www-form-urlencoded", (_request, _body, done) => done(null));
  app.get("/.well-known/openid-configuration", () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
  }));
  app.get("/jwks", () => ({
    keys: [{ ...publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" }],
  }));
  app.post("/token", () => {
    const now = Math.floor(Date.now() / 1000);
    const right = {
      iss: issuer,
      aud: credentials.clientId,
      sub: "forged-1",
      iat: now,
      exp: now + 300,
      nonce,
      email: "forged@gmail.example",
      email_verified: true,
      name: "Forged",
    };
    const claims = forgery.change?.(right) ?? right;
    const token = sign(claims, forgery.key ?? privateKey, forgery.algorithm ?? "RS256");
    return { access_token: "opaque", token_type: "Bearer", expires_in: 300, id_token: token };
  });
  await app.listen({ port, host: "127.0.0.1" });
  return {
    issuer,
    /** The query the browser returns with, for the address it was sent to. */
    comeBack(address: string, forged: Forgery): string {
      forgery = forged;
      const sent = new URL(address).searchParams;
      nonce = sent.get("nonce") ?? "";
      return `code=any&state=${sent.get("state")}`;
    },
    stop: () => app.close(),
  };
}

function sign(claims: Claims, key: KeyObject, algorithm: "RS256" | "none"): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const signed = `${encode({ alg: algorithm, kid: "one" })}.${encode(claims)}`;
  if (algorithm === "none") return `${signed}.`;
  return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key).toString("base64url")}`;
}
