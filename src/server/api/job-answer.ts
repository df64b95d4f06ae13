/** One job as the API answers it, with its history as its page shows it. */
import { sourceTitle } from '#core/boards/source-credit.ts'
import type { WholeJob } from '#work/job/whole-job.ts'

export function jobAnswer({ job, listings, events, story }: WholeJob) {
  // For an open job, only the listings that are still there; for a closed job, all of them.
  const shown = listings.filter(({ goneAt }) => job.closedAt !== null || goneAt === null)
  const openings = [...Map.groupBy(shown, ({ openingId }) => openingId).values()]
  return {
    ...job,
    story,
    events: [
      { kind: 'first_seen', at: job.firstSeenAt },
      ...events.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    ],
    openings: openings.map((opening) => ({
      locationText: opening.find(({ locationText }) => locationText)?.locationText ?? null,
      applyUrl: opening.map(({ applyUrl, url }) => applyUrl ?? url).find((url) => url) ?? null,
      sources: opening.map(({ source, url, firstSeenAt, lastSeenAt, goneAt }) => ({
        source,
        name: sourceTitle(source),
        url,
        firstSeenAt: firstSeenAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        goneAt: goneAt?.toISOString() ?? null,
      })),
    })),
  }
}
