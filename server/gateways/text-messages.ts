/** Sends text messages to phones (R3.10): the operator's gateway over HTTP, or the inbox page in a demo; without either there is none. */
import type { Db } from "#server/db/client.ts";
import type { Settings } from "#server/settings/settings.ts";
import type { TextGateway } from "./text-gateway.ts";

const timeout = 10_000;

type Way = Pick<Settings, "demo" | "phoneGateway">;

export async function openTextGateway(db: Db, { demo, phoneGateway }: Way): Promise<TextGateway | undefined> {
  if (phoneGateway !== undefined) return openHttpGateway(phoneGateway);
  return demo ? (await import("#demo/inbox.ts")).openPhoneInbox(db) : undefined;
}

/** POST { id, to, text } with the operator's token; 2xx is sent, 400 and 422 refused. Redirects are not followed. */
function openHttpGateway({ url, token }: NonNullable<Settings["phoneGateway"]>): TextGateway {
  return {
    async send(message) {
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(message),
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      });
      await answer.body?.cancel();
      if (answer.ok) return "sent";
      if (answer.status === 400 || answer.status === 422) return "refused";
      throw new Error(`the gateway of messages answered ${answer.status}`);
    },
  };
}
