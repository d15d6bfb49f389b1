/** Checks a PDF in a worker thread (R5.4, R12.3), because it may take a second of processor time. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { uploads } from "#contract/file-limits.ts";
import { createLimiter } from "#server/rate-limits/limiter.ts";
import type { PdfFault } from "./find-pdf-fault.ts";

export type Checked = { fault: PdfFault | undefined };

const inTurn = createLimiter({ atOnce: 1, longestQueue: uploads.pdfQueue });

/** Undefined: the file is accepted. One that takes too long is refused like one that contains too much. */
export function checkPdf(bytes: Buffer, patience: number = uploads.pdfPatience): Promise<PdfFault | undefined> {
  return inTurn(async () => {
    const thread = new Worker(new URL("./pdf-thread.ts", import.meta.url), {
      workerData: bytes,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: uploads.pdfMemory },
    });
    const deadline = AbortSignal.timeout(patience);
    try {
      const [checked]: Checked[] = await once(thread, "message", { signal: deadline });
      return checked?.fault;
    } catch (error) {
      if (deadline.aborted || isOutOfMemory(error)) return "pdf_active";
      throw error;
    } finally {
      await thread.terminate();
    }
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
