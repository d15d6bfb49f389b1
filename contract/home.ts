/** The home of a dashboard as the server writes it, for the seconds before its scripts are there (decision 125). */
import { defineEndpoint } from "./endpoint.ts";

const sends = { mediaTypes: ["text/html"] } as const;

export const homeCalls = {
  student: defineEndpoint({
    method: "GET",
    path: "/api/students/home",
    access: ["student"],
    summary: "The first lists of the own dashboard, written as HTML with the answers they are made of",
    sends,
  }),
  teacher: defineEndpoint({
    method: "GET",
    path: "/api/teachers/home",
    access: ["teacher"],
    summary: "The first lists of the own dashboard, written as HTML with the answers they are made of",
    sends,
  }),
} as const;
