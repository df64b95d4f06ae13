/**
 * Words that people put around what they look for: "java jobs in berlin". They may speak for a job that has them, but
 * a job without them is no worse an answer, so they never exclude one. Not here: words that are also names of skills
 * places or levels (go, it, us, be, am, i). "or" is Oregon too, but said far more often between two wishes.
 */

const NOISE_WORDS = new Set(
  `a an the and or of in on at by for from to with near around within into as is are my me we our you your
  job jobs role roles position positions vacancy vacancies opening openings opportunity opportunities posting postings
  hiring career careers employment looking find any some please want need
  und der die das im fur mit bei stelle stellen`.split(/\s+/),
)

/** Whether a word, as a search reads it, may be missing from an answer. */
export const isNoiseWord = (word: string) => NOISE_WORDS.has(word)
