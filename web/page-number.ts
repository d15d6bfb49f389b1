/** The page number of a list in an address; the first when absent. */
export const pageNumber = (params: URLSearchParams, name = "page"): number =>
  Math.max(1, Math.trunc(Number(params.get(name))) || 1);
