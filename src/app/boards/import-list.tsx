/** Adds a list of boards that was pasted or is in a file; says which of its lines name none. */
import { Form, useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import type { OddLine } from '#core/boards/board-list.ts'
import { countOf } from './board-words.ts'

type Props = { answer: { list: string; odd: readonly OddLine[] } | undefined }

const SHOWN_ODD = 20

export function ImportList({ answer }: Props) {
  useFocusOnProblem(answer)
  const isBusy = useNavigation().formData?.get('intent') === 'import'
  return (
    <Form method="post" encType="multipart/form-data" className="import-list" noValidate>
      <div>
        <label htmlFor="list" className="label">
          Boards, one a line
        </label>
        <textarea
          // A file's text stands here when something in it is odd.
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
          An address of the board or of one of its jobs, or a name like <code>lever/acme</code>; the
          company may follow after a tab. Lists that <code>npm run boards -- import</code> takes are
          taken here too.
        </p>
        {answer && <Problems {...answer} />}
      </div>
      <div>
        <label htmlFor="list-file" className="label">
          Or a file
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
        {isBusy ? 'Adding …' : 'Add these boards'}
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
          ? 'There is no board in it.'
          : `Nothing is added yet: ${countOf(odd.length, 'line names', 'lines name')} no board that can be added.`}
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
