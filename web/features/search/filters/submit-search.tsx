/** The button of a search form; it says how many teachers wait behind it once that is known. */
import { Search } from "lucide-react";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { showText, showWordsOf } from "./count-soon.ts";

/** On a document the words lie in data attributes (`enhance/search.ts`); in an app `count` is given. */
export function SubmitSearch({ count }: { count?: number }) {
  const { language, t } = useLanguage();
  const words = showWordsOf(t);
  const text = count === undefined ? t("search:form.submit") : showText(words, count, language);
  return (
    <>
      <Button
        type="submit"
        size="large"
        wide
        icon={<Search aria-hidden="true" />}
        data-none={words.none}
        data-one={words.one}
        data-other={words.other}
      >
        <span>{text}</span>
      </Button>
      <span className="sr-only" role="status" data-count="">
        {count === undefined ? null : text}
      </span>
    </>
  );
}
