/** Traces of requests, statements, jobs and mails (R12.3), as a collector receives them by OTLP, without personal data. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { registerEndpoint } from "#contract/accounts.ts";
import { readMeEndpoint } from "#contract/me.ts";
import { readSettings } from "#server/settings/settings.ts";
import { createTestApp, productionSettings, type TestApp } from "#test/app.ts";
import { makeStudent } from "#test/members.ts";
import { freshEmail, goodPassword } from "#test/people.ts";
import { startSmtp, type TestSmtp } from "#test/smtp.ts";

type Value = { stringValue?: string; intValue?: number };
type Told = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
};
type Batch = { resourceSpans: { resource: Pick<Told, "attributes">; scopeSpans: { spans: Told[] }[] }[] };

const received: string[] = [];
const collector = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    received.push(`${request.url} ${Buffer.concat(parts).toString("utf8")}`);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});

const sent = { email: freshEmail(), name: "Zubaida Unmistakable", network: "10.9.8.7" };
const trace = "0af7651916cd43dd8448eb211c80319c";
let smtp: TestSmtp;
let app: TestApp;
let token: string;
let spans: Told[];

const attribute = ({ attributes }: Pick<Told, "attributes">, key: string) => {
  const value = attributes.find((each) => each.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};
const named = (name: string) => spans.filter((span) => span.name === name);

beforeAll(async () => {
  await new Promise<void>((open) => collector.listen(0, "127.0.0.1", open));
  const { port } = collector.address() as AddressInfo;
  smtp = await startSmtp();
  app = await createTestApp({
    settings: {
      SMTP_URL: smtp.url,
      TRUST_PROXY: "10.0.0.0/8",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    },
  });
  ({ token } = await makeStudent(app.database.db));
  await app.call(readMeEndpoint, {
    token,
    address: "192.0.2.7",
    headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` },
  });
  const body = { name: sent.name, email: sent.email, password: goodPassword, role: "student" };
  const headers = { "x-request-id": "asked-by-somebody", traceparent: `00-${trace}-b7ad6b7169203331-01` };
  await app.call(registerEndpoint, { body, headers, address: sent.network });
  await vi.waitFor(() => expect(smtp.received.length).toBe(1), { timeout: 30_000 });
  // At its end the process exports all spans.
  await app.close();
  spans = received.flatMap((line) =>
    (JSON.parse(line.slice(line.indexOf(" "))) as Batch).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
});
afterAll(async () => {
  await smtp.stop();
  collector.close();
});

test("R12.3 a request's span has route, status and id; its statements are nested spans with their text", () => {
  expect(received[0]).toMatch(/^\/v1\/traces .*"service\.name","value":\{"stringValue":"nukkad"/);
  const [request] = named(`GET ${readMeEndpoint.path}`);
  expect(request && attribute(request, "http.response.status_code")).toBe(200);
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(inside.map((span) => attribute(span, "db.operation.name"))).toContain("SELECT");
  expect(inside.map((span) => attribute(span, "db.query.text")).join()).toMatch(/select "sessions".*\$1/);
});

test("R12.3 a trusted proxy's trace continues through the jobs to the mail; a stranger's does not", () => {
  const [request] = named("POST /api/auth/register");
  expect(request?.traceId).toBe(trace);
  expect(request && attribute(request, "nukkad.request_id")).toBe("asked-by-somebody");
  expect(named(`GET ${readMeEndpoint.path}`)[0]?.traceId).not.toBe(trace);
  for (const name of ["job code", "job mail", "send mail"]) {
    const [span] = named(name);
    expect([name, span?.traceId]).toEqual([name, trace]);
  }
  const [job] = named("job mail");
  expect(named("send mail")[0]?.parentSpanId).toBe(job?.spanId);
});

test("R12.3 no span names a person, a network or a secret", () => {
  const exported = received.join();
  for (const secret of [sent.email, sent.name, sent.network, token, goodPassword])
    expect(exported).not.toContain(secret);
});

test("R12.3 nothing is traced unless OpenTelemetry's variables name a collector; an unsupported protocol is refused in a sentence", () => {
  const read = (given: Record<string, string>) =>
    readSettings({ ...productionSettings, DATABASE_URL: "postgres://localhost/x", FILES_DIR: "/tmp", ...given });
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "https://collector.example/" };
  expect(read({}).traces).toBeUndefined();
  expect(read({ ...endpoint, OTEL_SDK_DISABLED: "true" }).traces).toBeUndefined();
  expect(read({ ...endpoint, OTEL_TRACES_EXPORTER: "none" }).traces).toBeUndefined();
  expect(read(endpoint).traces?.url).toBe("https://collector.example/v1/traces");
  const sampled = { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.25" };
  expect(read({ ...endpoint, ...sampled }).traces).toMatchObject({ share: 0.25 });
  expect(() => read({ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" })).toThrow(/PROTOCOL must be http\/json/);
  expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example" })).toThrow(/must start with https/);
});
