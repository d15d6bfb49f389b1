/** Which tab, filter and page of a list the address names, and the addresses of the others. */
import { useSearchParams } from "react-router";

export function useListAddress(statuses: readonly string[]) {
  const [params] = useSearchParams();
  const tab = params.get("tab") ?? "";
  const status = statuses.find((known) => known === params.get("status")) ?? "";
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
  const hrefOf = (to: { status?: string; page?: number }) => {
    const said = { tab, status: to.status ?? status, page: to.page && to.page > 1 ? String(to.page) : "" };
    const kept = Object.entries(said).filter(([, value]) => value !== "");
    return `?${new URLSearchParams(kept)}`;
  };
  return { status, page, hrefOf };
}
