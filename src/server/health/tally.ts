/** Counters and histograms by labels, for /metrics. They only grow, and begin when the process does. */
import { formatLabels, heading, type Labels } from './metric-lines.ts'

export type Counter = { add(labels: Labels): void; lines(): string[] }

export function createCounter(name: string, help: string): Counter {
  const counts = new Map<string, number>()
  return {
    add(labels) {
      const key = formatLabels(labels)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    lines: () => [
      ...heading(name, 'counter', help),
      ...[...counts].map(([labels, count]) => `rolecall_${name}{${labels}} ${count}`),
    ],
  }
}

/** Values are in seconds. */
export type Histogram = { add(labels: Labels, seconds: number): void; lines(): string[] }

type Times = { within: number[]; sum: number; count: number }

/** `bounds`: upper bounds in seconds, ascending. */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const all = new Map<string, Times>()
  return {
    add(labels, seconds) {
      const key = formatLabels(labels)
      const times = all.get(key) ?? { within: bounds.map(() => 0), sum: 0, count: 0 }
      all.set(key, times)
      const bucket = bounds.findIndex((bound) => seconds <= bound)
      if (bucket >= 0) times.within[bucket] = (times.within[bucket] ?? 0) + 1
      times.sum += seconds
      times.count++
    },
    lines: () => [
      ...heading(name, 'histogram', help),
      ...[...all].flatMap(([labels, times]) => linesOf(name, labels, bounds, times)),
    ],
  }
}

/** Buckets are cumulative in the format. */
function linesOf(name: string, labels: string, bounds: readonly number[], times: Times): string[] {
  let upTo = 0
  const before = labels === '' ? '' : `${labels},`
  const own = labels === '' ? '' : `{${labels}}`
  return [
    ...bounds.map((bound, at) => {
      upTo += times.within[at] ?? 0
      return `rolecall_${name}_bucket{${before}le="${bound}"} ${upTo}`
    }),
    `rolecall_${name}_bucket{${before}le="+Inf"} ${times.count}`,
    `rolecall_${name}_sum${own} ${times.sum}`,
    `rolecall_${name}_count${own} ${times.count}`,
  ]
}
