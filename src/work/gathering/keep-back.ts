/**
 * Keeps back what a run finds until one of the board's own jobs is among it. If none is, decides at the end whether
 * the jobs are another company's: then they are not stored.
 */
import { isHeldTooLong } from '#core/boards/board-guard.ts'
import { LEAST_KNOWN, readForeign } from '#core/company/foreign-jobs.ts'
import { countOf } from '#core/text/count-of.ts'
import type { Found, Source } from '#sources/source/source.ts'
import type { LeasedBoard } from '#store/board-leases.ts'
import type { Db } from '#store/db.ts'
import * as foreignAnswers from '#store/foreign-answers.ts'
import * as listings from '#store/listings.ts'
import type { ReadListing } from '#work/import/read-listing.ts'
import type { RunSeen } from './run-seen.ts'

/** How many titles of another company's jobs are stored. */
const TITLES = 50

type Parts = {
  db: Db
  board: LeasedBoard
  source: Source
  seen: RunSeen
  now: Date
  write(listing: ReadListing): Promise<void>
}

export function keepBack({ db, board, source, seen, now, write }: Parts) {
  const kept: ReadListing[] = []
  const listed = [...seen.known.values()].filter(({ isGone }) => !isGone).length
  const isOneEmployers =
    source.lists === 'whole' && source.kind === 'employer' && source.onlyBoard === null
  let isKeeping = isOneEmployers && listed >= LEAST_KNOWN

  async function release() {
    isKeeping = false
    for (const listing of kept.splice(0)) await write(listing)
  }

  return {
    /** `listing`: what has to be written of it. */
    async take(found: Found, listing: ReadListing | null): Promise<void> {
      const id = idOf(found)
      if (isKeeping && id !== null && seen.known.has(id)) await release()
      if (!listing) return
      if (isKeeping) kept.push(listing)
      else await write(listing)
    },
    /** Writes what was kept back, or notes in `seen` that it is another company's. */
    async finish(): Promise<void> {
      if (kept.length === 0) return
      const found = kept.map((one) => one.listing)
      const foreign = readForeign(await listings.statedOf(db, board.id), found)
      if (!foreign) return release()
      const before = await foreignAnswers.ofBoard(db, board.id)
      if (before?.company === foreign.company) {
        seen.isAccepted = before.isAccepted
        const { since: missedSince, runs } = before
        const isTooLong = isHeldTooLong({ missedSince, missedRuns: runs + 1 }, now)
        if (before.isAccepted || isTooLong) return release()
      }
      const jobs = `${countOf(found.length, 'job')} of ${foreign.company}`
      const where = foreign.by === 'address' ? ` at ${foreign.place}` : ''
      seen.foreign = {
        company: foreign.company,
        sentence: `It answered with ${jobs}${where}, and none of its own ${listed}. Nothing was added, changed or closed.`,
        count: found.length,
        titles: found.slice(0, TITLES).map(({ title }) => title),
      }
      seen.ids.clear()
      seen.removed.clear()
    },
  }
}

function idOf(found: Found): string | null {
  if ('listing' in found) return found.listing.id
  if ('same' in found) return found.same
  if ('problem' in found) return found.id
  if ('removed' in found) return found.removed
  return 'leftOut' in found ? found.leftOut : null
}
