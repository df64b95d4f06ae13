/**
 * The interface of a source: how listings are requested from one applicant-tracking system, feed or file format, and
 * how they are read. A source knows only its addresses and fields: no clock, no network access of its own, no
 * database. Boards are rows; a source gets a board's token.
 *
 * The envelope is strict and the items are lenient. An answer in any other format throws `Unreadable`, so that a
 * broken board is never mistaken for an empty one. An odd item is a problem of its own and does not affect the
 * others.
 */
import type { AnswerKind } from '#core/boards/answer-kind.ts'
import type { Listing } from '#core/job/listing.ts'
import type { SourceLoad } from './source-load.ts'
import type { SourceTerms } from './source-terms.ts'

export type SourceRequest = {
  url: string
  /** The required type of the answer; anything else is `Unreadable`. */
  accept: AnswerKind
  /** Sent as a POST with this body as JSON; without it, the request is a GET. */
  json?: unknown
  headers?: Readonly<Record<string, string>>
}

export type SourceAnswer = {
  /** The address after any redirects. */
  url: string
  /** Decoded with the charset it declares, otherwise UTF-8. */
  text: string
}

/**
 * Makes one request. Throws `Unreadable` for an invalid answer (404, wrong type, too large), `Away` for what may be
 * temporary (429, 5xx, timeouts), and `NotModified`. A source catches none of them, except for an item that may lack
 * its details.
 *
 * Only for the source `directory`: a `file:` address that ends with a slash returns the names of the .jsonl and
 * .jsonl.gz files there as a JSON list; the address of a file returns its content, unpacked.
 */
export type Get = (request: SourceRequest) => Promise<SourceAnswer>

/** The board does not answer as its source should. It is unknown which of its jobs are still open. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** Why no answer came: `ceiling` if we reached our own; otherwise the address is not allowed, a redirect leads nowhere, the network failed, or the source or its robots.txt refused. */
export type AwayReason =
  | 'blocked'
  | 'redirect'
  | 'unreachable'
  | 'slow'
  | 'busy'
  | 'ceiling'
  | 'failing'
  | 'forbidden'

/** The source is unavailable now. Its jobs stay as they are, and it is tried again later. */
export class Away extends Error {
  override readonly name = 'Away'
  readonly reason: AwayReason
  /** The earliest time for a new request, stated by the source; null if it stated none. */
  readonly retryAt: Date | null
  /** `message` is a sentence for the operator, without keys. */
  constructor(reason: AwayReason, message: string, retryAt: Date | null = null) {
    super(message)
    this.reason = reason
    this.retryAt = retryAt
  }
}

/** The board is unchanged since its validators were issued. Not a failure: the run is complete. */
export class NotModified extends Error {
  override readonly name = 'NotModified'
}

/** One result of reading a board. */
export type Found =
  /** `stamp` changes whenever the source changes the listing; left out if the source has no such field. */
  | { listing: Listing; stamp?: string }
  /** Still listed but not read again, because `isKnown` returned true. */
  | { same: string }
  /** An item that could not be read, with its beginning; `id` if known, so that the item counts as seen. */
  | { problem: string; id: string | null; example: string }
  /** The source itself reports that this listing has ended. */
  | { removed: string }
  /** Still listed, but none of the jobs that this instance takes. */
  | { leftOut: string; title: string }
  /** There is more than may be read, so unseen listings are not gone. */
  | { capped: string }

export type GatherContext = {
  get: Get
  /** Whether the listing is already stored with this stamp, so that its details need no request. */
  isKnown(id: string, stamp: string): boolean
  /** Whether a job with this title is taken. Asked before its details are requested; all are taken without it. */
  isWanted?(title: string): boolean
  /** The employer's name from the board's row, if known: some systems never name it. */
  employer?: string | null
  /** The operator's keys for this source, by the names in `needs`. */
  keys: Readonly<Record<string, string>>
}

export type Source = {
  /** The first part of each listing's key; never changed. */
  name: string
  /** The display name. */
  title: string
  /** An employer's own system takes precedence over an aggregator of others' listings. */
  kind: 'employer' | 'aggregator'
  /** `whole`: unlisted jobs are gone. `window`: only the newest are listed, and absence means nothing. */
  lists: 'whole' | 'window'
  /**
   * Days after publication from which an unlisted job of a `window` counts as ended under the source's own rule; null
   * without such a rule, or if each listing states its end.
   */
  runsDays: number | null
  /** It keeps showing jobs that have ended by this rule, as old threads do. */
  showsEnded?: true
  /** Its jobs are taken whatever their titles say: always, or wherever jobs in tech are, as all of them are. */
  takenWhole?: 'always' | 'for_tech'
  /** Whether a board is a single answer, so that "not modified" covers all of it. */
  isOneAnswer: boolean
  terms: SourceTerms
  load: SourceLoad
  /** Environment variables that the operator must set before it can be read. */
  needs: readonly string[]
  /** The token of a source's only board; null if each employer has one. */
  onlyBoard: string | null
  /** The board's public page of jobs. */
  page(token: string): string
  /** Everything on the board, in any order, up to the limits. */
  gather(token: string, context: GatherContext): AsyncGenerator<Found>
}
