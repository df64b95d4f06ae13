/** Why a job matches a text: which of its words meet each part, in which fields, and what they add to the score. */
import { CATEGORIES } from '#core/job/job.ts'
import type { Explanation, MatchedField } from '#core/search/query.ts'
import { freshness } from '#search/postings/relevance.ts'
import { readWords } from '#search/postings/terms.ts'
import { bestScore } from '#search/query/match-rows.ts'
import type { Alternative, Plan } from '#search/query/plan.ts'
import { postingsOf, preparePlan } from '#search/query/term-postings.ts'
import type { TitleLikeness } from '#search/ranking/title-likeness.ts'
import type { Place } from '#search/segments/find-row.ts'
import { categoryOfFlags } from '#search/segments/job-profile.ts'
import type { Scratch } from '#search/segments/scratch.ts'
import { tagColumn } from '#search/segments/segment.ts'
import { shownName, type Tables } from '#search/segments/tables.ts'
import { forEachNumber } from '#search/structures/slots.ts'
import { textOf } from '#search/structures/string-table.ts'

type Means = { tables: Tables; likenessTo: TitleLikeness; scratch: Scratch }

/** Null if the job does not match the plan. `now` is in milliseconds. */
export function explain(
  { segment, row }: Place,
  plan: Plan,
  { tables, likenessTo, scratch }: Means,
  now: number,
): Explanation | null {
  const unwanted = preparePlan({ ...plan, clauses: [] }, tables.terms).without
  if (bestScore(postingsOf(segment, unwanted, scratch), row) > 0) return null
  const fields = readFields({ segment, row }, tables)
  const parts: Explanation['parts'] = []
  let text = 0
  for (const clause of plan.clauses) {
    const met = clause.alternatives.flatMap((alternative) => {
      const alone = { ...plan, clauses: [{ ...clause, alternatives: [alternative] }] }
      const expansions = preparePlan(alone, tables.terms).clauses.flatMap(
        (ready) => ready.expansions,
      )
      const score = bestScore(postingsOf(segment, expansions, scratch), row)
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

/**
 * Words and their other forms by field. Descriptions are not stored, so a word in no other field is in the description.
 */
type Fields = Map<MatchedField, Set<string>>

function metBy({ words, how, onlyShort }: Alternative, fields: Fields, score: number) {
  const where = [...fields].flatMap(([field, content]) =>
    words.every((word) => content.has(word)) ? [field] : [],
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
    texts.map(([field, content]) => [
      field,
      new Set(content.flatMap((text) => Object.values(readWords(text)).flat())),
    ]),
  )
}
