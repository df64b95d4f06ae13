/**
 * Rephrasing and drafting with a language model, if the operator configured one. The page states what is sent and
 * where before the click that sends it. Proposals are plain text; rejected sentences are shown with their reasons.
 */
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { namesJoined } from '#core/letter/letter-picker.ts'
import { PARTS_FOR_MODEL } from '#core/letter/letter-text.ts'
import { countOf } from '#core/text/count-of.ts'
import type { ModelProposals } from '#work/letter/ask-model.ts'
import type { LetterAttempt } from './cover-letter-action.ts'
import type { ShownLetter, ShownSentence } from './load-letter.ts'
import { useModel } from './use-model.ts'

/** Built from the list that decides what is sent. */
const SENT = namesJoined(PARTS_FOR_MODEL)

type Props = { letter: ShownLetter; attempt: LetterAttempt | undefined }

export function RephraseByModel({
  letter,
  attempt,
  sentence,
}: Props & { sentence: ShownSentence }) {
  const { id, text } = sentence
  return (
    <AskModel letter={letter} attempt={attempt} sentenceId={id} label="Suggest rewording">
      {(model, proposals) => (
        <>
          <p className="hint">
            {`When you choose this, we send the following to ${model.host} (${model.name}): the sentence, `}
            {`the lines quoted below it from your ${SENT}, and the job’s title and company.`}
          </p>
          {proposals && <Rephrased letter={letter} id={id} text={text} proposals={proposals} />}
        </>
      )}
    </AskModel>
  )
}

export function DraftByModel({ letter, attempt }: Props) {
  if (!letter.model) return null
  return (
    <section aria-labelledby="model-heading" className="maker-part">
      <h2 id="model-heading">Draft with a language model</h2>
      <AskModel letter={letter} attempt={attempt} sentenceId={null} label="Send and draft">
        {(model, proposals) => (
          <>
            <p className="hint">
              {`When you choose this, we send the following to ${model.host} (${model.name}): the listing, `}
              {`and what your CV says under ${SENT}, except lines with your name, address or phone. `}
              Nothing else from your CV is sent, and none of the words you added here.
            </p>
            {proposals && <Drafted letter={letter} proposals={proposals} />}
          </>
        )}
      </AskModel>
    </section>
  )
}

type AskProps = Props & {
  sentenceId: string | null
  label: string
  children: (
    model: NonNullable<ShownLetter['model']>,
    proposals: ModelProposals | null,
  ) => ReactNode
}

function AskModel({ letter, attempt, sentenceId, label, children }: AskProps) {
  const state = useModel(letter.id, sentenceId)
  const answered = attempt?.answered?.sentenceId === sentenceId ? attempt.answered.proposals : null
  const proposals = state.proposals ?? (state.isAsking ? null : answered)
  if (!letter.model) return null
  return (
    <div className="letter-model">
      {children(letter.model, proposals)}
      <Form method="post" preventScrollReset onSubmit={state.ask} className="maker-tools">
        <input type="hidden" name="intent" value="model" />
        <input type="hidden" name="id" value={sentenceId ?? ''} />
        <button type="submit" className="button button-small" disabled={state.isAsking}>
          {state.isAsking ? 'Asking…' : label}
        </button>
        {state.isAsking && (
          <button type="button" className="button button-small" onClick={state.stop}>
            Stop
          </button>
        )}
      </Form>
      <p role="status" className="hint">
        {state.isAsking && `${countOf(state.characters, 'character')} so far`}
        {proposals?.problem}
      </p>
    </div>
  )
}

type RephrasedProps = { letter: ShownLetter; id: string; text: string; proposals: ModelProposals }

function Rephrased({ letter, id, text, proposals }: RephrasedProps) {
  return (
    <ul className="letter-proposals">
      {proposals.rephrased.map((it) => (
        <li key={it.text}>
          {it.refusedBecause.length > 0 ? (
            <Refused text={it.text} reasons={it.refusedBecause} />
          ) : (
            <Form method="post" preventScrollReset key={text}>
              <input type="hidden" name="intent" value="edit" />
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="version" value={letter.version} />
              <input type="hidden" name="text" value={it.text} />
              <button type="submit" className="letter-other">
                {it.text}
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}

function Drafted({ letter, proposals }: { letter: ShownLetter; proposals: ModelProposals }) {
  const good = proposals.drafted.filter(({ refusedBecause }) => refusedBecause.length === 0)
  if (proposals.drafted.length === 0) return null
  return (
    <>
      <ol className="letter-proposals">
        {proposals.drafted.map((it) => (
          <li key={it.text}>
            {it.refusedBecause.length > 0 ? (
              <Refused text={it.text} reasons={it.refusedBecause} />
            ) : (
              it.text
            )}
          </li>
        ))}
      </ol>
      {good.length > 0 && (
        <Form method="post" className="maker-tools">
          <input type="hidden" name="intent" value="draft" />
          <input type="hidden" name="version" value={letter.version} />
          <input
            type="hidden"
            name="sentences"
            value={JSON.stringify(good.map(({ refusedBecause: _, ...sentence }) => sentence))}
          />
          <button type="submit" className="button button-primary button-small">
            {good.length === 1 ? 'Use this sentence' : `Use these ${good.length} sentences`}
          </button>
        </Form>
      )}
    </>
  )
}

function Refused({ text, reasons }: { text: string; reasons: readonly string[] }) {
  return (
    <div className="letter-refused">
      <p>
        <span className="badge badge-warn">Rejected</span> <s>{text}</s>
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}
