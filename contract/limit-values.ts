/**
 * The limits shown to people, by the names that texts, policies and help pages use: durations in the unit of the name, sizes
 * in megabytes. Texts are filled on loading (`text/fill-limits.ts`), so no browser loads this.
 */
import { day, hour, minute, second } from "./durations.ts";
import { introVideoLimits, uploads } from "./file-limits.ts";
import { lessonLimits, wishLimits } from "./learning-limits.ts";
import {
  account,
  adultFrom,
  demand,
  feeCircles,
  guarantee,
  indexNow,
  location,
  notificationLimits,
  office,
  otp,
  passwordLimits,
  publicFigures,
  relation,
  review,
  safety,
  search,
  searchFigures,
  secondFactor,
  securityHistory,
  session,
  similarOffered,
  statisticsDays,
  studentsPerDay,
} from "./limits.ts";
import { questionDays } from "./question-days.ts";
import { shortlist } from "./shortlist-limits.ts";

const megabyte = 1024 * 1024;

export const limitValues = {
  // Accounts.
  adultFrom,
  returnDays: account.reactivateWithin / day,
  unverifiedDays: account.unverifiedKept / day,
  idleDays: session.idle / day,
  sessionDays: session.life / day,
  historyDays: securityHistory.keptFor / day,
  codeDigits: otp.digits,
  codeMinutes: otp.life / minute,
  codeTries: otp.attempts,
  codesPerDay: otp.mailsPerDay,
  resendSeconds: otp.resendAfter / second,
  authenticatorSeconds: secondFactor.step / second,
  passwordSigns: passwordLimits.min,
  passwordAtMost: passwordLimits.max,
  passphraseSigns: passwordLimits.passphrase,
  blockedMinutes: passwordLimits.blockedFor / minute,
  // Requests and relations.
  requestDays: relation.expiresAfter / day,
  askAgainDays: relation.askAgainAfter / day,
  pending: relation.pendingPerAsker,
  messageSigns: relation.message,
  slowRequests: relation.slowUnanswered,
  slowDays: relation.slowAfter / day,
  studentsShown: studentsPerDay.shown,
  studentsAsked: studentsPerDay.asked,
  metDays: questionDays[0],
  stayDays: questionDays[1],
  similarOffered,
  reviewDays: review.relationAtLeast / day,
  mostStars: review.mostStars,
  claimDays: guarantee.claimWithin / day,
  waivedDays: guarantee.waivedWithin / day,
  claimAnswerDays: guarantee.answeredWithinWorkingDays,
  blocksAtMost: safety.blocks,
  notificationDays: notificationLimits.keptFor / day,
  // Lessons and wishes.
  suggestedDays: lessonLimits.suggestedDays,
  silenceDays: lessonLimits.confirmedAfter / day,
  reminderHours: lessonLimits.remindBefore / hour,
  wishDays: wishLimits.life / day,
  wishesAtMost: wishLimits.most,
  // Searches and figures.
  searchKm: search.distance,
  nearestKm: search.minDistance,
  farthestKm: search.maxDistance,
  comparedFrom: shortlist.comparedFrom,
  comparedAtMost: shortlist.compared,
  foundAgainDays: location.cellFollowsAfterDays,
  familiesFrom: demand.fewest,
  familiesCounted: publicFigures.families,
  feesFrom: feeCircles.teachers,
  searchesFrom: searchFigures.fewest,
  statisticsDays,
  // Files.
  photoMegabytes: uploads.photo / megabyte,
  documentMegabytes: uploads.document / megabyte,
  documentsAtMost: uploads.documentsPerTeacher,
  filesPerDay: uploads.perDay,
  videoMegabytes: uploads.video / megabyte,
  posterMegabytes: uploads.poster / megabyte,
  videosAtMost: introVideoLimits.most,
  // The office.
  appealDays: office.appealWithin / day,
  addressesAtOnce: indexNow.batch,
} as const;

export type LimitName = keyof typeof limitValues;
