/**
 * Six styles of adverts. `orders` are the sequences of sections, `headings` the possible headings of each
 * section, the rest are sentences with slots (see role.ts, and `{aRole}`: "a Senior Data Engineer"). A
 * company keeps its order and headings; openings and the rest vary between adverts.
 */
import { z } from 'zod'
import { VOICE_NAMES } from './company.ts'
import voices from './data/voices.json' with { type: 'json' }

const SECTIONS = [
  'about',
  'opening',
  'tasks',
  'start',
  'wants',
  'extras',
  'stack',
  'offer',
  'terms',
  'process',
  'fairness',
] as const

export type Section = (typeof SECTIONS)[number]

const texts = z.array(z.string().min(1))

const Voice = z.strictObject({
  orders: z.array(z.array(z.enum(SECTIONS))),
  /** A section without a heading here continues the previous one. */
  headings: z.partialRecord(z.enum(SECTIONS), texts),
  /** For those who build the product, in a product team. */
  openings: texts,
  /** For everyone else: their team is Finance, Sales, People… */
  officeOpenings: texts,
  /** After the opening; skipped when it would repeat the same fact. Those with `{team}` or `{matter}` are for product teams. */
  contexts: texts,
  starts: texts,
  processes: texts,
  fairness: texts,
  /** How often tasks are written as sentences instead of a list. */
  prose: z.number(),
})

export type Voice = z.infer<typeof Voice>

export const VOICES = z.record(z.enum(VOICE_NAMES), Voice).parse(voices)
