/** Requests to the store of files outside of the database: their outcome and duration, for /metrics. */
import { createCounter, createHistogram } from './tally.ts'

/** Upper bounds in seconds: a file takes some hundredths, and is given up after twenty seconds. */
const BOUNDS = [0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

type Action = 'put' | 'get' | 'delete'

export type ObjectMeter = {
  measure<T>(action: Action, act: () => Promise<T>): Promise<T>
  lines(): string[]
}

export function createObjectMeter(): ObjectMeter {
  const actions = createCounter(
    'object_actions_total',
    'Files written to, read from or deleted in S3',
  )
  const times = createHistogram('object_action_seconds', 'Time of these that succeeded', BOUNDS)
  return {
    async measure(action, act) {
      const began = performance.now()
      try {
        const result = await act()
        actions.add({ action, outcome: 'done' })
        times.add({ action }, (performance.now() - began) / 1_000)
        return result
      } catch (error) {
        actions.add({ action, outcome: 'failed' })
        throw error
      }
    },
    lines: () => [...actions.lines(), ...times.lines()],
  }
}
