/** Renders a matched page: documents whole, apps as a stream. */
import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { textIn } from "#content/text-in.ts";
import { askAheadScript, filesAhead } from "#web/features/app-frame/ahead.ts";
import { AppOutline } from "#web/features/app-frame/app-outline.tsx";
import { AheadContext } from "#web/features/app-frame/outline-context.ts";
import PageTrouble from "#web/features/shell/page-trouble.tsx";
import { TroubleContext } from "#web/features/shell/trouble-context.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { DocumentContext } from "#web/ui/document-context.ts";
import { writeShared } from "#web/ui/draw-icon.ts";
import { type PageHandle, pageContext, writtenContext } from "./page.ts";
import { openData } from "./sealed-data.ts";

type Failed = { request: Request; context: Readonly<RouterContextProvider> };

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, language, path, filesOf, build } = context.get(pageContext);
  const handle = router.staticHandlerContext.matches.at(-1)?.route.handle as PageHandle | undefined;
  headers.set("content-type", "text/html; charset=utf-8");
  const files = filesOf(filesAhead(path, language));
  const ahead = { Outline: AppOutline, files, script: askAheadScript(path, build) };
  const isDocument = handle?.kind !== "app";
  if (isDocument) router.staticHandlerContext.loaderData = openData(router.staticHandlerContext.loaderData);
  const page = (
    <LanguageProvider text={textIn(language)}>
      <TroubleContext value={PageTrouble}>
        <AheadContext value={ahead}>
          <DocumentContext value={isDocument}>
            <ServerRouter context={router} url={request.url} nonce={nonce} />
          </DocumentContext>
        </AheadContext>
      </TroubleContext>
    </LanguageProvider>
  );
  if (isDocument) {
    context.set(writtenContext, `<!DOCTYPE html>${writeShared(renderToString(page))}`);
    return new Response(null, { status, headers });
  }
  return new Response(await renderToReadableStream(page, { nonce, signal: request.signal }), { status, headers });
}

/** What a loader or a render throws goes to the server's log; a visitor who has left is no failure. */
export function handleError(error: unknown, { request, context }: Failed): void {
  if (!request.signal.aborted) context.get(pageContext).report(error);
}
