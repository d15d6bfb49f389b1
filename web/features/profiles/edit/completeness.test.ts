import { describe, expect, it } from "vitest";
import { textIn } from "#content/text-in.ts";
import type { StudentProfile } from "#contract/students.ts";
import type { TeacherProfile } from "#contract/teachers.ts";
import { identityOf, missingToBeFound, studentOnboardingSteps, teacherOnboardingSteps } from "./completeness.ts";

const { t } = textIn("en");

const place = {
  coordinates: [77.1, 28.7] as [number, number],
  address: { fullAddress: null, formattedAddress: "Rohini", streetAddress: null, isManual: true },
  timestamp: "2026-05-01T10:00:00.000Z",
};

const student: StudentProfile = {
  id: "0197a000-0000-7000-8000-000000000001",
  name: "Asha",
  email: "asha@example.org",
  accountStatus: "active",
  phone: null,
  gender: null,
  bio: null,
  photo: null,
  grade: null,
  defaultLocation: null,
  subjects: [],
  preferredDays: [],
  preferredDistance: null,
  learners: [],
  location: null,
  area: null,
  adultDeclared: false,
  listed: false,
  version: 1,
};

const teacher: TeacherProfile = {
  id: "0197a000-0000-7000-8000-000000000002",
  name: "Ravi",
  email: "ravi@example.org",
  accountStatus: "active",
  phone: null,
  gender: null,
  bio: null,
  photo: null,
  subjects: [],
  qualifications: [],
  teachingRange: 10,
  upiAddress: null,
  acceptingStudents: true,
  availability: [],
  documents: [],
  experienceYears: null,
  verified: false,
  verifiedAt: null,
  rating: null,
  reviewCount: 0,
  fee: { hourly: null, monthly: null },
  modes: [],
  boards: [],
  classes: [],
  languages: [],
  area: null,
  profileViews: 0,
  activeStudents: 0,
  acceptedRequests: 0,
  location: null,
  listed: false,
  version: 1,
};

const doneOf = (steps: readonly { id: string; done: boolean }[]) =>
  steps.filter(({ done }) => done).map(({ id }) => id);

describe("R1.2 missing parts of a profile", () => {
  it("counts nothing as filled in a new profile: an empty list, an empty text and a no are not", () => {
    expect(doneOf(teacherOnboardingSteps(t, teacher))).toEqual([]);
    expect(doneOf(teacherOnboardingSteps(t, { ...teacher, bio: "", phone: "" }))).toEqual([]);
    expect(doneOf(studentOnboardingSteps(t, student))).toEqual([]);
  });

  it("names what keeps a teacher from being listed (R7.11), and the state of identity verification (R4.2)", () => {
    expect(missingToBeFound(teacher)).toEqual(["phone", "subjects", "qualifications", "place"]);
    const some = { ...teacher, phone: "+919876543210", location: place };
    expect(missingToBeFound(some)).toEqual(["subjects", "qualifications"]);
    const identity = {
      id: teacher.id,
      name: "Aadhaar",
      type: "identity" as const,
      uploadedAt: place.timestamp,
      size: 1,
      verified: false,
      verifiedAt: null,
      verifiedName: null,
      rejectedAt: null,
      rejectionReason: null,
      mediaType: "application/pdf" as const,
    };
    expect(identityOf([])).toBe("absent");
    expect(identityOf([{ ...identity, type: "qualification", verified: true }])).toBe("absent");
    expect(identityOf([{ ...identity, rejectedAt: place.timestamp }])).toBe("rejected");
    expect(identityOf([{ ...identity, rejectedAt: place.timestamp }, identity])).toBe("waiting");
    expect(identityOf([identity, { ...identity, verified: true }])).toBe("verified");
  });

  it("counts each field of a teacher by itself", () => {
    const filled: Record<string, Partial<TeacherProfile>> = {
      photo: { photo: "/photos/a.webp" },
      about: { bio: "I teach physics." },
      phone: { phone: "+919876543210" },
      subjects: { subjects: ["physics"] },
      qualifications: { qualifications: ["phd"] },
      week: { availability: [{ day: "monday", startTime: "16:00", endTime: "18:00" }] },
      place: { location: place },
    };
    for (const [id, fields] of Object.entries(filled))
      expect(doneOf(teacherOnboardingSteps(t, { ...teacher, ...fields }))).toEqual([id]);
    expect(teacherOnboardingSteps(t, teacher).map(({ id }) => id)).toEqual([...Object.keys(filled), "documents"]);
  });

  it("counts each field of a student by itself", () => {
    const filled: Record<string, Partial<StudentProfile>> = {
      phone: { phone: "+919876543210" },
      grade: { grade: "8" },
      subjects: { subjects: ["physics"] },
      days: { preferredDays: ["monday"] },
      place: { location: place },
      adult: { adultDeclared: true },
    };
    for (const [id, fields] of Object.entries(filled))
      expect(doneOf(studentOnboardingSteps(t, { ...student, ...fields }))).toEqual([id]);
    expect(studentOnboardingSteps(t, student).map(({ id }) => id)).toEqual(Object.keys(filled));
  });
});
