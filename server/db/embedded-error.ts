/** A failure of the embedded PostgreSQL, told in one sentence meant for the person who typed the command. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}
