/**
 * The one place that knows under which keys the query client keeps what; `npm run check` finds those spelled elsewhere.
 * A reader adds what it asks by: `[...keys.foundTeachers, query]`. To ask a key anew is to ask all that begin with it.
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
  /** All that the office shows: an act of its own or of another admin changes many of its lists. */
  office: ["office"],
  /** Files that admins look at: each look is written down, so an act does not ask for them anew. */
  officeFile: ["office-file"],
  /** How the operator is reached and paid. */
  operator: ["operator"],
  officeSettings: ["office", "settings"],
  officeIndexNow: ["office", "indexnow"],
  officeVideos: ["office", "intro-videos"],
  officeVideoHosts: ["office", "video-hosts"],
  /** Of mutations. */
  bellActs: ["bell"],
} as const;
