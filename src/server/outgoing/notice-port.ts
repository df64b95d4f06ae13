/**
 * Posts notices to addresses that people gave, through the safe client. What failed and when stays here: the log that
 * people see must not show which addresses and ports of others are open.
 */
import type { NoticePort } from '#work/alert/send-notices.ts'
import type { SafeAgentOptions } from './safe-agent.ts'
import { createSafeFetch } from './safe-fetch.ts'
import { type Identity, userAgentOf } from './user-agent.ts'

const TOTAL_MS = 10_000
const LIMITS = { maxBytes: 64 * 1024, maxRedirects: 0 }

export function createNoticePort(
  identity: Identity,
  { totalMs = TOTAL_MS, ...options }: SafeAgentOptions & { totalMs?: number } = {},
): NoticePort & { close(): Promise<void> } {
  const safe = createSafeFetch(options)
  const headers = { 'user-agent': userAgentOf(identity) }
  return {
    async post({ url, headers: own, body }) {
      try {
        const answer = await safe.ask({
          url,
          method: 'POST',
          headers: { ...headers, ...own },
          body,
          limits: { totalMs, ...LIMITS },
          hidesReason: true,
        })
        answer.drop()
        return answer.status
      } catch {
        return null // only RequestProblem is thrown, and its reason stays here
      }
    },
    close: safe.close,
  }
}
