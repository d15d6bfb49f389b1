/** Pages of a list as links: the first, the last, the neighbours, and gaps between. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "./link.tsx";

export type PaginationWords = { nav: string; previous: string; next: string; page: (page: number) => string };

export type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string; words: PaginationWords };

/** Page numbers to show; null is a gap. */
export function choosePages(page: number, pages: number): (number | null)[] {
  const numbers = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown = [...new Set(numbers)].sort((a, b) => a - b);
  return shown.flatMap((n, at) => {
    const missing = n - (shown[at - 1] ?? 0) - 1;
    if (missing === 1) return [n - 1, n];
    return missing > 1 ? [null, n] : [n];
  });
}

export function Pagination({ page, pages, hrefOf, words }: PaginationProps) {
  if (pages <= 1) return null;
  const step = (to: number, label: string, icon: React.ReactNode, rel: string) =>
    to < 1 || to > pages ? (
      <span className="page-link" aria-disabled="true">
        {icon}
        <span className="sr-only">{label}</span>
      </span>
    ) : (
      <Link className="page-link" to={hrefOf(to)} rel={rel} aria-label={label}>
        {icon}
      </Link>
    );
  return (
    <nav className="pages flex flex-wrap items-center justify-center gap-1" aria-label={words.nav}>
      {step(page - 1, words.previous, <ChevronLeft className="turns" aria-hidden="true" />, "prev")}
      <bdi className="px-4 font-bold md:hidden" aria-current="page">
        {page} / {pages}
      </bdi>
      {choosePages(page, pages).map((n, at, shown) =>
        n === null ? (
          <span key={`after-${shown[at - 1]}`} className="max-md:hidden" aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={n}
            className="page-link max-md:hidden"
            to={hrefOf(n)}
            aria-label={words.page(n)}
            aria-current={n === page ? "page" : undefined}
          >
            {n}
          </Link>
        ),
      )}
      {step(page + 1, words.next, <ChevronRight className="turns" aria-hidden="true" />, "next")}
    </nav>
  );
}
