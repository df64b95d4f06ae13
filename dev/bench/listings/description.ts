/** The text of a made listing: 1.2 to 2.5 KB of sentences, with words as frequent as words are. */
import { OPENERS, SENTENCES, SKILL_SENTENCES } from './sentences.ts'
import { createWords } from './words.ts'
import { createZipf } from './zipf.ts'

export type Subject = {
  title: string
  company: string
  place: string
  skills: readonly string[]
  /** A number that only this listing has. */
  reference: number
}

/** Sentences between the first and the last one. */
const SENTENCE_COUNT = { min: 18, max: 33 }
/** Some adverts name a number of their own, so the words of all adverts together never end. */
const REFERENCE_SHARE = 0.12
/** The first hundred words are in the sentences already: fewer of them are put in, as words of content are spread flatter. */
const WORD_SPREAD = { exponent: 0.95, shift: 12 }

/** A sentence as what stands between its gaps; each gap is a word or a named part. */
type Frame = readonly string[]

export function createDescriptions(): (subject: Subject, random: () => number) => string {
  const words = createWords()
  const pickWord = createZipf(words.length, WORD_SPREAD)
  const [openers, sentences, skillSentences] = [OPENERS, SENTENCES, SKILL_SENTENCES].map(toFrames)
  if (!openers || !sentences || !skillSentences) throw new Error('no sentences')
  const one = (frames: Frame[], random: () => number) =>
    frames[Math.floor(random() * frames.length)] as Frame

  function say(frame: Frame, subject: Subject, random: () => number): string {
    let text = ''
    for (const part of frame) {
      if (part === '%') text += words[pickWord(random)]
      else if (part === '{skills}') text += subject.skills.join(', ')
      else if (part === '{title}') text += subject.title
      else if (part === '{company}') text += subject.company
      else if (part === '{place}') text += subject.place
      else text += part
    }
    return text
  }

  return (subject, random) => {
    const { min, max } = SENTENCE_COUNT
    const count = min + Math.floor(random() * (max - min))
    const skillsAt = 2 + Math.floor(random() * (count - 2))
    let text = say(one(openers, random), subject, random)
    for (let at = 0; at < count; at++) {
      const frames = at === skillsAt && subject.skills.length > 0 ? skillSentences : sentences
      text += (at % 5 === 4 ? '\n' : ' ') + say(one(frames, random), subject, random)
    }
    return random() < REFERENCE_SHARE ? `${text}\nReference R${subject.reference}.` : text
  }
}

const toFrames = (sentences: readonly string[]): Frame[] =>
  sentences.map((sentence) => sentence.split(/(%|\{\w+\})/).filter(Boolean))
