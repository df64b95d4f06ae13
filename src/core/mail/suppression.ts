/**
 * When an address gets no more subscription mail: at once if the mailbox does not exist or its owner reported a message
 * as spam; after failures on three days if the cause is unclear, because it may be a full mailbox, an outage, or a
 * block of our server.
 */

export type SuppressionReason = 'bounced' | 'complained'

export type Suppression = {
  reason: SuppressionReason
  status: string | null
  firstAt: Date
  lastAt: Date
  /** How many reports there were; of unclear ones, at most one a day. */
  reports: number
  /** Null while no mail is held back. */
  suppressedAt: Date | null
}

export type MailReport = {
  reason: SuppressionReason
  /** Whether one report is enough. */
  isCertain: boolean
  status: string | null
}

const HOUR_MS = 3_600_000
/** Of several messages a day to a full mailbox, one counts. Less than a day, so that a daily digest counts each time. */
const SAME_DAY_MS = 20 * HOUR_MS
/** Failures further apart than two weekly digests have nothing to do with each other. */
const RELATED_MS = 15 * 24 * HOUR_MS
const UNCLEAR_REPORTS = 3

/** What is known of an address after another report. */
export function withReport(
  earlier: Suppression | null,
  { reason, isCertain, status }: MailReport,
  now: Date,
): Suppression {
  const sinceMs = now.getTime() - (earlier?.lastAt.getTime() ?? Number.NEGATIVE_INFINITY)
  const known = earlier && (earlier.suppressedAt !== null || sinceMs <= RELATED_MS) ? earlier : null
  if (known && !isCertain && sinceMs < SAME_DAY_MS) return known
  const reports = (known?.reports ?? 0) + 1
  const isEnough = isCertain || reports >= UNCLEAR_REPORTS
  return {
    // A complaint outweighs a bounce: it says that the owner does not want our mail.
    reason: known?.reason === 'complained' ? 'complained' : reason,
    status: status ?? known?.status ?? null,
    firstAt: known?.firstAt ?? now,
    lastAt: now,
    reports,
    suppressedAt: known?.suppressedAt ?? (isEnough ? now : null),
  }
}
