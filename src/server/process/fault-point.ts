/**
 * A sudden end at a named moment, for tests: with FAULT_AT "stored:2" the process kills itself when it gets to "stored" for
 * the second time. Nothing but a test's own NODE_ENV lets it.
 */
export function faultPoint(
  variables: Record<string, string | undefined>,
): ((point: string) => void) | undefined {
  const [name, count = '1'] = variables.FAULT_AT?.split(':') ?? []
  if (!name || variables.NODE_ENV !== 'test') return undefined
  let left = Number(count)
  return (point) => {
    if (point !== name) return
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  }
}
