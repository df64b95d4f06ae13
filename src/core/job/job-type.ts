/**
 * The job type, from the source's own field or, if the source has none, from the title or a clear
 * sentence of the text. Where a source names several ("Full-time or contract"), the order of the
 * product's rule decides: part time, contract, freelance, internship, full time. Unknown is null:
 * most boards don't state a type, and that doesn't mean "full time".
 */
import { cue, matchIn } from '#core/text/cue.ts'
import { fold } from '#core/text/fold-text.ts'
import { anyOf } from '#core/text/word-pattern.ts'
import type { JobType } from './job.ts'

/** What sources write, folded, with "-", "_" and "/" as spaces. The first matching row decides. */
const WORDS: readonly (readonly [JobType, RegExp])[] = [
  [
    'part_time',
    anyOf(
      String.raw`part ?time | partime | parttimer? | half time | teilzeit | minijob | geringfugig\w*
      | werkstudent\w* | working student | studentische hilfskraft | temps partiel
      | mi temps | tiempo parcial | media jornada | jornada parcial | tempo parcial
      | deeltijd | bijbaan | deltid | tempo parziale | czesc etatu | fractional | casual
      | per diem | zero hours | pt`,
    ),
  ],
  [
    'contract',
    anyOf(
      String.raw`contract | contracts | contractor | contractors | contracting | subcontractor
      | contractual | contrato | temporary | temp | temporar\w* | fixed term | fixedterm
      | ftc | seasonal | interim\w* | locum | limited term | befristet\w* | zeitarbeit
      | arbeitnehmeruberlassung | cdd | duree determinee | temporal | temporario | tijdelijk
      | 1099 | c2c | corp to corp | c2h | contingent | contingent worker | b2b
      | umowa zlecenie`,
    ),
  ],
  [
    'freelance',
    anyOf(
      String.raw`freelance | freelancer | freelancers | free lance | freiberuf\w* | freie mitarbeit
      | freier mitarbeiter | self employed | selbststandig\w* | independant | autonomo
      | independent consultant | gig | zzp`,
    ),
  ],
  [
    'internship',
    anyOf(
      String.raw`intern | interns | internship | internships | apprentice | apprentices
      | apprenticeship | co op | co ops | coop | praktik(?:um|ant|antin) | pflichtpraktikum
      | ausbildung | azubi | (?<!\w )stage(?! \w) | stagiaire | stagista | alternance | alternant
      | apprentissage | becario | becaria | practicas | estagio | estagiario | tirocinio
      | trainee | traineeship | placement | staz | praktyki`,
    ),
  ],
  [
    'full_time',
    anyOf(
      String.raw`full ?time | fulltime | ft | fte | vollzeit | temps plein | temps complet | cdi
      | tiempo completo | jornada completa | tempo integral | tempo inteiro | tempo pieno
      | voltijd | heltid | pelny etat | permanent\w* | perm | unbefristet\w*
      | festanstellung | regular | indefinido | efetivo | clt | employee | salaried
      | direct hire | umowa o prace | employment contract | duree indeterminee | vast`,
    ),
  ],
]

/** In Europe, "permanent contract" and "employment contract" mean an employee. */
const PERMANENT_CONTRACT = anyOf(
  `(?:permanent|unlimited|indefinite|open ended|employment|unbefristeter|regular) (?:employment )?contract
    | contrato (?:indefinido|de trabajo)`,
  { flags: 'g' },
)

/** "No contractors, no C2C" states what the job isn't. */
const EXCLUDED = anyOf(
  `(?:no|not|non) (?:a )?(?:contract(?:or|ors)?|c2c|corp to corp|freelancers?|interns?|part time)`,
  { flags: 'g' },
)

/** The job type in a source's own words; null when they name none. */
export function parseJobType(text: string | null): JobType | null {
  if (text === null) return null
  const plain = spaced(text).replace(PERMANENT_CONTRACT, 'permanent').replace(EXCLUDED, ' ')
  for (const [type, words] of WORDS) if (words.test(plain)) return type
  return null
}

/**
 * The job type of a listing: the source's field, or the title, or a sentence that states it
 * outright. An internship with full hours is an internship, so there the title wins over
 * "FullTime".
 */
export function jobTypeOf(listing: {
  employmentType: string | null
  title: string
  description?: string | null
}): JobType | null {
  const stated = parseJobType(listing.employmentType)
  const titled = titleType(listing.title)
  if (stated === 'full_time' && titled === 'internship') return titled
  return stated ?? titled ?? describedType(listing.description ?? '')
}

/** Job types in titles. A word must describe the job, not its subject. */
const TITLE_RULES: readonly (readonly [JobType, RegExp])[] = [
  [
    'internship',
    anyOf(
      `intern | interns | internship | internships | praktikum | praktikant(?:in)?
      | pflichtpraktikum | stagiaire | apprentice | apprenticeship | alternance | alternant
      | estagio | estagiario | becario | co op`,
      {
        unless: String.raw`program | programs | programme | programmes | coordinator | recruit\w* | hiring
        | experience | relations | manager | supervisor | lead`,
      },
    ),
  ],
  [
    'part_time',
    anyOf(
      String.raw`part time | parttime | teilzeit | werkstudent\w* | working student | temps partiel
      | minijob`,
    ),
  ],
  [
    'freelance',
    anyOf(String.raw`freelance | freelancer | freelancers | freiberuflich\w*`, {
      unless: `platform | marketplace | community | success | operations | management | manager
        | program | network | economy`,
    }),
  ],
  [
    'contract',
    anyOf(
      String.raw`contractor | subcontractor | contract to hire | fixed term | temporary | temp to hire
      | \d{1,2} ?(?:month|months|mo|week|weeks) contract | ftc | cdd | befristet`,
      {
        unless: `management | operations | success | compliance | payments | experience | relations
        | manager | platform`,
      },
    ),
  ],
  ['full_time', /\b(?:full time|fulltime|vollzeit|permanent|cdi)\b/],
]

/** "Contract" on its own: in brackets, after a dash or comma, or first before a role. */
const CONTRACT_REMARK =
  /[([|,:–—-]\s{0,2}(?:\d{1,2}[- ]?months? |w2 |long term |short term )?contract(?: role| position| to hire)?\s{0,2}(?:[)\],|/:–—-]|$)/
const CONTRACT_FIRST = anyOf('^contract', {
  unless: String.raw`manager | management | administrat\w* | specialist | negotiat\w* | analyst | counsel
    | attorney | lawyer | lifecycle | intelligence | officer | coordinator | compliance | lead
    | director | operations | associate | review\w* | paralegal | solutions | sales
    | manufactur\w* | research | security | strateg\w*`,
})
const CONTRACT_LAST =
  /(?<!\b(?:smart|government|commercial|customer|data|social|vendor))\scontract$/

function titleType(title: string): JobType | null {
  const plain = spaced(title)
  for (const [type, words] of TITLE_RULES) if (words.test(plain)) return type
  const signs = fold(title).trim()
  const isContract =
    CONTRACT_REMARK.test(signs) || CONTRACT_FIRST.test(signs) || CONTRACT_LAST.test(signs)
  return isContract ? 'contract' : null
}

const LABELLED = cue(
  /\b(?:employment|job|position|contract|engagement) type\s{0,3}[:–-]\s{0,3}([a-z][a-z /-]{2,40})/,
)
const SENTENCE = cue(
  /\bthis (?:is|will be) an? (?:[\w-]+,? ){0,3}?(full[- ]time|part[- ]time|contract|freelance|temporary|fixed[- ]term|internship)\b/,
)

function describedType(description: string): JobType | null {
  const text = fold(description.slice(0, 30_000))
  return parseJobType(matchIn(text, LABELLED)?.[1] ?? matchIn(text, SENTENCE)?.[1] ?? null)
}

/** "FullTime", "FULL_TIME", "full‑time" and "Full/Time" all become "full time". */
function spaced(text: string) {
  return fold(text.slice(0, 500).replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()
}
