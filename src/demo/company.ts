/**
 * Facts about an invented company: enough to fill its adverts. Each phrase is written to fit a certain position
 * in a sentence (see the fields), which keeps composing simple. Sizes are numbers of people; nothing here is a
 * real organization.
 */
import { z } from 'zod'
import { SECTORS } from '#core/job/job.ts'
import { CITIES, type City } from './cities.ts'

/** The advert's style: decides order, headings and tone. */
export const VOICE_NAMES = [
  'startup',
  'scaleup',
  'corporate',
  'agency',
  'public',
  'studio',
] as const

export type VoiceName = (typeof VOICE_NAMES)[number]

/** Traits that some roles require: no firmware engineer without hardware. */
export const TRAITS = ['hardware', 'games', 'ml', 'mobile', 'field'] as const

const text = z.string().min(1)
const texts = z.tuple([text], text)

export const CompanyRow = z.strictObject({
  name: text,
  voice: z.enum(VOICE_NAMES),
  employees: z.int(),
  /** The first is the head office. */
  offices: z.tuple([cityKey()], cityKey()),
  /** Where its people mostly work. */
  habit: z.enum(['remote', 'hybrid', 'onsite', 'mixed']),
  /** The paragraph shared by all its adverts. Whole sentences. */
  about: text,
  /** Noun phrases, used as objects: "the services behind {product}", "talk to {users}". */
  product: text,
  users: text,
  buyers: text,
  matter: text,
  /** One whole sentence: why the work is hard or why it matters. */
  stakes: text,
  teams: texts,
  /** After "to": "This year we want to {goal}". */
  goals: texts,
  /** Language, browser framework, database, messages, cloud, warehouse. */
  stack: z.tuple([text, text, text, text, text, text]),
  perks: texts,
  traits: z.array(z.enum(TRAITS)).optional(),
  sector: z.enum(SECTORS).optional(),
  /** Out of 5. */
  rating: z.number().optional(),
  isTop: z.literal(true).optional(),
})

export type CompanyRow = z.infer<typeof CompanyRow>

function cityKey() {
  return z.enum(Object.keys(CITIES) as [City, ...City[]])
}
