/** Every endpoint of the server, noun by noun. */
import type { Context } from "#server/context.ts";
import type { CreateProfile } from "./accounts/accounts.ts";
import { openFindSession } from "./accounts/find-session.ts";
import { googleRoutes } from "./accounts/google/routes.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { factorNeeded } from "./accounts/second-factor/factor-needed.ts";
import { indexNowRoutes } from "./admin/indexnow/routes.ts";
import { officeRoutes } from "./admin/routes.ts";
import { secondFactorRoutes } from "./admin/second-factor.ts";
import { settingRoutes } from "./admin/settings/routes.ts";
import { officeVideoRoutes } from "./admin/videos/routes.ts";
import { contactRoutes } from "./contact/send-contact-message.ts";
import { signedPhoto } from "./files/signed-photo.ts";
import { guaranteeRoutes } from "./guarantee/routes.ts";
import type { FindSession } from "./http/caller.ts";
import type { Route } from "./http/endpoint.ts";
import { lessonRoutes } from "./lessons/routes.ts";
import { locationRoutes } from "./locations/routes.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import type { Streams } from "./notifications/streams.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { questionRoutes } from "./questions/routes.ts";
import { relationRoutes } from "./relations/routes.ts";
import { reviewRoutes } from "./reviews/routes.ts";
import { safetyRoutes } from "./safety/routes.ts";
import type { OpenCount } from "./search/count-searches.ts";
import type { SearchIndex } from "./search/index/search-index.ts";
import { keywordRoutes } from "./search/keywords/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { shortlistRoutes } from "./shortlist/routes.ts";
import { createStudent } from "./students/create-student.ts";
import { studentRoutes } from "./students/routes.ts";
import { createTeacher } from "./teachers/create-teacher.ts";
import { teacherRoutes } from "./teachers/routes.ts";
import { videoRoutes } from "./videos/list-videos.ts";
import { wishRoutes } from "./wishes/routes.ts";

/** Accounts stand below the profiles in the layering, so they receive the function that creates one. */
export const createProfile: CreateProfile = (tx, accountId, role) =>
  role === "teacher" ? createTeacher(tx, accountId) : createStudent(tx, accountId);

/** What differs between nouns. */
type Parts = {
  streams: Streams;
  openCount: OpenCount;
  searchIndex?: SearchIndex;
};

export function routesOf(
  context: Context,
  { streams, openCount, searchIndex }: Parts,
): { routes: Route[]; findSession: FindSession } {
  const { signIn, sessions } = context.shares;
  const atSignIn = { ...context, db: signIn.db, pool: signIn.pool };
  const routes: Route[] = [
    ...accountRoutes(atSignIn, createProfile),
    ...googleRoutes(atSignIn, createProfile),
    ...searchRoutes(context, openCount, searchIndex),
    ...keywordRoutes(context, searchIndex),
    ...studentRoutes(context),
    ...teacherRoutes(context),
    ...locationRoutes(context),
    ...relationRoutes(context, (key, viewer) => signedPhoto(context.secret, key, viewer)),
    ...lessonRoutes(context),
    ...guaranteeRoutes(context),
    ...reviewRoutes(context),
    ...questionRoutes(context),
    ...wishRoutes(context),
    ...shortlistRoutes(context),
    ...safetyRoutes(context),
    ...notificationRoutes(context, streams),
    ...privacyRoutes(context),
    ...contactRoutes(context),
    ...videoRoutes(context),
    ...officeVideoRoutes(context),
    ...indexNowRoutes(context),
    ...settingRoutes(context),
    ...secondFactorRoutes(context),
    ...officeRoutes(context),
  ];
  return { routes, findSession: openFindSession(sessions.db, factorNeeded(context.settings)) };
}
