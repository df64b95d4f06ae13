/** Reports what was just done, with undo, or why it failed. */
import { useActionData, useSearchParams } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { CV_LISTS } from '#core/cv/cv-fields.ts'
import type { CvBlock } from '#core/cv/cv-values.ts'
import { entryOf } from '#core/text/entry-of.ts'
import type { CvAttempt } from './cv-actions.ts'
import type { ShownCv } from './load-cv.ts'

const SAID: Readonly<Record<string, { text: string; canUndo: boolean }>> = {
  saved: { text: 'Resume information saved successfully.', canUndo: true },
  moved: { text: 'Moved.', canUndo: true },
  added: { text: 'Added.', canUndo: true },
  swapped: { text: 'Swapped.', canUndo: true },
  removed: { text: 'Removed.', canUndo: true },
  restored: { text: 'Earlier version restored.', canUndo: true },
  undone: { text: 'Undone.', canUndo: true },
  'read-again': { text: 'Read again.', canUndo: true },
  'read-nothing': { text: 'Read again. Nothing new was found.', canUndo: false },
  confirmed: { text: 'Marked as correct.', canUndo: false },
  renamed: { text: 'Renamed.', canUndo: false },
  named: { text: 'Named.', canUndo: false },
  chosen: { text: 'This CV is now used for matching.', canUndo: false },
}

export function DoneNotice({ cv }: { cv: ShownCv }) {
  const [search] = useSearchParams()
  const attempt = useActionData<CvAttempt>()
  const said = entryOf(SAID, search.get('said') ?? '')
  const lost = attempt && typedText(attempt)
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
      {attempt && !hasForm(cv, attempt) && (
        <p className="cv-problem" role="alert">
          <Icon name="circle-alert" />
          <span>
            {attempt.problem}
            {lost && <> You typed: “{lost}”</>}
          </span>
        </p>
      )}
    </>
  )
}

/** Whether the page still has the form for the typed values; not if its entry was removed in another tab. */
function hasForm({ head, sections }: ShownCv, { typed: { key, added } }: CvAttempt): boolean {
  const blocks = sections.flatMap((section) => section.blocks.flatMap(withRoles))
  if (key) {
    const values = [...head, ...blocks.flatMap((block) => [...block.values, ...block.lines])]
    return values.some((value) => value.key === key)
  }
  if (!added) return false
  const entry = added.split('.')[0]
  return CV_LISTS.some((list) => list === added) || blocks.some(({ id }) => id === entry)
}

const withRoles = (block: CvBlock): CvBlock[] => [block, ...block.roles.flatMap(withRoles)]

const typedText = ({ typed }: CvAttempt) =>
  Object.entries(typed)
    .filter(([name, text]) => (name === 'text' || name.startsWith('value.')) && text.trim() !== '')
    .map(([, text]) => text)
    .join(', ')
