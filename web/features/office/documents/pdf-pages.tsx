/** A PDF drawn page by page on canvases: only pictures and text are drawn; scripts, links and fetches are not. */
import { useEffect, useRef, useState } from "react";
import { getDocument } from "unpdf/pdfjs";
import { office } from "#contract/limits.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type Pdf = Awaited<ReturnType<typeof getDocument>["promise"]>;

/** Sharp on a phone's display, and no larger than needed. */
const scale = 1.6;

async function drawPage(pdf: Pdf, number: number, canvas: HTMLCanvasElement): Promise<void> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
}

function PdfPage({ pdf, number }: { pdf: Pdf; number: number }) {
  const { t } = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (canvas.current !== null) drawPage(pdf, number, canvas.current).catch(() => setFailed(true));
  }, [pdf, number]);
  if (failed) return <Notice tone="brick">{t("office:documents.unreadable")}</Notice>;
  return <canvas ref={canvas} role="img" aria-label={t("office:documents.page", { number, all: pdf.numPages })} />;
}

export function PdfPages({ file }: { file: Blob }) {
  const { t } = useLanguage();
  const [pdf, setPdf] = useState<Pdf | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const loading = file.arrayBuffer().then((bytes) =>
      // Text is drawn as shapes: a font of the file is never passed to the browser.
      // A missing font is replaced by ours, without a console warning.
      getDocument({ data: new Uint8Array(bytes), disableFontFace: true, useSystemFonts: false, verbosity: 0 }),
    );
    loading.then(({ promise }) => promise).then(setPdf, () => setFailed(true));
    return () => void loading.then((task) => task.destroy()).catch(() => undefined);
  }, [file]);

  if (failed) return <Notice tone="brick">{t("office:documents.unreadable")}</Notice>;
  if (pdf === null) return <Skeleton shape="block" className="block w-full h-96" />;
  const shown = Math.min(pdf.numPages, office.pdfPages);
  return (
    <>
      {Array.from({ length: shown }, (_, at) => (
        <PdfPage key={String(at)} pdf={pdf} number={at + 1} />
      ))}
      {shown < pdf.numPages && <p>{t("office:documents.morePages", { count: pdf.numPages - shown })}</p>}
    </>
  );
}
