/**
 * Companies, their boards and what each board lists on each day, the same for the same seed. Days count from 0. The
 * truth about each job is known here, so whatever the product shows can be compared with it.
 */
import { type Seeded, seeded } from '#demo/seeded.ts'
import { FORBIDDEN, PLANS, type Trouble } from './plans.ts'
import { type Spell, STORIES, type Story } from './stories.ts'
import {
  type GeneratedPlace,
  NAME_BEGINNINGS,
  NAME_ENDS,
  PLACES,
  ROLES,
  TEAMS,
  TRADES,
} from './words.ts'

export type FakeJob = {
  key: string
  company: string
  title: string
  /** The length of its text, if not that of a real one. */
  sentences?: number
}

/** A listing of a job on a board. */
export type Advert = {
  /** Numbers the adverts of all boards; systems derive their ids from it. */
  number: number
  job: FakeJob
  place: GeneratedPlace
  spells: readonly Spell[]
  /** From this day on the employer's text is different. */
  editedOn: number | null
  postedAt: Date
}

export type FakeBoard = {
  source: string
  token: string
  company: string
  adverts: Advert[]
  troubles: ReadonlyMap<number, Trouble>
  /** Whether it is the employer's own. A feed of other companies' jobs does not show when they end. */
  isEmployers: boolean
}

export type FakeWorld = { boards: FakeBoard[]; firstDay: Date }

export type WorldOptions = {
  seed: string
  /** Companies have one board each, or two if they move. */
  companies: number
  jobsEach: number
  /** Systems that companies use, in turn. */
  systems: readonly string[]
  /** Whether jobs come and go; otherwise nothing changes. */
  isLively: boolean
  /** Whether boards fail and give false answers, and companies change their system. */
  hasTroubles: boolean
  firstDay: Date
}

export const DAY_MS = 86_400_000
/** The feed that repeats companies' jobs, at one address. */
export const TWIN_FEED = 'https://jobs.gathered.example/feed.xml'
/** One company in MOVES_EACH changes its system, on MOVE_DAY. */
const MOVES_EACH = 13
const MOVE_DAY = 3
/**
 * Systems with a separate host for each employer, whose robots.txt may forbid programs. One company in FORBIDS_EACH
 * does so, if it uses such a system.
 */
const OWN_HOSTS = ['recruitee', 'personio', 'teamtailor']
const FORBIDS_EACH = 16

export const isOn = ({ spells }: Pick<Advert, 'spells'>, day: number) =>
  spells.some(({ from, to }) => day >= from && day <= to)

export const versionOf = ({ editedOn }: Pick<Advert, 'editedOn'>, day: number) =>
  editedOn !== null && day >= editedOn ? 1 : 0

export function makeWorld(options: WorldOptions): FakeWorld {
  const { companies, hasTroubles, firstDay } = options
  const numbers = { next: 1 }
  const twins: Advert[] = []
  const boards: FakeBoard[] = []
  for (let index = 0; index < companies; index++) {
    const own = boardOf(index, options, numbers, twins)
    boards.push(own)
    if (hasTroubles && index % MOVES_EACH === MOVES_EACH - 1) boards.push(movedFrom(own, numbers))
  }
  if (twins.length > 0) {
    boards.push({
      source: 'feed',
      token: TWIN_FEED,
      company: '',
      adverts: twins,
      troubles: new Map(),
      isEmployers: false,
    })
  }
  return { boards, firstDay }
}

function boardOf(
  index: number,
  { seed, jobsEach, systems, isLively, hasTroubles, firstDay }: WorldOptions,
  numbers: { next: number },
  twins: Advert[],
): FakeBoard {
  const company = companyName(index)
  const chance = seeded(`${seed} ${company}`)
  const source = systems[index % systems.length] as string
  const round = Math.floor(index / systems.length)
  const isForbidden = OWN_HOSTS.includes(source) && index % FORBIDS_EACH === 5
  const usual = PLANS[(index + round) % PLANS.length] ?? []
  const plan = hasTroubles ? (isForbidden ? FORBIDDEN : usual) : []
  const adverts: Advert[] = []
  for (let at = 0; at < jobsEach; at++) {
    const story = isLively ? (STORIES[at % STORIES.length] ?? STORIES[0]) : STORIES[0]
    const job = { key: `${seed} ${index} ${at}`, company, title: titleOf(at) }
    adverts.push(
      ...advertsOf(job, story as Story, { chance, numbers, twins, firstDay, hasTroubles }),
    )
  }
  const token = company.toLowerCase().replace(/ /g, '')
  return { source, token, company, adverts, troubles: new Map(plan), isEmployers: true }
}

type Making = Pick<WorldOptions, 'firstDay' | 'hasTroubles'> & {
  chance: Seeded
  numbers: { next: number }
  twins: Advert[]
}

function advertsOf(job: FakeJob, story: Story, at: Making): Advert[] {
  const { chance, numbers, twins, firstDay, hasTroubles } = at
  const first = chance.whole(0, PLACES.length - 1)
  const made = (spells: readonly Spell[], placeAt: number): Advert => ({
    number: numbers.next++,
    job,
    place: PLACES[placeAt % PLACES.length] as GeneratedPlace,
    spells,
    editedOn: story.editedOn ?? null,
    postedAt: postedAt(spells, firstDay, chance),
  })
  const own = story.adverts.map((spells, index) =>
    made(spells, first + (story.isAtManyPlaces ? index : 0)),
  )
  if (story.twin && (hasTroubles || !story.isStale)) twins.push(made(story.twin, first))
  return own
}

/** Adverts listed from the start were published in the weeks before. */
function postedAt(spells: readonly Spell[], firstDay: Date, chance: Seeded): Date {
  const from = spells[0]?.from ?? 0
  const daysBefore = from === 0 ? chance.whole(3, 40) : 0
  const ms = (from - daysBefore) * DAY_MS - chance.whole(60, 240) * 60_000 + chance.whole(1, 59_000)
  return new Date(firstDay.getTime() + ms)
}

/** The same jobs at another system from MOVE_DAY on, when the old board is gone. */
function movedFrom(old: FakeBoard, numbers: { next: number }): FakeBoard {
  const source = old.source === 'lever' ? 'greenhouse' : 'lever'
  const adverts = old.adverts.flatMap((advert) => {
    const spells = advert.spells.flatMap(({ from, to }) =>
      to >= MOVE_DAY ? [{ from: Math.max(from, MOVE_DAY), to }] : [],
    )
    return spells.length > 0 ? [{ ...advert, number: numbers.next++, spells }] : []
  })
  for (const advert of old.adverts) {
    advert.spells = advert.spells.flatMap(({ from, to }) =>
      from < MOVE_DAY ? [{ from, to: Math.min(to, MOVE_DAY - 1) }] : [],
    )
  }
  old.adverts = old.adverts.filter(({ spells }) => spells.length > 0)
  old.troubles = new Map(Array.from({ length: 60 }, (_, day) => [MOVE_DAY + day, 'gone'] as const))
  return {
    ...old,
    source,
    adverts,
    troubles: new Map([
      [0, 'gone'],
      [1, 'gone'],
      [2, 'gone'],
    ]),
  }
}

function companyName(index: number) {
  const begin = NAME_BEGINNINGS[index % NAME_BEGINNINGS.length]
  const end = NAME_ENDS[Math.floor(index / NAME_BEGINNINGS.length) % NAME_ENDS.length]
  return `${begin}${end} ${TRADES[index % TRADES.length]}`
}

/** All titles of a company differ: every role in every team, then each of them as a senior. */
function titleOf(at: number) {
  const role = ROLES[at % ROLES.length]
  const team = TEAMS[Math.floor(at / ROLES.length) % TEAMS.length]
  const isSenior = at >= ROLES.length * TEAMS.length
  return `${isSenior ? 'Senior ' : ''}${role}, ${team}`
}
