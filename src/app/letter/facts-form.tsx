/**
 * The facts of the letter: lines of the CV with what they answer, and the person's own. Checked ones are in the letter, in
 * this order. Every button sends the whole form, so it works without JavaScript.
 */
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useFormValues } from '#app/ui/use-form-values.ts'
import type { LetterFact } from '#core/letter/letter-facts.ts'
import { MAX_PICKS } from '#core/letter/letter-picks.ts'
import { MAX_SENTENCE } from '#core/letter/letter-text.ts'
import type { LetterAttempt } from './cover-letter-action.ts'
import { moveOf, valueOfFact } from './fact-fields.ts'
import type { ShownLetter } from './load-letter.ts'

type Props = { letter: ShownLetter; attempt: LetterAttempt | undefined }

/** Lines that are not in the letter and are shown without being asked for. */
const SUGGESTED = 4

export function FactsForm({ letter: { version, advice, content }, attempt }: Props) {
  const chosen = advice.facts.filter(({ isChosen }) => isChosen)
  const others = advice.facts.filter(({ isChosen }) => !isChosen)
  const isBusy = useNavigation().formData?.get('intent') === 'facts'
  const order = chosen.map(valueOfFact)
  const values = useFormValues({ pick: order, own: '', version: String(version) }, !isBusy)
  const moved = useRef('')
  const text = order.join('\n')
  // The button that moved a fact gets the focus again when the list is drawn in its new order.
  useEffect(() => {
    const [by, fact] = moved.current.split(/ (.*)/s)
    moved.current = ''
    if (!fact || !text.includes(fact)) return
    const item = [...(values.current?.querySelectorAll<HTMLElement>('[data-fact]') ?? [])].find(
      (it) => it.dataset.fact === fact,
    )
    const buttons = item?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')
    buttons?.[by === 'down' ? buttons.length - 1 : 0]?.focus()
  }, [text, values])
  const failed = attempt?.of === 'facts' ? attempt : undefined
  return (
    <section aria-labelledby="facts-heading" className="maker-part letter-facts">
      <h2 id="facts-heading" tabIndex={-1}>
        Facts in the letter
      </h2>
      <p className="hint">
        Choose the lines of your CV that count for this job, best first. We suggest{' '}
        {content.picks ? 'others below' : 'the checked ones'}; only you know which matter most.
      </p>
      {failed && (
        <p className="letter-problem" role="alert">
          {Object.values(failed.problems)[0] ?? failed.problem}
        </p>
      )}
      <Form
        ref={values}
        method="post"
        preventScrollReset
        onSubmit={({ nativeEvent }) => {
          const by = (nativeEvent as SubmitEvent).submitter
          moved.current = by instanceof HTMLButtonElement && by.name === 'move' ? by.value : ''
        }}
      >
        <input type="hidden" name="intent" value="facts" />
        <input type="hidden" name="version" value={version} />
        {/* Return presses the first button of a form. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          Update letter
        </button>
        {chosen.length > 0 && (
          <ol className="letter-fact-list">
            {chosen.map((fact, at) => (
              <Fact key={valueOfFact(fact)} fact={fact}>
                <Moves fact={fact} isFirst={at === 0} isLast={at === chosen.length - 1} />
              </Fact>
            ))}
          </ol>
        )}
        {others.length > 0 && (
          <>
            <h3>{chosen.length > 0 ? 'Not in the letter' : 'Lines of your CV'}</h3>
            <ul className="letter-fact-list">
              {others.slice(0, SUGGESTED).map((fact) => (
                <Fact key={valueOfFact(fact)} fact={fact} />
              ))}
            </ul>
            {others.length > SUGGESTED && (
              <details>
                <summary className="link">
                  {`${others.length - SUGGESTED} more ${others.length - SUGGESTED === 1 ? 'line' : 'lines'}`}
                </summary>
                <ul className="letter-fact-list">
                  {others.slice(SUGGESTED).map((fact) => (
                    <Fact key={valueOfFact(fact)} fact={fact} />
                  ))}
                </ul>
              </details>
            )}
          </>
        )}
        <label className="letter-field">
          <span className="label">Add a fact in your own words</span>
          <textarea
            name="own"
            className="input"
            rows={2}
            maxLength={MAX_SENTENCE - 1}
            defaultValue={failed?.typed.own ?? ''}
            aria-describedby="own-fact-hint"
          />
        </label>
        <p id="own-fact-hint" className="hint">
          One sentence about something you did, and what came of it. It goes into the letter as you
          write it.
        </p>
        <p className="maker-tools">
          <button type="submit" className="button button-small" disabled={isBusy}>
            {isBusy ? 'Writing…' : 'Update letter'}
          </button>
          {content.picks && (
            <button
              type="submit"
              name="reset"
              value="yes"
              className="button button-plain button-small"
            >
              Use suggested facts
            </button>
          )}
        </p>
        <p className="hint">At most {MAX_PICKS} facts. Sentences that you edited are kept.</p>
      </Form>
    </section>
  )
}

function Fact({ fact, children }: { fact: LetterFact; children?: React.ReactNode }) {
  const { line, text, where, answers, isSentence } = fact
  const value = valueOfFact(fact)
  return (
    <li data-fact={value}>
      <label className="letter-fact">
        <input type="checkbox" name="pick" value={value} defaultChecked={fact.isChosen} />
        <span>{text}</span>
      </label>
      {children}
      <div className="letter-fact-notes">
        <p>
          <Icon name={line === null ? 'user' : 'file-text'} />
          <span>{line === null ? 'You wrote this' : where}</span>
        </p>
        {answers !== null && (
          <p>
            <Icon name="quote" />
            <span>
              Answers <q>{answers.length > 140 ? `${answers.slice(0, 137)}…` : answers}</q>
            </span>
          </p>
        )}
        {!isSentence && (
          <details>
            <summary className="link">This is a note: write it as a sentence</summary>
            <textarea
              name="own"
              className="input"
              rows={2}
              maxLength={MAX_SENTENCE - 1}
              aria-label={`As a sentence: ${text}`}
            />
            <p className="hint">If you check the note instead, the letter lists it as it is.</p>
          </details>
        )}
      </div>
    </li>
  )
}

type MovesProps = { fact: LetterFact; isFirst: boolean; isLast: boolean }

function Moves({ fact, isFirst, isLast }: MovesProps) {
  const short = fact.text.length > 40 ? `${fact.text.slice(0, 37)}…` : fact.text
  return (
    <span className="letter-fact-moves">
      {(['up', 'down'] as const).map((by) => (
        <button
          key={by}
          type="submit"
          name="move"
          value={moveOf(valueOfFact(fact), by)}
          disabled={by === 'up' ? isFirst : isLast}
          className="button button-plain button-small button-icon"
          aria-label={`Move ${by}: ${short}`}
        >
          <Icon name={by === 'up' ? 'arrow-up' : 'arrow-down'} />
        </button>
      ))}
    </span>
  )
}
