/** The owner of each stored browser key: personal ones are removed with the session (R2.14), the rest stay with the device. */
import { localKeys, sessionKeys } from "./every-page.ts";

const local: Record<keyof typeof localKeys, { personal: boolean }> = {
  token: { personal: true },
  user: { personal: true },
  studentLocation: { personal: true },
  teacherLocation: { personal: true },
  bannerDismissed: { personal: false },
  appInstalled: { personal: false },
  language: { personal: false },
  consent: { personal: false },
  theme: { personal: false },
  headingFace: { personal: false },
  pendingCode: { personal: true },
  askDraft: { personal: true },
  shortlist: { personal: true },
  pushOffered: { personal: false },
};

const session: Record<keyof typeof sessionKeys, { personal: boolean }> = {
  role: { personal: false },
  conversionSent: { personal: false },
  dashboardReached: { personal: true },
  waitingToast: { personal: true },
  firstVisit: { personal: true },
  walkDue: { personal: true },
  walkDraft: { personal: true },
  leaver: { personal: true },
  locationDetected: { personal: true },
  phonePostponed: { personal: true },
  returnTo: { personal: true },
};

const namesOf = <Key extends string>(names: Record<Key, string>, whose: Record<Key, { personal: boolean }>) =>
  (Object.keys(names) as Key[]).filter((key) => whose[key].personal).map((key) => names[key]);

export const personalKeys = { local: namesOf(localKeys, local), session: namesOf(sessionKeys, session) };
