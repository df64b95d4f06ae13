/**
 * Random questions for comparing totals and counts: words that stand in the jobs, as a text and as what each part of it
 * means word by word; and filters, several at once more often than people use them.
 */
import {
  CATEGORIES,
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  SECTORS,
  WORK_SETTINGS,
  WORK_TYPES,
} from '#core/job/job.ts'
import { EMPTY_QUERY, type JobQuery, POSTED_KEYS } from '#core/search/query.ts'
import type { JobDocument } from '#search/document.ts'
import { readWords } from '#search/terms.ts'

/** One part of a text: a job must have one of `anyOf`, or none of them. Pairs of neighbours are written with a space. */
export type Part = { anyOf: string[]; isExcluded: boolean }
export type Question = { query: JobQuery; parts: Part[] }

/** Words that a search reads past, and those of its language. */
const READ_PAST = new Set(
  `a an the and or of in on at by for from to with near around within into as is are my me we our you your job jobs role
   roles position positions vacancy vacancies opening openings opportunity opportunities posting postings hiring career
   careers employment looking find any some please want need und der die das im fur mit bei stelle stellen`.split(
    /\s+/,
  ),
)

export function createQuestion(jobs: JobDocument[], random: () => number): Question {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const some = <Item>(items: readonly Item[]) =>
    random() < 0.15 ? [...new Set([pick(items), ...(random() < 0.6 ? [pick(items)] : [])])] : []
  const often = (share: number) => random() < share
  const model = pick(jobs)
  const { text, parts } = often(0.75) ? createText(jobs, random) : { text: null, parts: [] }
  const pay = 40_000 + Math.floor(random() * 40) * 5_000
  const query: JobQuery = {
    ...EMPTY_QUERY,
    text,
    location: often(0.12)
      ? pick([model.places[0] ?? 'berlin', 'GERMANY', 'er', 'nowhere at all'])
      : null,
    remote: often(0.1),
    workSettings: some(WORK_SETTINGS),
    jobTypes: some(JOB_TYPES),
    levels: some(EXPERIENCE_LEVELS),
    tags: often(0.2)
      ? [pick(model.tags), pick(pick(jobs).tags), ...(often(0.1) ? ['Cobol 9'] : [])]
      : [],
    workTypes: some(WORK_TYPES),
    sectors: some(SECTORS),
    category: often(0.1) ? pick(CATEGORIES) : null,
    posted: often(0.15) ? pick(POSTED_KEYS) : null,
    firstSeen: often(0.1) ? pick(POSTED_KEYS) : null,
    salaryMin: often(0.12) ? pay : null,
    salaryMax: often(0.12) ? pay + 60_000 : null,
    company: often(0.04) ? pick([model.companySlug, 'no-such-company']) : null,
    hideNoData: often(0.08),
    newSince: often(0.08) ? new Date(model.firstSeenAt).toISOString() : null,
    confirmedDays: often(0.08) ? 1 + Math.floor(random() * 10) : null,
    neverReposted: often(0.08),
    fromEmployer: often(0.08),
  }
  return { query, parts }
}

/** One to three parts that some job has together, mostly; now and then a phrase, OR, or an exclusion. */
function createText(jobs: JobDocument[], random: () => number): { text: string; parts: Part[] } {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const model = pick(jobs)
  const words = [
    ...readWords(model.title).words,
    ...model.tags.flatMap((tag) => readWords(tag).words),
    ...(random() < 0.3 ? readWords(model.descriptionText ?? '').words : []),
  ].filter(isPlain)
  const picks = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(words))
  const chosen = [...new Set(picks.map((word) => word ?? 'engineer'))]
  const parts = chosen.map((word, at) => ({
    anyOf: joinedForms(chosen, word, at),
    isExcluded: false,
  }))
  const others = readWords(pick(jobs).title).words.filter(isPlain)
  const other = pick(others) ?? 'senior'
  const kind = random()
  if (kind < 0.15) {
    return {
      text: `${chosen.join(' ')} -${other} `,
      parts: [...parts, { anyOf: [other], isExcluded: true }],
    }
  }
  if (kind < 0.3) {
    const [first = 'engineer'] = chosen
    return { text: `${first} OR ${other} `, parts: [{ anyOf: [first, other], isExcluded: false }] }
  }
  const at = others.length - 2
  const pair = `${others[at]} ${others[at + 1]}`
  if (kind < 0.4 && at >= 0 && ` ${readWords(pair).words.join(' ')} `.includes(` ${pair} `)) {
    return { text: `"${pair}" `, parts: [{ anyOf: [pair], isExcluded: false }] }
  }
  return { text: `${chosen.join(' ')} `, parts }
}

/** A word is also met by what it is written as together with a neighbour: "full stack", "fullstack". */
function joinedForms(words: string[], word: string, at: number): string[] {
  const [left, right] = [words[at - 1], words[at + 1]]
  return [word, ...(left ? [left + word] : []), ...(right ? [word + right] : [])]
}

/** Read as itself when typed. */
function isPlain(word: string): boolean {
  const { words } = readWords(word)
  return words.length === 1 && words[0] === word && !READ_PAST.has(word) && !word.startsWith('-')
}
