/** The end of a cover letter: what comes next, and how to reach the person. */
import { jobNames, type LetterAsk } from './letter-body.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill, fillable, fillIn } from './letter-picker.ts'
import { isOwnBusiness, type LetterProof, nameOf } from './letter-plan.ts'
import { type Draft, placeName } from './letter-proof-sentence.ts'
import { spelledSkill } from './spelled-skill.ts'

export function closingParagraph(ask: LetterAsk): Draft[] {
  const { tone, language, length, picker, plan, cv } = ask
  const phrases = phrasesOf(language)
  const proof = plan.proofs.find(({ place }) => !isOwnBusiness(place))
  const topic = proof ? topicOf(proof, phrases.topic, ask) : null
  const names = { ...jobNames(ask), topic }
  const isTitled = ask.role !== null && ask.job.title.includes(ask.role)
  const fitting = fillable(phrases.closing[tone], names).filter(
    // A role that only the listing's text names is no part of a sentence about the person.
    (phrase) => !(phrase.includes('{role}') && phrase.includes('{topic}')) || isTitled,
  )
  const particular = fitting.filter((phrase) => phrase.includes('{'))
  const closing = picker.pick(particular.length > 0 ? particular : fitting)
  const isPerson = closing.includes('{topic}')
  const first: Draft = {
    text: fill(closing, names),
    about: isPerson ? 'person' : 'courtesy',
    sources: isPerson ? (proof?.sources ?? []) : [],
    quote: null,
  }
  const contacts = fillable(phrases.contact[tone], { email: cv.email, phone: cv.phone })
  if (length === 'short' || contacts.length === 0) return [first]
  const reached = fill(picker.pick(contacts), { email: cv.email, phone: cv.phone })
  return [first, { text: reached, about: 'courtesy', sources: [], quote: null }]
}

function topicOf(
  { skills, said, place }: LetterProof,
  topic: { skill: string; place: string },
  ask: LetterAsk,
): string {
  // A skill that the line only implies is not named.
  const skill = skills.find((it) => said.text.toLowerCase().includes(it.toLowerCase()))
  return skill !== undefined
    ? fillIn(topic.skill, { skill: spelledSkill(skill, ask) })
    : fillIn(topic.place, { place: placeName(nameOf(place), ask.language) })
}
