/** Which reports of browsers are worth a line of the log: anybody may send them, and a broken page sends one a visit. */

const HOUR_MS = 3_600_000
/** Different ones an hour; a browser that sends more invents them. */
const MOST_AN_HOUR = 50

/** `isNews(report, nowMs)`: the first of its kind within the hour, and not one of too many kinds. */
export function createHeardReports(): (report: object, nowMs: number) => boolean {
  const heard = new Set<string>()
  let since = Number.NEGATIVE_INFINITY
  return (report, nowMs) => {
    if (Math.abs(nowMs - since) >= HOUR_MS) {
      heard.clear()
      since = nowMs
    }
    const kind = JSON.stringify(report)
    if (heard.has(kind) || heard.size >= MOST_AN_HOUR) return false
    heard.add(kind)
    return true
  }
}
