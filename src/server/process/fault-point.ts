/**
 * Kills the process at a named point, for tests: with FAULT_AT "stored:2", it dies when it reaches "stored" for
 * the second time. Only if NODE_ENV is `test`.
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
