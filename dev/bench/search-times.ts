/** Asks every question of every class a few times, one after the other, and says how long the answers took. */
import { type Ask, QUERY_CLASSES } from './search-queries.ts'

/** Milliseconds. `unanswered` questions were given up at the engine's limit and count as that long. */
export type Times = { p50: number; p95: number; max: number; unanswered: number }
/** What one engine of the comparison measured, as its process prints it. */
export type Measured = {
  engine: string
  rows: number
  classes: Record<string, Times>
  figures: Record<string, number | null>
}

/** Throws OutOfTime at its limit. */
export type Answer = (ask: Ask) => void | Promise<void>

export class OutOfTime extends Error {}

/** A class stops after the round in which it has used this up. */
const CLASS_BUDGET_MS = 20_000

/** The first round warms up and counts only where it used up the time by itself. */
export async function measureClasses(answer: Answer, rounds: number): Promise<Measured['classes']> {
  const classes: Measured['classes'] = {}
  for (const { name, asks } of QUERY_CLASSES) {
    let times: number[] = []
    let unanswered = 0
    const began = performance.now()
    for (let round = 0; round <= rounds; round++) {
      if (round === 1) {
        if (performance.now() - began > CLASS_BUDGET_MS) break
        times = []
        unanswered = 0
      }
      for (const ask of asks) {
        const { ms, isAnswered } = await timed(answer, ask)
        times.push(ms)
        if (!isAnswered) unanswered++
      }
      if (round > 0 && performance.now() - began > CLASS_BUDGET_MS) break
    }
    classes[name] = { ...percentiles(times), unanswered }
    process.stderr.write(`  ${name}: ${classes[name]?.p50.toFixed(2)} ms\n`)
  }
  return classes
}

async function timed(answer: Answer, ask: Ask) {
  const began = performance.now()
  try {
    const answered = answer(ask)
    if (answered instanceof Promise) await answered // what answers at once is not made to wait a turn
    return { ms: performance.now() - began, isAnswered: true }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error
    return { ms: performance.now() - began, isAnswered: false }
  }
}

export function percentiles(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), max: at(1) }
}
