/** Works the queue of messages to phones (R3.10); a code that died meanwhile is not sent. */
import type { Context } from "#server/context.ts";
import { readClock } from "#server/db/database-clock.ts";
import { openTextGateway } from "#server/gateways/text-messages.ts";

export async function sendMessages({ db, jobs, settings, log }: Context): Promise<void> {
  const gateway = await openTextGateway(db, settings);
  await jobs.work(
    "text_message",
    async ({ id, data: { to, text, uselessAfter } }) => {
      const about = { message: id };
      if (gateway === undefined || uselessAfter < (await readClock(db)))
        return log.warn(about, "messages: its code died before it could be sent");
      const outcome = await gateway.send({ id, to, text });
      if (outcome === "refused") log.warn(about, "messages: the gateway does not take this number");
      else log.info(about, "messages: sent");
    },
    { forget: true },
  );
}
