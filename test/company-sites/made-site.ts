/**
 * The shape of a made company site: what its server answers at each address, and what the site states about how to
 * reach the company. The statements were written before the rules that read them, and decide by these definitions:
 *
 * - `careers`: the page that the site itself links as its jobs, wherever it is.
 * - `hr`: an address for applicants; `company`: a general one; `other`: press, sales, support.
 * - `phone`: digits, with "+" if the country is stated ("00" states it too); a number for chats is one.
 * - `form`: a page with a contact form that is linked as one.
 * - `linkedin`, `profile`: the company's own pages there, not share buttons, posts or people.
 *
 * Never stated: addresses of persons, of other companies, in comments, scripts, hidden traps or form placeholders, and
 * those for privacy, abuse, legal and security matters, which help nobody who looks for a job.
 */
export type Stated = {
  careers?: string
  hr?: string[]
  company?: string[]
  other?: string[]
  phone?: string[]
  form?: string
  linkedin?: string
  profile?: string[]
}

export type MadeAnswer = {
  status?: number
  type?: string
  location?: string
  body?: string | Uint8Array
  /** The body as deflated: `gzip`. */
  encoding?: string
  /** Instead of a body: bytes without end, one byte a second, links without end, or headers without end. */
  endless?: 'bytes' | 'drip' | 'links' | 'headers' | 'gzip'
}

export type MadeSite = {
  company: string
  website: string
  /** By host and path: "acme.example/jobs". HTML if only a text. Anything else answers 404. */
  pages: Readonly<Record<string, string | MadeAnswer>>
  states: Stated
  /** Hosts and paths, or beginnings of them ending in "*", that must not be requested. */
  forbidden?: readonly string[]
}
