/** Adds a pasted or uploaded list of boards, and reports lines that name no board. */
import { Form, useNavigation } from 'react-router'
import '#app/ui/field.css'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import type { OddLine } from '#core/boards/board-list.ts'
import { countOf } from '#core/text/count-of.ts'

type Props = { answer: { list: string; odd: readonly OddLine[] } | undefined }

const SHOWN_ODD = 20

export function ImportList({ answer }: Props) {
  useFocusOnProblem(answer)
  const isBusy = useNavigation().formData?.get('intent') === 'import'
  return (
    <Form method="post" encType="multipart/form-data" className="import-list" noValidate>
      <div>
        <label htmlFor="list" className="label">
          Boards, one per line
        </label>
        <textarea
          // Shows an uploaded file's text when a line in it is invalid.
          key={answer?.list}
          id="list"
          name="list"
          rows={8}
          className="input"
          defaultValue={answer?.list}
          placeholder={'https://jobs.lever.co/acme\ngreenhouse/umbra'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={answer ? true : undefined}
          aria-describedby={answer ? 'list-hint list-problem' : 'list-hint'}
        />
        <p id="list-hint" className="hint mt-1">
          The URL of a board or of one of its jobs, or a name like <code>lever/acme</code>. To set a
          company’s name, add a tab character and the name after the board.{' '}
          <code>npm run boards -- import</code> uses the same format.
        </p>
        {answer && <Problems {...answer} />}
      </div>
      <div>
        <label htmlFor="list-file" className="label">
          Or upload a file
        </label>
        <input
          id="list-file"
          name="file"
          type="file"
          accept=".tsv,.txt,.csv,text/plain,text/tab-separated-values"
          className="input"
        />
      </div>
      <button
        type="submit"
        name="intent"
        value="import"
        className="button button-primary"
        aria-disabled={isBusy}
      >
        <Icon name="plus" />
        {isBusy ? 'Adding…' : 'Add these boards'}
      </button>
    </Form>
  )
}

function Problems({ odd }: { odd: readonly OddLine[] }) {
  const more = odd.length - SHOWN_ODD
  return (
    <div id="list-problem" className="import-odd">
      <p className="field-problem">
        <Icon name="circle-alert" />
        {odd.length === 0
          ? 'The list contains no boards.'
          : `Nothing was added: ${countOf(odd.length, 'line has a problem', 'lines have problems')}.`}
      </p>
      <ul>
        {odd.slice(0, SHOWN_ODD).map(({ line, problem }) => (
          <li key={line}>
            <b>Line {line}:</b> {problem}
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {countOf(more, 'more', 'more')}.</p>}
    </div>
  )
}
