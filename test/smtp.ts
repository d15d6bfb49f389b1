/** A real SMTP server on loopback that stores its mails; it can be stopped and restarted on the same port. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { recipients: string[]; headers: string[]; raw: string; byTls: boolean };

export type TestSmtp = {
  url: string;
  received: ReceivedMail[];
  /** Answers the next mails' last line like this instead of accepting them. */
  answerWith(error: (Error & { responseCode?: number }) | null): void;
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** `by`: STARTTLS after the greeting, or TLS from the first byte. */
type Tls = { by: "starttls" | "smtps"; key: string; cert: string };

export async function startSmtp(tls?: Tls): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  let refusal: Error | null = null;
  let port = 0;
  let server: SMTPServer | null = null;

  async function start(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: tls ? ["AUTH"] : ["STARTTLS", "AUTH"],
      ...(tls && { key: tls.key, cert: tls.cert, secure: tls.by === "smtps" }),
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith("nobody@") ? Object.assign(new Error("no such user"), { responseCode: 550 }) : undefined,
        ),
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          if (refusal !== null) return done(refusal);
          const raw = Buffer.concat(chunks).toString("utf8");
          received.push({
            recipients: session.envelope.rcptTo.map(({ address }) => address),
            headers: readHeaders(raw),
            raw,
            byTls: session.secure,
          });
          done();
        });
      },
    });
    server.on("error", () => {});
    server.listen(port, "127.0.0.1");
    await once(server.server, "listening");
    port = (server.server.address() as AddressInfo).port;
  }

  async function stop(): Promise<void> {
    const running = server;
    server = null;
    await new Promise<void>((resolve) => (running === null ? resolve() : running.close(resolve)));
  }

  await start();
  const answerWith = (error: Error | null) => {
    refusal = error;
  };
  return { url: `${tls?.by === "smtps" ? "smtps" : "smtp"}://127.0.0.1:${port}`, received, answerWith, stop, start };
}

/** Header lines with their folded parts joined, as a mail program sees them. */
function readHeaders(raw: string): string[] {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  return head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
}
