/** A teacher's filters for students: subject, class, days, distance within their range. */
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import type { FormEvent } from "react";
import type { StudentSearch } from "#contract/search-parameters.ts";
import { classes, subjects } from "#contract/vocabulary.ts";
import { teacherProfileQuery } from "#web/api/own-profile.ts";
import { readForm } from "#web/features/search/address/search-values.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { Button } from "#web/ui/button.tsx";
import { DayFilter } from "./chip-filter.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { FilterSelect } from "./filter-select.tsx";

const distances = ["2", "3", "5", "10", "25", "50"];

type StudentFiltersProps = { asked: StudentSearch; onSearch: (given: URLSearchParams) => void };

export function StudentFilters({ asked, onSearch }: StudentFiltersProps) {
  const { t } = useLanguage();
  const { data: profile } = useQuery(teacherProfileQuery);
  // Nothing is searched beyond the teacher's range (R4.1).
  const within = distances.filter((km) => Number(km) < (profile?.teachingRange ?? 0));
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.hidePopover?.();
    onSearch(readForm(event.currentTarget));
  };
  return (
    <FilterPanel
      onSubmit={search}
      foot={
        <Button type="submit" size="large" wide icon={<Search aria-hidden="true" />}>
          {t("search:students.submit")}
        </Button>
      }
    >
      <FilterSelect
        name="subjects"
        label={t("search:students.subject")}
        placeholder={t("search:form.anySubject")}
        options={subjects.map((subject) => ({ value: subject, label: subjectName(t, subject) }))}
        chosen={asked.subjects}
      />
      <FilterSelect
        name="classes"
        label={t("search:students.class")}
        options={classes.map((one) => ({ value: one, label: t(`vocabulary:classes.${one}`) }))}
        chosen={asked.classes}
      />
      <FilterSelect
        name="distance"
        label={t("search:results.distance")}
        placeholder={t("search:students.ownRange")}
        options={within.map((km) => ({
          value: km,
          label: t("search:results.within", { distance: Number(km) }),
        }))}
        chosen={asked.distance === undefined ? [] : [String(asked.distance)]}
      />
      <DayFilter legend={t("search:students.days")} chosen={asked.days} />
    </FilterPanel>
  );
}
