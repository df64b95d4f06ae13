/**
 * What we make up about an invented company: enough for its adverts to be about something.
 * Every phrase is written to fit a place in a sentence (see each field), so that composing stays simple.
 * Sizes are people; nothing here is a real organisation.
 */
import type { Sector } from '#core/job/job.ts'
import type { City } from '#demo/cities.ts'

/** Who is talking in the advert: decides order, headings and manner. */
export type VoiceName = 'startup' | 'scaleup' | 'corporate' | 'agency' | 'public' | 'studio'

/** What a company does that some roles need: no firmware engineer without hardware. */
export type Trait = 'hardware' | 'games' | 'ml' | 'mobile' | 'field'

export type CompanyRow = {
  name: string
  employees: number
  /** The first is the head office. */
  offices: [City, ...City[]]
  /** Where its people mostly work. */
  habit: 'remote' | 'hybrid' | 'onsite' | 'mixed'
  /** The paragraph that all its adverts share. Whole sentences. */
  about: string
  /** Noun phrases, used as objects: "the services behind {product}", "talk to {users}". */
  product: string
  users: string
  buyers: string
  matter: string
  /** One whole sentence: why the work is hard or why it counts. */
  stakes: string
  teams: [string, ...string[]]
  /** After "to": "This year we want to {goal}". */
  goals: [string, ...string[]]
  /** Language, browser framework, database, messages, cloud, warehouse. */
  stack: [string, string, string, string, string, string]
  perks: [string, ...string[]]
  traits?: Trait[]
  sector?: Sector
  /** Out of 5. */
  rating?: number
  isTop?: true
}
