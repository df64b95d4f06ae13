/** Says that a draft is weak and why, and in the letter, where the person's own sentence goes. */
import { Form, useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useFormValues } from '#app/ui/use-form-values.ts'
import { namesJoined } from '#core/letter/letter-picker.ts'
import { MAX_SENTENCE } from '#core/letter/letter-text.ts'
import type { LetterWeakness } from '#core/letter/letter-weakness.ts'
import { valueOfFact } from './fact-fields.ts'
import type { ShownLetter } from './load-letter.ts'
import { LANGUAGE_WORDS } from './words-fields.tsx'

type Props = { letter: ShownLetter }

const HOW = 'what you did, and what came of it'

/** What is missing, and what to write. */
function wordsOf({ advice: { weakness, wanted }, content }: ShownLetter) {
  const skills = namesJoined(wanted, 'and')
  const language = LANGUAGE_WORDS[content.language]
  const about =
    skills === '' ? 'done work like this' : `worked on ${skills} or something close to it`
  const table: Readonly<Record<LetterWeakness, readonly [missing: string, write: string]>> = {
    no_lines: [
      'Your CV doesn’t say what you did in your jobs, so the letter can’t either.',
      `Write a sentence about work that fits this job: ${HOW}.`,
    ],
    other_language: [
      `Your CV isn’t in ${language}, so its lines make no sentences in this letter.`,
      `Write your best fact in ${language}: ${HOW}.`,
    ],
    notes: [
      'Your CV is in notes, which don’t make sentences, so little of it is in the letter.',
      `Write your best fact as a sentence: ${HOW}.`,
    ],
    no_listing: [
      'We don’t have the text of this listing, so the letter can’t answer it.',
      `Write a sentence about what the job needs and you have done: ${HOW}.`,
    ],
    nothing_fits: [
      skills === ''
        ? 'Nothing in your CV answers what this listing asks for.'
        : `This listing asks for ${skills}, and nothing in your CV shows it.`,
      `If you have ${about}, write a sentence about it: ${HOW}. If not, say what makes up for it.`,
    ],
  }
  return weakness === null ? null : table[weakness]
}

export function WeakDraft({ letter }: Props) {
  const words = wordsOf(letter)
  if (words === null) return null
  return (
    <div className="notice notice-warn letter-draft">
      <Icon name="triangle-alert" />
      <div>
        <p>
          <strong>This draft is weak. Don’t send it as it is.</strong>
        </p>
        <p>
          {words[0]}{' '}
          <a href="#own-sentence" className="link">
            Write your own sentence
          </a>
        </p>
      </div>
    </div>
  )
}

/** A place for the person's own fact, where the letter needs it. */
export function OwnSentence({ letter }: Props) {
  const isBusy = useNavigation().state === 'submitting'
  const form = useFormValues({ own: '', version: String(letter.version) }, !isBusy)
  const words = wordsOf(letter)
  if (words === null) return null
  const { version, advice } = letter
  return (
    <Form ref={form} method="post" preventScrollReset className="letter-gap">
      <input type="hidden" name="intent" value="facts" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="place" value="first" />
      {advice.facts
        .filter(({ isChosen }) => isChosen)
        .map((fact) => (
          <input key={valueOfFact(fact)} type="hidden" name="pick" value={valueOfFact(fact)} />
        ))}
      <label htmlFor="own-sentence" className="label">
        Your own sentence goes here
      </label>
      <textarea
        id="own-sentence"
        name="own"
        className="input"
        rows={3}
        required
        maxLength={MAX_SENTENCE - 1}
        aria-describedby="own-sentence-hint"
      />
      <p id="own-sentence-hint" className="hint">
        {words[1]}
      </p>
      <p className="maker-tools">
        <button type="submit" className="button button-primary button-small" disabled={isBusy}>
          Add to letter
        </button>
      </p>
    </Form>
  )
}
