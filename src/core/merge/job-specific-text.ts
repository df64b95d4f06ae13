/**
 * The part of a description that is specific to the job. Leaves out what an employer repeats in
 * every listing: who they are, what they offer, equal opportunity, data protection, how to apply.
 * Works line by line, by headings and words. If too little remains, the full text is kept.
 */
import { cue, mayHave } from '#core/text/cue.ts'
import { fold } from '#core/text/fold-text.ts'
import { textRuns } from '#core/text/text-runs.ts'

/** Headings of sections about the employer. */
const ABOUT_EMPLOYER =
  /^(?:(?:more |a (?:bit|little) )?(?:about|who) (?:us|we are|the company|our company|(?!the (?:role|job|position|team)|this|you|your|who)[\w.&' -]{2,40})|who we are|our (?:mission|values|story|culture|benefits|company|vision|promise|principles|commitment.*)|company (?:overview|description|profile|benefits)|what we offer.*|we offer|what(?:'?s| is) in it for you|benefits.*|perks.*|why (?:join|work|us|you.?ll love|\w+\??$).*|(?:what|how) (?:you.?ll|you will) (?:get|receive|enjoy).*|compensation.*|pay.*|salary.*|total rewards.*|equal (?:opportunity|employment).*|eeo.*|diversity.*|inclusion.*|accommodations?.*|privacy.*|how to apply.*|(?:our )?(?:interview|hiring|application) process.*|life at .*|additional information|note to recruiters.*|legal.*|disclaimer.*|unsere? benefits|wir bieten.*|das bieten wir.*|uber uns|wer wir sind|nos avantages|a propos.*)[:?!.]*$/

/** Headings of sections about the job. */
const ABOUT_JOB =
  /^(?:(?:about )?(?:the|this) (?:role|job|position|opportunity|team)|about you|who you are|your (?:role|profile|mission|impact|tasks|responsibilities|skills)|(?:key |core |main )?responsibilities.*|(?:minimum |basic |preferred |key |job )?(?:qualifications|requirements).*|what (?:you.?ll|you will) (?:do|be doing|bring|work on|need|own|build|learn).*|what we.?re looking for.*|you (?:have|are|will|bring|may|might).*|we.?re looking for.*|(?:nice|good) to have.*|bonus.*|must have.*|(?:required |preferred )?skills.*|experience.*|the (?:work|challenge|impact).*|job (?:description|summary|duties).*|duties.*|role (?:overview|summary|description).*|position (?:overview|summary).*|in this role.*|tech(?:nology)? stack.*|day to day.*|deine? .*|ihre? .*|aufgaben.*|profil.*|missions?|votre .*)[:?!.]*$/

/** Legal boilerplate; below, phrases about pay and perks. */
const REPEATED =
  /\b(?:equal[- ]opportunity|equal employment|affirmative action|without regard to|regardless of (?:race|age|gender|your)|protected (?:veteran|status|class|characteristic)|reasonable accommodation|disabilit(?:y|ies)|gender identity|sexual orientation|national origin|fair chance|arrest (?:and|or) conviction|background check|e-?verify|privacy (?:policy|notice|statement)|personal (?:data|information)|gdpr|recruitment agenc|unsolicited (?:resumes|cvs)|protecting yourself|recruitment scams?|phishing|@[\w-]+\.com)\b/

/** Said in sentences that may also be about the job, but rarely. */
const PERKS =
  /\b(?:visa sponsorship|401 ?\(?k\)?|dental|parental leave|paid time off|pto|health insurance|base (?:salary|pay)|salary range|pay range|compensation (?:range|package)|total (?:rewards|compensation)|equity|stock options|commuter|wellness|learning budget|home office (?:budget|stipend)|diverse (?:team|backgrounds)|applicants?)\b/

/** Minimum characters of a sentence; a shorter line may be a role with its pay. */
const LEAST_SENTENCE = 90
/** Maximum characters of a heading. */
const LONGEST_HEADING = 80
/** Boilerplate is removed only if at least this many characters remain. */
const LEAST_CHARACTERS = 300

const REPEATED_CUE = cue(REPEATED)
const PERKS_CUE = cue(PERKS)

export function jobSpecificText(text: string): string {
  const runs = textRuns(fold(text))
  const mayRepeat = mayHave(runs, REPEATED_CUE)
  const mayNamePerks = mayHave(runs, PERKS_CUE)
  const kept: string[] = []
  let isAboutEmployer = false
  for (const line of text.split('\n')) {
    const plain = fold(line.trim())
    if (plain === '') continue
    if (plain.length <= LONGEST_HEADING) {
      const heading = plain.replace(/’/g, "'").replace(/^[\s#*•>-]+|[\s*]+$/g, '')
      if (ABOUT_JOB.test(heading)) isAboutEmployer = false
      else if (ABOUT_EMPLOYER.test(heading)) isAboutEmployer = true
    }
    const isSentence = plain.length >= LEAST_SENTENCE
    if (isAboutEmployer || (mayRepeat && REPEATED.test(plain))) continue
    if (mayNamePerks && isSentence && PERKS.test(plain)) continue
    kept.push(line)
  }
  const jobText = kept.join('\n')
  return jobText.length >= LEAST_CHARACTERS ? jobText : text
}
