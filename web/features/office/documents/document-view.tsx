/** A safe view of a document: a picture the server re-encoded; a PDF drawn here page by page, so that nothing in it runs. */
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { type OfficeDocument, showDocumentFileEndpoint } from "#contract/office/documents.ts";
import { fileEndings } from "#contract/upload-forms.ts";
import { callFile } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

const PdfPages = lazyPart(async () => ({ default: (await import("./pdf-pages.tsx")).PdfPages }));

function useAddressOf(file: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (file === undefined) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

function Shape() {
  const { t } = useLanguage();
  return (
    <SkeletonGroup label={t("office:loading")}>
      <Skeleton shape="block" className="block w-full h-96" />
    </SkeletonGroup>
  );
}

/** Every view is logged, so it is not retried automatically. */
export function DocumentView({ doc }: { doc: OfficeDocument }) {
  const { t } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...keys.officeFile, doc.id],
    queryFn: ({ signal }) => callFile(showDocumentFileEndpoint, { params: { id: doc.id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const address = useAddressOf(data);
  if (error) return <LoadFailed error={error} busy={isFetching} onRetry={refetch} />;
  if (data === undefined || address === null) return <Shape />;
  const isPdf = doc.mediaType === "application/pdf";
  return (
    <div className="office-paper">
      {isPdf ? (
        <PartBoundary>
          <Suspense fallback={<Shape />}>
            <PdfPages file={data} />
          </Suspense>
        </PartBoundary>
      ) : (
        <img src={address} alt={t("office:documents.picture", { name: doc.name })} />
      )}
      <Button
        variant="quiet"
        icon={<Download aria-hidden="true" />}
        onClick={() => saveFile(`${doc.id}.${fileEndings[doc.mediaType]}`, data)}
      >
        {t("office:documents.save")}
      </Button>
    </div>
  );
}
