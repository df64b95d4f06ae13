/** Which error the library of accounts speaks of: its code and message, never what came with it, such as a body. */
export function reasonOf(details: readonly unknown[]): string | undefined {
  const error = details.find((it) => it instanceof Error) as NodeJS.ErrnoException | undefined
  return error && (error.code === undefined ? error.message : `${error.code}: ${error.message}`)
}
