/** The documents of demo teachers: most decided, some still waiting for an admin. */
import { createHash } from "node:crypto";
import type { DocumentType, Qualification } from "#contract/vocabulary.ts";
import type { documents } from "#server/db/schema/teachers.ts";
import { demoId } from "./demo-id.ts";
import { drawDocument } from "./draw-document.ts";
import { daysBefore, daysBetween } from "./moments.ts";
import type { Random } from "./random.ts";

export type DemoDocumentRow = typeof documents.$inferInsert & { uploadedAt: Date };
export type Papers = "none" | "verified" | "waiting" | "rejected";

const identityNames = ["Aadhaar card", "Voter card", "Passport", "Driving licence"];
const qualificationNames: Record<Qualification, string> = {
  bachelor_degree: "Bachelor degree certificate",
  master_degree: "Master degree certificate",
  phd: "PhD certificate",
  teaching_certificate: "B.Ed. certificate",
  professional_certification: "Professional certificate",
  associate_degree: "Associate degree certificate",
  diploma: "Diploma",
  high_school: "Class 12 mark sheet",
};

type Facts = { teacherId: string; index: number; qualification: Qualification; joined: Date; now: Date };

export function makeDocuments(
  random: Random,
  papers: Papers,
  { teacherId, index, qualification, joined, now }: Facts,
): DemoDocumentRow[] {
  if (papers === "none") return [];
  const document = (type: DocumentType, name: string, nth: number): DemoDocumentRow => {
    const id = demoId("document", index * 2 + nth);
    const fileKey = `demo-${type}-${id}.pdf`;
    const file = drawDocument(fileKey);
    const age = papers === "waiting" ? random.next() * 6 + 0.1 : daysBetween(joined, now) * (0.5 + random.next() * 0.4);
    const uploadedAt = daysBefore(now, age);
    const decidedAt = daysBefore(now, age * 0.9);
    const rejected = papers === "rejected" && type === "qualification";
    return {
      id,
      teacherId,
      name,
      type,
      fileKey,
      mediaType: "application/pdf",
      size: file.length,
      sha256: createHash("sha256").update(file).digest(),
      uploadedAt,
      verifiedAt: papers === "waiting" || rejected ? null : decidedAt,
      rejectedAt: rejected ? decidedAt : null,
      rejectionReason: rejected ? "The scan cannot be read. Please upload it again." : null,
    };
  };
  return [
    document("identity", random.pick(identityNames), 0),
    document("qualification", qualificationNames[qualification], 1),
  ];
}
