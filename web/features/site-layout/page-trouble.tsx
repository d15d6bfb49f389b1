/** Instead of a page that is not there, or that failed. */
import { NotFound } from "./not-found.tsx";
import { SomethingWrong } from "./something-wrong.tsx";

export default function PageTrouble({ isMissing }: { isMissing: boolean }) {
  return isMissing ? <NotFound /> : <SomethingWrong />;
}
