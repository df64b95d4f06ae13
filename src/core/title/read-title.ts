/**
 * What a title says about a role: its kind of work and family, its level, and whether it is a tech role. The noun for
 * the role decides ("Product Marketing Manager" manages marketing), the words beside it tell the direction, and the
 * parts behind it only refine a general role ("Software Engineer, Data Platform"). Company and department settle what
 * the title leaves open. The criteria are in docs/titles.md.
 */
import { fold } from '#core/text/fold-text.ts'
import { markedParts, plainParts, unmarked } from './plain-title.ts'
import { factsOfKind, type RoleFamily, type RoleKind } from './role-kind-table.ts'
import {
  ACTIVITIES,
  GOODS,
  GROUP_RULES,
  type KindRule,
  type NounGroup,
  OTHER_RULES,
  ROLE_NOUNS,
} from './role-rules.ts'
import { MANAGER, readLevel, type TitleLevel } from './title-level.ts'

export type TitleInput = { title: string; company?: string | null; department?: string | null }

export type TitleReading = {
  /** Null if no kind that we know is named; the family is then 'other'. */
  kind: RoleKind | null
  family: RoleFamily
  level: TitleLevel
  /** Whether the title states a level; 'mid' means none, too. */
  isLevelStated: boolean
  isTech: boolean
  /** Whether the word of the level is that of a manager of people. */
  managesPeople: boolean
  /** The level of people's filters: only managers of engineers lead by that word alone. */
  filterLevel: TitleLevel | null
  /** The kind that the part with the role names, without the parts behind it; null for a general role. */
  ownKind: RoleKind | null
  group: NounGroup | null
  /** The words that decided, as one sentence. */
  why: string
}

/** The role of a title: its noun, and the words beside and behind it. */
type Role = {
  group: NounGroup
  noun: string
  head: string
  tails: string[]
  /** The title as it is written. */
  title: string
}

const GROUP_OF_NOUN = new Map<string, NounGroup>(
  (Object.entries(ROLE_NOUNS) as [NounGroup, string][]).flatMap(([group, nouns]) =>
    nouns
      .trim()
      .split(/\s+/)
      .flatMap((noun) => [[noun, group] as const, [`${noun}s`, group] as const]),
  ),
)

export function readTitle({ title, company = null, department = null }: TitleInput): TitleReading {
  const marked = markedParts(title)
  const parts = unmarked(marked)
  const { role, decided } = kindOf(parts, title, { company, department })
  const kind = decided?.kind ?? null
  const { family, isTech } = kind ? factsOfKind(kind) : { family: 'other' as const, isTech: false }
  const text = { title, parts: marked }
  const { level, word } = readLevel(text, role)
  const isByManager = word !== null && MANAGER.test(word)
  const leadsEngineers =
    !isByManager || kind === 'eng-manager' || ENGINEERS_MANAGER.test(parts.join(' , '))
  const own = leadsEngineers ? { level, word } : readLevel(text, role, { managers: false })
  return {
    kind,
    family,
    level,
    isLevelStated: word !== null,
    isTech,
    managesPeople: isByManager,
    filterLevel: own.word === null ? null : own.level,
    ownKind: role && (ruled({ ...role, tails: [] })?.kind ?? general(role)?.kind ?? null),
    group: role?.group ?? null,
    why: whyOf(role, decided, level, word),
  }
}

/** The family that `readTitle` finds in a title alone, without reading the rest, which takes longer. */
export function readFamily(title: string): RoleFamily {
  const witnesses = { company: null, department: null }
  const { decided } = kindOf(plainParts(title), title, witnesses)
  return decided ? factsOfKind(decided.kind).family : 'other'
}

function kindOf(
  parts: string[],
  title: string,
  witnesses: Witnesses,
): { role: Role | null; decided: Decided | null } {
  const role = roleOf(parts, title)
  if (role) return { role, decided: decide(role, witnesses) }
  const decided = OF_PERSONS.test(title) ? null : otherKind({ head: '', tails: parts })
  return { role, decided }
}

/** "People in support" and "talent who ships" are persons; without these words they are departments. */
const OF_PERSONS = /\b(?:people|talents?|employees|patients) (?:in|who|with|that)\b/i

const ENGINEERS_MANAGER = /\bengineering managers?\b|\bmanagers? , (?:\w+ ){0,3}engineering\b/

type Decided = { kind: RoleKind; because: string }

function roleOf(parts: string[], title: string): Role | null {
  for (const [at, part] of parts.entries()) {
    const found = nounIn(part)
    if (!found || isRankOf(found, parts[at + 1])) continue
    const before = parts.slice(0, at).join(' ')
    return {
      ...found,
      head: [before, found.head].filter(Boolean).join(' '),
      tails: parts.slice(at + 1),
      title,
    }
  }
  for (const [at, part] of parts.entries()) {
    if (
      firstRule(OTHER_RULES, part, 'either') &&
      !/\b(?:engineering|software|developer relations|fellows program)\b|\bdata (?:\w+ ){0,3}analytics\b/.test(
        part,
      )
    )
      break
    for (const [group, words] of ACTIVITIES) {
      const noun = words.exec(part)?.[0]
      if (noun) return { group, noun, head: part, tails: parts.slice(at + 1), title }
    }
  }
  return null
}

/** "Lead / Principal Engineer": a rank before another rank and the role. */
function isRankOf({ noun, head }: { noun: string; head: string }, next: string | undefined) {
  if (next === undefined || !ALSO_LEVELS.test(noun) || !isBare(head, noun)) return false
  const role = LEVEL_WORDS.has(next.split(' ', 1)[0] ?? '') ? nounIn(next) : null
  return role !== null && !ALSO_LEVELS.test(role.noun)
}

/** Words after which another role is named: "Assistant to the CTO", "Developer who loves teaching". */
const ANOTHER = /\s(?:to|with|who|that|reporting to|supporting|for)\s/

/** Leaders' nouns that are a level when another noun is there: "Lead Engineer", "Principal Designer". */
const ALSO_LEVELS = /^(?:lead|leader|principal|head)s?$/

function nounIn(part: string): { group: NounGroup; noun: string; head: string } | null {
  const [own = ''] = part.split(ANOTHER)
  const first = firstOfTwo(own)
  const words = first.split(' ')
  const nouns = words.flatMap((word, at) => {
    const group = GROUP_OF_NOUN.get(word)
    return group ? [{ group, noun: word, at }] : []
  })
  // "Director of Analyst Relations": what is before "of" is the role.
  const of = words.indexOf('of')
  const before = nouns.filter(({ at }) => of > 0 && at < of)
  const named = before.length > 0 ? before : nouns
  const roles = named.filter(({ at }) => !isSubject(words, at))
  const candidates = roles.length > 0 ? roles : isForeign(words) ? named : []
  const strong = candidates.filter(({ noun }) => !ALSO_LEVELS.test(noun))
  // "Associate Partner", "Assistant Manager": the last noun is the role.
  const found = (strong.length > 0 ? strong : candidates).at(-1)
  return found ? withGroup(found, first) : null
}

/** "Backend Engineer and Database Expert": the first of two roles. */
function firstOfTwo(part: string): string {
  const [first = '', ...rest] = part.split(/ and /)
  const isRole = (text: string) =>
    text.split(' ').some((word) => GROUP_OF_NOUN.has(word) && !ALSO_LEVELS.test(word))
  return rest.length > 0 && isRole(first) && isRole(rest.join(' ')) ? first : part
}

/** Nouns that are mostly a subject, unless they are last: "AI Agent Platform", "Partner Engineer". */
const OFTEN_SUBJECTS =
  /^(?:agents?|partners?|hosts?|anchors?|pilots?|builders?|experts?|crews?|guards?|masters?|fellows|handlers?|quants?|principals?|officers?|planners?|workers?|controllers?|traders?|operators?|assistants?|investigators?|coders?|inspectors?|brokers?|sellers?|drivers?|clerks?|buyers?|editors?|representatives?)$/
/** What developers, and others, are only the audience of. */
const AUDIENCE =
  /^(?:marketing|relations|community|education|experience|productivity|tools|tooling|content|advocacy|success|ecosystem|platform|enablement|acceleration)$/

function isSubject(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const next = words[at + 1]
  if (next === undefined) return false
  if (/^developers?$/.test(word)) return AUDIENCE.test(next)
  return OFTEN_SUBJECTS.test(word) && !/^(?:of|and|in|i|ii|iii|iv|\d)$/.test(next)
}

/** Parts that begin with their only noun, as in Romance languages: "Agent de sécurité". */
function isForeign(words: readonly string[]): boolean {
  return words
    .slice(0, 3)
    .some(
      (word, at) =>
        GROUP_OF_NOUN.has(word) &&
        (!/^(?:agents?|hosts?|fellows)$/.test(word) || words[at + 1] === 'of'),
    )
}

/** A tech lead, or the lead of a craft, is one of its engineers. */
const LEADS_ENGINEERS =
  /\b(?:technical|frontend|backend|fullstack|ios|android|mobile|devops|sre|ml|java|dotnet|python|rust|web|smart contract|programming) (?:team )?(?:lead|leader)\b|\blead (?:of )?(?:technical$|frontend|backend|fullstack|ios|android|mobile|devops|sre)\b/

const withGroup = ({ group, noun }: { group: NounGroup; noun: string }, head: string) =>
  group === 'leader' && /^lead/.test(noun) && LEADS_ENGINEERS.test(head)
    ? { group: 'engineer' as const, noun, head }
    : { group, noun, head }

type Witnesses = { company: string | null; department: string | null }

function decide(role: Role, witnesses: Witnesses): Decided | null {
  const own =
    ofTrade(ruled(role), role) ?? byDepartment(role, witnesses.department) ?? general(role)
  const decided = own ?? otherKind(role)
  return decided && byCompany(decided, role, witnesses.company)
}

/** "Ingénieur qualité" and "Ingénieur de production" work in plants; in English they may work on software. */
const ofTrade = (decided: Decided | null, role: Role): Decided | null =>
  decided && /^(?:quality|production)$/.test(decided.because) && isOfAnotherTrade(role)
    ? { ...decided, kind: 'industrial' }
    : decided

/** The head decides; if it says nothing, the first part behind it that does. */
function ruled(role: Role): Decided | null {
  const { group, noun, head, tails } = role
  const rules = rulesFor(role)
  // "Research Scientist, Molecular Biology"
  const isScience =
    group === 'scientist' &&
    !/\b(?:data|decision|applied|ml|ai)\b/.test(head) &&
    tails.some((tail) => SCIENCE.words.test(tail))
  if (isScience) return firstRule([SCIENCE], tails.join(' '), 'either')
  if (WEAK_NOUN.test(noun) && !MAKES_SOFTWARE.test(head)) return null
  const inHead = firstRule(rules, head, 'beside')
  // "Agentic Engineer (Backend)"
  const isOfSide = inHead?.kind === 'ml-engineer' && group === 'engineer'
  const side = isOfSide ? firstOf(tails, (tail) => firstRule(SIDES, tail, 'behind')) : null
  if (side ?? inHead) return side ?? inHead
  const whole = group === 'engineer' ? firstRule([FULLSTACK], tails.join(' '), 'behind') : null
  if (whole) return whole
  // "Manager, Software Engineering": what is behind a bare noun replaces what is beside it.
  const isOpen =
    group === 'scientist' || ((isBare(head, noun) || LEADS_OF.test(head)) && group !== 'engineer')
  return firstOf(tails, (tail) => firstRule(rules, tail, isOpen ? 'either' : 'behind'))
}

function firstOf(tails: readonly string[], read: (tail: string) => Decided | null): Decided | null {
  for (const tail of tails) {
    const found = read(tail)
    if (found) return found
  }
  return null
}

/** Builders of houses, coders of diagnoses, technologists of laboratories. */
const WEAK_NOUN = /^(?:technologist|builder|coder|modell?er)s?$/
const MAKES_SOFTWARE =
  /\b(?:software|web|apps?|ai|ml|data|cloud|product|platform|founding|games?|internet|blockchain|python|java|javascript|frontend|backend|fullstack|creative|it|test|automation|it systems?|3d|security)\b|^(?:senior |junior |lead )?coder$/

/** "Manager of Response, Automation and Detection Engineering" */
const LEADS_OF = /^(?:\w+ )?(?:manager|head|director|vp) of /

const ruleOf = (group: NounGroup, kind: RoleKind) =>
  GROUP_RULES[group].find((rule) => rule.kind === kind) as KindRule
const FULLSTACK = ruleOf('engineer', 'fullstack')
const SCIENCE = ruleOf('scientist', 'science')
/** Parts that say nothing but the side of an application. */
const SIDES: readonly KindRule[] = [
  FULLSTACK,
  { kind: 'backend', words: /^backend$/, where: 'behind' },
  { kind: 'frontend', words: /^frontend$/, where: 'behind' },
]

/** A lead of a craft stays in it: "Lead, Cloud Operations Engineering". Managers lead engineers. */
function rulesFor({ group, noun, head }: Role): readonly KindRule[] {
  if (group === 'engineer' && /\bsoftware\b/.test(head)) return SOFTWARE_RULES
  return group === 'leader' && /^lead/.test(noun) ? LEAD_RULES : GROUP_RULES[group]
}
/** Software of plants and buildings is software. */
const SOFTWARE_RULES = GROUP_RULES.engineer.filter(({ kind }) => kind !== 'industrial')
const LEAD_RULES = [...GROUP_RULES.leader].sort(
  (one, other) => Number(one.kind === 'eng-manager') - Number(other.kind === 'eng-manager'),
)

/** `at` is where the text is; 'either' accepts rules for both places. */
function firstRule(
  rules: readonly KindRule[],
  text: string,
  at: KindRule['where'],
): Decided | null {
  for (const { kind, words, where } of rules) {
    if (where !== 'either' && at !== 'either' && where !== at) continue
    const match = words.exec(text)
    if (match) return { kind, because: match[0] }
  }
  return null
}

const LEVEL_WORDS = new Set(
  `senior junior staff lead principal associate assistant deputy group regional global area general head of i ii iii iv v
  1 2 3 4 executive managing the a and intern founding first chief team`.split(/\s+/),
)

const isBare = (head: string, noun: string) =>
  head.split(' ').every((word) => word === noun || LEVEL_WORDS.has(word))

/** What a noun means without any direction. */
function general(role: Role): Decided | null {
  const { group, noun, head } = role
  if (group === 'engineer') return generalEngineer(role)
  if (group === 'architect' && !isBare(head, noun)) {
    return { kind: isOfAnotherTrade(role) ? 'industrial' : 'architect', because: noun }
  }
  if (group === 'designer' && isBare(head, noun)) return { kind: 'product-designer', because: noun }
  return null
}

/**
 * Engineers and architects in languages whose word for them means machines, buildings or chemistry, unless the title
 * names software: "Engenheiro Florestal", "Innenarchitekt".
 */
const isOfAnotherTrade = ({ title, head, tails }: Role): boolean =>
  TRADE_NOUN.test(fold(title)) && !WRITES.test([head, ...tails].join(' '))
const TRADE_NOUN =
  /ingenieur|ingenior|ingenjor|engenheir|ingenier[oa]|ingegner|inzynier|insinoor|architekt|architecte|arquitect|arquitet|architett|arkitekt/
const WRITES =
  /\b(?:software|developer|development|it|rnd|systems?|python|rust|cplusplus|applications?|algorithms?|computing|computer|c|go|sql|digital|saas|product|technical|solutions?|integration|performance|simulation|blockchain|automation|search|image|video|internet|api|lead|tech)\b/

/** Designers of screens, among engineers whose design is of tyres or pumps. */
const DESIGNS_SCREENS =
  /\b(?:product|ui|ux|visual|brand|creative|growth|interaction|experience|digital|marketing|founding design)\b/

function generalEngineer(role: Role): Decided | null {
  const { noun, head } = role
  if (WEAK_NOUN.test(noun) && !MAKES_SOFTWARE.test(head)) return null
  if (/\bdesign\b/.test(head) && !/\bsoftware\b/.test(head)) {
    const isOfScreens = isBare(head.replace(/\bdesign\b/, noun), noun) || DESIGNS_SCREENS.test(head)
    return { kind: isOfScreens ? 'design-engineer' : 'industrial', because: 'design' }
  }
  // A systems engineer runs systems, unless they are written.
  const isSystems = /\bsystems? (?:engineer|engineering)|\bengineers? (?:of )?systems?\b/.test(head)
  if (
    isSystems &&
    !/\b(?:software|sales|business|capacity|cplusplus|rust|gtm|finance)\b/.test(head)
  ) {
    return { kind: 'systems-admin', because: 'systems' }
  }
  if (isOfAnotherTrade(role)) return { kind: 'industrial', because: noun }
  return { kind: /^lead/.test(noun) ? 'tech-lead' : 'software', because: noun }
}

/** For "Engineer I" or "Associate" in the department "Data Platform". */
function byDepartment(role: Role, department: string | null): Decided | null {
  if (!department) return null
  if (!isBare(role.head, role.noun) && !/\bsoftware\b/.test(role.head)) return null
  const parts = plainParts(department)
  const found = ruled({ ...role, head: role.noun, tails: parts })
  return found && { kind: found.kind, because: `${found.because} (department)` }
}

const otherKind = ({ head, tails }: Pick<Role, 'head' | 'tails'>): Decided | null =>
  firstRule(OTHER_RULES, head, 'either') ?? firstRule(OTHER_RULES, tails.join(' , '), 'either')

/** Companies that build machines: their mechanical engineers work on a hardware product. */
const HARDWARE_COMPANY =
  /robot|motors?\b|automotive|quantum|atomcomputing|gatik|semiconductor|aerospace|\bspace|electronics|\bdevices?\b|drones?\b|photonics|hardware|silicon|sensor|lidar|satellite|rocket|vehicle|instruments?\b|micro(?!soft)|figure\b|waymo|zipline|anduril|apptronik|tesla|nvidia|intel\b|apple\b|samsara|skydio|cruise|aurora|nuro|zoox|joby|oura|peloton|fitbit|gopro|sonos|arm\b|amd\b|qualcomm/i
/** Companies that sell security: what their analysts sort are attacks. */
const SECURITY_COMPANY =
  /secur|cyber|huntress|crowdstrike|sentinelone|rapid7|tenable|palo ?alto|wiz\b|snyk|sophos|fortinet|zscaler|horizon3|arctic ?wolf|red ?canary|expel\b|proofpoint|darktrace/i
/** Work on machines at the companies that build them. */
const HARDWARE_WORK = /^(?:design|structural|safety|composites?)$/
const MACHINES =
  /\b(?:robots?|robotics|devices?|consumer|hardware|sensing|actuat\w+|dexterity|compute|product design|electronics|drones?|humanoid)\b/

const IT_SUBJECT =
  /^(?:it|network|infrastructure|software|engineering|data team|cloud|data|platform|security|data engineering|erp|sap)$/

function byCompany(decided: Decided, { head, tails }: Role, company: string | null): Decided {
  const text = [head, ...tails].join(' ')
  const isHardware = HARDWARE_COMPANY.test(company ?? '')
  if (decided.kind === 'mechanical' && !isHardware && !MACHINES.test(text)) {
    return { ...decided, kind: 'industrial' }
  }
  if (HARDWARE_WORK.test(decided.because) && isHardware) return { ...decided, kind: 'mechanical' }
  // "Automation Engineer" runs machines, unless the company has none.
  if (decided.because === 'automation' && decided.kind === 'robotics' && company && !isHardware) {
    return { ...decided, kind: 'software' }
  }
  if (decided.because === 'reliability' && (isHardware || /\bhardware\b/.test(text))) {
    return { ...decided, kind: 'hardware' }
  }
  if (decided.kind === 'industrial' && /\brobotics?\b/.test(text)) {
    return { ...decided, kind: 'robotics' }
  }
  if (decided.kind === 'systems-admin' && isHardware) return { ...decided, kind: 'robotics' }
  if (
    decided.kind === 'solutions' &&
    isHardware &&
    /\bintegration\b/.test(text) &&
    !/\b(?:it|saas)\b/.test(text)
  ) {
    return { ...decided, kind: 'robotics' }
  }
  if (decided.kind === 'project-manager' && tails.some((tail) => IT_SUBJECT.test(tail))) {
    return { ...decided, kind: 'technical-program' }
  }
  const isOfSecurity = decided.kind === 'it-support' && decided.because === 'triage'
  if (isOfSecurity && SECURITY_COMPANY.test(company ?? '')) return { ...decided, kind: 'security' }
  const isOfGoods = decided.kind === 'qa' || /\b(?:sales|field) engineer/.test(head)
  return isOfGoods && GOODS.test(text) ? { ...decided, kind: 'industrial' } : decided
}

function whyOf(role: Role | null, decided: Decided | null, level: TitleLevel, word: string | null) {
  const named =
    role === null
      ? decided === null
        ? 'No role is named'
        : `“${decided.because}” is ${decided.kind}`
      : decided === null
        ? `“${role.noun}” is no tech role that we know`
        : decided.because === role.noun
          ? `“${role.noun}” is ${decided.kind}`
          : `“${decided.because}” with “${role.noun}” is ${decided.kind}`
  return `${named}; ${word === null ? 'no level is stated' : `“${word}” is ${level}`}.`
}
