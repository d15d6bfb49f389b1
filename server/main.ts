/** The process of production, development and tests. */
import { startServer } from "./start-server.ts";

await startServer();
