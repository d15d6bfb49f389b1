/** Looks into a PDF in a thread of its own (R5.4, R12.3): it may take a second of work, and the thread that answers everybody goes on. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { uploads } from "#contract/file-limits.ts";
import { createLimiter } from "#server/rate-limits/limiter.ts";
import type { PdfFault } from "./find-pdf-fault.ts";

export type Checked = { fault: PdfFault | undefined };

const inTurn = createLimiter({ atOnce: 1, longestQueue: uploads.pdfQueue });

/** Undefined: it may be kept. One that takes longer than the patience is refused like one that holds too much. */
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
