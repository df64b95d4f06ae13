/**
 * A note of a CV as a noun phrase, with what it adds in parentheses: "40 EKS clusters, 3 regions" becomes "40 EKS clusters
 * (3 regions)", which follows "my work includes". Notes with verbs, about people or about qualities are left alone.
 */
import { canonicalSkill, findSkills } from '#core/skill/skill.ts'
import { verbForm } from '#core/text/verb-forms.ts'
import { type FirstPerson, plainLine, small } from './first-person.ts'
import { isAmbiguousVerb } from './first-person-words.ts'
import { article, hasRoleWord } from './letter-names.ts'
import { splitResults } from './line-results.ts'
import { isBareNoun } from './sound-clause.ts'

const MAX_NOTE = 160

/** English only. Null if the line is no such note. */
export function noteSaid(line: string, isPresent: boolean): FirstPerson | null {
  const [first = '', ...others] = plainLine(line).split(/(?<=[\p{Ll})])\. (?=[\p{Lu}\d])/u)
  const { head, results } = splitResults([first, ...others.slice(0, 1)].join('. '))
  if (results.length > 0) {
    const said = noteOf(head, isPresent)
    return said && { ...said, text: [said.text, ...results].join('. ') }
  }
  const [, what, from, to] = /^(.{12,100}), from (\d[\d.,]*) to (\d.*)$/.exec(first) ?? []
  const grown = what === undefined ? null : noteOf(what, isPresent)
  return grown?.how === 'noun'
    ? { how: 'noun', text: `${grown.text}. It went from ${from} to ${to}` }
    : noteOf(first, isPresent)
}

function noteOf(line: string, isPresent: boolean): FirstPerson | null {
  const text = wordsForSigns(line)
    // What is in brackets in the middle of a name is left out.
    .replace(/ \([^()]{2,40}\)(?= for )/, '')
    .replace(/ \(([^()]{2,60})\)$/, '; $1')
  if (text.length > MAX_NOTE || UNFIT.test(text)) return null
  const [, head = '', details = ''] = /^([^,;:()]{3,90})(?:[,;:] (.{2,120}))?$/.exec(text) ?? []
  if (head === '' || /: /.test(details) || hasRoleWord(details)) return null
  // "Cold start from 3 s to 1 s" is a result.
  if (/\bfrom \d\S*(?: \p{L}+)? to \d/u.test(line)) return null
  if (/\b(?:worked|built|led|made|was|were|fell|rose|went) /.test(`${head} ${details}`)) return null
  if (/^Support (?:for|of) \p{L}/u.test(head)) {
    return {
      how: 'clause',
      text: withDetails(`I ${isPresent ? 'provide' : 'provided'} ${small(head)}`, details),
    }
  }
  const lead = LEADS.test(head)
  if (lead) {
    return {
      how: 'clause',
      text: withDetails(`I ${isPresent ? 'am' : 'was'} ${small(head)}`, details),
    }
  }
  const noun = nounOf(head, details)
  // "Rails and React on a marketplace" are tools, which one works with.
  if (noun !== null && details === '' && areTools(head)) {
    return {
      how: 'clause',
      text: `I ${isPresent ? 'work' : 'worked'} with ${head}`,
    }
  }
  return noun === null ? null : { how: 'noun', text: withDetails(noun, details) }
}

function areTools(head: string): boolean {
  const [, names = ''] = /^(.{2,60}?) (?:on|for|across) /.exec(head) ?? []
  const tools = names.split(/, | and /)
  const isTool = (it: string) =>
    /^\p{Lu}\S+$/u.test(it) && canonicalSkill(it) !== null && !KINDS_OF_WORK.test(it)
  return names !== '' && tools.every(isTool)
}

/** What one works on, although its name is a skill's. */
const KINDS_OF_WORK =
  /^(?:microservices?|sast|dast|rest|apis?|ci\/cd|slos?|etl|elt|gitops|devops|accessibility|payments?|analytics|monitoring|observability|testing|security|networking|automation|firmware|android|ios|ux|ui|qa|seo|crm|erp)$/i

/** "Lead engineer for the payouts service". */
const LEADS =
  /^(?:technical |tech )?(?:lead|main|sole|principal) (?:\p{Ll}+ )?(?:engineer|developer|designer|architect|analyst) (?:for|of|on) /iu

const UNFIT =
  /[→|=<>"“”…•\\]|\.\s|\b(?:I|we|my|our|etc|incl|responsib\w*|various|technolog\w*|tools?|skills?|tech stack)\b|^\W/i

/** What a person has or is, rather than work. */
const NO_WORK =
  /^(?:on|in|at|of|with|some|one|a|an|year|own|proficien\w*|familiar\w*|skilled|able|ability|good|strong|excellent|fluent|deep|solid|hands-on|adept|well|knowledge|experience|understanding|expertise|first|best|top)\b|\b(?:author|awards?|prize|winner|finalist|member|speaker|graduate|degree|course|experience|knowledge|skills|internship|thesis|investigator)\b/i

/** A verb that makes the head a sentence. */
const FINITE = /\b(?:is|are|was|were|has|have|had|will|can|that|which|who|while|by \p{L}+ing)\b/iu

/** "Landing pages". */
const NAMES_THING =
  /^\p{L}+ing (?:page|system|service|tool|platform|pipeline|flow|engine|dashboard|app|screen|site)s?\b/iu

function nounOf(head: string, details: string): string | null {
  const [, thing, relative] =
    /^(\p{L}[^,]{5,50}?) ((?:that|which) \p{Ll}{3,}s? .+)$/u.exec(head) ?? []
  if (thing !== undefined) {
    const noun = nounOf(thing, '')
    return noun === null ? null : `${noun} ${relative}`
  }
  const [first = '', ...others] = head.split(' ')
  const form = /^\p{Lu}?\p{Ll}+$/u.test(first) ? (verbForm(first)?.form ?? null) : null
  const isVerb =
    form === 'past' ||
    (form === null && /ed$/.test(first)) ||
    (form === 'ing' && !NAMES_THING.test(head)) ||
    (form === 'base' && !isAmbiguousVerb(first))
  if (isVerb || NO_WORK.test(head) || FINITE.test(head)) return null
  // A "Kubernetes operator" is no person.
  if (hasRoleWord(head.replace(/(?<= )operators?\b/, ''))) return null
  // "From 2 to 12 releases" and "118 % of quota" are results, and no work.
  if (/ly$/.test(first) || /^(?:from|up|down|over|by)\b|^\d[\d.,]* ?%/i.test(head)) return null
  const [, from = '', to = ''] = /^(\p{Lu}\S*) to (\p{Lu}\S*)$/u.exec(head) ?? []
  if (from !== '') return `the move from ${from} to ${to}`
  const isShort = others.length === 0 && !first.includes('-')
  if (isShort && !/\d/.test(details)) return null
  const low = isNameFirst(head) ? head : small(head)
  // "Ship features end to end" begins with a verb after all.
  if (form === 'base' && /^\p{Ll}+[^s]s$/u.test(others[0] ?? '') && isBareNoun(low)) return null
  return isBareNoun(low) ? `${article(low)} ${low}` : low
}

/** "Playwright suite", "Postgres upgrades"; a design system is no name. */
const isNameFirst = (head: string) => {
  const first = head.split(' ')[0] ?? ''
  return findSkills(first).length > 0 && !COMMON.test(first)
}

/** Words that are skills and not names. */
const COMMON =
  /^(?:hardware|accessibility|analytics|automation|computer|data|embedded|machine|microservices?|design|leadership|mentoring|monitoring|networking|on-call|payments?|security|testing)/iu

/** "3,000 weekly users". */
const COUNT =
  /^(?:over |more than |about )?\d[\d.,]*(?: million| thousand|k)? (?:\p{Ll}+ ){0,2}\p{Ll}{3,}$/u

function withDetails(head: string, details: string): string {
  if (details === '') return head
  // "Linux servers, routers and DNS" is a list.
  if (/^\p{L}+ and \p{L}+ (?:for|of|in) /u.test(details)) return `${head}, ${details}`
  const isWhole = COUNT.test(details) && !/^\d/.test(head) && !/ with /.test(head)
  const inside = details.replaceAll(/[()]/g, '')
  return isWhole ? `${head} with ${details}` : `${head} (${inside})`
}

/** "A + B" is "A and B", "9.6 -> 13" is "from 9.6 to 13". */
const wordsForSigns = (text: string) =>
  text
    .replace(/(?<=\S) \+ (?=\p{L})/gu, ' and ')
    .replace(/(?<!\bfrom )(?<![\d.])(\d[\d.]{0,9}) ?-> ?(?=\d)/gi, 'from $1 to ')
    .replace(/(?<=\p{L}) -> (?=\p{L})/gu, ' to ')
    .replace(
      /(?<!\b(?:from|of|between) )(?<![\d.,])(\d[\d.,]{0,9} ?\p{L}{0,4}) to (?=\d)/giu,
      'from $1 to ',
    )
