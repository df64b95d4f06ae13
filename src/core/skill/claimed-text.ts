/**
 * Wishes and negations are not claims: "no experience with Rust", "looking to learn Go". Blanks such clauses with
 * spaces before skills are searched for, so that offsets in the text stay the same.
 */

const OF_SKILL =
  '(?:experience|knowledge|exposure|familiarity|background|training|understanding|proficiency|skills?)'

/** Affect everything to the end of the clause: lack of experience, and wishes. */
const WIDE = [
  `(?:no|without|lack(?:ing)?|little or no)(?: (?:much|any|real|prior|previous|formal|professional|practical|hands-on|commercial))* ${OF_SKILL}`,
  "(?:not|cannot|(?:do|does|did|has|have|had|ca|could|wo|would|is|are|was|were|should)n['’]t)(?! (?:only|just|merely|simply|limited to|least|to mention)\\b)",
  'never(?!-)',
  '(?:has|have|had|am|is|are) yet to',
  'unfamiliar with',
  '(?<!scikit )learn',
  "(?:(?:am|[i’']m|is|are|be|been|currently|presently|now|still|also|start(?:ed)?|keen on|interested in|enjoy|love|continue|keep) )learning",
  '(?:interested|interest) in',
  'curious about',
  '(?:look(?:ing)?(?: forward)?|want(?:s|ing)?|hop(?:e|es|ing)|wish(?:es|ing)?|would (?:like|love)|plan(?:s|ning)?|keen|eager|aim(?:s|ing)?|aspir(?:e|es|ing)) to',
].join('|')
/** Affect only the next few words: "without downtime using Kubernetes" still claims Kubernetes. */
const NARROW =
  "without(?: (?:using|knowing|having|any))*|no(?:ne of)?(?![-.’']| (?:longer|less|fewer|later|one|matter|code|sql)\\b)"

/** A line such as "Learning Rust", but not "Learning platform in React". */
const LEARNING =
  '(?<=(?:^|[.;:,(•·\\n])[^\\S\\n]{0,3})learning(?! (?:and|management|platforms?|systems?|tools?|paths?|experience|design|designer|apps?|content|analytics|to rank|technolog\\w+|algorithms?|models?)\\b)'

const UNCLAIMED = new RegExp(`(?<![\\w-])(?:(${WIDE}|${LEARNING})|(${NARROW}))(?![\\w-])`, 'gi')

/** A clause ends at punctuation, at "but", or at a comma before a statement of something done. */
const CLAUSE_END = `[;!?\\n•·)|]|\\.(?=\\s|$)|\\b(?:but|although|though|yet|however|whereas)\\b|,? (?:using|via|thanks to|instead)\\b|,\\s(?:and |then )?(?:so|which|who|while|now|only|i|we|have|has|\\w{1,20}ed|\\w{1,20}ing|wrote|built|ran|led|made|kept|cut|took|set|know|knows|work|works)\\b`
const WIDE_END = new RegExp(`${CLAUSE_END}|$`, 'gi')
const NARROW_END = new RegExp(
  `${CLAUSE_END}|\\b(?:in|on|with|by|for|from|to|at|through|while|as|when|com|con|de|em|en)\\b|$`,
  'gi',
)

/** The text with such clauses replaced by spaces. */
export function claimedText(text: string): string {
  const kept: string[] = []
  let at = 0
  UNCLAIMED.lastIndex = 0
  for (let found = UNCLAIMED.exec(text); found; found = UNCLAIMED.exec(text)) {
    const ends = found[1] === undefined ? NARROW_END : WIDE_END
    ends.lastIndex = UNCLAIMED.lastIndex
    const end = ends.exec(text)?.index ?? text.length
    kept.push(text.slice(at, found.index), ' '.repeat(end - found.index))
    at = end
    UNCLAIMED.lastIndex = end
  }
  return kept.join('') + text.slice(at)
}
