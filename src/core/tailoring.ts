/**
 * A CV made to fit a job as tracked changes. Each change names the lines of the CV it rests on, and can be
 * refused; nothing that the CV does not show is ever put in. What the job asks for and nothing shows is a gap.
 */
import { z } from 'zod'
import type { Need } from './requirement.ts'

/** What one change does. Ids are those of `core/cv.ts`. */
export const TailorEdit = z.discriminatedUnion('kind', [
  /** What stands under `of` in another order: points of an entry, skills of a group, or `skills`: the groups. */
  z.strictObject({ kind: z.literal('reorder'), of: z.string(), order: z.array(z.string()) }),
  /** Leaves a point or an entry out. */
  z.strictObject({ kind: z.literal('choose'), leaveOut: z.string() }),
  /** The same line in other words. */
  z.strictObject({ kind: z.literal('rephrase'), line: z.string(), text: z.string() }),
  /** A skill that a line shows, named among the skills too; `group` null for a new one. */
  z.strictObject({
    kind: z.literal('surface'),
    skill: z.string(),
    group: z.string().nullable(),
  }),
  /** What the person calls their work: a title they held. */
  z.strictObject({ kind: z.literal('label'), text: z.string() }),
])
export type TailorEdit = z.infer<typeof TailorEdit>

export type TailorChange = {
  /** The same for the same change of the same CV, so that what was refused stays refused. */
  id: string
  edit: TailorEdit
  /** As a person reads it; empty where something is new or goes. */
  before: string
  after: string
  /** One sentence: why. */
  says: string
  /** The lines it rests on, as written. */
  sources: { id: string; text: string }[]
}

/** What a job asks for, as far as tailoring goes by it. */
export type TailorTarget = { title: string; skills: { skill: string; need: Need }[] }

export type TailorProposal = {
  changes: TailorChange[]
  /** Asked for, and shown by nothing in the CV: never put in. */
  gaps: { skill: string; need: Need }[]
}
