/** The button of a search form, with the count once known. */
import { Search } from "lucide-react";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { showText } from "./count-soon.ts";

/** On a document `enhance/search.ts` writes the number; in an app `count` is given. */
export function SubmitSearch({ count }: { count?: number }) {
  const { t } = useLanguage();
  const text = count === undefined ? t("search:form.submit") : showText(t, count);
  return (
    <>
      <Button type="submit" size="large" wide icon={<Search aria-hidden="true" />}>
        <span>{text}</span>
      </Button>
      <span className="sr-only" role="status" data-count="">
        {count === undefined ? null : text}
      </span>
    </>
  );
}
