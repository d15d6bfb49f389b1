/** For tests: a browser that signs in with Google, through the calls of an app. */
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";

/** The app's own origin. */
export const origin = "http://localhost:4999";

/** One browser, with its cookies. */
export function openBrowser(app: FastifyInstance) {
  let cookie = "";
  async function visit(url: string) {
    const answer = await app.inject({ url, headers: { cookie, host: "localhost:4999" } });
    const set = answer.headers["set-cookie"];
    if (typeof set === "string") cookie = set.split(";", 1)[0] ?? "";
    return answer;
  }
  return {
    visit,
    /** The provider's address. */
    async leave(role: string, state = "page-state", language = "en") {
      const answer = await visit(`/api/auth/google?role=${role}&language=${language}&state=${state}`);
      expect(answer.statusCode).toBe(302);
      return String(answer.headers.location);
    },
    /** The page it ends on: path and query. */
    async comeBack(address: string) {
      const { pathname, search } = new URL(address, origin);
      const answer = await visit(pathname + search);
      expect(answer.statusCode).toBe(302);
      return new URL(String(answer.headers.location), origin);
    },
    exchange: (code: string | null) =>
      app.inject({ method: "POST", url: "/api/auth/oauth/exchange", headers: { cookie }, payload: { code } }),
  };
}
