/**
 * Replaces a weak opening with a verb: "Responsible for building pipelines" becomes "Built pipelines", which says
 * the same. Only if the grammar is certain.
 */
import { entryOf } from '#core/text/entry-of.ts'

/**
 * Openings that add nothing to the -ing verb after them. "Tasked with" is missing: an assigned task may not be done.
 */
const OPENINGS =
  /^(?:(?:i )?(?:was|were) )?(?:responsible for|in charge of|accountable for|duties included|responsibilities included|my role was)[ :]+([a-z]+ing)(?= |, )/i

/** Words that only begin an object: "testing the releases", never "testing environments". */
const DETERMINED =
  /^ (?:the|an?|this|these|those|all|each|every|both|several|many|multiple|various|some|our|their|its|his|her|my|\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens|hundreds|thousands)(?= )(?! of\b)/i
/** "data pipelines", "web applications for clinics": a plural within three words. */
const SEVERAL =
  /^(?: (?!(?:and|or|of|in|on|for|with|to|by|at|from|as|up)\b)[\w+#.]+){0,2} [a-z]+[a-rtv-z]s(?=[ ,.;]|$)/i
/** Compound nouns that begin with the -ing word, singular or plural: "building management systems". */
const NAMES =
  /^(?:building (?:access|automation|blocks?|codes?|control|facilit|inspect|maintenance|management|materials?|owners?|permits?|regulations?|safety|security|services?|sites?|standards?|systems?|works)|developing (?:countr|econom|markets?|nations?|regions?)|leading (?:edge|brands?|indicators?|compan)|running (?:costs?|shoes?|events?|club)|supporting (?:documents?|materials?|roles?|evidence)|managing (?:directors?|partners?|editors?)|designing (?:out)|maintaining (?:works))/i
/** Often nouns or adjectives; they count as verbs only before a determiner. */
const NOUNS = new Set(
  'coaching driving finding handling hiring making mentoring monitoring operating performing planning scaling setting shipping teaching testing training working writing'.split(
    ' ',
  ),
)
/** A target is not a result. */
const GOAL = /%|\bby (?:\d|half\b)/

/** Past tense of common CV verbs. Others are left alone, since "-ed" is often wrong. */
const PAST: Readonly<Record<string, string>> = Object.fromEntries(
  `administering administered
  analyzing analyzed
  analysing analysed
  architecting architected
  assisting assisted
  automating automated
  building built
  coaching coached
  collaborating collaborated
  configuring configured
  coordinating coordinated
  creating created
  debugging debugged
  defining defined
  delivering delivered
  deploying deployed
  designing designed
  developing developed
  documenting documented
  driving drove
  ensuring ensured
  establishing established
  evaluating evaluated
  finding found
  fixing fixed
  handling handled
  hiring hired
  identifying identified
  implementing implemented
  improving improved
  integrating integrated
  introducing introduced
  investigating investigated
  keeping kept
  launching launched
  leading led
  maintaining maintained
  making made
  managing managed
  mentoring mentored
  migrating migrated
  monitoring monitored
  operating operated
  optimizing optimized
  optimising optimised
  organizing organized
  organising organised
  overseeing oversaw
  owning owned
  performing performed
  planning planned
  preparing prepared
  presenting presented
  providing provided
  reducing reduced
  refactoring refactored
  reviewing reviewed
  running ran
  scaling scaled
  securing secured
  setting set
  shipping shipped
  supervising supervised
  supporting supported
  teaching taught
  testing tested
  training trained
  translating translated
  upgrading upgraded
  working worked
  writing wrote`
    .split('\n')
    .map((pair) => pair.trim().split(' ') as [string, string]),
)

/** Another -ing verb later in the same sentence. */
const FURTHER = /^[^.;]{0,150}?(?:,| and| or) [a-z]+ing\b/i

/** Null if there is no weak opening or the grammar is uncertain. */
export function rephrased(text: string): string | null {
  const found = OPENINGS.exec(text.slice(0, 200))
  const first = found?.[1] ?? ''
  const verb = entryOf(PAST, first.toLowerCase())
  if (!found || !verb) return null
  const rest = text.slice(found[0].length)
  // "building and running": the second verb changes too; lines with a third stay as they are.
  const joined = /^(?:,? (?:and|or) |, )([a-z]+ing)(?= )/i.exec(rest)
  const after = rest.slice(joined?.[0].length ?? 0)
  if (FURTHER.test(after.slice(0, 200)) || !isObject(joined?.[1] ?? first, after)) return null
  if (!joined) return capital(verb) + rest
  const second = entryOf(PAST, (joined[1] as string).toLowerCase())
  if (!second) return null
  const link = joined[0].slice(0, -(joined[1] as string).length)
  return capital(verb) + link + second + after
}

/** True if the following words show that the -ing word is a verb, not a noun. */
function isObject(ing: string, after: string): boolean {
  const near = after.slice(0, 120)
  if (GOAL.test(after.slice(0, 300))) return false
  if (DETERMINED.test(near)) return true
  return !NOUNS.has(ing.toLowerCase()) && !NAMES.test(ing + near) && SEVERAL.test(near)
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
