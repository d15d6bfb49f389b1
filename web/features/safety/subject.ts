/** What is reported: a person, who can be blocked too, or a review, whose writer nobody knows (R10.1). */

export type Subject = { kind: "person"; id: string } | { kind: "review"; id: string };
