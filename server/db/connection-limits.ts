/**
 * How long a process waits for PostgreSQL where no call does (R12.3, decision 27), in milliseconds. A host can vanish without
 * closing its connections, so every limit is kept on our side.
 */
export const connectionLimits = {
  /** Opening a connection. */
  connect: 5000,
  /** A statement of the job queue or of the search index. */
  statement: 10_000,
  /** Between two questions on the connection that listens, and how long it waits for each answer. */
  heartbeat: 10_000,
  heartbeatAnswer: 5000,
  /** A search for changes that the index is reading; then the database answers the search. */
  indexRead: 1000,
  /** At the end of the process: for any word of the database, and for a statement once there was none. */
  lastWord: 1000,
  afterSilence: 100,
  /** For the other side to close a connection that we have ended. */
  goodbye: 100,
  /** For a statement of the job queue that is under way when it is stopped. */
  stop: 750,
} as const;

export type ConnectionLimits = { [Name in keyof typeof connectionLimits]: number };

/** The client waits longer than the server, which then tells that it has stopped the statement. */
export const answerAfter = (statement: number): number => statement + 500;

/** Of TCP: how long a connection is idle before it is probed; Node then probes once a second and gives up after ten. */
export const keepAliveAfter = 10_000;
