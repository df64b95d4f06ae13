/**
 * What every source is: how listings are asked for at one applicant system, feed or file format, and how they are
 * read. A source knows its addresses and fields and nothing else: no clock, no network of its own, no database.
 * Boards are rows; a source is told one by its token.
 *
 * The envelope is strict and the items are lenient. An answer that is not what the source sends throws `Unreadable`:
 * a board that answers wrongly is never an empty board. An odd item is a problem of its own and harms no other.
 */
import type { Listing } from '#core/job/listing.ts'

export type SourceRequest = {
  url: string
  /** What the answer must be; anything else is `Unreadable`. */
  accept: 'json' | 'xml' | 'html' | 'text'
  /** Sent as a POST with this body as JSON; a GET without. */
  json?: unknown
  headers?: Readonly<Record<string, string>>
}

export type SourceAnswer = {
  /** Where the answer came from, behind any redirects. */
  url: string
  /** Decoded by the charset that it declared, UTF-8 where none was. */
  text: string
}

/**
 * Asks the source one thing. Throws `Unreadable` for an answer that is none (404, wrong type, too large), `Away` for what
 * may pass (429, 5xx, time-outs) and `NotModified`; a source catches none of them, but where an item may lack its details.
 *
 * For the source `directory` alone, a `file:` address with a slash at its end answers with the names of the .jsonl and
 * .jsonl.gz files there as a list in JSON; one of a file with what is in it, unpacked.
 */
export type Get = (request: SourceRequest) => Promise<SourceAnswer>

/** The board does not answer as its source does. Its jobs are neither there nor gone: nobody knows. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** Why nothing came: the address, the way there, the source's own word, or its rules for programs. */
export type AwayReason = 'blocked' | 'unreachable' | 'slow' | 'busy' | 'failing' | 'forbidden'

/** The source cannot be asked now. What it lists is neither there nor gone; it is asked again later. */
export class Away extends Error {
  override readonly name = 'Away'
  readonly reason: AwayReason
  /** Not to be asked before this moment, by the source's own word; null where it said nothing. */
  readonly retryAt: Date | null
  /** `message` is a sentence for the operator, without keys. */
  constructor(reason: AwayReason, message: string, retryAt: Date | null = null) {
    super(message)
    this.reason = reason
    this.retryAt = retryAt
  }
}

/** The whole board is as it was when its validators were given. Not a failure: the run was complete. */
export class NotModified extends Error {
  override readonly name = 'NotModified'
}

/** One thing that a board said. */
export type Found =
  /** `stamp` changes whenever the source changed the listing; none where the source has no such field. */
  | { listing: Listing; stamp?: string }
  /** Still listed, and not read again: `isKnown` said that it is as we know it. */
  | { same: string }
  /** One item that could not be read, with the beginning of it; `id` where it could be told, so that it counts as seen. */
  | { problem: string; id: string | null; example: string }
  /** The source says itself that this listing has ended. */
  | { removed: string }
  /** There is more than may be read; what was not seen is therefore not gone. */
  | { capped: string }

export type GatherWorld = {
  get: Get
  /** Whether the listing with this id is stored as it is under this stamp, so that its details need not be asked for. */
  isKnown(id: string, stamp: string): boolean
  /** What people call the employer whose board it is, where the board's row knows: some systems never say. */
  employer?: string | null
  /** The operator's keys for this source, by the names in `needs`. */
  keys: Readonly<Record<string, string>>
}

/** What a source's owner asks of those who use it. */
export type SourceTerms = {
  /** Where it is written. */
  url: string | null
  /** Shown with each of its jobs as a link back, as the terms ask: "Remotive". null where nothing is asked. */
  credit: string | null
  /** Why it is not read unless the operator turns it on; null for a source that is on. */
  offBecause: string | null
  /** Not asked more often than this. */
  leastMinutes: number
  /** Shown at the earliest so long after publication, as some terms ask. */
  delayHours: number
}

export type Source = {
  /** The first part of the key of each of its listings; never changed. */
  name: string
  /** What people call it. */
  title: string
  /** An employer's own system is believed before a site that gathers what others published. */
  kind: 'employer' | 'aggregator'
  /** `whole`: what is not listed is gone. `window`: only the newest are listed, and absence says nothing. */
  lists: 'whole' | 'window'
  /**
   * Days from publication after which a listing of a `window` that is not shown any more has ended by the source's
   * own rule; null where it has none or says the end with each listing.
   */
  runsDays: number | null
  /** It goes on showing what has ended by its rule, as old threads do. */
  showsEnded?: true
  /** Whether a board is one answer, so that "not modified" means that nothing changed on it. */
  isOneAnswer: boolean
  terms: SourceTerms
  /** Settings that the operator must give before it can be read, as environment variables are called. */
  needs: readonly string[]
  /** The one board of a source that has no others; null where each employer has one. */
  onlyBoard: string | null
  /** What people see of a board: a page of jobs. */
  page(token: string): string
  /** Everything on the board, in any order; ends when it has been read as far as may be. */
  gather(token: string, world: GatherWorld): AsyncGenerator<Found>
}
