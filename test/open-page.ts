/** A happy-dom page on a real loopback server that answers as the test says; for what a browser does itself. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { localKeys } from "#contract/limits.ts";
import type { Role } from "#contract/vocabulary.ts";

export type PageAnswering = (request: IncomingMessage, response: ServerResponse) => void;

/** Leaving the page changes `location` alone; see vitest.config.ts. Storage is empty at the beginning. */
export async function openPage(path: string, answer: PageAnswering): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  localStorage.clear();
  sessionStorage.clear();
  location.href = `http://127.0.0.1:${port}${path}`;
}

export const answerJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** The browser's stored data of a signed-in person. */
export function signInPage(role: Role) {
  const user = { id: "0197a000-0000-7000-8000-000000000001", name: "Asha", email: "asha@example.org", role };
  localStorage.setItem(localKeys.token, "a-token");
  localStorage.setItem(localKeys.user, JSON.stringify({ ...user, verified: true }));
  return user;
}
