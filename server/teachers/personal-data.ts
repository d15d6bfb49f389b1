/** Personal data of a teacher's profile, slots and documents (R10.3); all is erased (R4.4), the files with their next sweep. */
import { eq } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { availabilitySlots, documents, teachers } from "#server/db/schema/teachers.ts";
import { movedColumns, personalPlaceColumns } from "#server/locations/personal-data.ts";

export async function collect(tx: Tx, id: string) {
  const profile = await tx.query.teachers.findFirst({
    columns: {
      gender: true,
      bio: true,
      bioLanguage: true,
      subjects: true,
      qualifications: true,
      teachingRange: true,
      experienceYears: true,
      feeHourly: true,
      feeMonthly: true,
      upiAddress: true,
      modes: true,
      boards: true,
      classes: true,
      languages: true,
      ...personalPlaceColumns,
      ...movedColumns,
      freeDays: true,
      slowToAnswer: true,
      acceptingStudents: true,
      listed: true,
      verifiedAt: true,
      rating: true,
      reviewCount: true,
      version: true,
      createdAt: true,
      updatedAt: true,
    },
    where: eq(teachers.accountId, id),
  });
  const availability = await tx.query.availabilitySlots.findMany({
    columns: { day: true, startTime: true, endTime: true },
    where: eq(availabilitySlots.teacherId, id),
  });
  const uploaded = await tx.query.documents.findMany({
    columns: {
      id: true,
      name: true,
      type: true,
      mediaType: true,
      size: true,
      uploadedAt: true,
      verifiedAt: true,
      verifiedName: true,
      rejectedAt: true,
      rejectionReason: true,
    },
    where: eq(documents.teacherId, id),
  });
  return { profile, availability, documents: uploaded };
}

/** Slots, documents and views are deleted with the profile. */
export async function erase(tx: Tx, id: string): Promise<void> {
  await tx.delete(teachers).where(eq(teachers.accountId, id));
}
