/**
 * The skills that one sentence of a listing asks for. Alternatives are grouped ("Java or Kotlin", "a framework such
 * as React or Vue"), and each group says whether it is a plus. Skills in sentences about the employer's product,
 * customers or competitors do not count.
 */

import { canonicalSkill, type SkillMention, skillKind, skillMentions } from '#core/skill/skill.ts'
import { IMPLIED_FROM, relatedSkills } from '#core/skill/skill-relation.ts'
import type { SkillKind } from '#core/skill/skill-table.ts'
import { clausesOf } from './need-words.ts'
import type { Need } from './requirement.ts'

export type AskedSkills = { anyOf: string[]; need: Need | null; start: number }

/** About customers, investors or competitors, so not a requirement. */
const OF_OTHERS =
  /\b(?:trusted by|used by|backed by|funded by|investors?|customers?,? (?:like|such as|include|including|run|use|rely|build|love)|clients? (?:like|such as|include|including)|companies (?:like|such as)|teams (?:at|like)|founded by|alumni (?:of|from)|ex-|formerly|partners? (?:like|such as|include)|competitors?|alternatives? to|replac(?:e|es|ing)\b|(?:(?:team|company|companies|people|minds|makers|creators|engineers|founders|those) behind|creators? of|makers? of|home of) (?:the |an? )?|migrat\w+ (?:away |off )|compet(?:e|es|ing) with|integrat(?:es?|ions?|ing) with|think of (?:us|it)|plugs? into|series [a-f]\b|our (?:open[- ]source )?(?:product|platform|customers|users|clients|mission|investors)\b(?! (?:is (?:built|written)|runs|uses|stack))|(?:help|helps|helping|enables?|enabling|allows?|allowing|lets?|empowers?|empowering) (?:\w+ ){0,3}(?:companies|teams|developers|engineers|businesses|enterprises|customers|organizations|users|people|banks|hospitals))\b/i
/** "We are the … platform", "Acme builds …": the employer describes itself. */
const OF_ITSELF =
  /^(?:(?:at|At) [\w.&' -]{2,40}, )?(?:[Ww]e(?:['’]re| are|['’]ve)? (?:an?|the|building|creating|on a mission|developing|reinventing|transforming|making|revolutioni[sz]ing|a team|build|make|provide|offer|help|develop|create|power|believe|operate|sell|built)\b|[\p{Lu}][\w.&'-]*(?: [\p{Lu}][\w.&'-]*){0,3} (?:is|was|builds|provides|offers|helps|makes|develops|enables|powers|delivers|gives|lets|creates|has (?:raised|been))\b|[Oo]ur (?:platform|product|mission|company|vision|customers|software|technology) (?:is|are|helps|enables|provides|lets|allows|gives|combines)\b|[Tt]he (?:product|platform|company|app)\b|[Ff]ounded in\b|[Hh]eadquartered\b)/u
/** "Founded by physicists with deep experience in optics": what its own people know. */
const OF_ITS_PEOPLE =
  /\b(?:founders?|founding team|executives?|executive team|leadership|our team|team (?:includes|has|brings|comes|is)|founded by|built by|led by|(?:is|are) (?:bringing|combining))\b/i
const KNOWING = /\b(?:experience|expertise|backgrounds?|careers?)\b/i
const OF_CANDIDATES =
  /\b(?:you(?:['’]\w+|r)?|looking for|seeking|hiring|candidates?|required|requir(?:es|ing)|requirements?|must|ideal(?:ly)?|a plus)\b/i
/** A sentence with these words is about the candidate or the work, whatever else it says. */
const OF_THE_WORK =
  /\b(?:looking for|hiring|seeking|you(?:'ll|'re|r)?\b|(?<!their )stack|experience|experienced|proficien\w+|knowledge|skills?|familiar\w*|expertise|(?:engineers?|developers?|programmers?|designers?|analysts?|scientists?|managers?) (?:to|who|with)|required|requir(?:es|ing)|requirements?|need (?:someone|somebody|an? \w+|engineers|developers) |shop\b(?<=\ban? (?:[\w/+#.-]{1,20} ){1,2}shop)|using|we (?:mostly |mainly |all )?(?:code|write|program|develop) in|built (?:on|with|in)|written in|technolog(?:y|ies)\b)/i
/** "A degree in electrical engineering, applied mathematics or similar": what was studied. */
const OF_DEGREE =
  /\b(?:degrees?|bachelor\S{0,3}|master['’]?s|ph\.?d|doctorate|b\.?sc?\b|m\.?sc?\b|stud(?:ies|ied)|majors?|graduates?)\b/i

/** "No Java needed". */
const NOT_ASKED =
  /^\W*(?:no|zero|without|unlike)\b|\b(?:zero (?:lines|line) of|if you(?:'re| are) (?:just |only )?an? (?:pure|typical)|no (?:prior |previous )?(?:knowledge|experience)|(?:do not|don'?t|does not|doesn'?t|not) (?:need|have to|require|use|expect|hire|work with|accept)|not (?:looking for|a fit|required|a (?:pure |traditional )?[\w/+#. -]{2,25} (?:role|job|shop))|rather than|instead of|unlike|no need|without (?:prior |any )?experience|(?:language|stack|technology|tech)[- ]agnostic)\b/i

/** "No Scrum, no Figma", "without a Figma file". */
const REFUSED_BEFORE = /(?:^|[^\p{L}])(?:no|without an?|than using) (?:[\w/-]+ )?$/iu

/** "Svelte (migrating from React/Redux)": what a team leaves behind. */
const LEFT_BEFORE =
  /\b(?:migrat\w+|moving|moved|mov(?:e|ing) away|switch\w+|port(?:ed|ing)|transition\w*|rewrit\w+) (?:away |off |over |it |this )?(?:from|of) (?:an? |our |the |legacy |old )*(?:[\w.#+-]{1,20}[/,] ?)?$|\bmigrat\w+ (?:[\w-]{1,20} ){0,3}from (?:[\w-]{1,20} ){0,3}\(?(?:[\w.#+-]{1,20}[/,] ?)?$/i

/** "Customers like Temporal", "founders of Segment", "leaders including Cisco": whom one sells to, and by whom one is paid. */
const BUSINESS =
  /\b(?:customers|clients|brands|leaders|organizations|businesses|enterprises|startups|investors|founders|teams|companies|partners)\b/i
const BUSINESS_BEFORE =
  /\b(?:customers|clients|brands|leaders|organizations|businesses|enterprises|startups|investors|founders|teams|companies|partners)(?: (?:globally|worldwide|from startups you know|at))?,?:? (?:like|such as|including|include|of|from|at) (?:[\p{L}\d.'’&-]{1,20}(?: [\p{L}\d.'’&-]{1,20})?,? (?:and )?){0,8}$/iu

/** Names of whole roles rather than skills. */
export const NO_SKILLS = new Set(['Full Stack', 'Open Source'])

/** Common words of any product and team; they count only in sentences that ask for something. */
const VAGUE = new Set(
  `UX Design, Experimentation, Prototyping, Scalability, Accessibility, Data Quality, Data Governance, Go-to-Market,
  Customer Success, Payments, Product Strategy, Roadmapping, Artificial Intelligence, Cloud Computing, Embeddings,
  Technical Support, Procurement, Mentoring, Code Review, Branding, Copywriting, Product Design, Visual Design, Robotics,
  Quality Assurance, Agile, Performance Optimization, Recruiting, Social Media, Data Analysis, Time Series`
    .split(',')
    .map((name) => name.trim()),
)

export const isCommon = (skill: string): boolean => VAGUE.has(skill)

/** Crafts and methods that a sentence about the work mentions are not asked of anybody. */
const CRAFTS: ReadonlySet<SkillKind> = new Set([
  'craft',
  'domain',
  'practice',
  'business',
  'office',
  'design',
])
export const isVague = (skill: string): boolean =>
  isCommon(skill) || CRAFTS.has(skillKind(skill) ?? 'craft')

const EXAMPLES_BEFORE =
  /\b(?:such as|e\.?g\.?,?|i\.e\.,?|for example|like|one of|one or more(?: of)?|at least (?:one|1|two|2)(?: of)?|any of|either|some of|including one of|similar to|something like|any(?: modern)?)\s*(?:[:(]\s*)?(?:[\w-]{1,60}\s){0,3}$/i
const SIMILAR_AFTER =
  /^[\s,)]*(?:and\/or|or) (?:an?(?:other)? )?(?:\w+[ -]){0,2}?(?:similar|equivalents?|comparable|other|others|another|related|alike|alternatives?|the like|something)\b/i

/** "Django, Flask etc." is one of these, "Go, Firecracker etc." all of them. */
const ETC_AFTER = /^,? etc\b/i

/** What separates the items of one list. */
const LISTED =
  /^[\s,/|•·;&+()[\]"'`*]*(?:and\/or|and|or|oder|und|ou|et|y|o)?[\s,/|&+()[\]"'`*]*(?:(?:an?|the|ideally|also|modern|either|our|amazon|aws|google|microsoft|apache|e\.?g\.?)\s)?[("'`]*$/i

/** "Java or similar (Kotlin, Scala)", "Temporal or an equivalent such as Airflow". */
const OR_SIMILAR =
  /^[\s,)]*(?:and\/or|or) (?:an?(?:other)? |other )?(?:\w+[ -]){0,2}?(?:similar|equivalents?|comparable|related|another)\b[\w\s-]{0,20}[(:,]?\s*(?:(?:e\.?g\.?|such as|like|for example),? ?)?$/i

/** "Send your CV and GitHub": where one shows work, not what one knows. */
const HOSTS = new Set(['GitHub', 'GitLab'])
const OF_APPLYING =
  /\b(?:linkedin|resume|résumé|cv|portfolio|profiles?|links?|e-?mail(?: me| us)?|apply|application)\b/i

/** In letters: "Redpanda Data" makes Redpanda; "Go Labs" doesn't make Go. */
const MIN_NAME = 6

/** Skills named in a sentence, unless it is about others. `askedSkills` decides whether they are requested. */
export function skillsNamed(sentence: string, company: string): SkillMention[] {
  const all = skillMentions(sentence) // most sentences name no skill, and that is the cheaper test
  if (all.length === 0 || isOfOthers(sentence)) return []
  const employer = canonicalSkill(company)
  const first = company.split(' ', 1)[0] ?? ''
  const named = first.length >= MIN_NAME && first !== company ? canonicalSkill(first) : null
  const isOfBusiness = BUSINESS.test(sentence)
  return all.filter(
    ({ skill, start }) =>
      skill !== employer &&
      !(HOSTS.has(skill) && OF_APPLYING.test(sentence)) &&
      skill !== named &&
      !NO_SKILLS.has(skill) &&
      !REFUSED_BEFORE.test(sentence.slice(Math.max(0, start - 30), start)) &&
      !LEFT_BEFORE.test(sentence.slice(Math.max(0, start - 60), start)) &&
      !(isOfBusiness && BUSINESS_BEFORE.test(sentence.slice(Math.max(0, start - 160), start))),
  )
}

export function askedSkills(
  sentence: string,
  otherwise: Need | null,
  company: string,
  mentions = skillsNamed(sentence, company),
): AskedSkills[] {
  if (mentions.length === 0) return []
  return clausesOf(sentence, otherwise).flatMap(({ text, need, start }) => {
    const isOfDegree = OF_DEGREE.test(text)
    const inside = mentions.filter(
      (one) =>
        one.start >= start &&
        one.start < start + text.length &&
        !(isOfDegree && skillKind(one.skill) === 'domain'),
    )
    if (inside.length === 0 || NOT_ASKED.test(text)) return []
    return listsOf(inside, sentence).flatMap((list) =>
      alternatives(list, sentence).map((group) => ({
        anyOf: [...new Set(group.map(({ skill }) => skill))],
        need,
        start: group[0]?.start ?? 0,
      })),
    )
  })
}

/** True if a sentence is about the employer, or about what others use. */
export function isOfOthers(sentence: string): boolean {
  const isOfPeople = KNOWING.test(sentence) && OF_ITS_PEOPLE.test(sentence)
  if (isOfPeople && !OF_CANDIDATES.test(sentence)) return true
  if (OF_THE_WORK.test(sentence)) return false
  return OF_ITSELF.test(sentence.trim()) || OF_OTHERS.test(sentence)
}

function listsOf(mentions: SkillMention[], sentence: string): SkillMention[][] {
  const lists: SkillMention[][] = []
  for (const mention of mentions) {
    const last = lists.at(-1)?.at(-1)
    const between = last === undefined ? '' : sentence.slice(last.end, mention.start)
    if (last !== undefined && isOneList(between)) lists.at(-1)?.push(mention)
    else lists.push([mention])
  }
  return lists
}

const isOneList = (between: string) =>
  (between.length <= 24 && LISTED.test(between)) ||
  (between.length <= 48 && OR_SIMILAR.test(between))

function alternatives(list: SkillMention[], sentence: string): SkillMention[][] {
  const first = list[0]
  const last = list.at(-1)
  if (first === undefined || last === undefined) return []
  if (list.length === 1) return [list]
  const before = sentence.slice(Math.max(0, first.start - 40), first.start)
  const after = sentence.slice(last.end, last.end + 40)
  const joins = list.slice(1).map((one, at) => sentence.slice(list[at]?.end ?? 0, one.start))
  const isOneOf =
    SIMILAR_AFTER.test(after) ||
    EXAMPLES_BEFORE.test(before) ||
    joins.some((join) => OR_SIMILAR.test(join)) ||
    (ETC_AFTER.test(after) && areAlike(list)) ||
    (KIND_BEFORE.test(before) && after.startsWith(')') && isOfOneKind(list))
  return isOneOf ? [list] : slashed(list, joins)
}

/** "event streaming (Kafka, Pulsar)": brackets behind a word that is no skill give examples of it. */
const KIND_BEFORE = /\p{Ll}\s?\($/u

const areAlike = (list: readonly SkillMention[]) =>
  new Set(list.map(({ skill }) => skillKind(skill))).size === 1

const isOfOneKind = (list: readonly SkillMention[]) =>
  list.every(({ skill }, at) => at === 0 || isNear(list[at - 1]?.skill ?? '', skill))

/**
 * Splits a list into groups joined by "or" or a slash. "A, B or C" is one group; "A, B and C or D" is A, B, and C or
 * D.
 */
function slashed(list: SkillMention[], joins: readonly string[]): SkillMention[][] {
  const hasOr = joins.some((join) => /\b(?:or|oder|ou)\b/i.test(join))
  const groups: SkillMention[][] = [list.slice(0, 1)]
  for (const [at, join] of joins.entries()) {
    const one = list[at + 1]
    const previous = list[at]
    if (one === undefined || previous === undefined) continue
    const isAnd = /\band\b(?!\/or)|\bund\b|&|\+/i.test(join)
    const isSlash = /^\s?\/\s?$/.test(join) && isNear(previous.skill, one.skill)
    const isOr = hasOr && !isAnd && (/\b(?:or|oder|ou)\b/i.test(join) || /,/.test(join))
    if (isOr || isSlash) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  return groups
}

/** "Node.js/TypeScript" means both, "AWS/GCP" means either: each says as much about the other. */
function isNear(one: string, other: string) {
  const near = relatedSkills(one).get(other) ?? 0
  return near >= 3 && near < IMPLIED_FROM && near === relatedSkills(other).get(one)
}
