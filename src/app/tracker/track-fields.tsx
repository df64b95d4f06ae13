/**
 * Stage, applied date and notes of a new application. The date is only shown for Applied and Follow Up. CSS reads the
 * selected stage, so this works without a script.
 */
import { useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useMovingDefault } from '#app/ui/use-moving-default.ts'
import { DEFAULT_STAGE, STAGES } from '#core/tracker/application.ts'

/** The same limit as on the server. */
const MAX_NOTES = 255

export type Typed = Readonly<Record<string, string>>

type Props = {
  typed?: Typed
  problems?: Typed
  /** yyyy-MM-dd; the default applied date. */
  today: string
}

export function TrackFields({ typed = {}, problems = {}, today }: Props) {
  const id = useId()
  const [notes, setNotes] = useState(typed.notes ?? '')
  const appliedOn = typed.appliedOn ?? today
  const applied = useMovingDefault(appliedOn)
  return (
    <div className="track-fields">
      <div>
        <label htmlFor={`${id}-stage`} className="label">
          Stage
        </label>
        <select
          id={`${id}-stage`}
          name="stage"
          className="input"
          defaultValue={typed.stage ?? DEFAULT_STAGE}
        >
          {STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {stage}
            </option>
          ))}
        </select>
      </div>
      <div className="track-applied">
        <label htmlFor={`${id}-applied`} className="label">
          Applied date
        </label>
        <input
          ref={applied}
          id={`${id}-applied`}
          type="date"
          name="appliedOn"
          className="input"
          defaultValue={appliedOn}
          aria-invalid={problems.appliedOn ? true : undefined}
          aria-describedby={problems.appliedOn ? `${id}-applied-problem` : undefined}
        />
        <FieldProblem id={`${id}-applied-problem`} text={problems.appliedOn} />
      </div>
      <div className="track-notes">
        <label htmlFor={`${id}-notes`} className="label">
          Notes <span className="font-normal text-muted">(optional)</span>
        </label>
        <textarea
          id={`${id}-notes`}
          name="notes"
          rows={3}
          maxLength={MAX_NOTES}
          className="input"
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
          aria-invalid={problems.notes ? true : undefined}
          aria-describedby={`${id}-count${problems.notes ? ` ${id}-notes-problem` : ''}`}
        />
        <p id={`${id}-count`} className="hint track-count">
          {notes.length}/{MAX_NOTES}
        </p>
        <FieldProblem id={`${id}-notes-problem`} text={problems.notes} />
      </div>
    </div>
  )
}

export function FieldProblem({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={id} className="track-problem">
      <Icon name="circle-alert" />
      {text}
    </p>
  )
}
