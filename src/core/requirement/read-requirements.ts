/**
 * Reads by rules what a listing asks of a candidate: skills in context, years, level, degree, languages, place, and
 * work permission. Every requirement quotes its sentence. What the employer says about itself, its customers and its
 * benefits is not a requirement.
 */
import type { Location } from '#core/place/place.ts'
import { requiredPlace } from '#core/place/required-place.ts'
import { capabilitiesAsked, isCapability, skillsSameAs } from '#core/skill/capability.ts'
import { skillKind, skillMentions, skillsOf } from '#core/skill/skill.ts'
import { rememberedLast } from '#core/text/remembered.ts'
import { levelOfTitle } from '#core/title/title-kind.ts'
import { isBesideEngineering, isOfCraft } from './craft-skills.ts'
import { degreeAsked } from './degree.ts'
import { type ListingLine, listingLines, type PartKind } from './listing-part.ts'
import { isMainlySkills } from './mainly-skills.ts'
import { clausesOf } from './need-words.ts'
import type { Opening } from './openings.ts'
import type { Demand, Need, Requirement } from './requirement.ts'
import {
  askedSkills,
  isCommon,
  isOfOthers,
  isVague,
  NO_SKILLS,
  skillsNamed,
} from './skill-demand.ts'
import { mayNameLanguage, spokenLanguages } from './spoken-language.ts'
import { permissionIn } from './work-permission.ts'
import { parseYears } from './years-asked.ts'

/** `text`: the listing's description and requirements as plain text. */
export type ListingToRead = {
  title: string
  company: string
  location: Location
  locationText: string | null
  workSetting: 'remote' | 'hybrid' | 'onsite' | null
  text: string
}

/** How strongly something is requested: in the title, as a requirement, only mentioned, or as a plus. */
export type AskStrength = 'title' | 'must' | 'named' | 'nice'
export type AskedDemand = Demand & { strength: AskStrength; quote: string }

/** Listings that go on longer describe the employer's work, not the candidate. */
const MAX_REQUIREMENTS = 80
const MAX_QUOTE = 400

/** What one opening of the listing asks for; of the whole listing, if it is for one role. */
export function readRequirements(
  listing: ListingToRead,
  opening: Opening | null = null,
  { withCapabilities = false } = {},
): Requirement[] {
  return askedIn(listing, opening ?? wholeOf(listing), withCapabilities)
    .slice(0, MAX_REQUIREMENTS)
    .map(({ strength, quote, ...demand }, at) => ({
      id: `q${at + 1}`,
      need: strength === 'nice' || strength === 'named' ? 'nice' : 'must',
      quote,
      ...demand,
    }))
}

/** Requirements with how strongly each is requested, for weighting. */
function askedIn(
  listing: ListingToRead,
  opening: Opening,
  withCapabilities: boolean,
): AskedDemand[] {
  const asked = [
    ...fromHeader(listing, opening),
    ...linesOf(opening).flatMap(({ line, toOwn }) =>
      fromLine(line, listing.company, withCapabilities).flatMap(toOwn),
    ),
  ]
  const all = strongest(asked)
  const named = all.flatMap((one) => (one.kind === 'skill' ? [{ anyOf: one.anyOf }] : []))
  return all.filter(
    (one) => one.kind !== 'skill' || !isCapability(one.anyOf[0] ?? '') || !isSaid(one, named),
  )
}

/** What is called an AI engineer since 2023 builds on language models. */
export const LANGUAGE_MODELS: readonly string[] = ['LLM', 'AI Agents', 'Generative AI', 'RAG']

/** A listing for one role. */
export const wholeOf = ({ title, text }: Pick<ListingToRead, 'title' | 'text'>): Opening => ({
  title,
  own: '',
  shared: text,
  isOneOfSeveral: false,
})

/** `toOwn`: what a demand of this line is for this opening. */
function linesOf({ title, own, shared, isOneOfSeveral }: Opening) {
  const ofCraft = ofCraftOnly(title)
  const isBeside = isBesideEngineering(title)
  const ofAll = (one: AskedDemand) => ofCraft(weaker(one))
  const whole = (one: AskedDemand) => [one]
  const toOwn = (kind: PartKind) =>
    isOneOfSeveral ? ofAll : isBeside && !PERSONAL.has(kind) ? ofCraft : whole
  return [
    ...listingLines(shared).map((line) => ({ line, toOwn: toOwn(line.kind) })),
    ...listingLines(own).map((line) => ({ line, toOwn: whole })),
  ]
}

/** Parts that say whom they mean. */
const PERSONAL: ReadonlySet<PartKind> = new Set(['must', 'nice'])

/** Said of several openings: it's unclear which of them needs it. */
const weaker = (one: AskedDemand): AskedDemand =>
  one.kind === 'skill' && one.strength === 'must' ? { ...one, strength: 'named' } : one

function ofCraftOnly(title: string): (one: AskedDemand) => AskedDemand[] {
  const isOwn = isOfCraft(title)
  return (one) => {
    if (one.kind !== 'skill') return [one]
    const anyOf = one.anyOf.filter(isOwn)
    return anyOf.length === 0 ? [] : [{ ...one, anyOf }]
  }
}

export type AskedSkill = { anyOf: string[]; strength: AskStrength }

/** Only the skills, those of the title first; last, what has no name (`isCapability`). */
export function skillsAskedIn(company: string, opening: Opening): AskedSkill[] {
  const asked = linesOf(opening).flatMap(({ line, toOwn }) =>
    isHeaderLine(line.text)
      ? headerSkills(line.text, company).flatMap(toOwn)
      : sentencesOf(line)
          .flatMap((sentence) => [
            ...skillsIn(sentence, line, company),
            ...capabilitiesIn(sentence, line),
          ])
          .flatMap(toOwn),
  )
  const all = strongest([...titleSkills(opening.title), ...asked]).flatMap((one) =>
    one.kind === 'skill' ? [{ anyOf: one.anyOf, strength: one.strength }] : [],
  )
  const isUnnamed = ({ anyOf }: AskedSkill) => isCapability(anyOf[0] ?? '')
  const named = all.filter((one) => !isUnnamed(one))
  return [...named, ...all.filter((one) => isUnnamed(one) && !isSaid(one, named))]
}

type AnyOf = { anyOf: string[] }

/** Whether a skill that is asked for says the same as this capability. */
function isSaid({ anyOf: [name = ''] }: AnyOf, named: readonly AnyOf[]): boolean {
  const same = skillsSameAs(name)
  return named.some(({ anyOf }) => anyOf.some((skill) => same.includes(skill)))
}

export type AskedLanguage = { language: string; isNice: boolean }

/** ISO 639-1 codes, each once. */
export const languagesAsked: (text: string) => readonly AskedLanguage[] =
  rememberedLast(readLanguages)

function readLanguages(text: string): AskedLanguage[] {
  const asked = new Map<string, boolean>()
  if (!mayNameLanguage(text)) return []
  for (const { kind, text: line } of listingLines(text)) {
    if (STRENGTH[kind] === null) continue
    for (const { language } of spokenLanguages(line)) {
      const isNice = strengthOf(line, kind, null) === 'nice'
      asked.set(language, isNice && (asked.get(language) ?? true))
    }
  }
  return [...asked].map(([language, isNice]) => ({ language, isNice }))
}

function titleSkills(title: string): AskedDemand[] {
  const named = skillsOf({ title, tags: null, text: null })
  return named
    .filter((skill) => !NO_SKILLS.has(skill))
    .map((skill) => ({
      kind: 'skill',
      anyOf: skill === 'Artificial Intelligence' ? [...LANGUAGE_MODELS] : [skill],
      // What the work is about: the kind of work already counts.
      strength: skillKind(skill) === 'domain' ? 'must' : 'title',
      quote: title,
    }))
}

/** Sentences that say what a person brings. */
const OF_THE_PERSON =
  /\b(?:looking for|seeking|must|required|requires?|need|should (?:have|be)|proficien\w+|expertise|experience[ds]?|strong \w+|comfort(?:able)?|familiar\w*|knowledge|understanding|track record|you(?:['’]re| are|['’]ve| have)|who (?:can|love|have|has|is|are|want)|passion\w*|interest(?:ed)? in|background|skills?|proven|years)\b/i

/** Blanks the tools that a text names: "Kubernetes" asks for that alone. Crafts are compared by `skillsSameAs`. */
function withoutNames(text: string): string {
  let rest = text
  for (const { skill, start, end } of skillMentions(text)) {
    if (!isVague(skill)) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  return rest
}

/** What a sentence asks of the person beside what has a name; a plus doesn't count. */
function capabilitiesIn(sentence: string, { kind }: ListingLine): AskedDemand[] {
  const strength = STRENGTH[kind]
  if (strength === null || strength === 'nice') return []
  if (strength === 'named' && !OF_THE_PERSON.test(sentence)) return []
  // Most sentences ask for none, and that is the cheaper test.
  if (capabilitiesAsked(sentence).length === 0 || isOfOthers(sentence)) return []
  return clausesOf(sentence, 'must').flatMap(({ text, need }) =>
    need === 'nice'
      ? []
      : capabilitiesAsked(withoutNames(text)).map((name) => ({
          kind: 'skill' as const,
          anyOf: [name],
          strength: 'must' as const,
          quote: quoteOf(sentence),
        })),
  )
}

function fromHeader(
  { location, locationText, workSetting }: ListingToRead,
  { title }: Opening,
): AskedDemand[] {
  const asked = titleSkills(title)
  const level = levelOfTitle(title)
  if (level !== null) asked.push({ kind: 'level', level, strength: 'must', quote: title })
  const { countries, places } = location
  if (locationText !== null && (places.length > 0 || location.remote === 'restricted')) {
    const isUnstated = workSetting === null && location.remote === 'none'
    const isOnSite = isUnstated || workSetting === 'onsite' || workSetting === 'hybrid'
    const text = locationText.slice(0, MAX_QUOTE)
    asked.push({ kind: 'place', text, countries, isOnSite, strength: 'must', quote: text })
  }
  return asked
}

const STRENGTH: Readonly<Record<PartKind, AskStrength | null>> = {
  must: 'must',
  nice: 'nice',
  stack: 'must',
  work: 'named',
  open: 'named',
  about: null,
  benefits: null,
  apply: null,
}

function fromLine(line: ListingLine, company: string, withCapabilities: boolean): AskedDemand[] {
  if (isHeaderLine(line.text))
    return [...headerSkills(line.text, company), ...otherDemandsIn(line.text, 'apply')]
  return sentencesOf(line).flatMap((sentence) => {
    const asked = [
      ...skillsIn(sentence, line, company),
      ...(withCapabilities ? capabilitiesIn(sentence, line) : []),
      ...otherDemandsIn(sentence, line.kind),
    ]
    const isWhole = asked.length === 0 && (line.kind === 'must' || line.kind === 'nice')
    if (!isWhole || sentence.length < 12 || isOfOthers(sentence)) return asked
    return [
      {
        kind: 'other' as const,
        strength: line.kind === 'nice' ? 'nice' : 'must',
        quote: quoteOf(sentence),
      },
    ]
  })
}

/** A field of a header line that is mainly a list of skills: "Go, Zig, Rust, eBPF". */
function headerSkills(line: string, company: string): AskedDemand[] {
  return line.split('|').flatMap((field, at) => {
    if (at === 0) return []
    const named = skillsNamed(field, company)
    if (!isMainlySkills(field, named)) return []
    return askedSkills(field, 'must', company, named).map(({ anyOf }) => ({
      kind: 'skill' as const,
      anyOf,
      strength: 'must' as const,
      quote: quoteOf(field),
    }))
  })
}

/** "Acme | Backend Engineer | Berlin | ONSITE" was already read as title and place. */
const isHeaderLine = (text: string) => text.split('|').length >= 3 && !STACK_LABEL.test(text)

/** "Stack: TypeScript | NestJS | React": what follows is a list, and its first field counts, too. */
const STACK_LABEL =
  /^\W{0,3}(?:our |the |core |main )?(?:tech(?:nical|nology)?[ -]?)?(?:stack|technologies|tools|skills)\s?[:–—-]/i

function sentencesOf({ text, isItem }: ListingLine): string[] {
  if (isItem && text.length <= 300) return [text]
  return text
    .split(
      /(?<!\b(?:i\.e|e\.g|incl|vs)\.)(?<=[\p{L}\p{N})"'’][.!?])\s+(?=[\p{Lu}\p{N}"“(•-])|\s[•·]\s/u,
    )
    .filter((one) => one.trim() !== '')
}

/** "TypeScript, SvelteKit, Postgres." in running text is a list of what is worked with. */
const MIN_LISTED = 3

function skillsIn(sentence: string, { kind, isItem }: ListingLine, company: string): AskedDemand[] {
  const strength = STRENGTH[kind]
  if (strength === null) return []
  const named = skillsNamed(sentence, company)
  if (named.length === 0) return []
  const isList = isItem || named.length >= MIN_LISTED
  const asks = isAsking(sentence) || (isList && isMainlySkills(sentence, named))
  const firm = strength === 'named' && asks ? 'must' : strength
  const otherwise: Need | null = firm === 'nice' ? 'nice' : firm === 'must' ? 'must' : null
  return askedSkills(sentence, otherwise, company, named).flatMap(({ anyOf, need, start }) => {
    const own = need ?? firm
    if (
      own === 'named' &&
      anyOf.every((skill) => isVague(skill) && !isDone(skill, sentence, start))
    )
      return []
    return [{ kind: 'skill' as const, anyOf, strength: own, quote: quoteOf(sentence) }]
  })
}

/** "You'll lead customer onboarding (HubSpot, Gong)": crafts of what one will do, and the tools in brackets behind it. */
const isDone = (skill: string, sentence: string, start: number) =>
  !isCommon(skill) &&
  (sentence.lastIndexOf('(', start) > sentence.lastIndexOf(')', start) ||
    (skillKind(skill) !== 'domain' &&
      /^(?:in this role,? )?you(?:['’]ll| will|['’]d| would)\b/i.test(sentence)))

/**
 * Running text that asks for something: "We're looking for someone with …", "Stack: …", "Strong experience in …".
 */
function isAsking(sentence: string): boolean {
  return /\b(?:looking for|seeking|must|required|requires?|need|should (?:have|be|know)|proficien\w+|expertise|experience(?:d)? (?:with|in|of|\w{2,12}ing)|strong \w+|fluen(?:t|cy)|comfort(?:able)? (?:with|in|working|using|across)|familiar\w*|(?:knowledge|understanding|grasp|command|mastery) of|hands-on (?:experience|knowledge|expertise)|well[- ]versed|track record|(?:an|be|are|true|deep) experts? in|(?:you(?:['’]re| are)|who(?:['’]s|['’]re| is| are)|engineers?|someone|people) passionate about|passion for|interest(?:ed)? in|hiring (?:\w+ ){0,6}(?:to|who|with|across)|you(?:['’]ll| will)\b.{0,160}\busing|work (?:mainly|mostly|primarily) (?:in|with)|(?:back-?end|front-?end|codebase) (?:is|are|runs|uses)|stack|shop|transitioning (?:\w+ )?to|tech(?:nologies)?:|years|background (?:in|with)|know(?:s|ing)?\b.{0,20}\bwell|good at|skills? in|proven|you (?:have|know|are|bring)|if you['’]ve|(?:we|you)(?:['’]ll|['’]re| will)? (?:\w+ )?(?:use|using|(?:code|write|program|develop) in|work with(?! (?:some|our|the (?:largest|best|world)|customers|clients|companies|teams|partners|\w+ (?:management )?firms))|run on)|(?:built|written|coded) in|built (?:using|with))\b/i.test(
    sentence,
  )
}

/** Everything except skills. */
function otherDemandsIn(sentence: string, kind: PartKind): AskedDemand[] {
  const quote = quoteOf(sentence)
  const asked: AskedDemand[] = []
  const add = (demand: Demand, word: RegExp | null = null) =>
    asked.push({ ...demand, strength: strengthOf(sentence, kind, word), quote })

  const permission = permissionIn(sentence)
  if (permission !== null) add({ kind: 'permission', ...permission })
  const place = kind === 'benefits' ? null : requiredPlace(sentence)
  if (place !== null) {
    const { text, countries, isOnSite } = place
    add({ kind: 'place', text, countries, isOnSite })
  }
  if (STRENGTH[kind] === null || isOfOthers(sentence)) return asked

  const years = parseYears(sentence)
  if (years !== null) add({ kind: 'years', years, of: yearsOf(sentence) }, /years?|yrs|yoe/i)
  const degree = degreeAsked(sentence)
  if (degree !== null)
    add({ kind: 'degree', ...degree }, /degree|bachelor|master|ph\.?d|\bb\.?s|\bm\.?s/i)
  for (const language of spokenLanguages(sentence)) add({ kind: 'language', ...language })
  return asked
}

function strengthOf(sentence: string, kind: PartKind, word: RegExp | null): AskStrength {
  const otherwise = kind === 'nice' ? 'nice' : 'must'
  const clauses = clausesOf(sentence, otherwise)
  const clause = clauses.find(({ text }) => word?.test(text)) ?? clauses[0]
  return clause?.need === 'nice' ? 'nice' : 'must'
}

/** What the years are in: the first skill or field named after them. */
function yearsOf(sentence: string): string | null {
  const behind = /\b(?:years?|yrs|yoe)\b.{0,3}(.{0,90})/i.exec(sentence)?.[1] ?? ''
  const [skill] = askedSkills(behind, 'must', '')
  const field =
    /\b((?:software|backend|back-end|frontend|front-end|full[- ]?stack|data|machine learning|ml|ai|product|project|program|engineering|platform|infrastructure|devops|security|mobile|embedded|web|sales|marketing|design|research|people|qa|test|cloud|systems?|technical|game|hardware) (?:engineering|development|management|science|analysis|analytics|design|leadership|research|operations|marketing|administration|support|architecture|writing|sales|experience))\b/i.exec(
      behind,
    )
  if (field && (skill === undefined || field.index < skill.start))
    return field[1]?.toLowerCase() ?? null
  return skill?.anyOf[0] ?? null
}

const quoteOf = (sentence: string) =>
  sentence.length <= MAX_QUOTE ? sentence.trim() : `${sentence.slice(0, MAX_QUOTE - 1).trim()}…`

const FIRMEST: readonly AskStrength[] = ['title', 'must', 'nice', 'named']

/** Keeps each demand once, where it is strongest. A skill requested on its own is no longer an alternative. */
function strongest(asked: AskedDemand[]): AskedDemand[] {
  const best = new Map<string, AskedDemand>()
  for (const one of asked) {
    const key = keyOf(one)
    const known = best.get(key)
    if (known === undefined) best.set(key, one)
    else if (FIRMEST.indexOf(one.strength) < FIRMEST.indexOf(known.strength)) best.set(key, one)
  }
  const all = [...best.values()]
  const alone = new Set(
    all.flatMap((one) => (one.kind === 'skill' && one.anyOf.length === 1 ? one.anyOf : [])),
  )
  const seen = new Set<string>()
  return all.filter((one) => {
    if (one.kind !== 'skill' || one.anyOf.length === 1) return true
    const isNew = !one.anyOf.some((skill) => seen.has(skill) || alone.has(skill))
    if (isNew) for (const skill of one.anyOf) seen.add(skill)
    return isNew
  })
}

function keyOf(asked: AskedDemand): string {
  switch (asked.kind) {
    case 'skill':
      return `skill ${[...asked.anyOf].sort().join('|')}`
    case 'years':
      return `years ${asked.of ?? ''} ${asked.of === null ? '' : asked.years.min}`
    case 'degree':
      return 'degree'
    case 'language':
      return `language ${asked.language}`
    case 'level':
      return 'level'
    case 'place':
      return `place ${[...asked.countries].sort().join('|')}`
    case 'permission':
      return `permission ${asked.isSponsored}`
    case 'other':
      return `other ${asked.quote}`
  }
}
