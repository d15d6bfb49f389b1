/** Renders a matched page: documents whole, apps as a stream. */
import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { type PageHandle, pageContext } from "./page.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce } = context.get(pageContext);
  const matches = router.staticHandlerContext.matches;
  const handle = matches.at(-1)?.route.handle as PageHandle | undefined;
  headers.set("content-type", "text/html; charset=utf-8");
  const page = <ServerRouter context={router} url={request.url} nonce={nonce} />;
  if (handle?.kind !== "app") return new Response(renderToString(page), { status, headers });
  return new Response(await renderToReadableStream(page, { nonce, signal: request.signal }), { status, headers });
}
