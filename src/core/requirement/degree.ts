/**
 * Reads degrees from listings and CVs: the lowest degree accepted, its field, and whether experience can replace it.
 */
import { fold } from '#core/text/fold-text.ts'
import type { Degree } from './requirement.ts'

export type DegreeAsked = { degree: Degree; field: string | null; orEquivalent: boolean }

/** Lowest first: "BS/MS" asks for the bachelor's. */
const NAMES: readonly (readonly [Degree, RegExp])[] = [
  [
    'school',
    /\b(?:high school|secondary school|ged\b|abitur|a levels?|vocational training|ausbildung|apprenticeship)\b/,
  ],
  [
    'bachelor',
    /\b(?:bachelor'?s?|b\.? ?sc?\.?|b\.?a\.?|b\.? ?eng\.?|b\.? ?tech\.?|undergraduate|bs|ba|licenciatura|licence|(?:college|university|technical|science|engineering|stem|relevant|academic|4[- ]year|four[- ]year|computer science|cs|it) degree|degree in|degree or|hochschulabschluss|studium|grado en|laurea)(?![\w+#])/,
  ],
  [
    'master',
    /\b(?:(?<!scrum )master'?s?(?! (?:data|of ceremonies|service))|m\.? ?sc\.?|m\.? ?eng\.?|mba|m\.? ?tech\.?|graduate degree|advanced degree|diplom|ms(?= (?:or|in|degree|and|\/|phd))|postgraduate|magister|ingenieur)(?![\w+#])/,
  ],
  ['doctor', /\b(?:ph\.? ?d\.?s?|doctorate|doctoral|doctor of|dr\. ?rer|promotion)(?![\w+#])/],
]

const EQUIVALENT =
  /\b(?:or (?:an? )?(?:equivalent|similar|comparable|related|relevant|commensurate)|equivalent (?:practical|work|professional|experience)|or (?:\w+ ){0,3}experience|or self[- ]taught|(?:or|oder) vergleichbar\w*)\b/
const FIELD =
  /\b(?:in|of)(?: an?)? ((?:[a-z&/+-]+(?:,? (?:and|or) |, | )){0,9}?[a-z&/+-]+?)(?=[.;()]|,? or (?:an? )?(?:equivalent|similar|related|comparable|relevant|other)|,? (?:with|from|and \d|plus|preferred|required|is|strongly|who)\b|$)/
const LEVEL_WORD =
  /\b(?:degree|diploma|education|educated|graduate|phd|ph\.d|doctorate|bachelor|master|b\.?sc|m\.?sc|studium|abschluss|bs|ba|ms|b\.?eng|b\.?tech|mba|doctoral|ged|abitur|licenciatura|laurea|ausbildung|apprenticeship)/

export function degreeAsked(sentence: string): DegreeAsked | null {
  const plain = fold(sentence.slice(0, 800)).replace(/[’‘]/g, "'")
  if (!LEVEL_WORD.test(plain)) return null
  const [found] = NAMES.flatMap(([degree, words]) => {
    const match = words.exec(plain)
    return match === null ? [] : [{ degree, at: match.index + match[0].length }]
  })
  if (found === undefined) return null
  const field = FIELD.exec(plain.slice(found.at, found.at + 160))?.[1] ?? null
  return {
    degree: found.degree,
    field: field === null || field.length < 2 ? null : field.replace(/^(?:an?|the) /, ''),
    orEquivalent: EQUIVALENT.test(plain),
  }
}

/** The degree that a CV entry names ("BSc", "Master of Science", "Dr. rer. nat."); null if none. */
export function degreeOf(words: string): Degree | null {
  const plain = fold(words)
  const held = NAMES.filter(([, names]) => names.test(plain)).at(-1)
  if (held) return held[0]
  return /\b(?:m\.?s\.?|msci|m\.?a\.?|mphil)(?![\w+#])/.test(plain) ? 'master' : null
}
