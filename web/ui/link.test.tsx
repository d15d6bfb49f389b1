/** Links of documents, without a router: the same HTML as the router's, without its cost. */
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, Link as RouterLink } from "react-router";
import { describe, expect, test } from "vitest";
import { DocumentContext } from "./document-context.ts";
import { Link } from "./link.tsx";

const inRouter = (link: React.ReactNode, isDocument: boolean) =>
  renderToStaticMarkup(
    <DocumentContext value={isDocument}>
      <MemoryRouter initialEntries={["/hi/home-tuition?subjects=maths"]}>{link}</MemoryRouter>
    </DocumentContext>,
  );

describe("R2.13 a link of a document has the router's address", () => {
  test.each([
    "/",
    "/hi",
    "/home-tuition?feeMax=300&place=lajpat-nagar#teacher-1",
    "/teacher-profile/0b7e3a52-9d0f-4d4e-8a57-1f0c5f0d1d11",
    "/home-tuition?q=a%20b&x=?",
    "/home-tuition?",
    "/home-tuition#",
    "/home-tuition/",
    "//elsewhere.example/a",
    "/a/../b",
    "/a//b",
    "/a.b/c",
    "?page=2",
    "#questions",
    "",
    "about",
    "../about",
    "https://elsewhere.example/a?b#c",
    "mailto:a@b.example",
    { pathname: "/about", search: "?a=b" },
  ])("%j", (to) => {
    const props = { to, className: "link", "aria-label": "There", rel: "next", target: "_top", reloadDocument: true };
    expect(inRouter(<Link {...props}>there</Link>, true)).toBe(
      inRouter(
        <RouterLink {...props} discover="none">
          there
        </RouterLink>,
        false,
      ),
    );
  });

  test("in an app it is the router's, with its handlers", () => {
    expect(inRouter(<Link to="/about">there</Link>, false)).toBe('<a href="/about" data-discover="true">there</a>');
  });

  test("no router prop becomes an attribute", () => {
    const link = (
      <Link to="/about" replace state={{ a: 1 }} preventScrollReset viewTransition prefetch="intent" relative="path">
        there
      </Link>
    );
    expect(inRouter(link, true)).toBe('<a href="/about">there</a>');
  });
});
