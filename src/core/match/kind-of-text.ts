/**
 * The side of the stack that an advert for a plain "Software Engineer" names in its sentences: "an exceptional
 * full-stack engineer", "strong backend chops", "5+ years of backend development".
 */
import { isOfOthers } from '#core/requirement/skill-demand.ts'
import type { RoleKind } from '#core/title/role-kind-table.ts'

/** What makes a side somebody's work rather than a part of the product. */
const WORK = [
  '(?:software |web |product )?(?:engineers?|developers?|generalists?|development|engineering',
  '|experience|chops|skills|expertise|background|role|position|work)\\b',
].join('')
/** "full-stack or frontend generalist" */
const BETWEEN = '(?:[ /,&-]\\w+){0,2}?[ /,&-]'
const FULL = new RegExp(
  [
    String.raw`\bfull[- ]?stack${BETWEEN}${WORK}`,
    String.raw`\b(?:comfortable|strong|work(?:ing|s)?|across|experienced?) (?:\w+ ){0,2}(?:full|entire|whole)[- ]?stack`,
    String.raw`\bacross the stack`,
  ].join('|'),
  'i',
)
const BACK = new RegExp(String.raw`\bback[- ]?end${BETWEEN}${WORK}`, 'i')
const FRONT = new RegExp(String.raw`\bfront[- ]?end${BETWEEN}${WORK}`, 'i')
/** "Both the front end and the back end". */
const BOTH = /\bfront[- ]?end\b.{1,20}\bback[- ]?end\b|\bback[- ]?end\b.{1,20}\bfront[- ]?end\b/i
/** "Our first hire to own infrastructure, DevOps and compliance". */
const OPERATIONS =
  /\b(?:own|owns|owning|lead|leading|run|manage) (?:our |the |all |all of our )?(?:cloud |production )?(?:infrastructure|devops)\b|\b(?:devops|infrastructure|site reliability) (?:engineers?|hire|role|position)\b/i
const ANY = /stack|end|infra|devops|reliab/i

/** In characters. What is behind them is about the employer. */
const MAX_TEXT = 6_000

/** Operations if no sentence names a side; null if none names anything. */
export function kindOfText(text: string): RoleKind | null {
  const found = new Set<RoleKind>()
  let operates = false
  for (const sentence of text.slice(0, MAX_TEXT).split(/\n|(?<=[.!?])\s/)) {
    if (!ANY.test(sentence) || isOfOthers(sentence)) continue
    if (FULL.test(sentence) || BOTH.test(sentence)) found.add('fullstack')
    else if (BACK.test(sentence)) found.add('backend')
    else if (FRONT.test(sentence)) found.add('frontend')
    else if (OPERATIONS.test(sentence)) operates = true
  }
  if (found.has('fullstack') || found.size > 1) return 'fullstack'
  const [only = operates ? 'devops' : null] = found
  return only
}
