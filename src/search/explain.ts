/** Why a job is an answer to a text: which words of it meet each part, where they stand, and what they add. */
import { CATEGORIES } from '#core/job/job.ts'
import type { Explanation, MatchedField } from '#core/search/query.ts'
import { bestScore } from './match.ts'
import type { Place } from './place-of.ts'
import type { Alternative, Plan } from './plan.ts'
import { categoryOfFlags } from './profile.ts'
import { freshness } from './relevance.ts'
import type { Scratch } from './scratch.ts'
import { tagColumn } from './segment.ts'
import { forEachNumber } from './slots.ts'
import { readyPlan, sourcesOf } from './sources.ts'
import { textOf } from './string-table.ts'
import { shownName, type Tables } from './tables.ts'
import { readWords } from './terms.ts'
import type { TitleLikeness } from './title-likeness.ts'

type Means = { tables: Tables; likenessTo: TitleLikeness; scratch: Scratch }

/** Null when the job does not meet the plan. `now` is in milliseconds. */
export function explain(
  { segment, row }: Place,
  plan: Plan,
  { tables, likenessTo, scratch }: Means,
  now: number,
): Explanation | null {
  const unwanted = readyPlan({ ...plan, clauses: [] }, tables.terms).without
  if (bestScore(sourcesOf(segment, unwanted, scratch), row) > 0) return null
  const fields = readFields({ segment, row }, tables)
  const parts: Explanation['parts'] = []
  let text = 0
  for (const clause of plan.clauses) {
    const met = clause.alternatives.flatMap((alternative) => {
      const alone = { ...plan, clauses: [{ ...clause, alternatives: [alternative] }] }
      const ways = readyPlan(alone, tables.terms).clauses.flatMap((ready) => ready.ways)
      const score = bestScore(sourcesOf(segment, ways, scratch), row)
      return score === 0 ? [] : [metBy(alternative, fields, score)]
    })
    if (clause.isNeeded && met.length === 0) return null
    text += Math.max(0, ...met.map(({ score }) => score))
    parts.push({ asked: clause.asked, met: met.sort((a, b) => b.score - a.score) })
  }
  const likeness = likenessTo(
    segment.title[row] as number,
    segment.employer[row] as number,
    segment.location[row] as number,
  )
  const fresh = freshness(segment.publishedAt[row] as number, now)
  return { parts, text, likeness, freshness: fresh, score: text * fresh * likeness }
}

/** Words and their other forms by field; a description is not kept, so what is nowhere else stands there. */
type Fields = Map<MatchedField, Set<string>>

function metBy({ words, how, onlyShort }: Alternative, fields: Fields, score: number) {
  const where = [...fields].flatMap(([field, said]) =>
    words.every((word) => said.has(word)) ? [field] : [],
  )
  const isElsewhere = where.length === 0 && !onlyShort
  return {
    words: words.join(' '),
    how: how === 'longer' ? ('beginning' as const) : how,
    fields: isElsewhere ? (['description'] satisfies MatchedField[]) : where,
    score,
  }
}

function readFields({ segment, row }: Place, tables: Tables): Fields {
  const tags: string[] = []
  forEachNumber(tagColumn(segment), row, (tag) => tags.push(shownName(tables.tags, tag)))
  const category = CATEGORIES[categoryOfFlags(segment.flags[row] as number) - 1] ?? ''
  const texts: [MatchedField, string[]][] = [
    ['title', [shownName(tables.titles, segment.title[row] as number)]],
    ['company', [shownName(tables.employers, segment.employer[row] as number)]],
    ['skills', tags],
    ['place', [textOf(tables.locations, segment.location[row] as number)]],
    ['category', [category]],
  ]
  return new Map(
    texts.map(([field, said]) => [
      field,
      new Set(said.flatMap((text) => Object.values(readWords(text)).flat())),
    ]),
  )
}
