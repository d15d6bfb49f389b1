/** Fakes Google in the demo and in tests: a real OpenID provider where one may be anybody, mounted on the application's server. */

import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Configuration } from "oidc-provider";
import { base, Prompt } from "oidc-provider/lib/helpers/interaction_policy/index.js";
import { Provider } from "oidc-provider/lib/provider.js";
import * as z from "zod/mini";
import { inSeconds } from "#contract/duration-units.ts";
import { sendDemoPage } from "./demo-page.ts";
import { makeMemoryAdapter } from "./memory-adapter.ts";
import { renderSignIn } from "./render-sign-in.ts";

export type StandInOptions = {
  /** `issuer` ends in its mount path. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
};

type Person = { name: string; email: string; verified: boolean };

const submission = z.union([
  z.object({ cancel: z.literal("yes") }),
  z.pipe(
    z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      email: z.string().check(z.trim(), z.email(), z.maxLength(254)),
      verified: z.optional(z.string()),
    }),
    z.transform(({ verified, ...person }): Person => ({ ...person, verified: verified === "yes" })),
  ),
]);

const { minute } = inSeconds;

export async function serveIdentityProvider(app: FastifyInstance, options: StandInOptions): Promise<void> {
  const people = new Map<string, Person>();
  const provider = createProvider(options, people);
  const { pathname: mount, host, protocol } = new URL(options.issuer);

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pages.get(`${mount}/interaction/:uid`, async (request, reply) => {
      const found = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
      return sendDemoPage(found === null ? reply.code(400) : reply, renderSignIn({ expired: found === null }));
    });
    pages.post(`${mount}/interaction/:uid`, async (request, reply) => {
      const given = z.safeParse(submission, request.body);
      if (!given.success) return sendDemoPage(reply.code(400), renderSignIn({ wrong: true }));
      const result = "cancel" in given.data ? { error: "access_denied" } : loginOf(given.data, people);
      const next = await provider.interactionResult(request.raw, reply.raw, result).catch(() => null);
      if (next === null) return sendDemoPage(reply.code(400), renderSignIn({ expired: true }));
      return reply.redirect(next, 303);
    });
  });

  await app.register(async (protocols) => {
    // The provider reads bodies itself.
    protocols.removeAllContentTypeParsers();
    protocols.addContentTypeParser("*", (_request, _body, done) => done(null));
    const answer = provider.callback();
    protocols.all(`${mount}/*`, (request, reply) => {
      reply.hijack();
      const { raw } = request;
      const url = raw.url ?? "/";
      // Known only by its issuer's host, whatever host the caller used.
      Object.assign(raw.headers, { host, "x-forwarded-proto": protocol.slice(0, -1) });
      delete raw.headers["x-forwarded-host"];
      Object.assign(raw, { originalUrl: url, url: url.slice(mount.length) });
      answer(raw, reply.raw);
    });
  });
}

function loginOf(person: Person, people: Map<string, Person>) {
  const accountId = createHash("sha256").update(person.email.toLowerCase()).digest("hex").slice(0, 21);
  people.set(accountId, person);
  return { select_account: {}, login: { accountId, remember: false }, consent: {} };
}

function createProvider({ issuer, clientId, clientSecret, redirectUri }: StandInOptions, people: Map<string, Person>) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const policy = base();
  policy.add(new Prompt({ name: "select_account", requestable: true }), 0);
  const configuration: Configuration = {
    adapter: makeMemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: {
      keys: [
        { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: randomBytes(8).toString("hex") },
      ],
    } as never,
    cookies: { keys: [randomBytes(32).toString("hex")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // As Google does: the ID token itself holds the claims.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `${issuer}/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 5 * minute,
      AuthorizationCode: minute,
      IdToken: 5 * minute,
      Interaction: 30 * minute,
      Session: 30 * minute,
      Grant: 30 * minute,
    },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      if (person === undefined) return undefined;
      const { name, email, verified } = person;
      return { accountId: sub, claims: () => ({ sub, name, email, email_verified: verified }) };
    },
    // Choosing a person counts as consent: there is no second page.
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId ?? "", accountId: session?.accountId ?? "" });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    renderError: (context, { error }) => {
      context.type = "text/plain";
      context.body = `This sign-in cannot go on (${error}). Please go back and start again.`;
    },
  };
  const provider = new Provider(issuer, configuration);
  provider.proxy = true;
  return provider;
}
