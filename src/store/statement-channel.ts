/**
 * What watches statements, such as tracing, learns of each here. Without a subscriber nothing is measured, and the store
 * knows nothing of who listens.
 */
import { channel } from 'node:diagnostics_channel'

/** A statement that was answered or failed just now. Its text has placeholders instead of values. */
export type StatementDone = { text: string; tookMs: number; isFailed: boolean }

export const STATEMENTS = 'rolecall.statement'

const statements = channel(STATEMENTS)

/** Called before a statement; null without a subscriber. */
export function watchStatement(text: string): ((isFailed: boolean) => void) | null {
  if (!statements.hasSubscribers) return null
  const begunAt = performance.now()
  return (isFailed) => {
    const done: StatementDone = { text, tookMs: performance.now() - begunAt, isFailed }
    statements.publish(done)
  }
}

/** For statements of other threads. */
export const publishStatement = (done: StatementDone): void => statements.publish(done)
