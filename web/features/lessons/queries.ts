/** Queries of one side's lessons, each span cached by itself, all under one key: an act on one may change many. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { monthCalls } from "#contract/class-book.ts";
import { lessonCalls } from "#contract/lessons.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { formatMoment } from "#text/format.ts";
import { CallError, call } from "#web/api/client.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { toast } from "#web/ui/toast.ts";

/** Without a span: one week back and two ahead, the server's default. */
export const lessonsQuery = (side: MemberRole, span: { from?: string; to?: string } = {}) =>
  queryOptions({
    queryKey: [...keys.lessons, side, span],
    queryFn: ({ signal }) => call(lessonCalls[side].list, { query: span }, { signal }),
    ...dashboardList,
  });

export const suggestionsQuery = (side: MemberRole, relationId: string, minutes: string) =>
  queryOptions({
    queryKey: [...keys.lessons, "free", side, relationId, minutes],
    queryFn: ({ signal }) =>
      call(lessonCalls[side].suggest, { params: { id: relationId }, query: { minutes } }, { signal }),
    ...dashboardList,
  });

export const monthQuery = (side: MemberRole, relationId: string, month: string) =>
  queryOptions({
    queryKey: [...keys.lessons, "month", side, relationId, month],
    queryFn: ({ signal }) => call(monthCalls[side].read, { params: { id: relationId, month } }, { signal }),
    ...dashboardList,
  });

type Act = { work: () => Promise<unknown>; done?: string };

/** An act on lessons: shown once the server has done it. */
export function useLessonAct() {
  const client = useQueryClient();
  const { language, t } = useLanguage();
  return useMutation({
    mutationFn: ({ work }: Act) => work(),
    onSuccess: (_, { done }) => {
      if (done !== undefined) toast({ title: done, variant: "success" });
    },
    onError: (error) => {
      const taken = error instanceof CallError ? (error.body.conflicts ?? []) : [];
      const when = taken.slice(0, 4).map(({ startsAt }) => formatMoment(language, new Date(startsAt)));
      toast({
        title: t("lessons:failed"),
        text: [callFailureText(t, error), ...when].join("\n"),
        variant: "destructive",
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.lessons }),
  });
}
