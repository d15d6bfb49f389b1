/** Gives a teacher of a journey a checked identity (R4.2) as it comes about: handed in by the teacher, verified by the operator's command. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type APIRequestContext, expect } from "@playwright/test";
import { drawDocument } from "#demo/draw-document.ts";
import type { Person } from "./people.ts";

const run = promisify(execFile);

export async function handIn(request: APIRequestContext, { token }: Pick<Person, "token">): Promise<string> {
  const handedIn = await request.post("/api/teachers/documents", {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      name: "Voter card",
      type: "identity",
      document: { name: "voter-card.pdf", mimeType: "application/pdf", buffer: drawDocument("journey-identity") },
    },
  });
  expect(handedIn.status(), await handedIn.text()).toBe(201);
  const { id } = await handedIn.json();
  return id;
}

export async function verifyDocument(id: string): Promise<void> {
  await run(process.execPath, ["server/admin/command.ts", "verify-document", id]);
}
