/**
 * A family of roles, as tables of phrases. Tasks are bare infinitives ("design the …") and wants are
 * noun phrases ("a habit of …"), so that any voice can put them into a list or a sentence.
 * `{product}`, `{users}`, `{buyers}`, `{matter}`, `{company}`, `{team}`, `{language}`, `{frontend}`,
 * `{store}`, `{queue}`, `{cloud}` and `{warehouse}` are filled from the company.
 */
import { z } from 'zod'
import { WORK_TYPES } from '#core/job/job.ts'
import { TRAITS, VOICE_NAMES } from './company.ts'

const text = z.string().min(1)
const texts = z.array(text)

export const Role = z.strictObject({
  id: text,
  /** build: engineering and data; craft: design, product, games; commerce: marketing and sales; care: support; office: the rest. */
  group: z.enum(['build', 'craft', 'commerce', 'care', 'office']),
  workType: z.enum(WORK_TYPES),
  /** Pay of someone in mid-career in the United States, in thousands of dollars a year. */
  pay: z.number(),
  names: z.tuple([text], text),
  /** "Head of {field}". */
  field: text,
  /** The team, for people who don't work in a product team. */
  team: text.optional(),
  /** After "experience": a gerund phrase. */
  craft: text,
  skills: texts,
  bonus: texts,
  tasks: texts,
  wants: texts,
  extras: texts,
  /** Only companies with this trait, or these voices, hire for it. */
  needs: z.enum(TRAITS).optional(),
  voices: z.array(z.enum(VOICE_NAMES)).optional(),
  /** How often it is hired; 2 is usual. */
  weight: z.number().optional(),
  /** Leads people by definition: no juniors, no interns. */
  leads: z.literal(true).optional(),
})

export type Role = z.infer<typeof Role>
