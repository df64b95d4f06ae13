/**
 * A point of a CV with a verb in front instead of a weak opening: "Responsible for building pipelines" says no
 * more and no less than "Built pipelines". Only where the grammar leaves no doubt.
 */

/** What may stand before a verb in -ing without adding anything to it. */
const OPENINGS =
  /^(?:(?:i )?(?:was|were) )?(?:responsible for|in charge of|tasked with|accountable for|duties included|responsibilities included|my role was)[ :]+(?:the )?([a-z]+ing)\b(?!\s+of\b)/i

/** Past tense of verbs that CVs are made of; others are left alone, for "-ed" is often wrong. */
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

/** Another verb of the same row within the sentence. */
const FURTHER = /^[^.;]{0,150}?(?:,| and| or) [a-z]+ing\b/i

/** Null where nothing is to be gained or the grammar is not certain. */
export function rephrased(text: string): string | null {
  const found = OPENINGS.exec(text.slice(0, 200))
  const verb = found && PAST[(found[1] as string).toLowerCase()]
  if (!found || !verb) return null
  const rest = text.slice(found[0].length)
  // "building and running": the second verb has to change as well; a third is left to its owner.
  const joined = /^(?:,? (?:and|or) |, )([a-z]+ing)\b/i.exec(rest)
  const after = rest.slice(joined?.[0].length ?? 0)
  if (FURTHER.test(after.slice(0, 200))) return null
  if (!joined) return capital(verb) + rest
  const second = PAST[(joined[1] as string).toLowerCase()]
  if (!second) return null
  const link = joined[0].slice(0, -(joined[1] as string).length)
  return capital(verb) + link + second + after
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
