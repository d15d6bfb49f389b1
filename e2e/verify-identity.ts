/** Gives a teacher of a journey a verified identity (R4.2): uploaded by the teacher, verified by the operator's command. */
import { type APIRequestContext, expect } from "@playwright/test";
import { drawDocument } from "#demo/draw-document.ts";
import { decideByCommand } from "#server/admin/decide-by-command.ts";
import { openDatabase } from "#server/db/client.ts";
import { openSender } from "#server/jobs/boss.ts";
import type { JourneyPerson } from "./people.ts";

/** The upload form of an identity document. */
export const identityForm = (name = "Voter card") => ({
  name,
  type: "identity",
  document: { name: "voter-card.pdf", mimeType: "application/pdf", buffer: drawDocument("journey-identity") },
});

export async function handIn(request: APIRequestContext, { token }: Pick<JourneyPerson, "token">): Promise<string> {
  const handedIn = await request.post("/api/teachers/documents", {
    headers: { authorization: `Bearer ${token}` },
    multipart: identityForm(),
  });
  expect(handedIn.status(), await handedIn.text()).toBe(201);
  const { id } = await handedIn.json();
  return id;
}

/** In this process: starting the command takes longer than its work. */
export async function verifyDocumentFile(id: string): Promise<void> {
  const url = process.env.DATABASE_URL ?? "";
  const [database, jobs] = [openDatabase(url, { max: 1 }), await openSender(url)];
  const order = { id, by: undefined, decision: { verb: "verify" } } as const;
  await decideByCommand(database.db, jobs, order).finally(() => Promise.all([database.close(), jobs.stop()]));
}
