/** The letter, sentence by sentence. Each sentence shows its source and opens a form to edit it. */
import { Fragment } from 'react'
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useFormValues } from '#app/ui/use-form-values.ts'
import { farewell, greeting, MAX_SENTENCE, paragraphs } from '#core/letter/letter-text.ts'
import { RephraseByModel } from './ask-model.tsx'
import type { LetterAttempt } from './cover-letter-action.ts'
import type { ShownLetter, ShownSentence } from './load-letter.ts'
import { SentenceSource } from './sentence-source.tsx'
import { OwnSentence, WeakDraft } from './weak-draft.tsx'

type Props = { letter: ShownLetter; attempt: LetterAttempt | undefined }

export function LetterBody({ letter, attempt }: Props) {
  const { content, version } = letter
  const shown = new Map(letter.sentences.map((sentence) => [sentence.id, sentence]))
  // Empties the form once the sentence has been added.
  const adding = useFormValues({ version: String(version), text: '', id: '' })
  return (
    <section aria-labelledby="body-heading" className="letter-body">
      <h2 id="body-heading" tabIndex={-1}>
        What the letter says
      </h2>
      <WeakDraft letter={letter} />
      <DraftNotice letter={letter} />
      <p className="hint">Choose a sentence to see its source and to edit it.</p>
      <p className="letter-line">{greeting(content)}</p>
      {paragraphs(content).map((sentences, at) => (
        <Fragment key={sentences[0]?.paragraph}>
          <ol className="letter-paragraph">
            {sentences.map(({ id }) => {
              const sentence = shown.get(id)
              return sentence ? (
                <Sentence key={id} sentence={sentence} letter={letter} attempt={attempt} />
              ) : null
            })}
          </ol>
          {at === 0 && <OwnSentence letter={letter} />}
        </Fragment>
      ))}
      <details id="letter-add" className="letter-add" open={attempt?.of === 'add'}>
        <summary className="link">Add a sentence of your own</summary>
        <Form ref={adding} method="post" preventScrollReset className="letter-edit">
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="version" value={version} />
          <label className="letter-field">
            <span className="label">Your sentence</span>
            <textarea
              name="text"
              className="input"
              rows={2}
              required
              maxLength={MAX_SENTENCE}
              defaultValue={attempt?.of === 'add' ? attempt.typed.text : ''}
            />
          </label>
          <label className="letter-field">
            <span className="label">Position</span>
            <select name="id" className="input" defaultValue="">
              <option value="">At the end, as a new paragraph</option>
              {letter.sentences.map(({ id, text }) => (
                <option key={id} value={id}>
                  After “{text.length > 60 ? `${text.slice(0, 57)}…` : text}”
                </option>
              ))}
            </select>
          </label>
          <p className="maker-tools">
            <button type="submit" className="button button-small">
              Add sentence
            </button>
          </p>
        </Form>
      </details>
      <p className="letter-line letter-farewell">
        {farewell(content)}
        {content.sender.name !== null && (
          <>
            <br />
            {content.sender.name}
          </>
        )}
      </p>
    </section>
  )
}

/** Rules don't know why a person wants a job, and join facts by their words only. */
function DraftNotice({ letter: { sentences, advice, content } }: Pick<Props, 'letter'>) {
  if (advice.weakness !== null) return null
  const isUntouched = sentences.every(({ isEdited }) => !isEdited)
  const facts = new Set(content.picks?.map((pick) => ('text' in pick ? pick.text : null)))
  const lacksReason = !sentences.some(({ about, text }) => about === 'own' && !facts.has(text))
  const { leftOut } = advice
  if (!isUntouched && !lacksReason && leftOut === null) return null
  return (
    <div className="notice letter-draft">
      <Icon name="pencil" />
      <div>
        <p>This is a draft for you to finish.</p>
        <ul>
          {isUntouched && <li>Read every sentence: change what you would say differently.</li>}
          {lacksReason && (
            <li>
              Say why you want this job: only you know.{' '}
              <a href="#reason-heading" className="link">
                Add your reason
              </a>
            </li>
          )}
          {leftOut !== null && (
            <li>
              The line that fits best is a note, so it isn’t in the letter: “{leftOut}”.{' '}
              <a href="#facts-heading" className="link">
                Write it as a sentence
              </a>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}

type SentenceProps = { sentence: ShownSentence; letter: ShownLetter; attempt: Props['attempt'] }

function Sentence({ sentence, letter, attempt }: SentenceProps) {
  const { id, text, about } = sentence
  const failed = attempt?.of === id ? attempt : undefined
  return (
    <li id={id} className={`letter-sentence letter-sentence-${about}`}>
      <details name="sentence" open={failed !== undefined}>
        <summary>{text}</summary>
        {!sentence.lost && <SentenceSource sentence={sentence} />}
        <Editing sentence={sentence} letter={letter} attempt={failed} />
      </details>
      {sentence.lost && <SentenceSource sentence={sentence} />}
    </li>
  )
}

function Editing({ sentence, letter, attempt }: SentenceProps) {
  const { id, text, about, sources, quote } = sentence
  const { version } = letter
  const form = useFormValues({ text })
  const failed = attempt?.problem ? attempt : undefined
  const first = letter.sentences[0]?.id === id
  const last = letter.sentences.at(-1)?.id === id
  const others = about === 'person' ? letter.others : []
  return (
    <div className="letter-edit">
      <Form ref={form} method="post" preventScrollReset className="letter-edit">
        <Which intent="edit" id={id} version={version} />
        <label className="letter-field">
          <span className="label">Sentence</span>
          <textarea
            name="text"
            className="input"
            rows={3}
            required
            maxLength={MAX_SENTENCE}
            defaultValue={failed?.typed.text ?? text}
            aria-invalid={failed !== undefined}
            aria-describedby={failed ? `${id}-problem` : undefined}
          />
        </label>
        {failed && (
          <p id={`${id}-problem`} className="letter-problem" role="alert">
            {failed.problem}
          </p>
        )}
        <p className="maker-tools">
          <button type="submit" className="button button-primary button-small">
            Save
          </button>
        </p>
      </Form>
      <div className="maker-tools">
        {!first && <Move id={id} version={version} by="up" />}
        {!last && <Move id={id} version={version} by="down" />}
        <Form method="post" preventScrollReset>
          <Which intent="remove" id={id} version={version} />
          <button type="submit" className="button button-small">
            Remove
          </button>
        </Form>
      </div>
      {(sources.length > 0 || quote !== null) && (
        <RephraseByModel letter={letter} attempt={attempt} sentence={sentence} />
      )}
      {others.length > 0 && (
        <div className="letter-others">
          <p className="label">Replace with</p>
          <ul>
            {others.map((other) => (
              <li key={other.source}>
                <Form method="post" preventScrollReset>
                  <Which intent="replace" id={id} version={version} />
                  <input type="hidden" name="source" value={other.source} />
                  <button type="submit" className="letter-other">
                    {other.text}
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Move({ id, version, by }: { id: string; version: number; by: 'up' | 'down' }) {
  return (
    <Form method="post" preventScrollReset>
      <Which intent="move" id={id} version={version} />
      <input type="hidden" name="by" value={by} />
      <button type="submit" className="button button-small">
        Move {by}
      </button>
    </Form>
  )
}

function Which({ intent, id, version }: { intent: string; id: string; version: number }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  )
}
