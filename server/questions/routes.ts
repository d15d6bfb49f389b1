/** The calls of the questions after a yes: endpoint by endpoint, the function that answers. */
import * as contract from "#contract/questions.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { memberOf } from "#server/http/member-of.ts";
import { answerByToken, answerOwnQuestion } from "./answer-question.ts";
import { listQuestions } from "./list-questions.ts";

export function questionRoutes({ db, accepted }: Pick<Context, "db" | "accepted">): Route[] {
  return [
    route(contract.openQuestions, ({ caller: { signedIn, language } }) => {
      const { id, role } = memberOf(signedIn);
      return listQuestions(db, { id, role, language });
    }),
    route(contract.answerQuestion, ({ caller, params, body }) =>
      answerOwnQuestion(db, caller.signedIn.account.id, params.id, body.answer),
    ),
    route(contract.answerByLink, ({ body }) => answerByToken(db, accepted, body.token, body.answer)),
  ];
}
