/** The calls of reviews: endpoint by endpoint, the function that answers. */
import { totalHeader } from "#contract/paging.ts";
import * as contract from "#contract/reviews.ts";
import { openLimits } from "#server/accounts/limits.ts";
import type { Context } from "#server/context.ts";
import type { SignedInCaller } from "#server/http/caller.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { answerReview } from "./answer-review.ts";
import { listReceived, listReviews, readReceived } from "./list-reviews.ts";
import { readOwnReview, takeBackReview, writeReview } from "./write-review.ts";

type OfTeacher = { caller: SignedInCaller; params: { id: string } };

const pairOf = ({ caller, params }: OfTeacher) => ({ studentId: caller.signedIn.account.id, teacherId: params.id });

export function reviewRoutes({ db, jobs, pool, secret, readOld }: Context): Route[] {
  const parts = { db, jobs, limits: openLimits(pool, secret) };
  return [
    route(contract.teacherReviewsEndpoint, async ({ caller, params, query, request, reply }) => {
      const paging = { ...query, language: caller.language };
      const { items, total } = await readOld(request, "rest", (on) =>
        listReviews(on.db, params.id, caller.signedIn?.account ?? null, paging),
      );
      reply.header(totalHeader, total);
      return items;
    }),
    route(contract.readReviewEndpoint, (call) => readOwnReview(db, pairOf(call))),
    route(contract.writeReviewEndpoint, (call) => writeReview(parts, pairOf(call), call.body)),
    route(contract.takeBackReviewEndpoint, (call) => db.transaction((tx) => takeBackReview(tx, pairOf(call)))),
    route(contract.receivedReviewsEndpoint, async ({ caller, query, reply }) => {
      const paging = { ...query, language: caller.language };
      const { items, total } = await listReceived(db, caller.signedIn.account.id, paging);
      reply.header(totalHeader, total);
      return items;
    }),
    route(contract.answerReviewEndpoint, ({ caller, params: { id }, body }) =>
      db.transaction(async (tx) => {
        const { account } = caller.signedIn;
        await answerReview(tx, jobs, { id, teacher: account, answer: body.answer });
        return readReceived(tx, { id, teacherId: account.id }, caller.language);
      }),
    ),
  ];
}
