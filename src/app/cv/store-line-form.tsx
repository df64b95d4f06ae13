/** The selected line of the file: where it was stored, and a form that stores it in another field. */
import { Form, Link, useActionData } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { CvAttempt } from './cv-actions.ts'
import type { ShownCv } from './load-cv.ts'
import { TargetChoice } from './target-choice.tsx'

/** Longer lines are cut off. */
const SHOWN = 160

export function StoreLineForm({ cv, line }: { cv: ShownCv; line: number }) {
  const attempt = useActionData<CvAttempt>()
  const { text = '', goesTo = [] } = cv.lines[line] ?? {}
  const isUnread = cv.unread.includes(line)
  return (
    <div className="cv-put">
      <p className="cv-quote">{text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}</p>
      {goesTo.length > 0 && (
        <p>
          Read as{' '}
          {goesTo.slice(0, 4).map(({ key, name }, at) => (
            <span key={key}>
              {at > 0 && '; '}
              <Link to={`?at=${key}#v-${key}`} className="link">
                {name}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
      {goesTo.length === 0 && (
        <p>
          {isUnread ? (
            <strong>We didn’t read this line into any field.</strong>
          ) : (
            'This is a heading or part of the page layout, so it doesn’t belong in a field.'
          )}
        </p>
      )}
      <Form
        method="post"
        action={`/dashboard/cv/${cv.id}`}
        className="cv-move"
        replace
        preventScrollReset
      >
        <input type="hidden" name="version" value={cv.version} />
        <input type="hidden" name="text" value={text} />
        <TargetChoice targets={cv.targets} label="This line is" />
        <button
          type="submit"
          name="intent"
          value="put"
          className="button button-primary button-small"
        >
          Save
        </button>
        <Link to="?" className="button button-plain button-small" preventScrollReset replace>
          Cancel
        </Link>
      </Form>
      {attempt && (
        <p className="cv-problem" role="alert">
          <Icon name="circle-alert" />
          {attempt.problem}
        </p>
      )}
    </div>
  )
}
