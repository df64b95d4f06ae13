/** A line of the file that is looked at: where it went, and the form that puts it somewhere else. */
import { Form, Link, useActionData } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { CvAttempt } from './act-on-cv.ts'
import type { ShownCv } from './load-cv.ts'
import { TargetChoice } from './target-choice.tsx'

/** Long lines are told by their beginning. */
const SHOWN = 160

export function PutForm({ cv, line }: { cv: ShownCv; line: number }) {
  const attempt = useActionData<CvAttempt>()
  const { text = '', goesTo = [] } = cv.lines[line] ?? {}
  const isUnread = cv.unread.includes(line)
  return (
    <div className="cv-put">
      <p className="cv-quote">{text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}</p>
      {goesTo.length > 0 && (
        <p>
          It went to{' '}
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
            <strong>This line is not stored anywhere.</strong>
          ) : (
            'A heading, or furniture of the page: nothing is stored of it.'
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
        <TargetChoice targets={cv.targets} label="Put this line into" />
        <button
          type="submit"
          name="intent"
          value="put"
          className="button button-primary button-small"
        >
          Put it there
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
