/** Lines of the file that were read into no field, each with a form that stores it in one. */
import { Form } from 'react-router'
import { countOf } from '#core/text/count-of.ts'
import type { ShownCv } from './load-cv.ts'
import { TargetChoice } from './target-choice.tsx'

/** Each has a form; the others are marked in the file. */
const MOST = 40

export function UnreadLines({ cv }: { cv: ShownCv }) {
  if (cv.unread.length === 0) return null
  const shown = cv.unread.slice(0, MOST)
  const more = cv.unread.length - shown.length
  const offered = cv.targets.filter(({ to, group }) => group === 'Contact' || to.startsWith('new:'))
  return (
    <section id="s-unread" aria-labelledby="s-unread-title">
      <h2 id="s-unread-title">Not read</h2>
      <p className="cv-unread-lede">
        We couldn’t tell where these lines belong. For each one you want to keep, choose where it
        goes. The rest can stay here. To add a line to an existing job or degree, click it in the
        file.
      </p>
      <ul className="cv-unread">
        {shown.map((at) => (
          <li key={at}>
            <p className="cv-quote" id={`unread-${at}`}>
              {cv.lines[at]?.text}
            </p>
            <Form method="post" className="cv-move" replace preventScrollReset>
              <input type="hidden" name="version" value={cv.version} />
              <input type="hidden" name="text" value={cv.lines[at]?.text ?? ''} />
              <TargetChoice
                targets={offered}
                label="Add to"
                isLabelHidden
                describedBy={`unread-${at}`}
              />
              <button
                type="submit"
                name="intent"
                value="put"
                className="button"
                aria-describedby={`unread-${at}`}
              >
                Add
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="cv-unread-lede">
          {countOf(more, 'more line')} marked “not read” in the file.
        </p>
      )}
    </section>
  )
}
