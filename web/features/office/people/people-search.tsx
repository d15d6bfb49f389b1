/** The people search: by name, e-mail or phone; on the overview, and on the list itself. */
import { Search } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router";
import { office } from "#contract/limits.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";

const path = "/admin/people";

export function PeopleSearch({ className }: { className?: string }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = params.get("q") ?? "";
  return (
    <search className={className}>
      <form
        className="flex gap-2"
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
          void navigate(q === "" ? path : `${path}?${new URLSearchParams({ q })}`);
        }}
      >
        <input
          key={query}
          type="search"
          name="q"
          dir="auto"
          className="input"
          defaultValue={query}
          maxLength={office.longestSearch}
          aria-label={t("office:people.search")}
          placeholder={t("office:people.search")}
        />
        <Button type="submit" variant="secondary" size="icon" aria-label={t("office:people.find")}>
          <Search aria-hidden="true" />
        </Button>
      </form>
    </search>
  );
}
