/** The process of production, development and tests. */
import { startServer } from "./process/start-server.ts";

await startServer();
