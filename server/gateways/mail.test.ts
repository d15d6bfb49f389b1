/** Mail leaves this machine by TLS only (R12.3), since codes travel in it. */
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { makeCertificate } from "#test/certificate.ts";
import { startSmtp } from "#test/smtp.ts";
import { openSmtp } from "./mail.ts";

const trusted = getCACertificates();
const certificate = makeCertificate(["0.0.0.0"]);
const mail = {
  id: "1",
  requestId: "asked-by-somebody",
  to: { name: "Asha", address: "asha@example.org" },
  language: "en" as const,
  subject: "Your code",
  text: "042137",
  html: "<p>042137</p>",
};

afterEach(() => setDefaultCACertificates(trusted));

/** The server, and the same by an address that is not known to be local. */
async function openServer(by?: "starttls" | "smtps") {
  const smtp = await startSmtp(by && { by, ...certificate });
  onTestFinished(() => smtp.stop());
  return { smtp, far: smtp.url.replace("127.0.0.1", "0.0.0.0") };
}

async function send(url: string, plainHosts?: string[]): Promise<string> {
  const mailer = openSmtp(url, "hello@nukkad.example", plainHosts);
  onTestFinished(() => mailer.close());
  return mailer.send(mail);
}

describe("R12.3 mail", () => {
  test("does not go to a server without TLS, unless it is on this machine or ALLOW_PLAIN names it", async () => {
    const { smtp, far } = await openServer();
    await expect(send(far)).rejects.toThrow();
    await expect(send(far, ["mail.example"])).rejects.toThrow();
    expect(smtp.received).toEqual([]);
    expect(await send(smtp.url)).toBe("sent");
    expect(await send(far, ["0.0.0.0"])).toBe("sent");
    expect(smtp.received.map(({ byTls }) => byTls)).toEqual([false, false]);
  });

  test.each(["starttls", "smtps"] as const)(
    "goes by %s, and only to the host that a trusted certificate names",
    async (by) => {
      const { smtp, far } = await openServer(by);
      await expect(send(far)).rejects.toThrow("certificate");
      setDefaultCACertificates([...trusted, certificate.cert]);
      await expect(send(smtp.url), "of another name").rejects.toThrow("altnames");
      expect(await send(far)).toBe("sent");
      expect(smtp.received.map(({ byTls }) => byTls)).toEqual([true]);
    },
  );
});
