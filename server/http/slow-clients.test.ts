/** Slow clients occupy a socket and nothing that others need (R12.3): no turn, no database connection. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loginEndpoint } from "#contract/accounts.ts";
import { supplyEndpoint } from "#contract/search.ts";
import { createTestApp, type TestApp } from "#test/app.ts";

/** More than any class of work has turns and queue places, or the server has database connections. */
const many = 450;

let app: TestApp;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await createTestApp();
  await app.app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

async function begin(words: string): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket.on("error", () => {}).pause());
  await once(socket, "connect");
  socket.write(words);
}

const crowd = (words: string) => Promise.all(Array.from({ length: many }, () => begin(words)));

const credentials = { email: "nobody@demo.test", password: "Gulmohar@47", role: "student" };

test("R12.3 incomplete heads and bodies, and unread answers, delay nobody else", async () => {
  await crowd("GET /api/public/supply HTTP/1.1\r\nHost: x\r\nX-Slow: ");
  const head = `POST ${loginEndpoint.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n`;
  await crowd(`${head}{"email": "`);
  // Larger than a socket's buffers.
  await crowd("GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n");
  expect((await app.call(loginEndpoint, { body: credentials })).status).toBe(401);
  expect((await app.call(supplyEndpoint)).status).toBe(200);
  expect(app.database.pool.waitingCount).toBe(0);
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(answer.status).toBe(200);
});
