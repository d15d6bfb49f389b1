/** The page of an error or a missing address. */
import { NotFound } from "./not-found.tsx";
import { SomethingWrong } from "./something-wrong.tsx";

export default function PageTrouble({ isMissing }: { isMissing: boolean }) {
  return isMissing ? <NotFound /> : <SomethingWrong />;
}
