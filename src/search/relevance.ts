/**
 * How well a job answers a text: BM25F (Robertson & Zaragoza, "The Probabilistic Relevance Framework",
 * 2009) with our field weights, times a bonus for the title and a discount for age.
 * What is stored for a word in a job depends on that job alone, so adding others never makes it stale.
 * The numbers without a source are ours and reasoned, not yet measured on judged searches.
 */

/**
 * A word in the title says as much as six mentions in a description of usual length. The category's own name counts
 * too, so that "data science" finds what is filed under it, but as little as one mention.
 */
export const FIELD_WEIGHTS = {
  title: 6,
  company: 4,
  tags: 3,
  place: 2,
  category: 1,
  description: 1,
} as const

/** BM25's k1, in units of our weights: a word in the title alone gets half of what any number of mentions could. */
const SATURATION = 6
/** BM25's b: how far a long description thins its words out; 0.75 is the usual choice. */
const LENGTH_EFFECT = 0.75
/** Words in a description of usual length (some 2.5 KB). Fixed, so that it never shifts under stored impacts. */
const USUAL_WORDS = 380

/** A title that is exactly what was asked, and one that has the words in a row. */
const EXACT_TITLE_BONUS = 1.6
const PHRASE_BONUS = 1.3

/** What a match is worth that is not the word itself. */
export const MATCH_WEIGHTS = { itself: 1, alias: 0.9, joined: 0.9, typo: 0.8, prefix: 0.6 } as const

/** Half of the age discount is reached after three weeks. */
const FRESH_DAYS = 21
/** The discount of a very old job. Age breaks ties between good answers; it does not choose them. */
const AGE_EFFECT = 0.3
const DAY_MS = 86_400_000

/** What one mention weighs in a description of so many words: less in a long one, no more in a short one. */
export const descriptionWeight = (words: number) =>
  FIELD_WEIGHTS.description / Math.max(1, 1 - LENGTH_EFFECT + (LENGTH_EFFECT * words) / USUAL_WORDS)

/** The summed weight of a word's mentions as a stored impact, 1 to 255. */
export const toImpact = (weight: number) =>
  Math.max(1, Math.round((255 * weight) / (weight + SATURATION)))

/** A word says more the fewer jobs have it. */
export const rarity = (jobsWithIt: number, jobs: number) =>
  Math.log(1 + (jobs - jobsWithIt + 0.5) / (jobsWithIt + 0.5))

/** All three as toPhrase makes them; `within` lacks its last space while the last word is being typed. */
export function titleBonus(title: string, exact: string, within: string): number {
  if (title === exact) return EXACT_TITLE_BONUS
  return title.includes(within) ? PHRASE_BONUS : 1
}

/** 1 for a job of this moment, falling towards 1 - AGE_EFFECT. */
export function freshness(publishedAt: number, now: number): number {
  const days = Math.max(0, now - publishedAt) / DAY_MS
  return 1 - AGE_EFFECT * (days / (days + FRESH_DAYS))
}
