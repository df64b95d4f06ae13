/**
 * What whoever runs a board is given to ask its source with. One client serves all boards, so that each host is asked
 * politely whoever asks; `forBoard` gives the part of one run.
 */
import type { Get, Source } from './source.ts'

/** What a source said its answer can be known by; sent with the next run, so that "not modified" can be answered. */
export type Validators = {
  /** A digest of the address that they belong to, which may hold keys; they are sent to no other. */
  address: string
  etag: string | null
  lastModified: string | null
}

export type BoardRun = {
  source: Pick<Source, 'name' | 'isOneAnswer'>
  token: string
  /**
   * Of the last run that was complete; null to have everything again, as after a change of our own rules. Sent only
   * where the source's `isOneAnswer`, with the first request.
   */
  validators: Validators | null
  /** At least so long between two requests to one host; more where its robots.txt asks for it. */
  leastSeconds?: number
  /** Ends what is under way when the run is given up. */
  signal?: AbortSignal
}

/** One run of one board. */
export type BoardClient = {
  get: Get
  /** To keep when the run was complete; null where the source gives none. After `NotModified` those of before. */
  validators(): Validators | null
  /** So far, bodies after decoding. */
  readonly bytes: number
  /** So far, with redirects and without robots.txt. */
  readonly requests: number
}

export type SourceClient = {
  forBoard(run: BoardRun): BoardClient
  /** Ends what is under way and closes connections. */
  close(): Promise<void>
}
