/**
 * All query keys of the query client; `npm run check` finds those spelled elsewhere.
 * A query adds its parameters: `[...keys.foundTeachers, query]`. Invalidating a key invalidates all that begin with it.
 */
export const keys = {
  me: ["me"],
  studentProfile: ["profile", "student"],
  teacherProfile: ["profile", "teacher"],
  phone: ["phone"],
  documents: ["documents"],
  sessions: ["sessions"],
  signIns: ["sign-ins"],
  teacher: ["teacher"],
  text: ["text"],
  relations: ["relations"],
  reviews: ["reviews"],
  blocks: ["blocks"],
  relationCounts: ["relation-counts"],
  claims: ["claims"],
  questions: ["questions"],
  wishes: ["wishes"],
  shortlist: ["shortlist"],
  /** With the months and the free hours, which change with them. */
  lessons: ["lessons"],
  calendar: ["calendar"],
  search: ["search"],
  foundTeachers: ["search", "teachers"],
  foundStudents: ["search", "students"],
  searchPlace: ["search", "place"],
  teacherMap: ["search", "map"],
  searchSteps: ["search", "steps"],
  fees: ["fees"],
  demand: ["demand"],
  statistics: ["statistics"],
  notifications: ["notifications"],
  notificationLists: ["notifications", "list"],
  unread: ["notifications", "unread"],
  mailChoices: ["notification-choices"],
  push: ["push"],
  secondFactor: ["second-factor"],
  /** All office queries: an act of this or another admin changes many of its lists. */
  office: ["office"],
  /** Files that admins view: each view is logged, so an act does not refetch them. */
  officeFile: ["office-file"],
  /** Contacts and payment details of the operator. */
  operator: ["operator"],
  officeSettings: ["office", "settings"],
  officeIndexNow: ["office", "indexnow"],
  officeVideos: ["office", "intro-videos"],
  officeVideoHosts: ["office", "video-hosts"],
  /** Of mutations. */
  bellActs: ["bell"],
} as const;
