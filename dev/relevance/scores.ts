/** Runs all searches on one engine and scores its first pages. */
import type { KeyedDocument } from './documents.ts'
import { gradesByNumber, type Judged } from './judged.ts'
import { CLASSES, createAnswers, type KnownItems } from './known-items.ts'
import { discountedGain, mean, reciprocalRank } from './measures.ts'
import { type Ranker, SHOWN } from './ranker.ts'

/** `found`: MRR@10. `second`: Recall@10 for known items, nDCG@10 for judged searches. */
export type Score = { name: string; queries: number; found: number; second: number }
/** A search that did not rank a right listing first. */
export type Miss = { name: string; query: string; place: number | null; total: number }

export async function scoreKnown(
  ranker: Ranker,
  listings: readonly KeyedDocument[],
  items: KnownItems,
): Promise<{ scores: Score[]; misses: Miss[] }> {
  const scores: Score[] = []
  const misses: Miss[] = []
  const all: number[] = []
  const answersOf = createAnswers(listings)
  for (const name of CLASSES) {
    const ranks: number[] = []
    for (const [query, key] of items[name]) {
      const right = answersOf(name, query, key)
      const page = await ranker.best(query)
      const rank = reciprocalRank(page, (id) => right.has(id))
      if (rank < 1) misses.push(toMiss(name, query, rank, page))
      ranks.push(rank)
    }
    scores.push(toScore(name, ranks))
    all.push(...ranks)
  }
  return { scores: [...scores, toScore('all', all)], misses }
}

export async function scoreJudged(
  ranker: Ranker,
  listings: readonly KeyedDocument[],
  judged: readonly Judged[],
): Promise<{ scores: Score[]; misses: Miss[] }> {
  const ranks: number[] = []
  const gains: number[] = []
  const misses: Miss[] = []
  const name = 'judged by eye'
  for (const one of judged) {
    const grades = gradesByNumber(one, listings)
    const page = await ranker.best(one.query)
    const rank = reciprocalRank(page, (id) => grades.get(id) === 3)
    if (rank < 1) misses.push(toMiss(name, one.query, rank, page))
    ranks.push(rank)
    gains.push(discountedGain(page, grades, SHOWN))
  }
  const score = { name, queries: ranks.length, found: mean(ranks), second: mean(gains) }
  return { scores: judged.length > 0 ? [score] : [], misses }
}

function toMiss(name: string, query: string, rank: number, page: readonly number[]): Miss {
  return { name, query, place: rank === 0 ? null : Math.round(1 / rank), total: page.length }
}

function toScore(name: string, ranks: readonly number[]): Score {
  const within = ranks.map((rank) => (rank > 0 ? 1 : 0))
  return { name, queries: ranks.length, found: mean(ranks), second: mean(within) }
}
