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
type Asking = { message?: string | null | undefined; learnerIds?: string[] | undefined };
type Asked = { caller: SignedInCaller; query: contract.RequestQuery; reply: ReplyHead };

const readerOf = ({ signedIn, language }: SignedInCaller) => ({ id: signedIn.account.id, language });

/** What one side can do, whichever it is. */
function actsFor<Shown>({ db, jobs }: Pick<Context, "db" | "jobs">, view: View<Shown>) {
  const { role } = view;
  return {
    contact: ({ caller, params, body }: Named & { body: Asking }) =>
      db.transaction(async (tx) => {
        const asker = { id: caller.signedIn.account.id, role };
        const id = await contactPerson(tx, jobs, {
          asker,
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
    list: async ({ caller, query, reply }: Asked, wanted: { askedBy?: MemberRole; status?: RelationStatus }) => {
      const { page, limit } = query;
      const { askedBy, status: usual } = wanted;
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
    route(contract.contactTeacher, student.contact),
    route(contract.requestedTeachers, (call) => student.list(call, { askedBy: "student" })),
    route(contract.myTeachers, (call) => student.list(call, { status: "accepted" })),
    route(contract.teacherRequests, (call) => student.list(call, { askedBy: "teacher" })),
    route(contract.respondToTeacher, (call) => student.change(call, answer(call.body.accept))),
    route(contract.withdrawFromTeacher, (call) => student.change(call, "withdraw")),
    route(contract.endWithTeacher, (call) => student.change(call, "end")),
    route(contract.changeLearners, ({ caller, params: { id }, body }) =>
      context.db.transaction(async (tx) => {
        await changeLearners(tx, context.jobs, { id, by: caller.signedIn.account, ...body });
        return readRelation(tx, studentView, readerOf(caller), id);
      }),
    ),

    route(contract.contactStudent, teacher.contact),
    route(contract.studentRequests, (call) => teacher.list(call, { askedBy: "student" })),
    route(contract.requestedStudents, (call) => teacher.list(call, { askedBy: "teacher" })),
    route(contract.myStudents, (call) => teacher.list(call, { status: "accepted" })),
    route(contract.respondToStudent, (call) => teacher.change(call, answer(call.body.accept), call.body.response)),
    route(contract.withdrawFromStudent, (call) => teacher.change(call, "withdraw")),
    route(contract.endWithStudent, (call) => teacher.change(call, "end")),
    route(contract.relationCounts, ({ caller }) => countRelations(context.db, memberOf(caller.signedIn))),
    route(contract.teacherStatistics, ({ caller }) => readTeacherStatistics(context.db, caller.signedIn.account.id)),
  ];
}
