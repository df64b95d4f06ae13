/**
 * A person's view of their applications: kanban or table, words, stages, order. The URL holds all of it; invalid
 * parameters are ignored. Cards are filtered and sorted in memory, which is fast enough for thousands.
 */

import { compare } from '#core/text/compare.ts'
import { fold } from '#core/text/fold-text.ts'
import { type ApplicationCard, STAGES, type Stage } from './application.ts'

export const SORT_KEYS = [
  'added',
  'activity',
  'next',
  'applied',
  'title',
  'company',
  'stage',
] as const
export type SortKey = (typeof SORT_KEYS)[number]
export type TrackerSort = { key: SortKey; isDescending: boolean }

export type TrackerView = {
  kind: 'board' | 'table'
  text: string | null
  /** In the order of STAGES; empty means all. */
  stages: Stage[]
  sort: TrackerSort
  /** Page of the table, from 1. */
  page: number
  /** The kanban column that is shown in full. */
  whole: Stage | null
}

/** What the kanban view and the table need of an application; no long texts. */
export type ShownCard = Pick<
  ApplicationCard,
  | 'id'
  | 'version'
  | 'jobTitle'
  | 'companyName'
  | 'jobLocation'
  | 'salaryRange'
  | 'stage'
  | 'appliedOn'
  | 'followUpOn'
  | 'createdAt'
  | 'lastEventAt'
  | 'nextInterviewAt'
  | 'openTasks'
  | 'isSilent'
>

/** Newest first, as in all lists of applications. */
export const DEFAULT_SORT: TrackerSort = { key: 'added', isDescending: true }

export const TRACKER_PATH = '/dashboard/job-tracker'

/** A kanban column shows this many cards until more are requested. */
export const CARDS_PER_COLUMN = 20
export const ROWS_PER_PAGE = 100

const MAX_TEXT = 200

/** Parses URL parameters, given as pairs of name and value. */
export function parseTrackerView(pairs: Iterable<readonly [string, string]>): TrackerView {
  const said = [...pairs]
  const all = (name: string) => said.flatMap(([it, value]) => (it === name ? [value] : []))
  const one = (name: string) => all(name).at(-1) ?? ''
  const stages = new Set(all('stage').flatMap((value) => value.split(',')))
  const page = Number(one('page'))
  return {
    kind: one('view') === 'table' ? 'table' : 'board',
    text: one('query').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT) || null,
    stages: STAGES.filter((stage) => stages.has(stage)),
    sort: parseSort(one('sort')) ?? DEFAULT_SORT,
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
    whole: STAGES.find((stage) => stage === one('whole')) ?? null,
  }
}

/** The URL of a view. Contains only what differs from the default. */
export function trackerAddress(view: Partial<TrackerView>): string {
  const pairs = formatTrackerView(view).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`,
  )
  return pairs.length === 0 ? TRACKER_PATH : `${TRACKER_PATH}?${pairs.join('&')}`
}

/** "-added" is newest first, "company" is A to Z. */
export function parseSort(text: string): TrackerSort | null {
  const isDescending = text.startsWith('-')
  const key = SORT_KEYS.find((it) => it === text.slice(isDescending ? 1 : 0))
  return key ? { key, isDescending } : null
}

export const formatSort = ({ key, isDescending }: TrackerSort) => `${isDescending ? '-' : ''}${key}`

/** The URL parameters of a view, without defaults. */
export function formatTrackerView(view: Partial<TrackerView>): [string, string][] {
  const { kind, text, stages, sort, page, whole } = view
  const pairs: [string, string | undefined | null | false][] = [
    ['view', kind === 'table' && 'table'],
    ['query', text],
    ['stage', stages?.join(',')],
    ['sort', sort && formatSort(sort) !== formatSort(DEFAULT_SORT) && formatSort(sort)],
    ['page', page !== undefined && page > 1 && String(page)],
    ['whole', whole],
  ]
  return pairs.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

export const toShown = (card: ApplicationCard): ShownCard => ({
  id: card.id,
  version: card.version,
  jobTitle: card.jobTitle,
  companyName: card.companyName,
  jobLocation: card.jobLocation,
  salaryRange: card.salaryRange,
  stage: card.stage,
  appliedOn: card.appliedOn,
  followUpOn: card.followUpOn,
  createdAt: card.createdAt,
  lastEventAt: card.lastEventAt,
  nextInterviewAt: card.nextInterviewAt,
  openTasks: card.openTasks,
  isSilent: card.isSilent,
})

/** The cards that contain every word and have one of the stages, in the given order. */
export function pickCards(
  cards: readonly ApplicationCard[],
  { text, stages, sort }: Pick<TrackerView, 'text' | 'stages' | 'sort'>,
): ApplicationCard[] {
  const words = text === null ? [] : fold(text).split(' ')
  const picked = cards.filter(
    (card) =>
      (stages.length === 0 || stages.includes(card.stage)) &&
      (words.length === 0 || hasAll(card, words)),
  )
  return picked.sort(inOrder(sort))
}

/** The next planned date, of an interview or a follow-up; null if nothing is planned. */
export function nextDate({
  nextInterviewAt,
  followUpOn,
}: Pick<ApplicationCard, 'nextInterviewAt' | 'followUpOn'>): string | null {
  if (nextInterviewAt === null || followUpOn === null) return nextInterviewAt ?? followUpOn
  return nextInterviewAt < followUpOn ? nextInterviewAt : followUpOn
}

function hasAll(card: ApplicationCard, words: readonly string[]): boolean {
  const { jobTitle, companyName, jobLocation, notes } = card
  const said = fold(`${jobTitle} ${companyName} ${jobLocation ?? ''} ${notes ?? ''}`)
  return words.every((word) => said.includes(word))
}

const KEYS: Record<SortKey, (card: ShownCard) => string | number | null> = {
  added: ({ createdAt }) => createdAt,
  activity: ({ lastEventAt }) => lastEventAt,
  next: nextDate,
  applied: ({ appliedOn }) => appliedOn,
  title: ({ jobTitle }) => fold(jobTitle),
  company: ({ companyName }) => fold(companyName),
  stage: ({ stage }) => STAGES.indexOf(stage),
}

/** Cards without a value come last in both directions; equal ones are newest first. */
export function inOrder({ key, isDescending }: TrackerSort) {
  const keyOf = KEYS[key]
  return (one: ShownCard, other: ShownCard): number => {
    const [a, b] = [keyOf(one), keyOf(other)]
    if (a === b) return compare(other.createdAt, one.createdAt) || other.id - one.id
    if (a === null || b === null) return a === null ? 1 : -1
    return isDescending ? compare(b, a) : compare(a, b)
  }
}
