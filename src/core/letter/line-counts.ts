/**
 * What a CV line counts after its statement, after "with" as a sentence has it: "I debugged API problems, 30 tickets a week,
 * 97% satisfaction" has ", with 30 tickets a week and 97% satisfaction". Words stay as they are. Reads English.
 */
import { findSkills, skillKind } from '#core/skill/skill.ts'
import { verbForm } from '#core/text/verb-forms.ts'
import { article } from './letter-names.ts'
import { isBareNoun } from './sound-clause.ts'

/** `counts`: empty, or with the comma that it begins with. */
export type Counted = { head: string; counts: string }

const SHORTEST_HEAD = 12
const LONGEST_PART = 70
/** More is a list. */
const MOST = 3

/** `text` begins with "I". */
export function splitCounts(text: string): Counted {
  for (const { index, joint } of jointsOf(text)) {
    const head = text.slice(0, index)
    const rest = text.slice(index + joint.length)
    // "5 engineers, 2 designers and 1 writer" goes on with a list.
    if (joint === ', ' && / and (?:an? |one |\d)/.test(rest)) continue
    if (head.length < SHORTEST_HEAD || head.endsWith(')') !== / \([^()]+\)$/.test(head)) continue
    const counts = countsIn(rest) ?? (joint === ': ' ? layersIn(rest) : null)
    // "With two designers, with 64 components" is no English.
    if (counts !== null && !/ with [^,;:]{1,40}$/.test(head))
      return { head, counts: `, with ${counts}` }
    const listed = joint === ': ' ? listThenCounts(rest) : null
    if (listed !== null)
      return { head: `${head} (${listed.list})`, counts: `, with ${listed.counts}` }
  }
  return { head: text, counts: '' }
}

/** Commas, colons and semicolons that are in no brackets. */
function jointsOf(text: string): { index: number; joint: string }[] {
  let depth = 0
  const found: { index: number; joint: string }[] = []
  for (let index = 0; index < text.length; index++) {
    const one = text[index]
    if (one === '(') depth += 1
    if (one === ')') depth -= 1
    if (depth === 0 && /[,;:]/.test(one ?? '') && text[index + 1] === ' ')
      found.push({ index, joint: `${one} ` })
  }
  return found
}

const NUMBER =
  /^(?!over \d+ (?:days|weeks|months|years)\b)(?:about |over |more than |nearly |some |up to |almost )?(?:[$€£]?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?!of\b|in\b|who\b|more\b))/i

/** "64 components in Storybook, WCAG 2.2 AA": null unless all of it is counted or a thing. */
function countsIn(rest: string): string | null {
  const parts = rest.split(', ')
  if (parts.length > MOST || !NUMBER.test(parts[0] ?? '') || !parts.every(isPart)) return null
  const last = parts.at(-1) ?? ''
  // "…, 900,000 visits a month, Vue 3 and Nuxt with TypeScript" ends with what it is made in.
  if (parts.length > 1 && isMadeIn(last))
    return `${joined(parts.slice(0, -1).map(withArticle))}, in ${last}`
  return joined(parts.map(withArticle))
}

/** Languages and frameworks. */
const isMadeIn = (part: string) => {
  const [tool] = findSkills(part)
  const kind = tool === undefined || !part.startsWith(tool.slice(0, 3)) ? null : skillKind(tool)
  return kind === 'language' || kind === 'frontend' || kind === 'backend' || kind === 'mobile'
}

/** "Kafka and Iceberg on S3, 2.4 billion rows a day". */
function listThenCounts(rest: string): { list: string; counts: string } | null {
  const parts = rest.split(', ')
  const at = parts.findIndex((part) => NUMBER.test(part))
  if (at < 1 || parts.length - at > 2 || !parts.every(isPart)) return null
  const list = parts.slice(0, at).join(', ')
  return list.length > 80 ? null : { list, counts: joined(parts.slice(at).map(withArticle)) }
}

/** "React in front, PostgreSQL behind": what is where. */
function layersIn(rest: string): string | null {
  const parts = rest.split(', ')
  const isLayer = (part: string) =>
    isPart(part.replace(/ (?:it|them)$/, '')) &&
    / (?:in front|behind|under(?:neath)?|on top|below|at the back)\b/.test(part)
  return parts.length > 1 && parts.every(isLayer) ? joined(parts) : null
}

/** A thing, without a verb: "one regretted leave in four years". */
function isPart(part: string): boolean {
  if (part.length > LONGEST_PART || /[;:()]/.test(part) || VERB.test(part)) return false
  if (
    /^from .* to |^(?:and|or|but|then|which|who|so|now|later|mostly|all|each|every|in|on|at|by|for|with)\b/i.test(
      part,
    )
  )
    return false
  // "One promoted to manager" is a sentence of its own.
  if (/^\S+ \p{Ll}+ed (?:to|by|as|in|for|with|from)\b/u.test(part)) return false
  // "$40M ARR to $90M" and "4 days to 35 minutes" changed.
  if (/\d\S{0,12} (?:\S{1,20} )?(?:to|against|instead of|rather than|vs\.?) /.test(part))
    return false
  const first = /^\p{Ll}+/u.exec(part)?.[0] ?? ''
  const form = verbForm(first)?.form ?? null
  return form !== 'past' && form !== 'ing' && !/^\p{Ll}+ed$/u.test(first)
}

const VERB =
  /\b(?:fell|rose|grew|dropped|went|took|takes?|shrank|halved|doubled|tripled|now|is|are|was|were|has|have|had|costs?|stays?|stayed|runs?|ran|saves?|saved|became|improved|increased|decreased|can|could|gets?|got|kept|needs?|works|worked|goes|makes?|made|moved|rotated|handled|left|still|faster|slower|cheaper|I|we|it|they)\b|[=<>→~+]/i

const withArticle = (part: string) => {
  const low = /^\p{Lu}\p{Ll}/u.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part
  return !NUMBER.test(low) && isBareNoun(low) ? `${article(low)} ${low}` : part
}

const joined = (parts: readonly string[]) => {
  if (parts.length < 2) return parts.join('')
  const isClear = !parts.some((part) => / and /.test(part))
  return `${parts.slice(0, -1).join(', ')}${isClear ? '' : ','} and ${parts.at(-1)}`
}
