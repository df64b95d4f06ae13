/**
 * How much experience a job asks for: a level, and the years if stated. Levels: entry (junior,
 * graduate, intern, "I"), mid (middle, intermediate, "II"), senior (senior, staff, principal,
 * distinguished, "III" and up: individual contributors) and lead (lead, head, director, VP, chief,
 * engineering manager: people who lead others). Unknown is null, never "mid".
 */
import { entryOf } from '#core/text/entry-of.ts'
import { fold } from '#core/text/fold-text.ts'
import { anyOf } from '#core/text/word-pattern.ts'
import type { ExperienceLevel, YearsAsked } from './job.ts'
import { parseYears } from './years-asked.ts'

export { parseYears } from './years-asked.ts'

const RANK: Readonly<Record<ExperienceLevel, number>> = { entry: 0, mid: 1, senior: 2, lead: 3 }

/** Years asked for and their level: 0–1 entry, 2–3 mid, 4 or more senior. */
const MID_FROM_YEARS = 2
const SENIOR_FROM_YEARS = 4

/** The source's own level first, then the title, then the years asked for in the text. */
export function levelOf(job: {
  title: string
  experienceLevel: string | null
  text: string | null
  /** Years read from the text, if that was already done. */
  years?: YearsAsked | null
}): ExperienceLevel | null {
  return (
    statedLevel(job.experienceLevel) ??
    titleLevel(job.title) ??
    yearsLevel(
      parseYears(job.title) ?? (job.years === undefined ? parseYears(job.text) : job.years),
    )
  )
}

/** Values of sources' own level fields, beyond the words used in titles. */
const STATED: readonly (readonly [ExperienceLevel, RegExp])[] = [
  ['lead', /^(?:executive|c level|management|manager)$/],
  ['mid', /^(?:mid senior level|mid senior|experienced|professional|experienced non manager)$/],
  ['entry', /^(?:associate|student|students|no experience|beginner|entry|graduate|fresher)$/],
]

function statedLevel(stated: string | null): ExperienceLevel | null {
  if (stated === null) return null
  const plain = words(stated)
  for (const [level, value] of STATED) if (value.test(plain)) return level
  const bare = /^(\d{1,2})(?: (\d{1,2}))?( plus)?$/.exec(plain.replace(/ (?:years?|yrs?)\b/, ''))
  if (bare) {
    const [, min, max] = bare
    return yearsLevel({ min: Number(min), max: max === undefined ? null : Number(max) })
  }
  return titleLevel(stated) ?? yearsLevel(parseYears(stated))
}

/** "1-3 years" is mid because of its upper end; "0-2" is entry. */
function yearsLevel(years: YearsAsked | null): ExperienceLevel | null {
  if (years === null) return null
  if (years.min >= SENIOR_FROM_YEARS) return 'senior'
  if (years.min >= MID_FROM_YEARS || (years.max ?? 0) > MID_FROM_YEARS) return 'mid'
  return 'entry'
}

/** The person that the job assists or serves; their rank isn't the job's. */
const SOMEONE_ELSE =
  /\b(?:assistant|partner|advisor|associate|aide|secretary|ea|pa|support) (?:to|for) .*$/s
const THEIR_OFFICE = /\boffice of .*$|\b(?:chief|head) of staff\b.*$/s

/** Phrases that look like a level but aren't one. Removed before the levels are read. */
const NOT_LEVELS: readonly RegExp[] = [
  SOMEONE_ELSE,
  THEIR_OFFICE,
  /\bmembers?(?: of)?(?: the)? technical staff\b/g,
  anyOf(
    `staff (?:accountant|auditor|nurse|rn|attorney|counsel|assistant|writer|physician|pharmacist
      |therapist|photographer|augmentation|training|development|scheduler)`,
    { flags: 'g' },
  ),
  anyOf(
    `(?:support|technical|medical|teaching|office|admin|administrative|kitchen|nursing|clinical
      |retail) staff`,
    { flags: 'g' },
  ),
  anyOf(
    `lead (?:gen|generation|generator|qualification|qualifier|development|scoring|nurturing
      |conversion|capture|intake|response|routing|acquisition|management|time|poisoning|paint|free
      |researcher|sourcing|list)`,
    { flags: 'g' },
  ),
  anyOf('(?:data|order|time) entry', { flags: 'g' }),
  anyOf('senior (?:living|care|citizens?|housing)', { flags: 'g' }),
  anyOf('head (?:mounted|count|hunter|hunting|phone|end|quarters|lamp|unit)', { flags: 'g' }),
  anyOf(
    String.raw`(?:graduate|student|new grad|intern|internship|early careers?
      |university graduate) (?:(?:programs?|programmes?|talent) )?(?:recruit\w*|hiring|sourcer|manager|coordinator
      |success|admissions|school|studies|loans?|lending|finance|experience|relations|engagement
      |services|lead)`,
    { flags: 'g' },
  ),
  /^(?:senior |sr )?manager (?:iii|ii|i|[1-3])\b/, // a manager's grade, not a level of experience
  anyOf('junior achievement | (?:assistant|deputy) principal', { flags: 'g' }),
  anyOf('principal (?:investigator|investments?) | research fellow', { flags: 'g' }),
  anyOf('(?:art|photography) director', { flags: 'g' }),
  anyOf('mid (?:market|touch|atlantic|west|east|day|funnel|term|size|sized|cap)', { flags: 'g' }),
  anyOf('middle (?:east|market|mile|office|school)', { flags: 'g' }),
]

/** What titles call each level, folded, with punctuation as spaces. */
const LEVEL_WORDS: readonly (readonly [ExperienceLevel, RegExp])[] = [
  [
    'mid',
    anyOf(
      `semi senior | ssr | mid senior | mid level | midlevel | mid | middle | intermediate
      | medior | pleno | junior mid | mid weight | midweight | confirmed | confirme`,
      { flags: 'g' },
    ),
  ],
  [
    'entry',
    anyOf(
      String.raw`junior | jr | jnr | entry level | entrylevel | entry | graduate | graduates | new grad
      | new grads | new graduate | university grad | college grad | grad | early career
      | early careers | intern | interns | internship | internships | apprentice
      | apprenticeship | trainee | working student | werkstudent\w* | praktikum
      | praktikant(?:in)? | co op | stagiaire | absolvent\w* | einsteiger | berufseinsteiger
      | beginner | fresher | estagiario | becario | student`,
      { flags: 'g' },
    ),
  ],
  ['senior', /\b(?:senior|sr|snr|staff|principal|distinguished|senor|seniora|expert level)\b/g],
  [
    'lead',
    anyOf(
      String.raw`lead | leads | leader | tech lead | techlead | team lead | teamlead | head | director
      | directors | vp | svp | evp | avp | vice president | president | chief | cto | ceo
      | cio | ciso | cpo | cmo | cfo | coo | cdo | cro | executive director | co founder
      | cofounder | founder | leiter | leiterin | leitung | engineering manager
      | engineering managers | (?:software|systems|platform) development manager
      | software (?:engineering|development) manager
      | (?<!\b(?:product|program|programme|project|account|success|marketing|sales|partner|operations
      |engagement|content|community|brand|risk|case|fp a) )manager (?:of )?(?:\w+ ){0,3}(?:engineering|development)`,
      { flags: 'g' },
    ),
  ],
]

/** "Engineer II": a numeral is a grade only after a role. */
const ROLES = `engineer|engineering|developer|analyst|scientist|designer|manager|specialist
  |administrator|technician|architect|associate|representative|consultant|recruiter|programmer|tester
  |researcher|accountant|sdet|swe|se|qa|coordinator|strategist|partner|writer|operator|advisor
  |executive`
const GRADES: Readonly<Record<string, ExperienceLevel>> = {
  i: 'entry',
  1: 'entry',
  ii: 'mid',
  2: 'mid',
  iii: 'senior',
  3: 'senior',
  iv: 'senior',
  4: 'senior',
  v: 'senior',
  5: 'senior',
}
const ROLE_GRADE = anyOf(`(?:${ROLES}) (?:level )?(iii|ii|iv|i|v|[1-5])`, {
  unless: 'year | month | day | x | d',
})
const LAST_ROMAN = / (iii|ii|i)$/
const ASSOCIATE_FIRST = anyOf('^associate', {
  unless: `director | principal | general | partner | vice | vp | professor | counsel | dean | manager
    | creative`,
})
const ASSOCIATE_ROLE = anyOf(
  `engineer | developer | designer | scientist | analyst | programmer | product manager
  | product marketing manager | consultant | architect | technologist | tester | account executive`,
)

type LevelMatch = { level: ExperienceLevel; start: number; end: number }

/**
 * The level stated in a title. Alternatives ("Senior/Staff", "Mid to Senior") give the lower level;
 * otherwise the highest level wins ("Senior Director", "Junior Team Lead").
 */
export function titleLevel(title: string): ExperienceLevel | null {
  let plain = words(title)
  for (const trap of NOT_LEVELS) plain = plain.replace(trap, ' ~ ')
  const matches = findLevels(plain)
  const open = alternatives(matches, plain, signs(title))
  if (open) return open

  const strongest = matches.reduce<LevelMatch | null>(
    (best, match) => (best && RANK[best.level] >= RANK[match.level] ? best : match),
    null,
  )
  if (strongest) return strongest.level
  if (ASSOCIATE_FIRST.test(plain) && ASSOCIATE_ROLE.test(plain)) return 'entry'
  const grade = ROLE_GRADE.exec(plain)?.[1] ?? LAST_ROMAN.exec(plain)?.[1]
  return (grade && entryOf(GRADES, grade)) || null
}

function findLevels(plain: string): LevelMatch[] {
  const matches: LevelMatch[] = []
  for (const [level, pattern] of LEVEL_WORDS) {
    for (const { 0: word, index } of plain.matchAll(pattern)) {
      const isInside = matches.some(
        (match) => index < match.end && index + word.length > match.start,
      )
      if (!isInside) matches.push({ level, start: index, end: index + word.length })
    }
  }
  return matches.sort((a, b) => a.start - b.start)
}

/** The lower of two levels joined by a slash, a plus, "or", "and" or "to"; null when none are joined. */
function alternatives(
  matches: LevelMatch[],
  plain: string,
  written: string,
): ExperienceLevel | null {
  for (const [index, match] of matches.entries()) {
    const next = matches[index + 1]
    if (!next || next.level === match.level) continue
    const between = plain.slice(match.end, next.start)
    const pair = `${plain.slice(match.start, match.end)}/${plain.slice(next.start, next.end)}`
    const isOpen =
      /^ (?:or|to|and|plus) $/.test(between) || (between === ' ' && written.includes(pair))
    if (isOpen) return RANK[match.level] < RANK[next.level] ? match.level : next.level
  }
  return null
}

/** Letters and digits only, one space between words: "Sr. Engineer (L4)" is "sr engineer l4". */
function words(text: string) {
  return fold(text.slice(0, 500))
    .replace(/['’]s\b/g, 's')
    .replace(/\+/g, ' plus')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The same, with slashes and dashes kept as "/" to show which words are joined. */
function signs(text: string) {
  return fold(text.slice(0, 500))
    .replace(/\./g, '')
    .replace(/\s{0,3}[/|–]\s{0,3}|-/g, '/')
}
