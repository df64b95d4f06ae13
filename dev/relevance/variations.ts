/**
 * Generated listings, thirteen from each real one, to see what breaks at scale: the same titles at other companies and
 * in other cities, shorter titles, longer ones, repeated words, other levels, and companies named like a title's words.
 * The same at every run. The real listings come first and keep their numbers.
 */
import type { JobId } from '#core/job/job.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import type { JobDocument } from '#search/segments/document.ts'
import type { KeyedDocument } from './documents.ts'

const SEED = 120_000
const A_LISTING = 13
const DAY_MS = 86_400_000
const LEVELS = ['Senior', 'Staff', 'Principal', 'Junior', 'Lead']
const TEAMS = ['Platform', 'Growth', 'Payments', 'Core', 'Infrastructure', 'Data', 'Enterprise']
const LEVEL = /\b(senior|sr\.?|staff|principal|junior|lead)\b/i

type Change = (document: JobDocument) => Partial<JobDocument>

export function withVariations(listings: readonly KeyedDocument[]): KeyedDocument[] {
  const random = seededNumbers(SEED)
  const below = (end: number) => Math.floor(random() * end)
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  const any = () => pick(listings).document

  const elsewhere: Change = () => {
    const { company, companySlug } = any()
    const { locationText, places, placeNames } = any()
    return { company, companySlug, locationText, places, placeNames }
  }
  const titled = (change: (words: string[], title: string) => string): Change => {
    return (document) => ({
      ...elsewhere(document),
      title: change(document.title.split(' '), document.title) || document.title,
    })
  }
  const changes: Change[] = [
    elsewhere,
    elsewhere,
    ({ company, companySlug }) => ({ ...elsewhere(any()), company, companySlug }),
    ({ locationText, places, placeNames }) => {
      const { company, companySlug } = any()
      return { company, companySlug, locationText, places, placeNames }
    },
    titled((words) => words.toSpliced(below(words.length), 1).join(' ')),
    titled((words) => words.slice(0, Math.ceil(words.length / 2)).join(' ')),
    titled((words, title) => `${title} ${pick(words)}`),
    titled((words, title) => `${pick(words)} ${title} ${pick(words)}`),
    titled((_, title) =>
      LEVEL.test(title) ? title.replace(LEVEL, pick(LEVELS)) : `${pick(LEVELS)} ${title}`,
    ),
    titled((_, title) => `${title}, ${pick(TEAMS)}`),
    titled((_, title) => `${title} - ${any().places[0] ?? 'Remote'}`),
    titled((_, title) => `${pick(TEAMS)} ${title.replace(LEVEL, '').trim()}`),
    (document) => ({
      ...elsewhere(document),
      title: any().title,
      company: document.title.split(/[,(-]/)[0] || document.company,
    }),
  ]
  if (changes.length !== A_LISTING) throw new Error('A change was added without a number')

  const made = listings.flatMap(({ key, document }, index) =>
    changes.map((change, at) => ({
      key: `${key}#${at}`,
      document: {
        ...document,
        descriptionText: null,
        ...change(document),
        id: (listings.length + index * A_LISTING + at + 1) as JobId,
        postedAt: document.postedAt === null ? null : document.postedAt - below(90) * DAY_MS,
      },
    })),
  )
  return [...listings, ...made]
}
