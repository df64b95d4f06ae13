/**
 * Clichés that fit anyone and prove nothing. Our letters never use them, nor build on CV lines and listings that do.
 */

const FILLER = `
  a great fit, a perfect fit, an ideal candidate, as you can see, at your earliest convenience, attached please find,
  believe i would be, beyond my years, bring to the table, can-do attitude, caught my eye, continuous learner,
  cutting edge, cutting-edge, deeply passionate, detail oriented, detail-oriented, do not hesitate, dream company,
  dream job, dynamic, eager to, enthusiastic about, excellent communication, excited about, excited by, excited to,
  extensive experience, fast learner, fast paced, fast-paced, feel confident, game changer, game-changing, give 110,
  go-getter, great opportunity, hard worker, hard-working, hardworking, highly motivated, highly qualified,
  hit the ground running, honed my, i am confident, i am writing, i believe, i feel that, i thrive, i'm excited,
  in today's, innovative, invaluable asset, leverage, look no further, love to, make a difference, motivated
  self-starter, next level, of all time, out of the box, outside the box, passion for, passionate, people person,
  perfect candidate, perfect match, please find, proven ability, proven track, results driven, results-driven, rockstar,
  seamless, self starter, self-starter, skill set, skillset, solid foundation, state of the art, state-of-the-art,
  strong background, strong communication, synergy, team player, think outside, thrilled, thrive in, to whom it may
  concern, tireless, track record, unique blend, unique opportunity, unparalleled, utilize, valuable addition,
  valuable asset, wealth of, well-versed, wealth of experience, with great interest, world class, world-class`

const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${FILLER.trim()
    .split(/,\s*/)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** As written, in text order. */
export function fillerPhrases(text: string): string[] {
  return [...text.replaceAll('’', "'").matchAll(PATTERN)].map(([phrase]) => phrase)
}
