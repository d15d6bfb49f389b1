/** Random histories of four people against the real database: every answer and stored status matches a small model (R4.1). */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { actsOf, type PersonAct, personActs } from "#contract/relation-states.ts";
import type { MemberRole, RelationStatus } from "#contract/vocabulary.ts";
import { openDatabase, type Tx } from "#server/db/client.ts";
import { Refusal } from "#server/refusal.ts";
import { createTestDatabase } from "#test/database.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { randomCases } from "#test/random-cases.ts";
import { changeRelation } from "./change-relation.ts";
import { contactPerson } from "./contact-person.ts";
import { expireRequests } from "./expire-requests.ts";

const commandsPerRun = 100;

let database: ReturnType<typeof openDatabase>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const test = await createTestDatabase();
  database = openDatabase(test.url, { max: 2 });
  drop = async () => {
    await database.close();
    await test.drop();
  };
});
afterAll(() => drop());

type Pair = { student: 0 | 1; teacher: 0 | 1 };
type Command =
  | { do: "contact"; pair: Pair; by: MemberRole }
  | { do: PersonAct; pair: Pair; by: MemberRole; stranger: boolean }
  | { do: "wait"; days: number }
  | { do: "expire" };

const pair = fc.record({
  student: fc.constantFrom(0 as const, 1 as const),
  teacher: fc.constantFrom(0 as const, 1 as const),
});
const by = fc.constantFrom<MemberRole>("student", "teacher");
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("contact" as const), pair, by }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(...personActs),
      pair,
      by,
      stranger: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 1, arbitrary: fc.constant({ do: "expire" as const }) },
);

/** The model of a pair's last relation; ages in days. */
type Known = { id: string; pair: string; status: RelationStatus; askedBy: MemberRole; age: number; answered: number };

const kept = { send: async () => null };
const keyOf = ({ student, teacher }: Pair) => `${student}${teacher}`;

async function outcome(work: (tx: Tx) => Promise<unknown>): Promise<string> {
  try {
    const given = await database.db.transaction(work);
    return typeof given === "string" ? given : "done";
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

class History {
  readonly known = new Map<string, Known>();
  readonly ended: Known[] = [];
  notified = 0;
  activated = 0;
  readonly students: TestPerson[];
  readonly teachers: TestPerson[];

  constructor(students: TestPerson[], teachers: TestPerson[]) {
    this.students = students;
    this.teachers = teachers;
  }

  person(pair: Pair, role: MemberRole): TestPerson {
    const found = role === "student" ? this.students[pair.student] : this.teachers[pair.teacher];
    if (found === undefined) throw new Error("nobody");
    return found;
  }

  async contact(pair: Pair, by: MemberRole): Promise<void> {
    const last = this.known.get(keyOf(pair));
    const expected =
      last?.status === "pending" || last?.status === "accepted"
        ? "relation_exists"
        : this.lastNo(pair) < 7
          ? "ask_again_later"
          : by === "teacher" && this.askedToday(pair) >= 10
            ? "students_asked_limit"
            : "done";
    const requester = { id: this.person(pair, by).id, role: by };
    const to = this.person(pair, by === "student" ? "teacher" : "student").id;
    let id = "";
    const given = await outcome(async (tx) => {
      id = await contactPerson(tx, kept, { requester, to, message: null });
    });
    expect(given).toBe(expected);
    if (given !== "done") return;
    if (last) this.ended.push(last);
    this.known.set(keyOf(pair), { id, pair: keyOf(pair), status: "pending", askedBy: by, age: 0, answered: 0 });
    this.notified++;
  }

  /** Days since the pair's last decline or withdrawal. */
  lastNo(pair: Pair): number {
    const noes = this.all().filter(
      ({ pair: each, status }) => each === keyOf(pair) && (status === "declined" || status === "withdrawn"),
    );
    return Math.min(...noes.map(({ answered }) => answered), Number.POSITIVE_INFINITY);
  }

  askedToday({ teacher }: Pair): number {
    const byTeacher = this.all().filter((each) => each.askedBy === "teacher" && each.pair.endsWith(String(teacher)));
    return byTeacher.filter(({ age }) => age === 0).length;
  }

  all(): Known[] {
    return [...this.known.values(), ...this.ended];
  }

  async act(act: PersonAct, pair: Pair, by: MemberRole, stranger: boolean): Promise<void> {
    const last = this.known.get(keyOf(pair));
    if (last === undefined) return;
    const other: Pair = { student: pair.student === 0 ? 1 : 0, teacher: pair.teacher === 0 ? 1 : 0 };
    const who = this.person(stranger ? other : pair, by);
    // Repeated here rather than read from the table, so that a wrong table is detected.
    const mayAct = {
      accept: last.status === "pending" && last.askedBy !== by && last.age < 14,
      decline: last.status === "pending" && last.askedBy !== by,
      withdraw: last.status === "pending" && last.askedBy === by,
      end: last.status === "accepted",
    }[act];
    const shown = actsOf(last, by).includes(act);
    expect(shown).toBe(mayAct || (act === "accept" && last.status === "pending" && last.askedBy !== by));
    const expected = stranger ? "not_found" : mayAct ? "done" : "conflict";
    const given = await outcome((tx) =>
      changeRelation(tx, kept, { act, id: last.id, by: { id: who.id, role: by }, name: who.name }),
    );
    expect(given).toBe(expected);
    if (given !== "done") return;
    last.status = ({ accept: "accepted", decline: "declined", withdraw: "withdrawn", end: "ended" } as const)[act];
    last.answered = 0;
    this.notified++;
    if (act === "accept") this.activated++;
  }

  async wait(days: number): Promise<void> {
    const ids = this.all().map(({ id }) => id);
    await database.pool.query(
      `update relations set requested_at = requested_at - $2 * interval '1 day',
         expires_at = expires_at - $2 * interval '1 day', answered_at = answered_at - $2 * interval '1 day'
       where id = any($1)`,
      [ids, days],
    );
    for (const each of this.all()) {
      each.age += days;
      each.answered += days;
    }
  }

  async expire(): Promise<void> {
    const due = [...this.known.values()].filter(({ status, age }) => status === "pending" && age >= 14);
    expect(await expireRequests({ db: database.db, jobs: kept })).toBe(due.length);
    for (const each of due) each.status = "expired";
    this.notified += due.length;
  }

  async compare(): Promise<void> {
    const modelled = new Map(this.all().map(({ id, status }) => [id, status]));
    const people = [...this.students, ...this.teachers].map(({ id }) => id);
    const { rows } = await database.pool.query<{ id: string; status: RelationStatus }>(
      "select id, status from relations where student_id = any($1)",
      [people],
    );
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(modelled);
    const counted = await database.pool.query<{ notified: number; fees: number; doubled: number }>(
      `select (select count(*)::int from notifications where account_id = any($1)) as notified,
        (select count(*)::int from fee_entries f join relations r on r.id = f.relation_id
         where r.student_id = any($1) and r.activated_at is not null) as fees,
        (select count(*)::int from (select 1 from relations where status in ('pending', 'accepted')
         group by student_id, teacher_id having count(*) > 1) twice) as doubled`,
      [people],
    );
    expect(counted.rows).toEqual([{ notified: this.notified, fees: this.activated, doubled: 0 }]);
  }
}

async function live(commands: Command[]): Promise<void> {
  const { db } = database;
  const history = new History(
    [await makeStudent(db), await makeStudent(db)],
    [await makeTeacher(db), await makeTeacher(db)],
  );
  for (const [nth, each] of commands.entries()) {
    if (each.do === "contact") await history.contact(each.pair, each.by);
    else if (each.do === "wait") await history.wait(each.days);
    else if (each.do === "expire") await history.expire();
    else await history.act(each.do, each.pair, each.by, each.stranger);
    if (nth % 10 === 9) await history.compare();
  }
  await history.compare();
  // Open relations must not expire in the next history.
  await database.pool.query("update relations set expires_at = 'infinity' where status = 'pending'");
}

test("R4.1 R4.5 random commands leave no state that the rules do not allow", async () => {
  const history = fc.array(command, { minLength: commandsPerRun, maxLength: commandsPerRun });
  await fc.assert(fc.asyncProperty(history, live), { ...randomCases(100), endOnFailure: true });
}, 600_000);
