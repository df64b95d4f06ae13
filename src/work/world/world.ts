/** What the product's verbs and pages work with. Made once by the server; tests make their own. */
import type { AccountId, Viewer } from '#core/account/account.ts'
import type { OddLine } from '#core/boards/board-list.ts'
import type { CvFormat, CvReading } from '#core/cv/cv-reading.ts'
import type { Typesetter } from '#core/documents/typeset.ts'
import type { JobCard, JobId } from '#core/job/job.ts'
import type { ModelAsk } from '#core/letter/model-ask.ts'
import type { KnownPerson } from '#core/match/known-person.ts'
import type { JobSearch } from '#core/search/query.ts'
import type { Settings } from '#core/settings/settings.ts'
import type { NewBoard } from '#store/boards.ts'
import type { Db } from '#store/db.ts'
import type { Keyring } from './keyring.ts'
import type { Tries } from './limit-tries.ts'
import type { SecurityEvents } from './security-events.ts'

export type Clock = { now(): Date }

export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** What a language model said, or why it said nothing that could be used. */
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

/** A source as this copy has it. */
export type KnownSource = {
  name: string
  title: string
  /** Why it is not read here, in a sentence; null for one that is. */
  whyOff: string | null
  /** Where its terms are written. */
  termsUrl: string | null
  /** The token of its only board, for one that is a board by itself. */
  onlyBoard: string | null
  /** Between two runs, of a site for many employers that asks for it. 0 for others: their boards may be read at will. */
  restMinutes: number
}

/** What an operator's pages need to know of sources, which only the server has. */
export type BoardDesk = {
  sources: readonly KnownSource[]
  /** Whether this server reads boards by itself; others may. */
  isReading: boolean
  /** What people see of a board: the address of a page; null where there is none on the web. */
  pageOf(source: string, token: string): string | null
  /**
   * The board that is meant by its address, a job's, a company's page that shows it, or a name like "lever/acme", and
   * what else that page shows; or why there is none, in a sentence. May ask for the page.
   */
  find(text: string): Promise<{ board: NewBoard; others: NewBoard[] } | { problem: string }>
  /** The boards of a list, and which of its lines name none that can be added here. */
  readList(text: string): { boards: NewBoard[]; odd: OddLine[] }
  /** Well-known boards of sources that are read here, to begin with. */
  starters(): NewBoard[]
}

/** What goes on being shown while the database is away. For what is public, and for nothing else. */
export type AtHand = {
  /** Asks the database and keeps the answer, if it is not null; while the database is away, the answer kept before. */
  read<T>(key: AtHandKey, load: () => Promise<T>): Promise<T>
  /** Asks the database, always; while that is away, what `instead` finds. Null refuses. */
  ask<T>(load: () => Promise<T>, instead: () => { answer: T } | null): Promise<T>
  /** When the kept answer was read; null where none is kept. */
  readAt(key: AtHandKey): Date | null
  /** Since when the database has not answered; null while it does. */
  awaySince(): Date | null
  /** Makes the answer to a request, and notes how old what is used for it is. */
  inRequest<T>(answer: () => Promise<T>): Promise<T>
  /**
   * How far back what this request has used so far goes: to the oldest of the kept answers, or to when the database
   * went, which the index and its cards are as new as. Null while the database answers.
   */
  copyFrom(): Date | null
}

/** Kept answers about a job are dropped when it changes. */
type AtHandKey = `job:${number}` | `company:${string}` | `companies:${number}` | 'home'

export type World = {
  db: Db
  /** The same database for what is large: waits longer, and leaves requests their connections. See `inBulk`. */
  bulkDb: Db
  atHand: AtHand
  /** Seals and signs with keys that lie outside the database. */
  keys: Keyring
  search: JobSearch
  /** The jobs with these ids as cards, in the order asked for; at most as old as the index. */
  cards(ids: readonly JobId[]): Promise<JobCard[]>
  /** A person as matches see them, by their CV and profile as they are now. */
  matchPerson(accountId: AccountId): Promise<KnownPerson>
  clock: Clock
  log: Log
  settings: Settings
  /** Sets CVs and letters on pages. */
  typeset: Typesetter
  /** A language model that the operator named; null for none. */
  model: TextModel | null
  /**
   * Asks for something about accounts and sessions: a request to an address under AUTH_PATH, with the visitor's
   * network in NETWORK_HEADER. For programs and for our own pages; limits hold for both.
   */
  askAuth(request: Request): Promise<Response>
  /** Counts how often something was tried, for all servers of this board. */
  tries: Tries
  /** Notes what concerns the safety of accounts. */
  events: SecurityEvents
  /** Who a request's session belongs to, and the cookies to answer with when it was renewed. */
  readViewer(headers: Headers): Promise<{ viewer: Viewer | null; cookies: string[] }>
  /**
   * Reads a file as a CV, apart from everything else. A file that cannot be read within the limits gives a reading
   * with its trouble and no CV; refuses when the account has one being read, or too many wait.
   */
  readCv(
    accountId: AccountId,
    format: CvFormat,
    bytes: Uint8Array,
    signal?: AbortSignal,
  ): Promise<CvReading>
  /**
   * Resolves when the account's next upload may be read, with what has to be called once it is read or stopped:
   * accounts take turns, and only so many run at once. Refuses when too many wait or it takes too long, and when
   * `signal` ends the waiting.
   */
  uploadTurn(accountId: AccountId, signal?: AbortSignal): Promise<() => void>
  /** Whether a scanner for viruses passed it; false where none is configured. Refuses what it does not pass. */
  scanFile(content: Uint8Array): Promise<boolean>
  boardDesk: BoardDesk
  /** The public API in OpenAPI's own form, as /openapi.json serves it. */
  describeApi(): object
}

/** The world for an import, an export or whatever else takes longer than a person waits for a page. */
export const inBulk = <W extends Pick<World, 'bulkDb'>>(world: W): W & Pick<World, 'db'> => ({
  ...world,
  db: world.bulkDb,
})
