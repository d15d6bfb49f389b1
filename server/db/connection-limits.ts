/**
 * How long a process waits for PostgreSQL outside of calls (R12.3, decision 27), in milliseconds. A host can vanish without
 * closing its connections, so every limit is enforced on our side.
 */
export const connectionLimits = {
  /** Opening a connection. */
  connect: 5000,
  /** A statement of the job queue or of the search index. */
  statement: 10_000,
  /** Between two checks of the listening connection, and the timeout of each. */
  heartbeat: 10_000,
  heartbeatAnswer: 5000,
  /** How long a search waits for the index to read changes; after that the database answers the search. */
  indexRead: 1000,
  /** At shutdown: for any answer of the database, and for a statement once there was none. */
  lastWord: 1000,
  afterSilence: 100,
  /** For the other side to close a connection that we have ended. */
  goodbye: 100,
  /** For a running statement of the job queue when the queue is stopped. */
  stop: 750,
} as const;

export type ConnectionLimits = { [Name in keyof typeof connectionLimits]: number };

/** The client waits longer than the server, which then reports that it has cancelled the statement. */
export const answerAfter = (statement: number): number => statement + 500;

/** TCP keep-alive: idle milliseconds before probing; Node then probes once a second and gives up after ten. */
export const keepAliveAfter = 10_000;
