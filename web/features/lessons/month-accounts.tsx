/** The account of a month (R13.5): its lessons, hours, fee and payments; as a table, in print, and for the family with the teacher's UPI code. */
import { useQuery } from "@tanstack/react-query";
import { Download, Printer } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { type MonthAccount, monthCalls } from "#contract/class-book.ts";
import { dateAfter, monthOf } from "#contract/time-zone.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { formatClock, formatDate, formatMonth, formatPaise } from "#text/format.ts";
import { call, callFile } from "#web/api/client.ts";
import { upiLink } from "#web/features/guarantee/pay-by-upi.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { learnerNames } from "#web/i18n/learner-line.ts";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { drawCode } from "#web/ui/draw-code.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { monthQuery, useLessonAct } from "./queries.ts";

const monthBefore = (month: string) => dateAfter(`${month}-01`, -1).slice(0, 7);
const monthAfter = (month: string) => dateAfter(`${month}-01`, 31).slice(0, 7);

export default function MonthAccounts({ side }: { side: MemberRole }) {
  const { language, t } = useLanguage();
  const [params] = useSearchParams();
  const relation = params.get("relation") ?? "";
  const given = params.get("month") ?? "";
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(given) ? given : monthOf(new Date());
  const { data, error, isFetching, refetch } = useQuery(monthQuery(side, relation, month));
  const to = (other: string) => `?tab=lessons&relation=${relation}&month=${other}`;
  return (
    <div className="month-page grid gap-4">
      <p className="month-turns flex flex-wrap gap-x-5 gap-y-2 print:hidden">
        <Link className="link" to="?tab=lessons">
          {t("lessons:month.back")}
        </Link>
        <Link className="link" to={to(monthBefore(month))}>
          {formatMonth(language, monthBefore(month))}
        </Link>
        <Link className="link" to={to(monthAfter(month))}>
          {formatMonth(language, monthAfter(month))}
        </Link>
      </p>
      {error && data === undefined && (
        <LoadFailed title={t("lessons:failed")} error={error} busy={isFetching} onRetry={refetch} />
      )}
      {data === undefined && !error && <Skeleton shape="block" className="h-40" />}
      {data && <Account account={data} side={side} />}
    </div>
  );
}

function Account({ account, side }: { account: MonthAccount; side: MemberRole }) {
  const { language, t } = useLanguage();
  const { who, month, minutes, fee, byTheMonth, open, pay } = account;
  return (
    <Card as="section" aria-labelledby="month-title" className="home-part grid gap-4 print:border-0 print:shadow-none">
      <h2 id="month-title">
        {formatMonth(language, month)} · {who}
      </h2>
      <MonthLines account={account} />
      <dl className="month-sums grid gap-1.5 *:flex *:justify-between *:gap-4 [&_dd]:font-bold">
        <div>
          <dt>{t("lessons:month.hours")}</dt>
          <dd>{t("lessons:minutes", { count: minutes })}</dd>
        </div>
        <div>
          <dt>{t(byTheMonth ? "lessons:month.monthlyFee" : "lessons:month.fee")}</dt>
          <dd>{formatPaise(fee)}</dd>
        </div>
        <div>
          <dt>{t("lessons:month.open")}</dt>
          <dd>{formatPaise(open)}</dd>
        </div>
      </dl>
      <Paid account={account} side={side} />
      {pay && open > 0 && <PayTeacher pay={pay} open={open} />}
    </Card>
  );
}

function MonthLines({ account: { lines } }: { account: MonthAccount }) {
  const { language, t } = useLanguage();
  if (lines.length === 0) return <p className="text-slate">{t("lessons:month.none")}</p>;
  return (
    <table className="month-lines">
      <thead>
        <tr>
          <th scope="col">{t("lessons:month.day")}</th>
          <th scope="col">{t("lessons:mark.outcome")}</th>
          <th scope="col">{t("lessons:month.fee")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lessonId} data-state={line.state}>
            <td>
              {formatDate(language, new Date(line.startsAt))}
              <br />
              {formatClock(language, new Date(line.startsAt))}
            </td>
            <td>
              {t(`lessons:outcomes.${line.outcome}`)} · {t("lessons:minutes", { count: line.minutes })}
              {line.minutes > line.fixedMinutes && <p>{t("lessons:month.longer", { count: line.fixedMinutes })}</p>}
              {line.learners.length > 0 && (
                <p>
                  {t("lessons:facts.learners")}: {learnerNames(t, language, line.learners)}
                </p>
              )}
              {line.topic && (
                <p>
                  <bdi>{line.topic}</bdi>
                </p>
              )}
              {line.state !== "confirmed" && (
                <p>
                  <Badge tone={line.state === "objected" ? "brick" : "marigold"}>
                    {t(`lessons:states.${line.state}`)}
                  </Badge>
                </p>
              )}
            </td>
            <td>{formatPaise(line.paise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Both confirm it, each for themselves. */
function Paid({ account, side }: { account: MonthAccount; side: MemberRole }) {
  const { t } = useLanguage();
  const { mutate, isPending } = useLessonAct();
  const { relationId: id, month, fee, paidBy } = account;
  const params = { id, month };
  const other = side === "student" ? "teacher" : "student";
  const save = async () => saveFile(`lessons-${month}.csv`, await callFile(monthCalls[side].table, { params }));
  return (
    <>
      {fee > 0 && paidBy[other] >= fee && <p>{t(`lessons:month.paidBy.${other}`)}</p>}
      {fee > 0 && paidBy[side] >= fee && <p>{t(`lessons:month.paidBy.${side}`)}</p>}
      <div className="relation-acts print:hidden">
        {fee > paidBy[side] && (
          <Button
            busy={isPending}
            onClick={() =>
              mutate({ work: () => call(monthCalls[side].paid, { params }), done: t("lessons:done.paid") })
            }
          >
            {t(`lessons:month.say.${side}`)}
          </Button>
        )}
        <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t("lessons:month.print")}
        </Button>
        <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={() => mutate({ work: save })}>
          {t("lessons:month.table")}
        </Button>
      </div>
    </>
  );
}

/** Straight to the teacher: no money passes through us. */
function PayTeacher({ pay, open }: { pay: NonNullable<MonthAccount["pay"]>; open: number }) {
  const { t } = useLanguage();
  const { upiAddress: address, payee, reference } = pay;
  const href = upiLink({ address, payee, reference, amount: open, currency: "INR" });
  const { size, path } = drawCode(href);
  return (
    <div className="pay-by-upi">
      <a className={buttonClasses({})} href={href}>
        {t("lessons:month.openApp")}
      </a>
      <svg className="pay-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("lessons:month.code")}>
        <path d={path} />
      </svg>
      <p>
        <bdi dir="ltr">{address}</bdi>
      </p>
      <p className="text-sm text-slate">{t("lessons:month.direct")}</p>
    </div>
  );
}
