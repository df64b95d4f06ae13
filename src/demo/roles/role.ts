/**
 * A family of roles, as tables of phrases. Tasks are bare infinitives ("design the …") and wants are
 * noun phrases ("a habit of …"), so that any voice can put them into a list or a sentence.
 * `{product}`, `{users}`, `{buyers}`, `{matter}`, `{company}`, `{team}`, `{language}`, `{frontend}`,
 * `{store}`, `{queue}`, `{cloud}` and `{warehouse}` are filled from the company.
 */
import type { WorkType } from '#core/job/job.ts'
import type { Trait, VoiceName } from '#demo/companies/company.ts'

export type Group = 'build' | 'craft' | 'commerce' | 'care' | 'office'

export type Role = {
  id: string
  /** build: engineering and data; craft: design, product, games; commerce: marketing and sales; care: support; office: the rest. */
  group: Group
  workType: WorkType
  /** Pay of someone in mid-career in the United States, in thousands of dollars a year. */
  pay: number
  names: [string, ...string[]]
  /** "Head of {field}". */
  field: string
  /** The team, for people who do not work in a product team. */
  team?: string
  /** After "experience": a gerund phrase. */
  craft: string
  skills: string[]
  bonus: string[]
  tasks: string[]
  wants: string[]
  extras: string[]
  /** Only companies with this trait, or these voices, hire for it. */
  needs?: Trait
  voices?: VoiceName[]
  /** How often it is hired, beside 2 as usual. */
  weight?: number
  /** Leads people by its nature: no juniors, no interns. */
  leads?: true
}
