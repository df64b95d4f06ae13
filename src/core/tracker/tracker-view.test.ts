import { expect, test } from 'vitest'
import type { ApplicationCard, ApplicationId } from './application.ts'
import {
  DEFAULT_SORT,
  formatTrackerView,
  nextDate,
  parseTrackerView,
  pickCards,
  type TrackerView,
  toShown,
  trackerAddress,
} from './tracker-view.ts'

const PLAIN: TrackerView = {
  kind: 'board',
  text: null,
  stages: [],
  sort: DEFAULT_SORT,
  page: 1,
  whole: null,
}

test.each<[string, Partial<TrackerView>]>([
  ['', {}],
  ['view=table', { kind: 'table' }],
  ['view=nonsense&sort=--added&page=-1&whole=x&stage=x', {}],
  ['query=%20%20backend%20%20%20dev%20', { text: 'backend dev' }],
  ['stage=Rejected,Applied', { stages: ['Applied', 'Rejected'] }],
  ['stage=Applied&stage=Follow%20Up', { stages: ['Applied', 'Follow Up'] }],
  ['sort=company', { sort: { key: 'company', isDescending: false } }],
  ['sort=-next', { sort: { key: 'next', isDescending: true } }],
  ['page=3&view=table', { kind: 'table', page: 3 }],
  ['whole=Applied', { whole: 'Applied' }],
])('the URL "%s" is parsed', (address, said) =>
  expect(parseTrackerView(new URLSearchParams(address))).toEqual({ ...PLAIN, ...said }),
)

test('a view written to a URL is read back', () => {
  const view: TrackerView = {
    kind: 'table',
    text: 'c++ & more',
    stages: ['Applied', 'Offer Received'],
    sort: { key: 'stage', isDescending: true },
    page: 2,
    whole: 'Applied',
  }
  expect(parseTrackerView(formatTrackerView(view))).toEqual(view)
  expect(formatTrackerView(PLAIN)).toEqual([])
  expect(trackerAddress(PLAIN)).toBe('/dashboard/job-tracker')
  expect(trackerAddress({ ...PLAIN, text: 'c++ dev', stages: ['Follow Up'] })).toBe(
    '/dashboard/job-tracker?query=c%2B%2B+dev&stage=Follow+Up',
  )
})

const CARDS = [
  card(1, { jobTitle: 'Backend Engineer', companyName: 'Żubr', createdAt: '2026-01-01T00:00:00Z' }),
  card(2, {
    jobTitle: 'Designer',
    stage: 'Applied',
    appliedOn: '2026-02-02',
    notes: 'Ask for Ada',
  }),
  card(3, {
    jobTitle: 'analyst',
    companyName: 'acme',
    jobLocation: 'Zürich',
    appliedOn: '2026-01-15',
  }),
]

test.each<[string, Partial<TrackerView>, number[]]>([
  ['everything, newest first', {}, [3, 2, 1]],
  ['the oldest first', { sort: { key: 'added', isDescending: false } }, [1, 2, 3]],
  ['by title, whatever its case', { sort: { key: 'title', isDescending: false } }, [3, 1, 2]],
  ['by company, whatever its accents', { sort: { key: 'company', isDescending: true } }, [1, 3, 2]],
  ['by stage', { sort: { key: 'stage', isDescending: true } }, [2, 3, 1]],
  ['by applied date, unknown last', { sort: { key: 'applied', isDescending: false } }, [3, 2, 1]],
  ['the same in reverse', { sort: { key: 'applied', isDescending: true } }, [2, 3, 1]],
  ['one stage', { stages: ['Applied'] }, [2]],
  ['words in title and place in any order', { text: 'zurich analyst' }, [3]],
  ['words in notes', { text: 'ada' }, [2]],
  ['words without a match', { text: 'ada zurich' }, []],
])('%s', (_, view, ids) =>
  expect(pickCards(CARDS, { ...PLAIN, ...view }).map(({ id }) => id)).toEqual(ids),
)

test.each([
  [null, null, null],
  ['2026-03-02T09:00:00.000Z', null, '2026-03-02T09:00:00.000Z'],
  [null, '2026-03-02', '2026-03-02'],
  ['2026-03-02T09:00:00.000Z', '2026-03-01', '2026-03-01'],
  ['2026-03-02T09:00:00.000Z', '2026-03-05', '2026-03-02T09:00:00.000Z'],
])(
  'with an interview at %s and a follow-up on %s, %s is next',
  (nextInterviewAt, followUpOn, next) =>
    expect(nextDate({ nextInterviewAt, followUpOn })).toBe(next),
)

test('a shown card has no long text', () => {
  const [first] = CARDS
  expect(toShown({ ...(first as ApplicationCard), notes: 'long' })).not.toHaveProperty('notes')
})

function card(id: number, said: Partial<ApplicationCard>): ApplicationCard {
  return {
    id: id as ApplicationId,
    version: 1,
    jobId: null,
    jobTitle: 'Engineer',
    companyName: 'Acme',
    companyWebsite: null,
    jobLocation: null,
    jobUrl: null,
    salaryRange: null,
    stage: 'Interested',
    appliedOn: null,
    notes: null,
    followUpOn: null,
    createdAt: `2026-01-0${id}T00:00:00Z`,
    updatedAt: `2026-01-0${id}T00:00:00Z`,
    lastEventAt: `2026-01-0${id}T00:00:00Z`,
    nextInterviewAt: null,
    openTasks: 0,
    documents: 0,
    isSilent: false,
    ...said,
  }
}
