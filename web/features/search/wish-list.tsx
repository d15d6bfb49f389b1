/** `?tab=wishes`: saved searches (R13.2), their new matches, and with `new` the one to be created. */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BellPlus, RotateCw, Search as SearchIcon, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  dropWishEndpoint,
  makeWishEndpoint,
  ownWishesEndpoint,
  renewWishEndpoint,
  type Wish,
} from "#contract/wishes.ts";
import { formatDate } from "#text/format.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { useAddress } from "#web/i18n/use-address.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { nameSearch } from "./address/name-search.ts";
import { readSearch, type Search, searchQueryOf } from "./address/search.ts";
import { newWish } from "./address/wish-address.ts";
import { listApplied } from "./filters/applied-filters.tsx";
import { dashboardSearch, searchPlaceQuery } from "./queries.ts";

const wishesQuery = queryOptions({
  queryKey: keys.wishes,
  queryFn: ({ signal }) => call(ownWishesEndpoint, {}, { signal }),
});

export default function WishList() {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(wishesQuery);
  const [isMade, setMade] = useState(false);
  const isNew = params.has(newWish);
  return (
    <div className="grid gap-4">
      {/* No toast: on a phone it would cover the wish's buttons. */}
      {isMade && !isNew && (
        <Notice tone="leaf" urgent title={t("search:wishes.made")}>
          {t("search:wishes.madeBody")}
        </Notice>
      )}
      {isNew && <NewWish given={params} onMade={() => setMade(true)} />}
      {data === undefined &&
        (error ? (
          <LoadFailed error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonGroup label={t("shell:splash")} className="grid gap-4">
            <Skeleton shape="block" className="h-40" />
          </SkeletonGroup>
        ))}
      {data?.length === 0 && !isNew && (
        <EmptyState
          title={t("search:wishes.none")}
          action={
            <ButtonLink icon={<SearchIcon aria-hidden="true" />} to={dashboardSearch("student")}>
              {t("shell:header.findTeachers")}
            </ButtonLink>
          }
        >
          {t("search:wishes.noneBody")}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <ul className="grid gap-4 items-start lg:grid-cols-2 *:min-w-0">
          {data.map((wish) => (
            <li key={wish.id}>
              <WishCard wish={wish} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The place by its name, when the list that pages carry knows it. */
function useNamedSearch(given: URLSearchParams): { search: Search; isNamed: boolean } {
  const read = readSearch(given);
  const isPlaced = read.typed !== undefined || read.asked.latitude !== undefined;
  const { data, isError } = useQuery({ ...searchPlaceQuery(read), enabled: isPlaced });
  return { search: data ?? read, isNamed: !isPlaced || data !== undefined || isError };
}

/** The wish as filter texts, as on the search page's chips. */
function Wished({ search }: { search: Search }) {
  const { language, t } = useLanguage();
  const { reach, placeText } = nameSearch(t, language, search, undefined);
  const applied = listApplied(search, t, language).filter(({ name }) => name !== "distance" && name !== "place");
  const isPlaced = search.typed !== undefined || search.asked.latitude !== undefined;
  return (
    <ul className="flex flex-wrap gap-2">
      {applied.map(({ name, label }) => (
        <li key={`${name} ${label}`}>
          <Badge>{label}</Badge>
        </li>
      ))}
      <li>
        <Badge>{isPlaced ? `${placeText}, ${reach}` : `${t("search:wishes.atHome")}, ${reach}`}</Badge>
      </li>
    </ul>
  );
}

function NewWish({ given, onMade }: { given: URLSearchParams; onMade: () => void }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search, isNamed } = useNamedSearch(given);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(makeWishEndpoint, { body: searchQueryOf(search) }),
    onSuccess: async () => {
      onMade();
      await client.invalidateQueries({ queryKey: keys.wishes });
      await navigate("?tab=wishes", { replace: true });
    },
  });
  return (
    <Card as="section" aria-labelledby="new-wish" className="grid gap-3">
      <h2 id="new-wish" className="text-lg font-bold">
        {t("search:wishes.tellMe")}
      </h2>
      <Wished search={search} />
      <p className="text-slate">{t("search:wishes.how")}</p>
      {error && (
        <p role="alert" className="field-issue">
          {callFailureText(t, error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button icon={<BellPlus aria-hidden="true" />} busy={isPending || !isNamed} onClick={() => mutate()}>
          {t("search:wishes.make")}
        </Button>
        <ButtonLink variant="quiet" to={dashboardSearch("student", asParams(searchQueryOf(search)))}>
          {t("search:wishes.change")}
        </ButtonLink>
      </div>
    </Card>
  );
}

const asParams = (query: Record<string, string>) => new URLSearchParams(query);

function WishCard({ wish }: { wish: Wish }) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const client = useQueryClient();
  const { search } = useNamedSearch(asParams(wish.query));
  const settle = {
    onSuccess: () => client.invalidateQueries({ queryKey: keys.wishes }),
    onError: (error: Error) =>
      toast({ title: t("search:wishes.failed"), text: callFailureText(t, error), variant: "destructive" }),
  };
  const renew = useMutation({ mutationFn: () => call(renewWishEndpoint, { params: { id: wish.id } }), ...settle });
  const drop = useMutation({ mutationFn: () => call(dropWishEndpoint, { params: { id: wish.id } }), ...settle });
  const until = formatDate(language, new Date(wish.until));
  return (
    <Card as="article" className="relation-card">
      <Wished search={search} />
      <p className="text-sm text-slate">
        {t(wish.isOver ? "search:wishes.over" : "search:wishes.until", { date: until })}
      </p>
      {wish.found.length === 0 ? (
        <p>{t("search:wishes.nobody")}</p>
      ) : (
        <div className="ps-3 border-s-3 border-line [&>:last-child]:whitespace-pre-line">
          <p className="font-bold">{t("search:wishes.came", { count: wish.total })}</p>
          <ul className="grid gap-1">
            {wish.found.map(({ id, name, subject, foundAt }) => (
              <li key={id}>
                <a className="link" href={address(`/teacher-profile/${id}`)}>
                  <bdi>{name}</bdi>
                </a>{" "}
                <span className="text-sm text-slate">
                  {subjectName(t, subject)} · {formatDate(language, new Date(foundAt))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          variant="secondary"
          icon={<SearchIcon aria-hidden="true" />}
          to={dashboardSearch("student", asParams(wish.query))}
        >
          {t("search:wishes.search")}
        </ButtonLink>
        <Button
          variant="quiet"
          icon={<RotateCw aria-hidden="true" />}
          busy={renew.isPending}
          onClick={() => renew.mutate()}
        >
          {t("search:wishes.renew")}
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden="true" />}
          busy={drop.isPending}
          onClick={() => drop.mutate()}
        >
          {t("search:wishes.drop")}
        </Button>
      </div>
    </Card>
  );
}
