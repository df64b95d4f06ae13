/**
 * Whether two listings are one job. 'same': one opening, published twice: at another source, on another board, again
 * under a new id, with an edited title or place. 'opening': the same role offered at another place as a listing of its
 * own; both belong on one card. 'other': two jobs. Every verdict says why.
 *
 * Said by addresses first, then by company, title and place together, with the text as a witness. In doubt they are two
 * jobs: a job shown twice is a nuisance, a job that is hidden behind another is lost.
 */
import { compareCompanies } from './company-alike.ts'
import { type Comparable, type JobTraces, tracesOf } from './job-traces.ts'
import { comparePlaces } from './places-alike.ts'
import { textsShare, withoutRuns } from './text-sketch.ts'
import { compareTitles } from './title-reading.ts'

export type Sameness = 'same' | 'opening' | 'other'

export type SamenessTold = {
  verdict: Sameness
  /** Short sentences, the deciding one first. */
  reasons: string[]
}

export function sameJob(one: Comparable, other: Comparable): SamenessTold {
  return compareTraces(tracesOf(one), tracesOf(other))
}

/** `common`: runs of words that the company's adverts share, see `commonRuns`. */
export function compareTraces(
  one: JobTraces,
  other: JobTraces,
  common: ReadonlySet<number> = new Set(),
): SamenessTold {
  const shared = one.addresses.find((key) => other.addresses.includes(key))
  if (shared !== undefined) return told('same', `same address: ${shared}`)

  const companies = compareCompanies(one.company, other.company)
  const titles = compareTitles(one.title, other.title)
  const places = comparePlaces(one.places, other.places)
  const text = shareOf(one, other, common)
  const facts = [
    `company ${companies}`,
    `title ${titles}`,
    `places ${places}`,
    text === null
      ? 'no text to compare'
      : `text ${text.all.toFixed(2)}, shorter ${text.shorter.toFixed(2)}`,
  ]
  const answer = (verdict: Sameness, because: string) => told(verdict, because, ...facts)

  if (companies === 'different') {
    const isSister = text !== null && text.all >= 0.8 && titles === 'equal' && places !== 'apart'
    return isSister
      ? answer('same', 'the same text under another name')
      : answer('other', 'two companies')
  }
  const number = one.numbers.find((id) => other.numbers.includes(id))
  if (number !== undefined) return answer('same', `both addresses carry ${number}`)
  const link = linked(one, other)
  if (link !== null) return answer('same', `one links the other: ${link}`)

  if (titles !== 'equal') {
    const isEdited = text !== null && text.all >= 0.9 && titles !== 'grade' && places !== 'apart'
    return isEdited
      ? answer('same', 'the same text under an edited title')
      : answer('other', 'two titles')
  }
  if (text !== null && text.shorter < 0.2) return answer('other', 'two texts')
  if (companies === 'likely' && (one.title.words.length < 3 || places === 'unknown')) {
    return answer('other', 'perhaps two companies')
  }
  if (places === 'apart') return answer('opening', 'the same role at another place')
  return answer('same', 'same company, title and place')
}

/** Runs of words in the adverts of at least three differently titled jobs of one company, and in a fifth of them. */
export function commonRuns(jobs: readonly JobTraces[]): Set<number> {
  const titles = new Map<number, Set<string>>()
  const all = new Set<string>()
  for (const { title, sketch } of jobs) {
    if (!sketch) continue
    const key = title.words.join(' ')
    all.add(key)
    for (const run of sketch.low) titles.set(run, (titles.get(run) ?? new Set()).add(key))
  }
  const least = Math.max(3, all.size / 5)
  return new Set([...titles].filter(([, held]) => held.size >= least).map(([run]) => run))
}

function linked(one: JobTraces, other: JobTraces) {
  const links = (from: JobTraces, to: JobTraces) =>
    from.links.length === 1 && from.links[0] !== undefined && to.addresses.includes(from.links[0])
      ? from.links[0]
      : null
  return links(one, other) ?? links(other, one)
}

function shareOf(one: JobTraces, other: JobTraces, common: ReadonlySet<number>) {
  if (!one.sketch || !other.sketch) return null
  const [a, b] =
    common.size === 0
      ? [one.sketch, other.sketch]
      : [withoutRuns(one.sketch, common), withoutRuns(other.sketch, common)]
  return a.low.length < 10 || b.low.length < 10 ? null : textsShare(a, b)
}

function told(verdict: Sameness, ...reasons: string[]): SamenessTold {
  return { verdict, reasons }
}
