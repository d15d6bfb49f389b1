/** Pagination of a list, labelled in the reader's language. */
import { Pagination, type PaginationProps } from "#web/ui/pagination.tsx";
import { useLanguage } from "./language.tsx";

export function ListPages(props: Omit<PaginationProps, "words">) {
  const { t } = useLanguage();
  return (
    <Pagination
      {...props}
      words={{
        nav: t("shell:pages.label"),
        previous: t("shell:actions.previous"),
        next: t("shell:actions.next"),
        page: (page) => t("shell:pages.page", { page }),
      }}
    />
  );
}
