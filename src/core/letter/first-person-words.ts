/** Words that tell verbs from nouns at the start of CV lines. */
import { verbForm } from '#core/text/verb-forms.ts'

/** Words that are a noun or an adjective as often as a verb: "Design systems", "Support engineer". */
export const AMBIGUOUS = new Set(
  'access address alert archive audit author balance benchmark boost bridge brief budget bundle cache campaign cap cast catalog catalogue catch chair champion change chart check clean clear close coach code commission contract control copy correct cover craft crawl cut debug decrease design detail direct dispatch display document double draft drain drop engineer estimate experiment export extract feature file finance fix flag focus forge form foster found function further group guide hand harness head help host import increase index influence input interest interview invoice issue judge label land launch layer lead lecture lessen level light link list load lock log machine mail map mark market mask master match measure mentor mirror mock model monitor name network offer open order outline overhaul own package pair partner pass patch perfect pick pilot pin pioneer pitch place plan plug polish port post practice present print probe process produce profile program programme project promise prompt prototype provision purchase push query question queue rank rate rebrand record redesign redirect reform refresh relaunch release repair report request research reset retrofit reuse review revise rework rewrite roll route sample scale schedule scope score screen script secure sense separate shape shard share shield shift ship sign signal sketch sort source speed split sponsor spread stack staff stage standard start state stop store stream stress strip structure study subject supply support surface survey swap switch tag talk target team test time total trace track trade train transfer transport travel treat triage trim trust tune tutor type update upgrade upload use value view visit voice volunteer wire work wrap'.split(
    ' ',
  ),
)

export const isAmbiguousVerb = (word: string): boolean => AMBIGUOUS.has(word.toLowerCase())

/** Whether the word can only follow a verb: "a", "40", "new". */
export const isBeforeObject = (word: string): boolean => AFTER_VERB.test(word)

/** Before one of these words, an ambiguous word is a verb: "Lead a team", "Distributed the load". */
export const AFTER_VERB =
  /^(?:an?|the|all|any|and|as|at|both|by|each|every|for|from|in|into|its|key|more|most|multiple|my|new|of|on|our|out|over|several|the|their|these|this|through|to|up|various|with|within|\d.*|[a-z]+ly|two|three|four|five|six|seven|eight|nine|ten|complex|internal|large|company-wide|cross-functional)$/i

/** Words in -ed that often describe the noun after them: "Distributed systems design". */
export const DESCRIBING = new Set(
  'advanced applied automated centralised centralized certified combined complex connected dedicated detailed distributed embedded experienced licensed limited located mixed motivated organised organized oriented proven qualified related shared skilled structured targeted unified'.split(
    ' ',
  ),
)

/** A verb in a form that no noun has; "distributed" may describe one. */
export function isAction(word: string): boolean {
  const form = verbForm(word)?.form
  if (form === 'past') return !DESCRIBING.has(word.toLowerCase())
  return form === 'base' && !AMBIGUOUS.has(word.toLowerCase())
}
