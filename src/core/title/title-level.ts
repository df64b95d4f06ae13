/**
 * The level of a title, from intern to director. Unstated is 'mid'. The highest rank named wins ("Senior Director"), but
 * of a range the lower one ("Senior/Staff", "Junior to Mid"), and an intern is an intern whatever else is named.
 * A manager leads people unless the role is known to manage something else: a product, accounts, a project.
 */
import { allMatches } from '#core/text/all-matches.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { anyOf } from '#core/text/word-pattern.ts'
import type { NounGroup } from './role-rules.ts'
import { namesSeveralRoles } from './several-roles.ts'

export const TITLE_LEVELS = [
  'intern',
  'junior',
  'mid',
  'senior',
  'staff',
  'lead',
  'director',
] as const
export type TitleLevel = (typeof TITLE_LEVELS)[number]

export type LevelReading = {
  level: TitleLevel
  /** The word that decided; null if the title states no level. */
  word: string | null
}

/** The noun that names the role, and the part of the title it is in. */
export type RoleNoun = { group: NounGroup; noun: string; head: string }

type Match = { level: TitleLevel; word: string; start: number; end: number }

/** Phrases that look like a level but aren't one. */
const NOT_LEVELS: readonly RegExp[] = [
  /\b(?:data|order|time) entry\b/g,
  /\b(?:chiefofstaff|assistant|partner|advisor|associate|aide|secretary|ea|pa|support) (?:to|for) .*$/s,
  /\boffice of .*$/s,
  anyOf(
    `staff (?:accountant|auditor|nurse|rn|attorney|counsel|assistant|writer|physician|pharmacist|therapist
      |photographer|augmentation|training|development|scheduler)`
      .replace(/\s+/g, ' ')
      .replace(/ \|/g, '|'),
    { flags: 'g' },
  ),
  /\b(?:support|technical|medical|teaching|office|administrator|kitchen|nursing|clinical|retail|research) staff\b/g,
  /\b(?:senior (?:living|care|citizens?|housing)|head (?:mounted|count|hunter|phone|end|lamp|unit))\b/g,
  /\b(?:graduate|student|new grad|intern|early careers?|university graduate) (?:(?:programs?|talent) )?(?:recruit\w*|hiring|sourcer|manager|coordinator|success|admissions|school|studies|loans?|lending|finance|experience|relations|engagement|services|lead)\b/g,
  /\bjunior achievement\b|\b(?:assistant|deputy|school) principal\b|\bprincipal (?:investigator|investments?)\b|\bresearch fellow\b/g,
  /\bmid (?:market|touch|atlantic|west|east|day|funnel|term|size|sized|cap)\b/g,
  /\bmiddle (?:east|market|mile|office|school)\b/g,
  /\b(?:intern|student) (?:of )?medic\w*\b/g,
  /\bmaster students?\b/g,
  /\bcto track\b/g,
]

const WORDS: readonly (readonly [TitleLevel, RegExp])[] = [
  [
    'intern',
    anyOf(
      `intern | apprentice | trainee | coop | working student | student assistant | thesis | phd intern | student worker | year in industry | placement student | fellowship program`,
      { flags: 'g' },
    ),
  ],
  [
    'mid',
    anyOf(
      `semi senior | ssr | mid senior | mid level | midlevel | mid | middle | intermediate | mid weight | midweight | experienced`,
      { flags: 'g' },
    ),
  ],
  [
    'junior',
    anyOf(
      `junior | entry level | entrylevel | entry | graduate | graduates | new grad | new grads | new graduate
      | university grad | college grad | early career | early careers | beginner | fresher | student | young professional`.replace(
        /\s+/g,
        ' ',
      ),
      { flags: 'g' },
    ),
  ],
  [
    'staff',
    /\b(?:staff|principal|distinguished|(?:senior|technical|distinguished|engineering) fellow)\b/g,
  ],
  ['senior', /\b(?:senior|expert level)\b/g],
  [
    'director',
    /\b(?:director|directors|vp|head of|heads of|chief (?:\w+ ){1,3}officer|cto|ceo|cio|ciso|cpo|cmo|cfo|coo|cdo|chro|managing director|president|managing partner)\b/g,
  ],
  [
    'lead',
    /\b(?:lead|leads|leader|teamlead|techlead|supervisor|foreman|tech lead manager|team manager|shift manager|chapter lead|squad lead)\b/g,
  ],
]

/** What managers manage without leading people; directly before "manager". */
const MANAGES_THINGS = anyOf(
  `(?:leadgen|product|products|account|accounts|project|projects|program|programs|customer success|client success|success|community|office|marketing
    |brand|content|event|events|campaign|campaigns|growth|partner|partners|partnership|partnerships|alliances|alliance|engagement|delivery|category|case|property|vendor
    |relationship|relationships|client|customer|territory|channel|business development|communications|pr|social media|media|seo|crm|lifecycle|change|release
    |contract|contracts|deployment|incident|escalations|key account|bid|proposal|grants|renewals|enablement|implementation|knowledge|process|policy|portfolio|merchandising|solutions
    |adoption|platform|relations|pricing|sourcing|procurement|product operations|ai|automation|experience|onboarding|construction|site|care|strategy|monetization|business|intelligence|assessment|data|expansion|market|city|privacy|risk|area sales|facilities|business operations|learning and development) managers?`
    .replace(/\s+/g, ' ')
    .replace(/ \|/g, '|'),
)
export const MANAGER = /\b(?:manager|managers)\b/
/** "Associate Director" is a director, "Assistant Manager" none. */
const DEPUTY =
  /\b(?:assistant|deputy) (?:\w+ ){0,2}(?:manager|director|head|chief|principal|vp|supervisor)\b/

/** A manager's own grade: "Manager II, Engineering". */
const MANAGER_GRADE = /^((?:senior )?manager) (?:iii|ii|i|[1-3])\b/
const OPEN = /\b(?:all|any) (?:\w+ )?levels?\b/
const OPTIONAL = /^\s*\((?:senior|sr\.?|staff|lead|principal)\)/i
/** A tech lead without people keeps the rank of the craft. */
const STAFF_LEAD = /\b(?:staff|principal)\b.{0,300}\btechnical lead(?! manager)/

const GRADES: Readonly<Record<string, TitleLevel>> = {
  i: 'junior',
  1: 'junior',
  ii: 'mid',
  2: 'mid',
  iii: 'senior',
  3: 'senior',
  iv: 'senior',
  4: 'senior',
  v: 'staff',
  5: 'staff',
}
/** A grade behind the role, or a Roman one at the end of a part. */
const GRADE =
  /(?<=\b(?:engineer|engineering|developer|analyst|scientist|designer|manager|specialist|administrator|technician|architect|associate|representative|consultant|recruiter|programmer|tester|researcher|accountant|coordinator|writer|operator|advisor|executive|level|senior|mts|owner|assistant|sales|nurse|qa)s? (?:level )?)(iii|ii|iv|i|v|[1-5])(?= |$)(?! (?:years?|months?|days?|x|d)\b)|(?<= )(iii|ii|iv|i)(?= ,|$)/u
const ASSOCIATE_FIRST =
  /^associate\b(?! (?:director|principal|general|partner|vp|professor|counsel|dean|manager|creative)\b)/
const ASSOCIATE_ROLE = anyOf(
  `engineer | developer | designer | scientist | analyst | programmer | product manager | product marketing manager
    | consultant | architect | technologist | tester | account executive | product owner | administrator | program manager | value engineer`.replace(
    /\s+/g,
    ' ',
  ),
)

const rank = (level: TitleLevel) => TITLE_LEVELS.indexOf(level)

/** How many levels the first is above the second; negative if it is below. */
export const levelsAbove = (one: TitleLevel, other: TitleLevel): number => rank(one) - rank(other)

/**
 * `parts` are those of `markedParts`. `managers`: whether managers of people count as leads, or leave the level to the
 * words around them.
 */
export function readLevel(
  { title, parts }: { title: string; parts: readonly string[] },
  role: RoleNoun | null,
  { managers = true }: { managers?: boolean } = {},
): LevelReading {
  let plain = parts.join(' , ').replace(MANAGER_GRADE, '$1')
  if (DEPUTY.test(plain)) return { level: 'mid', word: 'assistant' }
  for (const trap of NOT_LEVELS) plain = plain.replace(trap, ' ~ ')
  if (OPEN.test(plain)) return { level: 'mid', word: null }
  const matches = findLevels(plain, role, managers)
  const intern = matches.find(({ level }) => level === 'intern')
  if (intern) return intern
  const lower = lowerOfRange(matches, plain) ?? lowestOfSeveral(matches, title)
  if (lower) return lower
  // "(Senior) Backend Engineer": both with and without.
  if (OPTIONAL.test(title)) return { level: 'mid', word: 'senior' }
  const highest = matches.reduce<Match | null>(
    (best, match) => (best && rank(best.level) >= rank(match.level) ? best : match),
    null,
  )
  if (highest?.word === 'lead' && STAFF_LEAD.test(plain)) return { level: 'staff', word: 'staff' }
  if (highest) return highest
  if (ASSOCIATE_FIRST.test(plain) && ASSOCIATE_ROLE.test(plain))
    return { level: 'junior', word: 'associate' }
  const graded = GRADE.exec(plain)
  const grade = graded?.[1] ?? graded?.[2]
  const level = grade === undefined ? undefined : entryOf(GRADES, grade)
  return level ? { level, word: grade ?? null } : { level: 'mid', word: null }
}

function findLevels(plain: string, role: RoleNoun | null, managers: boolean): Match[] {
  const matches: Match[] = []
  for (const [level, pattern] of WORDS) {
    for (const { 0: word, index } of allMatches(plain, pattern)) {
      const end = index + word.length
      const isInside = matches.some((match) => index < match.end && end > match.start)
      if (!isInside) matches.push({ level, word, start: index, end })
    }
  }
  if (role?.noun === 'head') matches.push({ level: 'director', word: 'head', start: 0, end: 0 })
  const isManager =
    managers && role !== null && (role.group === 'leader' || MANAGER.test(role.head))
  const manager =
    isManager &&
    (!MANAGES_THINGS.test(plain) || /\bgroup (?:product|program|project) manager\b/.test(plain))
      ? MANAGER.exec(plain)
      : null
  if (manager) {
    const { index: start, 0: word } = manager
    matches.push({ level: 'lead', word, start, end: start + word.length })
  }
  return matches.sort((a, b) => a.start - b.start)
}

/** Of two levels joined by a slash, a plus, "or", "and" or "to" the lower; null if none are joined. */
function lowerOfRange(matches: Match[], plain: string): Match | null {
  for (const [at, match] of matches.entries()) {
    const next = matches[at + 1]
    if (!next || next.level === match.level) continue
    if (!/^ (?:or|to|and|plus|[/+]|,) $/.test(plain.slice(match.end, next.start))) continue
    // "Lead/Principal" is the lead of others.
    if ([match.level, next.level].sort().join() === 'lead,staff') continue
    return rank(match.level) < rank(next.level) ? match : next
  }
  return null
}

/** "Senior Backend Engineers, Staff iOS Engineers": the lowest, since any of them may apply. */
function lowestOfSeveral(matches: Match[], title: string): Match | null {
  if (matches.length < 2 || !namesSeveralRoles(title)) return null
  return matches.reduce((lowest, match) =>
    rank(match.level) < rank(lowest.level) ? match : lowest,
  )
}
