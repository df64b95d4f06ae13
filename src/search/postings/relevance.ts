/**
 * How well a job answers a text: BM25F (Robertson & Zaragoza, "The Probabilistic Relevance Framework", 2009) with our
 * field weights, a discount for age, and reranking of the best few by their whole title. What is stored for a term in a
 * job depends on that job alone, so adding others never makes it stale. `npm run relevance` measures the effect of
 * these numbers.
 */

/**
 * A word in the title counts six times as much as one in the description, where it counts once however often it occurs:
 * what a job is about is in its title and skills, and a description that repeats a word is only longer. The category's
 * own name counts too, so that "data science" finds the jobs of that category, but as little as a description.
 */
export const FIELD_WEIGHTS = {
  title: 6,
  company: 4,
  tags: 3,
  place: 2,
  category: 1,
  description: 1,
} as const

/** BM25's k1, in units of our weights: a word in the title alone gets half of what any number of fields could. */
const SATURATION = 6
/** BM25's b for titles, small but not zero: a long title may be a sentence that names everything. */
const TITLE_LENGTH_EFFECT = 0.25
const USUAL_TITLE_WORDS = 4

/** What a match is worth by how it was made. */
export const MATCH_WEIGHTS = {
  itself: 1,
  alias: 0.85,
  joined: 0.85,
  slip: 0.8,
  beginning: 0.6,
  /** In a title it is worth less than the word itself in any short field, and more than in a description alone. */
  longer: 0.35,
} as const

/** Half of the age discount is reached after three weeks. */
const FRESH_DAYS = 21
/** The discount of a very old job. Age breaks ties between good answers; it does not choose them. */
const AGE_EFFECT = 0.1
const DAY_MS = 86_400_000

/** This many of the best are reranked by how similar the whole title is to the whole text. */
export const RERANKED_JOBS = 400
/** What a job completely like the text adds to its score, as a factor; from 3 to 8 the measured order is the same. */
const LIKENESS_EFFECT = 5
/** Added for a title that is exactly the text, that has it in another order, and that has it in other words. */
const WHOLE_EFFECTS = { exact: 1, shuffled: 0.5, otherwise: 0.5 } as const
const IN_ROW_EFFECT = 0.1
/** Meeting a part with an alias, an unfinished word or a compound counts as this share of meeting it. */
const OTHERWISE = 0.9

/** The weight of a word in a title of this many words. */
export const titleWeight = (words: number) =>
  FIELD_WEIGHTS.title /
  (1 - TITLE_LENGTH_EFFECT + (TITLE_LENGTH_EFFECT * words) / USUAL_TITLE_WORDS)

/**
 * A code is one byte: the summed weight of the fields that have a term, saturated, in 255 steps. A description alone
 * always has the same weight, and so one code.
 */
const IMPACTS = 255
export const toCode = (weight: number) =>
  Math.max(1, Math.round((IMPACTS * weight) / (weight + SATURATION)))

/** A term is worth more the fewer jobs have it. */
export const rarity = (jobsWithIt: number, jobs: number) =>
  Math.log(1 + (jobs - jobsWithIt + 0.5) / (jobsWithIt + 0.5))

/** Scores are whole numbers, so adding them in another order gives the same sum. */
const SCORE_UNIT = 1_000

/** What each code adds to a score; 0 is no entry. */
export const scoresOfCodes = (weight: number): Int32Array =>
  Int32Array.from({ length: 256 }, (_, code) =>
    code === 0 ? 0 : Math.max(1, Math.round((SCORE_UNIT * weight * code) / IMPACTS)),
  )

/** The code of a term in a description alone, and what it adds. */
export const LONG_CODE = toCode(FIELD_WEIGHTS.description)
export const longScore = (scores: Int32Array) => scores[LONG_CODE] as number

/** Indexed by whole days since publication; the last entry is for all older jobs. */
export type FreshnessTable = Float64Array
const FRESHNESS_DAYS = 1_000

/** 1 for a job published today, falling towards 1 - AGE_EFFECT. In steps of days, so that a table can hold it. */
export const FRESHNESS: FreshnessTable = Float64Array.from(
  { length: FRESHNESS_DAYS },
  (_, days) => 1 - AGE_EFFECT * (days / (days + FRESH_DAYS)),
)

export function freshness(publishedAt: number, now: number): number {
  const days = Math.floor((now - publishedAt) / DAY_MS)
  return FRESHNESS[Math.max(0, Math.min(days, FRESHNESS_DAYS - 1))] as number
}

/**
 * A factor for how similar a whole job is to a whole text: the F1 of recall, the share of the text's parts that title,
 * company or place meet, and `precision`, the weighted share of the title that the text asks for.
 */
export function likeness(overlap: Overlap): number {
  const { asked, met, metOtherwise, precision, inRow } = overlap
  const recall = (met - (1 - OTHERWISE) * metOtherwise) / asked
  const f1 = precision === 0 ? 0 : (2 * recall * precision) / (recall + precision)
  return 1 + LIKENESS_EFFECT * f1 + IN_ROW_EFFECT * inRow + wholeEffect(overlap)
}

export type Overlap = {
  /**
   * The number of parts in the text; of those, met by the job; and of these, met by words other than the text's own.
   */
  asked: number
  met: number
  metOtherwise: number
  precision: number
  /** The share of the text's neighboring pairs that are neighbors in the title. */
  inRow: number
  /** Whether the title has the parts in the same order and nothing else. */
  isSameOrder: boolean
}

function wholeEffect({ asked, met, metOtherwise, precision, isSameOrder }: Overlap): number {
  if (met < asked || precision < 1) return 0
  if (metOtherwise === 0) return isSameOrder ? WHOLE_EFFECTS.exact : WHOLE_EFFECTS.shuffled
  return isSameOrder ? WHOLE_EFFECTS.otherwise : 0
}

/**
 * A title with more words than the text is less similar. Each extra word counts half for being there, and half for how
 * rare it is. Indexed by the leading zeros of the number of jobs that have the word (Math.clz32), so in powers of two.
 */
export const titleWordWeights = (jobs: number): Float64Array =>
  Float64Array.from({ length: 33 }, (_, zeros) => {
    const jobsWithIt = Math.min(jobs, 1.5 * 2 ** (31 - zeros))
    return 0.5 + (0.5 * rarity(jobsWithIt, jobs)) / USUAL_RARITY
  })
/** The rarity of a word that one job in four hundred has. */
const USUAL_RARITY = 6
