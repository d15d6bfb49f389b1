/** The worker thread of `check-pdf.ts`: checks the one file it was started with. */
import { parentPort, workerData } from "node:worker_threads";
import type { Checked } from "./check-pdf.ts";
import { findPdfFault } from "./find-pdf-fault.ts";

const bytes: Uint8Array = workerData;
const checked: Checked = { fault: await findPdfFault(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) };
parentPort?.postMessage(checked);
