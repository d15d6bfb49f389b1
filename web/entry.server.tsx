/** Renders a matched page: documents complete, apps as a stream. */
import type { ReactNode } from "react";
import { preloadModule } from "react-dom";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { textIn } from "#content/text-in.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { DocumentContext } from "#web/ui/document-context.ts";
import PageTrouble from "./features/site-layout/page-trouble.tsx";
import { TroubleContext } from "./features/site-layout/trouble-context.ts";
import { type PageHandle, pageContext, writtenContext } from "./page.ts";

type PreloadedProps = { files: string[]; nonce: string | undefined; children: ReactNode };

/** Files that the browser would only request when its scripts run. */
function Preloaded({ files, nonce, children }: PreloadedProps) {
  for (const file of files) preloadModule(file, { as: "script", nonce });
  return children;
}

type Failed = { request: Request; context: Readonly<RouterContextProvider> };

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, language, filesOf } = context.get(pageContext);
  const handles = router.staticHandlerContext.matches.map(({ route }) => route.handle as PageHandle | undefined);
  headers.set("content-type", "text/html; charset=utf-8");
  const isDocument = handles.at(-1)?.kind !== "app";
  const words = handles.flatMap((handle) => handle?.text ?? []).map((group) => `text/${language}/${group}.json`);
  const page = (
    <LanguageProvider text={textIn(language)}>
      <TroubleContext value={PageTrouble}>
        <DocumentContext value={isDocument}>
          <Preloaded files={filesOf(words)} nonce={nonce}>
            <ServerRouter context={router} url={request.url} nonce={nonce} />
          </Preloaded>
        </DocumentContext>
      </TroubleContext>
    </LanguageProvider>
  );
  if (isDocument) {
    context.set(writtenContext, `<!DOCTYPE html>${renderToString(page)}`);
    return new Response(null, { status, headers });
  }
  return new Response(await renderToReadableStream(page, { nonce, signal: request.signal }), { status, headers });
}

/** Errors of loaders and renders go to the server's log; an aborted request is not an error. */
export function handleError(error: unknown, { request, context }: Failed): void {
  if (!request.signal.aborted) context.get(pageContext).report(error);
}
