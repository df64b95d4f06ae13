/** An error as fields of a log line: a database error holds its connection, which can't be sent to another thread. */
export function textOfError(error: unknown) {
  return { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
