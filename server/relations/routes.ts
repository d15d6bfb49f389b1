/** The calls between students and teachers: endpoint by endpoint, the function that answers. */
import { totalHeader } from "#contract/paging.ts";
import type { PersonAct } from "#contract/relation-states.ts";
import * as contract from "#contract/relations.ts";
import type { MemberRole, RelationStatus } from "#contract/vocabulary.ts";
import type { Context } from "#server/context.ts";
import type { SignedInCaller } from "#server/http/caller.ts";
import { type ReplyHead, type Route, route } from "#server/http/endpoint.ts";
import { memberOf } from "#server/http/member-of.ts";
import { changeLearners } from "./change-learners.ts";
import { changeRelation } from "./change-relation.ts";
import { contactPerson } from "./contact-person.ts";
import { countRelations, listRelations, readRelation, studentView, teacherView, type View } from "./list-relations.ts";
import type { SignPhoto } from "./show-relation.ts";
import { readTeacherStatistics } from "./teacher-statistics.ts";

type Named = { caller: SignedInCaller; params: { id: string } };
type ContactBody = { message?: string | null | undefined; learnerIds?: string[] | undefined };
type ListCall = { caller: SignedInCaller; query: contract.RequestQuery; reply: ReplyHead };

const readerOf = ({ signedIn, language }: SignedInCaller) => ({ id: signedIn.account.id, language });

/** The calls of one side, for either role. */
function actsFor<Shown>({ db, jobs }: Pick<Context, "db" | "jobs">, view: View<Shown>) {
  const { role } = view;
  return {
    contact: ({ caller, params, body }: Named & { body: ContactBody }) =>
      db.transaction(async (tx) => {
        const requester = { id: caller.signedIn.account.id, role };
        const id = await contactPerson(tx, jobs, {
          requester,
          to: params.id,
          message: body.message ?? null,
          learnerIds: body.learnerIds,
        });
        return readRelation(tx, view, readerOf(caller), id);
      }),
    change: ({ caller, params }: Named, act: PersonAct, response: string | null = null) =>
      db.transaction(async (tx) => {
        const { id, name } = caller.signedIn.account;
        await changeRelation(tx, jobs, { act, id: params.id, by: { id, role }, name, response });
        return readRelation(tx, view, readerOf(caller), params.id);
      }),
    list: async ({ caller, query, reply }: ListCall, filter: { askedBy?: MemberRole; status?: RelationStatus }) => {
      const { page, limit } = query;
      const { askedBy, status: usual } = filter;
      const status = query.status.length === 0 && usual !== undefined ? [usual] : query.status;
      const found = await listRelations(db, view, readerOf(caller), {
        ...(askedBy && { askedBy }),
        status,
        paging: { page, limit },
      });
      reply.header(totalHeader, found.total);
      return found.items;
    },
  };
}

const answer = (accept: boolean): PersonAct => (accept ? "accept" : "decline");

export function relationRoutes(context: Pick<Context, "db" | "jobs">, signPhoto: SignPhoto): Route[] {
  const student = actsFor(context, studentView);
  const teacher = actsFor(context, teacherView(signPhoto));
  return [
    route(contract.contactTeacherEndpoint, student.contact),
    route(contract.requestedTeachersEndpoint, (call) => student.list(call, { askedBy: "student" })),
    route(contract.myTeachersEndpoint, (call) => student.list(call, { status: "accepted" })),
    route(contract.teacherRequestsEndpoint, (call) => student.list(call, { askedBy: "teacher" })),
    route(contract.respondToTeacherEndpoint, (call) => student.change(call, answer(call.body.accept))),
    route(contract.withdrawFromTeacherEndpoint, (call) => student.change(call, "withdraw")),
    route(contract.endWithTeacherEndpoint, (call) => student.change(call, "end")),
    route(contract.changeLearnersEndpoint, ({ caller, params: { id }, body }) =>
      context.db.transaction(async (tx) => {
        await changeLearners(tx, context.jobs, { id, by: caller.signedIn.account, ...body });
        return readRelation(tx, studentView, readerOf(caller), id);
      }),
    ),

    route(contract.contactStudentEndpoint, teacher.contact),
    route(contract.studentRequestsEndpoint, (call) => teacher.list(call, { askedBy: "student" })),
    route(contract.requestedStudentsEndpoint, (call) => teacher.list(call, { askedBy: "teacher" })),
    route(contract.myStudentsEndpoint, (call) => teacher.list(call, { status: "accepted" })),
    route(contract.respondToStudentEndpoint, (call) =>
      teacher.change(call, answer(call.body.accept), call.body.response),
    ),
    route(contract.withdrawFromStudentEndpoint, (call) => teacher.change(call, "withdraw")),
    route(contract.endWithStudentEndpoint, (call) => teacher.change(call, "end")),
    route(contract.relationCountsEndpoint, ({ caller }) => countRelations(context.db, memberOf(caller.signedIn))),
    route(contract.teacherStatisticsEndpoint, ({ caller }) =>
      readTeacherStatistics(context.db, caller.signedIn.account.id),
    ),
  ];
}
