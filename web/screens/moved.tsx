/** A redirect page (R2.4): 301 to its target with a titled page for clients that do not follow, and the same redirect inside the app. */
import { data, redirectDocument } from "react-router";
import { followRedirect } from "#content/follow-redirect.ts";
import { addressIn } from "#contract/language.ts";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { movedTo, type PageHandle, pageContext } from "#web/page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/moved";

export const handle: PageHandle = { kind: "document" };

const nowhere = { path: "/", search: "" };

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(pageContext);
  const moved = followRedirect(url.pathname, language);
  const { path, search } = moved ?? nowhere;
  return data(
    { title: moved?.title ?? "", path, search },
    { headers: { [movedTo]: addressIn(language, path, search) } },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Resolved by the server: the target is found by names in all languages, which no browser should load. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}

export default function Moved({ loaderData: { title, path, search } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const address = useAddress();
  return (
    <DocumentFrame>
      <PageHead title={title} canonical={path} noindex />
      <EmptyState
        heading="h1"
        title={title}
        action={
          <ButtonLink to={address(path, search)} reloadDocument>
            {title}
          </ButtonLink>
        }
      >
        {t("keywords:moved.body")}
      </EmptyState>
    </DocumentFrame>
  );
}
