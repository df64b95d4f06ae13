/**
 * Decides which browser reports are worth a log line: anyone can send them, and a broken page sends one per
 * visit.
 */

const HOUR_MS = 3_600_000
/** Different reports per hour; a browser that sends more is making them up. */
const MOST_AN_HOUR = 50

/** `isNews(report, nowMs)`: the first of its kind within the hour, unless there are too many kinds. */
export function createReportFilter(): (report: object, nowMs: number) => boolean {
  const seen = new Set<string>()
  let since = Number.NEGATIVE_INFINITY
  return (report, nowMs) => {
    if (Math.abs(nowMs - since) >= HOUR_MS) {
      seen.clear()
      since = nowMs
    }
    const kind = JSON.stringify(report)
    if (seen.has(kind) || seen.size >= MOST_AN_HOUR) return false
    seen.add(kind)
    return true
  }
}
