/** Sends queued phone messages (R3.10); an expired code is not sent. */
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
        return log.warn(about, "messages: the code expired before it was sent");
      const outcome = await gateway.send({ id, to, text });
      if (outcome === "refused") log.warn(about, "messages: the gateway refused this number");
      else log.info(about, "messages: sent");
    },
    { forget: true },
  );
}
