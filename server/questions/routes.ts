/** The calls of follow-up questions: endpoint by endpoint, the function that answers. */
import * as contract from "#contract/questions.ts";
import type { Context } from "#server/context.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { memberOf } from "#server/http/member-of.ts";
import { answerOwnQuestion, answerQuestionByToken } from "./answer-question.ts";
import { listQuestions } from "./list-questions.ts";

export function questionRoutes({ db, accepted }: Pick<Context, "db" | "accepted">): Route[] {
  return [
    route(contract.openQuestionsEndpoint, ({ caller: { signedIn, language } }) => {
      const { id, role } = memberOf(signedIn);
      return listQuestions(db, { id, role, language });
    }),
    route(contract.answerQuestionEndpoint, ({ caller, params, body }) =>
      answerOwnQuestion(db, caller.signedIn.account.id, params.id, body.answer),
    ),
    route(contract.answerByLinkEndpoint, ({ body }) => answerQuestionByToken(db, accepted, body.token, body.answer)),
  ];
}
