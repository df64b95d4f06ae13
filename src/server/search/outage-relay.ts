/**
 * The outage cache as a thread that renders pages has it: what the thread reads is kept by the main thread, and a page
 * that the database fails is rendered there, from what is kept.
 */
import { serialize } from 'node:v8'
import { isFailedSubmission } from '#core/api/refusal.ts'
import type { OutageCache } from '#work/use-case/use-case-services.ts'
import { loadCurrent } from './outage-cache.ts'

export type KeptAnswer = {
  key: string
  /** Null if there is no answer any more. */
  stored: Uint8Array | null
  /** How often the thread had been notified of changed jobs before it read this. */
  changes: number
}

type OutageRelay = OutageCache & {
  /** Jobs have changed: what was read before may be old. */
  forget(): void
}

/** `keep` gets what was read; `onFailed` is called during a render that the database failed. */
export function createOutageRelay({
  keep,
  onFailed,
}: {
  keep(answer: KeptAnswer): void
  onFailed(): void
}): OutageRelay {
  let changes = 0

  async function ask<T>(load: () => Promise<T>): Promise<T> {
    try {
      return await load()
    } catch (error) {
      if (isFailedSubmission(error)) onFailed()
      throw error
    }
  }

  return {
    ask,
    async read<T>(key: string, load: () => Promise<T>) {
      const before = changes
      const answer = await ask(() => loadCurrent(load))
      keep({ key, stored: answer === null ? null : serialize(answer), changes: before })
      return answer
    },
    readAt: () => null,
    downSince: () => null,
    inRequest: (answer) => answer(),
    copyFrom: () => null,
    forget() {
      changes += 1
    },
  }
}
