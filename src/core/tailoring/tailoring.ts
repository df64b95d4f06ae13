/**
 * A CV tailored to a job, as tracked changes. Each change cites lines of the CV and can be refused, and nothing is
 * added that the CV does not show. What the job asks for and the CV lacks is a gap.
 */
import { z } from 'zod'

/** The effect of one change. Ids are those of `core/cv.ts`. */
export const TailorEdit = z.discriminatedUnion('kind', [
  /** Reorders the content of `of`: an entry's points, a group's skills, or the groups themselves (`skills`). */
  z.strictObject({ kind: z.literal('reorder'), of: z.string(), order: z.array(z.string()) }),
  /** Leaves out a point or an entry. */
  z.strictObject({ kind: z.literal('choose'), leaveOut: z.string() }),
  /** Rewords a line. */
  z.strictObject({ kind: z.literal('rephrase'), line: z.string(), text: z.string() }),
  /** Adds a skill that a line shows to the skills; `group` is null for a new group. */
  z.strictObject({
    kind: z.literal('surface'),
    skill: z.string(),
    group: z.string().nullable(),
  }),
  /** Sets the headline to a title the person held. */
  z.strictObject({ kind: z.literal('label'), text: z.string() }),
])
export type TailorEdit = z.infer<typeof TailorEdit>

/** A part of the CV that supports a change, as written there. */
const Source = z.strictObject({ id: z.string(), text: z.string() })

export const TailorChange = z.strictObject({
  /** Stable for the same change of the same CV, so that refused changes stay refused. */
  id: z.string(),
  edit: TailorEdit,
  /** As people read it; empty for something added or removed. */
  before: z.string(),
  after: z.string(),
  /** One sentence that explains the change. */
  says: z.string(),
  sources: z.array(Source),
})
export type TailorChange = z.infer<typeof TailorChange>

/** Canonical names; any one of them is enough ("Java or Kotlin"). */
const AskedSkill = z.strictObject({
  anyOf: z.array(z.string()).min(1),
  need: z.enum(['must', 'nice']),
})

/** What a job asks for, as far as tailoring uses it. */
export const TailorTarget = z.strictObject({
  title: z.string(),
  company: z.string(),
  skills: z.array(AskedSkill),
})
export type TailorTarget = z.infer<typeof TailorTarget>

export type TailorProposal = {
  changes: TailorChange[]
  /** Requested skills that nothing in the CV shows; never added. */
  gaps: TailorTarget['skills']
}

/** Stored with a CV made for a job: its target, the proposed changes, and those the owner accepted. */
export const Tailoring = z.strictObject({
  target: TailorTarget,
  changes: z.array(TailorChange),
  taken: z.array(z.string()),
  gaps: z.array(AskedSkill),
})
export type Tailoring = z.infer<typeof Tailoring>

/** Characters of a quoted line. */
const QUOTE = 160

/** A line as changes quote it, cut if it is long. */
export const quoted = (text: string): string =>
  text.length > QUOTE ? `${text.slice(0, QUOTE).trimEnd()}…` : text
