/**
 * How a run makes requests to its board's source. One client serves all boards, so that each host gets a polite rate;
 * `forBoard` returns the client of one run.
 */
import type { Get, Source } from './source.ts'

/**
 * A source's validators (ETag, Last-Modified), sent with the next run so that the source can answer "not modified".
 */
export type Validators = {
  /** A digest of the address they belong to, which may contain keys; they are never sent elsewhere. */
  address: string
  etag: string | null
  lastModified: string | null
}

export type BoardRun = {
  source: Pick<Source, 'name' | 'isOneAnswer'>
  token: string
  /**
   * From the last complete run; null to read everything again, as after a change of our rules. Sent only if the
   * source's `isOneAnswer`, with the first request.
   */
  validators: Validators | null
  /** Minimum seconds between two requests to one host; more if its robots.txt asks for more. */
  leastSeconds?: number
  /** Cancels the run's requests. */
  signal?: AbortSignal
  /** For each request, if lower than usual. */
  limits?: { totalMs: number; maxBytes: number; maxRedirects: number }
  /** Throws for an address that a redirect may not lead to. Called before anything there is requested. */
  requireAllowed?: (to: URL) => void
}

/** One run of one board. */
export type BoardClient = {
  get: Get
  /** To store if the run was complete; null if the source sent none. After `NotModified`, the previous ones. */
  validators(): Validators | null
  /** So far; bodies after decoding. */
  readonly bytes: number
  /** So far; including redirects, without robots.txt. */
  readonly requests: number
}

export type SourceClient = {
  forBoard(run: BoardRun): BoardClient
  /** Cancels all requests and closes connections. */
  close(): Promise<void>
}
