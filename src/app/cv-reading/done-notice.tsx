/** What was just done, with its undo; or what could not be done. */
import { useActionData, useSearchParams } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { CvAttempt } from './act-on-cv.ts'
import type { ShownCv } from './load-cv.ts'

const SAID: Readonly<Record<string, { text: string; canUndo: boolean }>> = {
  saved: { text: 'Saved.', canUndo: true },
  moved: { text: 'Moved.', canUndo: true },
  added: { text: 'Added.', canUndo: true },
  swapped: { text: 'Swapped.', canUndo: true },
  removed: { text: 'Removed.', canUndo: true },
  restored: { text: 'The earlier version is back.', canUndo: true },
  undone: { text: 'Undone.', canUndo: true },
  'read-again': { text: 'Read again.', canUndo: true },
  confirmed: { text: 'Noted as right.', canUndo: false },
  renamed: { text: 'Renamed.', canUndo: false },
  named: { text: 'Named.', canUndo: false },
  chosen: { text: 'Matches go by this CV now.', canUndo: false },
}

export function DoneNotice({ cv }: { cv: ShownCv }) {
  const [search] = useSearchParams()
  const attempt = useActionData<CvAttempt>()
  const said = SAID[search.get('said') ?? '']
  return (
    <>
      <div role="status" className="cv-done">
        {said && !attempt && (
          <div className="notice">
            <Icon name="check" />
            <span>{said.text}</span>
            {said.canUndo && cv.version > 1 && (
              <button
                type="submit"
                form="cv-op"
                name="op"
                value="undo"
                className="button button-small"
              >
                <Icon name="rotate-ccw" />
                {search.get('said') === 'undone' ? 'Redo' : 'Undo'}
              </button>
            )}
          </div>
        )}
      </div>
      {attempt && !attempt.typed.key && !attempt.typed.added && (
        <p className="cv-problem" role="alert">
          <Icon name="circle-alert" />
          {attempt.problem}
        </p>
      )}
    </>
  )
}
