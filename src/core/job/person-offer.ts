/**
 * Whether a listing offers a person instead of a job: "SEEKING WORK | Berlin | Remote", "[For Hire] React developer".
 * Only its title, its company and its first line are read, from their beginning, because adverts say later on whom they
 * seek. Only a mark or a statement about oneself counts: adverts ask "Looking for remote work?" too, and "SEEKING
 * FREELANCER" is a client with work to give. When in doubt it is a job.
 */
import { htmlToText } from '#core/html/html.ts'
import { rememberedLast } from '#core/text/remembered.ts'
import type { Listing } from './listing.ts'

/** Longer first lines are sentences. */
const FIRST_CHARS = 200
/** Of the description; a first line has few tags. */
const HTML_CHARS = 2_000

const WORK = `(?:work|gigs?|projects?|clients?|employment|an? (?:new )?(?:job|role|position))`
const HOW = `(?:(?:an?|any|new|more|freelance|freelancing|contract|contracting|consulting|remote|part[- ]time|full[- ]time) ){0,4}`
/** What follows ends a mark: "seeking work-study students" and "Seeking a new role, a new challenge?" are jobs. */
const END = String.raw`[\s\])]{0,5}(?:$|[|•·–—/([]|-\s)`
/** In a sentence, "looking for a project manager" is a job. */
const ENDS_NOUN = String.raw`(?=\s{0,3}(?:$|[.,;:|!()–—]|(?:in|as|with|at|on|from|for|where|that|and|or|remotely)\b))`

const OFFERS = [
  new RegExp(String.raw`^\W{0,5}seeking ${HOW}${WORK}${END}`, 'i'),
  /^\W{0,5}SEEKING (?:FREELANCE|CONTRACT|REMOTE) WORK\b(?![ -]STUDY)/,
  /^\W{0,5}\[(?:for hire|available|open to work)\]/i,
  /^\W{0,5}(?:for hire|open to work|stellengesuch)\s{0,3}(?:$|[|:–—]|-\s)/i,
  new RegExp(
    `^(?:I am|I['’]m) (?:an? [^|.]{0,80}?)?(?:looking for|seeking|available for) ${HOW}(?:${WORK}|hire)${ENDS_NOUN}`,
    'i',
  ),
  new RegExp(
    String.raw`^(?!\W{0,5}(?:are|if|for|every|any|we|you|your)\b)[^|.:]{0,60}\b(?:freelancer|developer|engineer|designer|consultant|programmer) (?:available for (?:hire|work|projects|freelance)|for hire|looking for ${HOW}${WORK}|seeking ${HOW}${WORK})${END}`,
    'i',
  ),
]

export function offersPerson({
  title,
  company,
  description,
}: Pick<Listing, 'title' | 'company' | 'description'>): boolean {
  const first = firstLine((description ?? '').slice(0, HTML_CHARS))
  return [title, company, first].some((text) => {
    const read = text.trim().slice(0, FIRST_CHARS)
    return OFFERS.some((pattern) => pattern.test(read))
  })
}

/** A run of a board asks before and after it has read a listing. */
const firstLine = rememberedLast((html) => htmlToText(html).trim().split('\n', 1)[0] ?? '')
