/**
 * A project by the noun of its description: "Open-source tracer for slow disk writes; 2,300 stars." becomes "an open-source
 * tracer for slow disk writes with 2,300 stars". Null if the description names no thing.
 */
import { claimedText } from '#core/skill/claimed-text.ts'
import { findSkills } from '#core/skill/skill.ts'
import { verbForm } from '#core/text/verb-forms.ts'
import { type FirstPerson, small } from './first-person.ts'
import { isAction } from './first-person-words.ts'
import { article } from './letter-names.ts'

/** How many use it, after the noun: "40,000 downloads". */
const USED =
  /^(?:over |more than |about )?[\d.,]{1,12}\s?[kKM]?\+? (?:github |monthly |active |weekly )?(?:stars|downloads|users|installs|subscribers|contributors|forks|players|readers)$/i

export function projectSaid(description: string): FirstPerson | null {
  const does = doesWhat(description)
  if (does !== null) return { how: 'noun', text: does }
  const [whole = '', ...rest] = claimedText(description)
    .split(/[;,.](?=\s|$)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const noun = projectNoun(whole.replace(/ (?:in my (?:spare|free) time|as a hobby)$/, ''))
  if (noun === null) return null
  const used = rest.find((part) => USED.test(part))
  return {
    how: 'noun',
    text:
      used === undefined
        ? noun
        : `${noun}${/ with /.test(noun) ? '; it has' : ' with'} ${used.charAt(0).toLowerCase()}${used.slice(1)}`,
  }
}

/** "Final-year project: predicts delays from open data; map in React." is one "which predicts delays from open data". */
function doesWhat(description: string): string | null {
  const [, said = ''] =
    /^(?:[\p{L}-]+ ){0,3}project: (.{10,160}?)(?:;|\.(?:\s|$)|$)/iu.exec(
      claimedText(description),
    ) ?? []
  const [first = ''] = said.split(' ')
  return verbForm(small(first))?.form === 'third' ||
    /^(?:predict|detect|recogni[sz]e|classifie|show|play|render|simulate)s$/i.test(first)
    ? `which ${small(said)}`
    : null
}

function projectNoun(whole: string): string | null {
  if (whole.length < 12 || whole.length > 120) return null
  if (/^(?:an?|the) /i.test(whole)) return small(whole)
  const head = whole.split(/ (?:for|that|to|of|in|with|which|on|by)\b/)[0] ?? ''
  const last = head.split(' ').at(-1) ?? ''
  if (head.split(' ').some(isAction)) return null
  const isNoun = /^[\p{L}+#.-]+$/u.test(last) && !/(?:s|ed|ing|ly)$/.test(last)
  const isName = findSkills(whole).some((it) => whole.startsWith(it))
  const low = isName ? whole : small(whole)
  return isNoun && head !== whole ? `${article(low)} ${low}` : null
}
