/**
 * What a letter says about where the person lives, by what the listing says about where its people work: they would work
 * remotely, or there is something to talk about, such as a move. Promises nothing that the person has not stated.
 */
import type { Cv } from '#core/cv/cv.ts'
import {
  decideEligibility,
  type Eligibility,
  type EligibilityFacts,
} from '#core/eligibility/eligibility.ts'
import { readEligibility } from '#core/eligibility/read-eligibility.ts'
import { statedInCv } from '#core/match/match-person.ts'
import { parseLocation } from '#core/place/place.ts'
import type { LetterJob } from './cover-letter.ts'
import { homeOf, remoteOffer } from './letter-home.ts'

/**
 * `here`: in the city of the office. `remote`: from home, as offered. `hours`: so, with others' hours. `askRemote`: remote, but not clearly from there. `onSite`:
 * in the person's country. `move`: in another. `help`: the same, with help that the listing offers.
 */
export const WORKPLACES = [
  'here',
  'remote',
  'hours',
  'askRemote',
  'onSite',
  'move',
  'help',
] as const
export type Workplace = (typeof WORKPLACES)[number]

export type LetterWorkplace = { kind: Workplace; home: string; quote: string }

/** Null if the CV or the listing says nothing clear about it. */
export function letterWorkplace(
  cv: Pick<Cv, 'place' | 'label' | 'summary' | 'other'>,
  job: LetterJob,
): LetterWorkplace | null {
  const home = homeOf(cv)
  if (home === null) return null
  const at = parseLocation(cv.place?.text ?? '')
  const [country] = at.countries
  const { facts, evidence } = readEligibility({
    title: job.title,
    company: job.company,
    locationText: job.location ?? null,
    description: job.description,
    workSetting: null,
  })
  const offer = remoteOffer(job)
  if (country === undefined || (facts.remote === null && facts.onSite.length === 0)) {
    return offer === null ? null : { kind: 'remote', home, quote: offer }
  }
  const city = at.places[0]?.city ?? null
  const office = city === null ? undefined : officeIn(city, job, facts, evidence.onSite)
  if (city !== null && office !== undefined) return { kind: 'here', home: city, quote: office }
  const { rights, staysPut } = statedInCv(cv)
  const decided = decideEligibility(facts, { home: country, ...rights })
  if (decided.verdict === 'no' && EXCLUDING.has(decided.evidence)) return null
  const quote = evidence.remote ?? evidence.onSite ?? job.title
  const isHybrid = /\bhybrid\b/i.test(`${job.location ?? ''}\n${job.description}`)
  const stays = staysPut || wantsRemote(cv)
  const kind =
    facts.remote === null
      ? atPlace({ facts, decided, isHybrid, staysPut: stays })
      : remotely(decided, facts)
  if (kind === null) return null
  const near = EUROPEAN.has(country)
    ? EUROPE_REMOTE.exec(`${job.title}\n${job.description.slice(0, HEAD)}`)
    : null
  if (kind === 'askRemote' && near) return { kind: 'remote', home, quote: near[0] }
  return { kind, home, quote: kind === 'remote' ? (offer ?? quote) : quote }
}

/** No question and no move changes these. */
const EXCLUDING = new Set<Eligibility['evidence']>([
  'permit',
  'citizens',
  'visa',
  'residents',
  'except',
])

/** "Remote (EMEA)", "Remote EU Hours", "Remote, GMT +-3". */
const EUROPE_REMOTE =
  /\bremote\b[^|\n]{0,6}\b(?:EU|Europe|EMEA|CET|GMT ?(?:\+\/?-|±|\+) ?\d)(?![^|\n]{0,200}\bonly\b)[^|\n]{0,20}/i

const EUROPEAN = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
)

/** How much of a listing's head may name its offices, in characters. */
const HEAD = 300

/** The words of the listing that name an office in this city. */
function officeIn(
  city: string,
  { title, location, description }: LetterJob,
  { onSite }: EligibilityFacts,
  evidence: string | undefined,
): string | undefined {
  if (onSite.length === 0) return undefined
  const [line = ''] = description.split('\n')
  const heads = [evidence ?? '', location ?? '', title, ...line.slice(0, HEAD).split('|')]
  return heads.find((head) =>
    head
      .split(/[,;/()]|\bor\b|\band\b/)
      .some((part) => parseLocation(part.trim()).places.some((it) => it.city === city)),
  )
}

/** They look for remote work, and say nothing of a move. */
function wantsRemote({ label, summary, other }: Pick<Cv, 'label' | 'summary' | 'other'>): boolean {
  const lines = [...summary, ...other.flatMap((it) => it.lines)].map(({ text }) => text)
  const words = [label ?? '', ...lines].join('\n')
  return /\bremote(?:ly)?\b/i.test(words) && !/\brelocat|\bmove\b|\bmoving\b|\bvisa\b/i.test(words)
}

function remotely(
  { verdict, friction }: Eligibility,
  { visa, relocation }: EligibilityFacts,
): Workplace {
  if (friction.includes('visa')) return visa === true || relocation === true ? 'help' : 'askRemote'
  if (verdict === 'no' || friction.includes('move')) return 'askRemote'
  return friction.includes('hours') ? 'hours' : 'remote'
}

type AtPlace = {
  facts: EligibilityFacts
  decided: Eligibility
  isHybrid: boolean
  staysPut: boolean
}

function atPlace({ facts, decided, isHybrid, staysPut }: AtPlace): Workplace | null {
  const { verdict, friction } = decided
  // How often one has to be there is no question for a job that is only there.
  if (verdict === 'yes' && friction.length === 0) return isHybrid ? 'onSite' : null
  if (staysPut) return null
  // Sponsorship is no help to someone who needs none.
  const isSponsored = facts.visa === true && !friction.includes('move')
  return facts.relocation === true || isSponsored ? 'help' : 'move'
}
