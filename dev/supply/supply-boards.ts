/**
 * Boards in the numbers of real ones, and what each lists at any instant, all drawn from a seed. Nothing is stored of a
 * job: it is drawn again whenever its board is asked, so that the memory of a simulation is the product's.
 */
import { type Seeded, seeded } from '#demo/seeded.ts'
import type { Advert, FakeBoard } from '#dev/fake-internet/fake-world.ts'
import type { Shown } from '#dev/fake-internet/system.ts'
import {
  type GeneratedPlace,
  NAME_BEGINNINGS,
  NAME_ENDS,
  PLACES,
  ROLES,
  TEAMS,
  TRADES,
} from '#dev/fake-internet/words.ts'

/**
 * Boards of each source in two open lists of November 2026: ats-scrapers (complete-labs/ats-scrapers at 85a2de5) and
 * Job Seek (colophon-group/jobseek at 1763b11f9).
 */
export const BOARD_COUNTS: Readonly<Record<string, number>> = {
  greenhouse: 6_198,
  workable: 4_278,
  ashby: 3_507,
  smartrecruiters: 2_766,
  personio: 2_486,
  lever: 2_420,
  rippling: 1_927,
  teamtailor: 1_464,
  breezy: 1_386,
  recruitee: 1_219,
  pinpoint: 494,
}

export const ALL_BOARDS = Object.values(BOARD_COUNTS).reduce((sum, count) => sum + count, 0)

/** These take a request for each job that is taken, so their jobs cannot be fewer without making them faster. */
const REQUEST_PER_JOB = ['smartrecruiters', 'rippling', 'breezy']

export type SupplyBoard = {
  index: number
  source: string
  token: string
  company: string
  /** Jobs at the beginning. */
  jobs: number
  /** Of its jobs, those in tech. */
  techShare: number
  /** It answers 404, like boards that a list still has. */
  isGone: boolean
}

export type SupplyOptions = {
  seed: string
  boards: number
  /** Open jobs of a board on average; of boards whose jobs come in one answer, separately. */
  jobs: number
  oneAnswerJobs: number
  /**
   * How many times slower than the real ones the hosts are. A tenth of the boards on hosts that are ten times slower
   * take as many hours as all of them.
   */
  slowness: number
  begin: Date
}

/** Jobs in tech and those outside, each in many teams. A title occurs once on a board. */
const TECH_ROLES = ROLES.slice(0, 14)
const OTHER_ROLES = ['Account Executive', 'Store Manager', 'Registered Nurse', 'Truck Driver']
const LEVELS = ['', 'Senior ', 'Staff ', 'Lead ', 'Principal ', 'Junior ']
/** The longest board; no more titles than that are different. */
const MOST_JOBS = 1_200
/** Of the natural logarithm of a board's jobs: half of the boards have less than 40 % of the mean. */
const SIZE_SPREAD = 1.4
const EMPTY_SHARE = 0.06
/** Employers without any job in tech, such as hospitals and haulers. */
const OTHER_TRADES_SHARE = 0.15
const TECH_SHARE = { from: 0.1, to: 0.7 }
const GONE_SHARE = 0.04
/** Of 6,546 jobs, 1,567 ended within three weeks: 1.3 % a day. As many are new. */
const ENDS_A_DAY = 0.013
const EDITS_A_DAY = 0.005
const SENTENCES = 4
const DAY_MS = 86_400_000
/** Ids of a board's jobs begin at its index times this. */
const NUMBERS = 4_096

export function supplyBoards({ seed, boards, jobs, oneAnswerJobs }: SupplyOptions): SupplyBoard[] {
  const made: SupplyBoard[] = []
  for (const [source, count] of Object.entries(BOARD_COUNTS)) {
    const mean = REQUEST_PER_JOB.includes(source) ? jobs : oneAnswerJobs
    const own = Math.max(1, Math.round((count * boards) / ALL_BOARDS))
    for (let at = 0; at < own; at++) made.push(boardOf(made.length, source, { seed, mean }))
  }
  return made
}

function boardOf(
  index: number,
  source: string,
  { seed, mean }: { seed: string; mean: number },
): SupplyBoard {
  const chance = seeded(`${seed} board ${index}`)
  const company = companyName(index)
  const isEmpty = chance.chance(EMPTY_SHARE)
  const middle = Math.log(mean / (1 - EMPTY_SHARE)) - SIZE_SPREAD ** 2 / 2
  const size = Math.round(Math.exp(middle + SIZE_SPREAD * normal(chance)))
  const isOther = chance.chance(OTHER_TRADES_SHARE)
  const techShare = TECH_SHARE.from + (TECH_SHARE.to - TECH_SHARE.from) * chance.fraction()
  return {
    index,
    source,
    token: company.toLowerCase().replaceAll(' ', ''),
    company,
    jobs: isEmpty ? 0 : Math.min(MOST_JOBS, Math.max(1, size)),
    techShare: isOther ? 0 : techShare,
    isGone: chance.chance(GONE_SHARE),
  }
}

/** Normally distributed (Box and Muller). */
function normal(chance: Seeded) {
  const radius = Math.sqrt(-2 * Math.log(1 - chance.fraction()))
  return radius * Math.cos(2 * Math.PI * chance.fraction())
}

function companyName(index: number) {
  const [begin, afterBegin] = [index % NAME_BEGINNINGS.length, index / NAME_BEGINNINGS.length]
  const middle = Math.floor(afterBegin) % NAME_ENDS.length
  const end = Math.floor(afterBegin / NAME_ENDS.length) % NAME_ENDS.length
  const trade = TRADES[Math.floor(afterBegin / NAME_ENDS.length ** 2 + index) % TRADES.length]
  return `${NAME_BEGINNINGS[begin]}${NAME_ENDS[middle]}${NAME_ENDS[end]} ${trade}`
}

/** One job of a board over time, in milliseconds since the beginning. */
export type SupplyJob = {
  number: number
  title: string
  isTech: boolean
  place: GeneratedPlace
  fromMs: number
  toMs: number
  editedMs: number
  /** Milliseconds since 1970. */
  postedAt: number
}

/** All jobs that the board has listed up to that time, in milliseconds since the beginning. */
export function jobsUpTo(
  board: SupplyBoard,
  untilMs: number,
  { seed, begin }: Pick<SupplyOptions, 'seed' | 'begin'>,
): SupplyJob[] {
  const chance = seeded(`${seed} jobs ${board.index}`)
  const jobs: SupplyJob[] = []
  const daysUntil = (aDay: number) => (-Math.log(1 - chance.fraction()) / aDay) * DAY_MS
  const add = (fromMs: number) => {
    const at = jobs.length
    const isTech = chance.chance(board.techShare)
    const daysBefore = fromMs === 0 ? chance.whole(3, 90) : 0
    jobs.push({
      number: board.index * NUMBERS + at,
      title: titleOf(at, isTech),
      isTech,
      place: PLACES[chance.whole(0, PLACES.length - 1)] as GeneratedPlace,
      fromMs,
      toMs: fromMs + daysUntil(ENDS_A_DAY),
      editedMs: fromMs + daysUntil(EDITS_A_DAY),
      postedAt: begin.getTime() + fromMs - daysBefore * DAY_MS,
    })
  }
  while (jobs.length < board.jobs) add(0)
  // Drawn after those of the beginning and in their order, so earlier jobs are the same at any time.
  let fromMs = 0
  while (board.jobs > 0 && jobs.length < NUMBERS) {
    fromMs += daysUntil(ENDS_A_DAY * board.jobs)
    if (fromMs > untilMs) break
    add(Math.round(fromMs))
  }
  return jobs
}

export const isOpenAt = ({ fromMs, toMs }: SupplyJob, atMs: number) => atMs >= fromMs && atMs < toMs

/** 1 once the employer has edited the text. */
export const versionAt = ({ editedMs }: SupplyJob, atMs: number) => (atMs >= editedMs ? 1 : 0)

/** What a fake system sends of the board at that time. */
export function shownAt(
  board: SupplyBoard,
  atMs: number,
  options: Pick<SupplyOptions, 'seed' | 'begin'>,
): Shown[] {
  return jobsUpTo(board, atMs, options)
    .filter((job) => isOpenAt(job, atMs))
    .map((job) => {
      const version = versionAt(job, atMs)
      const changedAt = version === 1 ? options.begin.getTime() + job.editedMs : job.postedAt
      return {
        advert: advertOf(job, board, options.seed),
        number: job.number,
        version,
        title: job.title,
        changedAt: new Date(changedAt),
      }
    })
}

function advertOf(job: SupplyJob, { company }: SupplyBoard, seed: string): Advert {
  const { number, title, place, postedAt } = job
  return {
    number,
    job: { key: `${seed} ${number}`, company, title, sentences: SENTENCES },
    place,
    spells: [],
    editedOn: null,
    postedAt: new Date(postedAt),
  }
}

export const toFakeBoard = ({ source, token, company }: SupplyBoard): FakeBoard => ({
  source,
  token,
  company,
  adverts: [],
  troubles: new Map(),
  isEmployers: true,
})

function titleOf(at: number, isTech: boolean) {
  const roles = isTech ? TECH_ROLES : OTHER_ROLES
  const team = TEAMS[Math.floor(at / roles.length) % TEAMS.length]
  const level = LEVELS[Math.floor(at / roles.length / TEAMS.length) % LEVELS.length]
  return `${level}${roles[at % roles.length]}, ${team}`
}
