/** The three public demo accounts (R12.1), named here once. */
export const demoPassword = "Nukkad@2026";

export const demoAccounts = {
  student: "student@demo.test",
  teacher: "teacher@demo.test",
  admin: "admin@demo.test",
} as const;
