/**
 * Compares what is stored of each board with what the board showed in its complete runs: a job of the last one must be
 * open, as it was then; a job that two complete runs have missed must be closed; between these, nothing is known.
 */
import { sql } from 'kysely'
import { editMark } from '#dev/fake-internet/advert-text.ts'
import { ALL_SYSTEMS } from '#dev/fake-internet/systems.ts'
import type { Db } from '#store/db.ts'
import type { FakeHosts } from './fake-hosts.ts'
import {
  isOpenAt,
  jobsUpTo,
  type SupplyBoard,
  type SupplyJob,
  type SupplyOptions,
  versionAt,
} from './supply-boards.ts'

export type Compared = {
  untruths: { kind: string; what: string }[]
  open: number
  closed: number
  unknown: number
}

type Options = Pick<SupplyOptions, 'seed' | 'begin'> & {
  db: Db
  hosts: Pick<FakeHosts, 'listedAt'>
  boards: readonly SupplyBoard[]
  /** Whether a job outside of tech is taken too. */
  takesAll: boolean
  now: Date
}

type Stored = {
  jobId: number
  externalId: string
  title: string
  company: string
  isOpen: boolean
  isHeld: boolean
  isEdited: boolean
}

const MISSES = 2
/** Boards that are compared with one statement. */
const STEP = 200

export async function compareSupply(options: Options): Promise<Compared> {
  const compared: Compared = { untruths: [], open: 0, closed: 0, unknown: 0 }
  for (let from = 0; from < options.boards.length; from += STEP) {
    const some = options.boards.slice(from, from + STEP)
    const [runs, listings] = await Promise.all([
      wholeRuns(options, some),
      storedListings(options.db, some),
    ])
    for (const board of some) {
      const name = nameOf(board)
      compareBoard(board, runs.get(name) ?? [], listings.get(name) ?? [], options, compared)
    }
  }
  for (const name of await mergedJobs(options.db)) {
    compared.untruths.push({ kind: 'merged', what: name })
  }
  return compared
}

const nameOf = ({ source, token }: Pick<SupplyBoard, 'source' | 'token'>) => `${source}/${token}`

function compareBoard(
  board: SupplyBoard,
  runs: readonly { from: number; to: number }[],
  stored: readonly Stored[],
  { seed, begin, hosts, takesAll }: Options,
  compared: Compared,
) {
  const listed = hosts.listedAt(board)
  const views = runs.flatMap(
    ({ from, to }) => listed.findLast((at) => at >= from && at <= to) ?? [],
  )
  const last = views.at(-1)
  const report = (kind: string, what: string) =>
    void compared.untruths.push({ kind, what: `${nameOf(board)} ${what}` })
  const byId = new Map(stored.map((one) => [one.externalId, one]))
  const system = ALL_SYSTEMS.find(({ source }) => source === board.source)
  const jobs = last === undefined ? [] : jobsUpTo(board, last, { seed, begin })
  for (const job of jobs) {
    const id = system?.idOf(job.number) ?? ''
    const one = byId.get(id)
    byId.delete(id)
    const isTaken = takesAll || job.isTech
    const lastSeen = views.findLastIndex((at) => isOpenAt(job, at))
    if (!isTaken || lastSeen === -1) {
      if (one) report('taken, but it should not be', job.title)
    } else if (lastSeen === views.length - 1) {
      compared.open++
      reportOpen(job, one, { company: board.company, at: last ?? 0, report })
    } else if (views.length - 1 - lastSeen >= MISSES && !one?.isHeld) {
      compared.closed++
      if (one?.isOpen) report('open, but it has ended', job.title)
    } else compared.unknown++
  }
  for (const id of byId.keys()) report('unknown job', id)
}

function reportOpen(
  job: SupplyJob,
  one: Stored | undefined,
  {
    company,
    at,
    report,
  }: { company: string; at: number; report: (kind: string, what: string) => void },
) {
  if (!one) return report('missing', job.title)
  if (!one.isOpen) report('closed, but it is open', job.title)
  if (one.title !== job.title) report('wrong title', `${job.title}, shown as ${one.title}`)
  if (one.company !== company) report('wrong company', `${job.title} at ${one.company}`)
  if (one.isEdited !== (versionAt(job, at) === 1)) report('outdated text', job.title)
}

/** Complete runs of each board, the earliest first, in milliseconds since the beginning. */
async function wholeRuns({ db, begin }: Options, boards: readonly SupplyBoard[]) {
  const { rows } = await sql<{ name: string; startedAt: Date; endedAt: Date }>`
    select b.source || '/' || b.token as name, r.started_at as "startedAt", r.ended_at as "endedAt"
      from boards b join runs r on r.board_id = b.id
     where b.source || '/' || b.token = any(${boards.map(nameOf)}::text[])
       and b.token = any(${boards.map(({ token }) => token)}::text[])
       and r.outcome in ('complete', 'unchanged', 'held')
     order by r.started_at`.execute(db)
  return Map.groupBy(
    rows.map(({ name, startedAt, endedAt }) => ({
      name,
      from: startedAt.getTime() - begin.getTime(),
      to: endedAt.getTime() - begin.getTime(),
    })),
    ({ name }) => name,
  )
}

async function storedListings(db: Db, boards: readonly SupplyBoard[]) {
  const { rows } = await sql<Stored & { name: string }>`
    select l.source || '/' || l.board as name, l.external_id as "externalId", l.job_id as "jobId", j.title,
           c.name as company, l.gone_at is null and j.closed_at is null as "isOpen",
           l.held_of is not null as "isHeld",
           strpos(concat(j.description_html, j.requirements_html), ${editMark(1)}) > 0 as "isEdited"
      from boards b
      join listings l on l.board_id = b.id
      join jobs j on j.id = l.job_id
      join companies c on c.id = j.company_id
     where b.token = any(${boards.map(({ token }) => token)}::text[])`.execute(db)
  return Map.groupBy(rows, ({ name }) => name)
}

/** No two listings are one job here. */
async function mergedJobs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select min(source || '/' || board) || ' ' || string_agg(external_id, ' and ' order by external_id) as name
      from listings where gone_at is null group by job_id having count(*) > 1`.execute(db)
  return rows.map(({ name }) => name)
}
