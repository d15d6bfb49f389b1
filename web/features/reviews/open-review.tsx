/** Opens the review of the teacher whom the address names (`review=`): the way here from the teacher's page. */
import { useSearchParams } from "react-router";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { loadReviewDialog } from "./load-review-dialog.ts";

const ReviewDialog = lazyPart(loadReviewDialog);

export function OpenReview() {
  const [params, setParams] = useSearchParams();
  const id = params.get("review");
  if (id === null) return null;
  const close = () =>
    setParams(
      (before) => {
        before.delete("review");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <PartBoundary>
      <ReviewDialog key={id} teacher={{ id, name: null }} onClose={close} />
    </PartBoundary>
  );
}
