/**
 * Filler words in searches: "java jobs in berlin". They may raise jobs that contain them but never exclude the
 * others. Words that are also skills, places or levels are left out (go, it, us, be, am, i). "or" is also Oregon,
 * but far more often just "or".
 */

const NOISE_WORDS = new Set(
  `a an the and or of in on at by for from to with near around within into as is are my me we our you your
  job jobs role roles position positions vacancy vacancies opening openings opportunity opportunities posting postings
  hiring career careers employment looking find any some please want need
  und der die das im fur mit bei stelle stellen`.split(/\s+/),
)

/** Whether a word, as the search reads it, is optional. */
export const isNoiseWord = (word: string) => NOISE_WORDS.has(word)
