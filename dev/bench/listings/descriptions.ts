/**
 * The text of a generated listing: 1.2 to 2.5 KB of sentences with a natural word frequency. A "%" in sentences.json is
 * replaced by any word. Sentences rarely say "engineers" and never "engineer", so the title decides whether a job
 * matches "engineer".
 */
import { seededNumbers } from '#dev/seeded-numbers.ts'
import frames from './sentences.json' with { type: 'json' }
import parts from './words.json' with { type: 'json' }
import { pickerOf } from './zipf.ts'

export type Subject = {
  title: string
  company: string
  place: string
  skills: readonly string[]
  /** A number that only this listing has. */
  reference: number
}

const WORD_COUNT = 45_000
/** Sentences after the opener. */
const SENTENCE_COUNT = { min: 18, max: 33 }
/** Share of listings that contain a number of their own, so the vocabulary keeps growing with the listings. */
const REFERENCE_SHARE = 0.12
/** The hundred most frequent words are in the sentences already, so the inserted words have a flatter distribution. */
const WORD_SPREAD = { exponent: 0.95, shift: 12 }

export function createDescriptions(): (subject: Subject, random: () => number) => string {
  const pickWord = pickerOf(createWords(), WORD_SPREAD)
  const openers = toFrames(frames.openers)
  const sentences = toFrames(frames.sentences)
  const skillSentences = toFrames(frames.skills)

  return (subject, random) => {
    const say = (from: string[][]) =>
      (from[Math.floor(random() * from.length)] as string[]).map(fill).join('')
    const fill = (part: string) => {
      if (part === '%') return pickWord(random)
      const named = /^\{(\w+)\}$/.exec(part)?.[1] as keyof Subject | undefined
      const value = named ? subject[named] : part
      return Array.isArray(value) ? value.join(', ') : value
    }
    const { min, max } = SENTENCE_COUNT
    const count = min + Math.floor(random() * (max - min))
    const skillsAt = 2 + Math.floor(random() * (count - 2))
    let text = say(openers)
    for (let at = 0; at < count; at++) {
      const namesSkills = at === skillsAt && subject.skills.length > 0
      text += (at % 5 === 4 ? '\n' : ' ') + say(namesSkills ? skillSentences : sentences)
    }
    return random() < REFERENCE_SHARE ? `${text}\nReference R${subject.reference}.` : text
  }
}

/** Sentences split at their gaps; each gap is a word or a named part. */
const toFrames = (all: readonly string[]) =>
  all.map((sentence) => sentence.split(/(%|\{\w+\})/).filter(Boolean))

/**
 * Most frequent first: common words of tech listings, then words built from word parts, as rare as names, products and
 * jargon are. Their meaning does not matter.
 */
function createWords(): string[] {
  const [common, ...rest] = [parts.common, parts.front, parts.middle, parts.end].map((lines) =>
    lines.join(' ').split(' '),
  ) as [string[], ...string[][]]
  const random = seededNumbers(1)
  const made = new Set<string>()
  while (made.size < WORD_COUNT - common.length) {
    made.add(rest.map((from) => from[Math.floor(random() * from.length)]).join(''))
  }
  return [...common, ...made]
}
