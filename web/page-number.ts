/** Which page of a list an address names; the first when it names none. */
export const pageNumber = (params: URLSearchParams, name = "page"): number =>
  Math.max(1, Math.trunc(Number(params.get(name))) || 1);
