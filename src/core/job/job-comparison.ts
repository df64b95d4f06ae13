/**
 * Jobs side by side: one row for each fact, one cell for each job, as lines of text. An empty cell is a fact that the
 * job's listing does not state. Rows that no listing states are only named.
 */
import { sourceTitle } from '#core/boards/source-credit.ts'
import type { EligibilityFacts } from '#core/eligibility/eligibility.ts'
import { formatSalary, yearly } from '#core/pay/salary.ts'
import { areaById } from '#core/place/areas.ts'
import { countryName } from '#core/place/countries.ts'
import { bestNumbers } from '#core/text/best-numbers.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import type { JobDetail } from './job.ts'
import { JOB_TYPE_LABELS, WORK_SETTING_LABELS } from './job-labels.ts'
import { statedExperience } from './stated-experience.ts'

export type ComparedJob = {
  job: JobDetail
  /** Null if the rules have not read the listing. */
  eligibility: EligibilityFacts | null
  /** What the listing says about doing it from where the person lives, in a few words; null if that is unknown. */
  verdict: string | null
  /** How its salary compares with those of jobs like it, in one line. */
  pay: string | null
  confirmedAt: Date
  /** Null without a person, or if the rules have not read the listing. */
  match: { score: number | null; words: string; missingMusts: string[] } | null
}

/** The letters of a day in an instant: "2026-03-02". */
const DAY = 10

const ROWS = [
  ['match', 'Your match', ({ match }) => [match?.words]],
  ['missing', 'Missing must-haves', ({ match }) => missingMusts(match)],
  ['salary', 'Salary', ({ job }) => salaryLines(job)],
  ['pay', 'Salary among similar jobs', ({ pay }) => [pay]],
  ['location', 'Location', ({ job }) => [job.locationText]],
  [
    'setting',
    'Work setting',
    ({ job }) => [job.workSetting && WORK_SETTING_LABELS[job.workSetting]],
  ],
  ['type', 'Job type', ({ job }) => [job.jobType && JOB_TYPE_LABELS[job.jobType]]],
  ['experience', 'Experience', ({ job }) => [statedExperience(job)]],
  ['skills', 'Skills', ({ job }) => job.tags],
  ['verdict', 'Open to you', ({ verdict }) => [verdict]],
  ['residents', 'Open to people in', ({ eligibility }) => openTo(eligibility)],
  ['permit', 'Work permit required for', ({ eligibility }) => placeNames(eligibility?.permit)],
  ['citizens', 'Citizenship required', ({ eligibility }) => placeNames(eligibility?.citizens)],
  ['visa', 'Visa sponsorship', ({ eligibility }) => [offered(eligibility?.visa)]],
  ['relocation', 'Relocation help', ({ eligibility }) => [offered(eligibility?.relocation)]],
  ['posted', 'Posted', ({ job }) => [(job.postedAt ?? job.firstSeenAt).slice(0, DAY)]],
  ['confirmed', 'Last confirmed', ({ confirmedAt }) => [confirmedAt.toISOString().slice(0, DAY)]],
  ['source', 'Source', ({ job }) => [sourceTitle(job.source)]],
] as const satisfies readonly Row[]

type Row = readonly [
  id: string,
  name: string,
  lines: (job: ComparedJob) => readonly (string | null | undefined)[],
]

export type RowId = (typeof ROWS)[number][0]

export type ComparedRow = {
  id: RowId
  name: string
  /** In the order of the jobs. */
  cells: string[][]
  /** Whether every job says the same. */
  isSame: boolean
  /** Of each job, whether no other one has more to offer here; in rows that are no matter of better or worse, of none. */
  isBest: boolean[]
}

export type JobComparison = {
  rows: ComparedRow[]
  /** The rows that no listing states, for a sentence: "visa sponsorship and relocation help"; null for none. */
  unknown: string | null
  /** Skills that more than one of the jobs asks for. */
  sharedSkills: string[]
}

/** Rows that need a person, whose absence is nothing that the listings fail to say. */
const OF_PERSON: ReadonlySet<RowId> = new Set(['match', 'missing', 'verdict', 'pay'])
/** Rows that are only there if a listing has such a limit. */
const LIMITS: ReadonlySet<RowId> = new Set(['permit', 'citizens'])

export function compareJobs(jobs: readonly ComparedJob[]): JobComparison {
  const rows = ROWS.map(([id, name, lines]): ComparedRow => {
    const cells = jobs.map((job) =>
      lines(job).filter((line) => line !== null && line !== undefined),
    )
    const [first] = cells.map(keyOf)
    const isSame = cells.every((cell) => keyOf(cell) === first)
    return { id, name, cells, isSame, isBest: BEST[id]?.(jobs) ?? jobs.map(() => false) }
  })
  const isStated = ({ cells }: ComparedRow) => cells.some((cell) => cell.length > 0)
  const unstated = rows.filter(
    (row) => !isStated(row) && !OF_PERSON.has(row.id) && !LIMITS.has(row.id),
  )
  return {
    rows: rows.filter(isStated),
    unknown:
      listInEnglish(
        unstated.map(({ name }) => name.toLowerCase()),
        { atMost: ROWS.length },
      ) || null,
    sharedSkills: sharedBy(jobs.map(({ job }) => job.tags)),
  }
}

const BEST: Partial<Record<RowId, (jobs: readonly ComparedJob[]) => boolean[]>> = {
  match: (jobs) =>
    bestNumbers(
      jobs.map(({ match }) => match?.score ?? null),
      'highest',
    ),
  missing: (jobs) =>
    bestNumbers(
      jobs.map(({ match }) => (match?.score == null ? null : match.missingMusts.length)),
      'lowest',
    ),
  salary: (jobs) => bestNumbers(middles(jobs), 'highest'),
}

/**
 * The middle of each yearly salary. All are null where listings state several currencies, which rough rates cannot rank,
 * and one is null without both of its ends: "up to" may mean anything below.
 */
function middles(jobs: readonly ComparedJob[]): (number | null)[] {
  const currencies = new Set(jobs.flatMap(({ job }) => (job.salary ? job.salary.currency : [])))
  return jobs.map(({ job }) => {
    const pay = job.salary && yearly(job.salary)
    if (currencies.size !== 1 || pay?.min == null || pay.max === null) return null
    return (pay.min + pay.max) / 2
  })
}

/** Equal for cells that say the same, in whatever order. */
const keyOf = (cell: readonly string[]) => JSON.stringify(cell.toSorted())

function sharedBy(lists: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const skill of lists.flat()) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  return [...counts].flatMap(([skill, count]) => (count > 1 ? skill : []))
}

/** What the listing writes ("Negotiable") where it states no amount, as an application keeps it. */
function salaryLines({ salary, salaryText, payDetails }: JobDetail): string[] {
  const target = payDetails?.targetEarnings ?? null
  if (!salary && !target) return salaryText?.trim() ? [salaryText.trim()] : []
  return [
    ...(salary ? [formatSalary(salary)] : []),
    ...(target ? [`OTE ${formatSalary(target)}`] : []),
  ]
}

function missingMusts(match: ComparedJob['match']): string[] {
  if (match === null || match.score === null) return []
  return match.missingMusts.length > 0 ? match.missingMusts : ['None']
}

/** Where people must live or may work from; nothing if the listing sets no limit. */
function openTo(facts: EligibilityFacts | null): string[] {
  if (facts === null) return []
  if (facts.residents.length > 0) return placeNames(facts.residents)
  if (facts.remote?.anywhere) return ['Anywhere']
  return placeNames(facts.remote?.in)
}

/** Countries and areas by name, each once. */
const placeNames = (places: readonly string[] = []): string[] => [
  ...new Set(places.map((place) => areaById(place)?.name ?? countryName(place) ?? place)),
]

const offered = (isOffered: boolean | null | undefined) =>
  typeof isOffered === 'boolean' ? (isOffered ? 'Offered' : 'Not offered') : null
