/** The services that use cases and pages work with. Created once by the server; tests create their own. */
import type { AccountId, Viewer } from '#core/account/account.ts'
import type { OddLine } from '#core/boards/board-list.ts'
import type { CompanyContact, CompanyIdentity } from '#core/company/company-contact.ts'
import type { CvReading } from '#core/cv/cv-reading.ts'
import type { Typesetter } from '#core/documents/typeset.ts'
import type { CvFormat } from '#core/files/file-kind.ts'
import type { JobCard, JobId } from '#core/job/job.ts'
import type { ModelAsk } from '#core/letter/model-ask.ts'
import type { MatchReadiness } from '#core/match/match-readiness.ts'
import type { SiteState } from '#core/operator/site-state.ts'
import type { JobSearch } from '#core/search/query.ts'
import type { Settings } from '#core/settings/settings.ts'
import type { NewBoard } from '#store/boards.ts'
import type { Db } from '#store/db.ts'
import type { GatherFigures } from '#store/gather-figures.ts'
import type { AuditLog } from './audit-log.ts'
import type { Keyring } from './keyring.ts'
import type { Tries } from './limit-tries.ts'
import type { ObjectStorage } from './object-storage.ts'
import type { Payments } from './payments.ts'
import type { SecurityEvents } from './security-events.ts'

export type Clock = { now(): Date }

export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A language model's answer, or why there is no usable one. */
export type ModelReply =
  | { text: string }
  | { trouble: 'away' | 'busy' | 'slow' | 'too_much' | 'garbage' | 'cancelled' }

export type TextModel = {
  /** Never throws. `onProgress` gets the number of characters so far. */
  ask(
    asked: ModelAsk,
    options: { signal?: AbortSignal | undefined; onProgress(characters: number): void },
  ): Promise<ModelReply>
}

/** A source as configured on this instance. */
export type KnownSource = {
  name: string
  title: string
  /** Why it is not read here, as a sentence; null if it is read. */
  whyOff: string | null
  /** Where to read its terms. */
  termsUrl: string | null
  /** The token of its only board; null for a source with several boards. */
  onlyBoard: string | null
  /**
   * The pause between two runs, for a site with many employers that asks for one. 0 for others: their boards may be
   * read at any time.
   */
  restMinutes: number
}

/** What operator pages need to know about sources, which only the server has. */
export type BoardService = {
  sources: readonly KnownSource[]
  /** Whether this server reads boards automatically; other servers may. */
  isReading: boolean
  /** The public page of a board; null if it has none. */
  pageOf(source: string, token: string): string | null
  /** The same, if the board is an employer's own: null for job sites and feeds. */
  employerPageOf(source: string, token: string): string | null
  /**
   * Finds the board meant by its address, a job's address, a company's page that shows it, or a name like
   * "lever/acme", and other boards that the page shows; or a sentence saying why there is none. May fetch the page.
   */
  find(text: string): Promise<{ board: NewBoard; others: NewBoard[] } | { problem: string }>
  /** Parses a list of boards; `odd` holds the lines that name no board which can be added here. */
  readList(text: string): { boards: NewBoard[]; odd: OddLine[] }
  /** Well-known boards of sources that are read here, to start with. */
  starters(): NewBoard[]
}

/** A cache that stays readable while the database is down. Only for public data. */
export type OutageCache = {
  /**
   * Asks the database and caches the answer unless it is null. While the database is down, returns the cached answer.
   */
  read<T>(key: AtHandKey, load: () => Promise<T>): Promise<T>
  /** Always asks the database. While it is down, returns what `instead` finds; null refuses. */
  ask<T>(load: () => Promise<T>, instead: () => { answer: T } | null): Promise<T>
  /** When the cached answer was read; null if there is none. */
  readAt(key: AtHandKey): Date | null
  /** Since when the database has been down; null while it answers. */
  downSince(): Date | null
  /** Runs a request, tracking the age of the cached data that it uses. */
  inRequest<T>(answer: () => Promise<T>): Promise<T>
  /**
   * The age of the oldest data that this request has used: of the oldest cached answer, or since the database went
   * down, which is how current the index and its cards are. Null while the database answers.
   */
  copyFrom(): Date | null
}

/** Answers that are the same for everybody, shared for a second at most. Only for public data. */
export type RecentAnswers = {
  read<T>(key: RecentKey, load: () => Promise<T>): Promise<T>
}

/** Few keys, because answers are never removed, only replaced. */
type RecentKey = 'home' | 'home-frame' | `companies:${number}`

/** Cached answers about a job are dropped when it changes. */
type AtHandKey = `job:${number}` | `company:${string}` | `companies:${number}` | 'home'

export type Services = {
  db: Db
  /** The same database for large statements: with longer time limits and separate connections. See `inBulk`. */
  bulkDb: Db
  outageCache: OutageCache
  recent: RecentAnswers
  /** Encrypts and signs with keys that are stored outside the database. */
  keys: Keyring
  search: JobSearch
  /** The jobs with these ids as cards, in the given order; never older than the index. */
  cards(ids: readonly JobId[]): Promise<JobCard[]>
  /** A person as matching sees them, from their current CV and profile. */
  readMatchPerson(accountId: AccountId): Promise<MatchReadiness>
  clock: Clock
  log: Log
  settings: Settings
  /** Typesets CVs and cover letters. */
  typeset: Typesetter
  model: TextModel | null
  /** Takes payments for plans; null where plans are a demonstration, or off. */
  payments: Payments | null
  /**
   * Handles a request to the authentication API: a path under AUTH_PATH, with the visitor's network in
   * NETWORK_HEADER. For programs and for our own pages; limits apply to both.
   */
  askAuth(request: Request): Promise<Response>
  /** The same for connected apps: a path under /oauth2, which no client reaches. Its callers are stricter than it is. */
  askAppAuthorization(request: Request): Promise<Response>
  /** Rate limits, shared by all servers of this instance. */
  tries: Tries
  events: SecurityEvents
  audit: AuditLog
  /** The viewer of a request's session, and the cookies to answer with if it was renewed. */
  readViewer(headers: Headers): Promise<{ viewer: Viewer | null; cookies: string[] }>
  /**
   * Reads a file as a CV in an isolated process. A file that cannot be read within the limits gives a reading with
   * its trouble and no CV. Throws if the account already has a file being read, or too many are waiting.
   */
  readCv(
    accountId: AccountId,
    format: CvFormat,
    bytes: Uint8Array,
    signal?: AbortSignal,
  ): Promise<CvReading>
  /**
   * Waits for the account's turn to upload. Resolves to a function to call when the upload is read or aborted.
   * Accounts take turns, and only a limited number of uploads run at once. Throws if too many wait, the wait takes
   * too long, or `signal` aborts.
   */
  uploadTurn(accountId: AccountId, signal?: AbortSignal): Promise<() => void>
  /**
   * Asked before a file is stored: whether a virus scanner passed the content; false if none is configured. Throws if the
   * scanner rejects it, and if the instance has no room for it.
   */
  scanFile(content: Uint8Array): Promise<boolean>
  /** Where the content of files is outside of the database; null if all of it is inside. */
  objects: ObjectStorage | null
  boardService: BoardService
  /** How current the boards and their jobs are, a few minutes old at most; null if they could not be counted. */
  gatherMeter: { read(): Promise<GatherFigures | null> }
  /**
   * Reads a company's own website for ways to reach it, and says why if the website could not be read. Null if the
   * operator has not allowed it.
   */
  readCompanyPages:
    | ((company: CompanyIdentity & { website: string }) => Promise<{
        contacts: Omit<CompanyContact, 'foundOn'>[]
        problem: string | null
      }>)
    | null
  /** The banner and maintenance mode, about a second old at most. Never throws. */
  siteState(): Promise<SiteState>
  /** The public API as an OpenAPI document, as served at /openapi.json. */
  describeApi(): object
}

/** The services for an import, an export or anything else that takes longer than a page may. */
export const inBulk = <W extends Pick<Services, 'bulkDb'>>(
  services: W,
): W & Pick<Services, 'db'> => ({
  ...services,
  db: services.bulkDb,
})
