/** The first rows of a list on the dashboard, with a link to the whole list; nothing when empty. */
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListPage } from "#web/api/call-list.ts";
import type { SomeRelation } from "#web/api/relation-changed.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Card } from "#web/ui/card.tsx";
import { SkeletonGroup } from "#web/ui/skeleton.tsx";
import { LinesShape } from "./home-skeleton.tsx";
import { nameOf } from "./name-of.ts";
import { faceOf } from "./relation-body.tsx";

/** The others are behind the link. */
const shownAtOnce = 4;

type RelationLinesProps<Shown extends SomeRelation> = {
  id: string;
  title: (count: number) => string;
  /** The whole list. */
  to: string;
  query: UseQueryResult<ListPage<Shown[]>>;
  line: (relation: Shown) => ReactNode;
  /** Pending answers are highlighted. */
  urgent?: boolean;
};

/** The dashboard reports a failure once for all its lists. */
export function RelationLines<Shown extends SomeRelation>(props: RelationLinesProps<Shown>) {
  const { id, title, to, query, line, urgent } = props;
  const { t } = useLanguage();
  const { data, error } = query;
  if (data === undefined)
    return error ? null : (
      <SkeletonGroup label={t("relations:loading")} className="card home-part">
        <LinesShape />
      </SkeletonGroup>
    );
  if (data.total === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className={urgent ? "home-part border-s-5 border-s-marigold" : "home-part"}>
      <div className="flex items-baseline justify-between gap-x-4 gap-y-1 w-full [&>.link]:flex-none [&>.link]:py-2.5 [&>.link]:-my-2.5">
        <h2 id={id}>{title(data.total)}</h2>
        <Link className="link" to={to} aria-describedby={id}>
          {t("relations:home.all")}
        </Link>
      </div>
      <ul className="divided grid w-full *:not-first:mt-3 *:not-first:pt-3">
        {data.items.slice(0, shownAtOnce).map((relation) => (
          <li key={relation.id}>{line(relation)}</li>
        ))}
      </ul>
    </Card>
  );
}

type RelationLineProps = {
  relation: SomeRelation;
  photo: string | null;
  /** The link of the name. */
  to?: string;
  note: ReactNode;
  /** At the end of the row. */
  end?: ReactNode;
  /** Below it. */
  children?: ReactNode;
};

export function RelationLine({ relation, photo, to, note, end, children }: RelationLineProps) {
  const { t } = useLanguage();
  const name = nameOf(t, relation);
  return (
    <div className="relation-line grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2.5 items-center [&_h3]:font-bold [&_p]:text-sm">
      <Avatar name={faceOf(relation)} src={photo} />
      <div className="relation-line-words">
        <h3>
          {to === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <a className="link" href={to}>
              <bdi>{name}</bdi>
            </a>
          )}
        </h3>
        <p className="text-slate">{note}</p>
      </div>
      {end}
      {children}
    </div>
  );
}
