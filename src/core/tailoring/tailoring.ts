/**
 * A CV made to fit a job as tracked changes. Each change names the lines of the CV it rests on, and can be
 * refused; nothing that the CV does not show is ever put in. What the job asks for and nothing shows is a gap.
 */
import { z } from 'zod'

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

/** What carries a change, as written in the CV. */
const Source = z.strictObject({ id: z.string(), text: z.string() })

export const TailorChange = z.strictObject({
  /** The same for the same change of the same CV, so that what was refused stays refused. */
  id: z.string(),
  edit: TailorEdit,
  /** As a person reads it; empty where something is new or goes. */
  before: z.string(),
  after: z.string(),
  /** One sentence: why. */
  says: z.string(),
  sources: z.array(Source),
})
export type TailorChange = z.infer<typeof TailorChange>

/** Canonical names; one of them is enough ("Java or Kotlin"). */
const AskedSkill = z.strictObject({
  anyOf: z.array(z.string()).min(1),
  need: z.enum(['must', 'nice']),
})

/** What a job asks for, as far as tailoring goes by it. */
export const TailorTarget = z.strictObject({
  title: z.string(),
  company: z.string(),
  skills: z.array(AskedSkill),
})
export type TailorTarget = z.infer<typeof TailorTarget>

export type TailorProposal = {
  changes: TailorChange[]
  /** Asked for, and shown by nothing in the CV: never put in. */
  gaps: TailorTarget['skills']
}

/** Kept with a CV that was made for a job: what was proposed for which target, and what its owner took. */
export const Tailoring = z.strictObject({
  target: TailorTarget,
  changes: z.array(TailorChange),
  taken: z.array(z.string()),
  gaps: z.array(AskedSkill),
})
export type Tailoring = z.infer<typeof Tailoring>

/** Letters of a line that a change quotes. */
const QUOTE = 160

/** A line as changes quote it: its beginning where it is long. */
export const quoted = (text: string): string =>
  text.length > QUOTE ? `${text.slice(0, QUOTE).trimEnd()}…` : text
