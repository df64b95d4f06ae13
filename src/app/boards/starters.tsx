/** Offers the bundled starter boards that have not been added yet. */
import { Form, useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { countOf } from '#core/text/count-of.ts'

type Props = { missing: number; shown: readonly { name: string; board: string }[] }

export function Starters({ missing, shown }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'starters'
  if (missing === 0) {
    return <p className="text-muted">All starter boards have been added.</p>
  }
  return (
    <>
      <p className="text-muted">
        {countOf(missing, 'board')} of tech companies and job sites {missing === 1 ? 'is' : 'are'}{' '}
        ready to add. The well-known ones are read right away, the others over the next six hours.{' '}
        <code>npm run boards -- import</code> adds some 21,000 more, of all trades.
      </p>
      <Form method="post" action="/admin/sources/import" encType="multipart/form-data">
        <button
          type="submit"
          name="intent"
          value="starters"
          className="button"
          aria-disabled={isBusy}
        >
          <Icon name="plus" />
          {isBusy ? 'Adding…' : `Add ${countOf(missing, 'board')}`}
        </button>
      </Form>
      <details className="starters">
        <summary>See the list</summary>
        <ul>
          {shown.map(({ name, board }) => (
            <li key={board}>
              {name} <span className="boards-token">{board}</span>
            </li>
          ))}
        </ul>
        {missing > shown.length && (
          <p className="text-muted">And {countOf(missing - shown.length, 'more', 'more')}.</p>
        )}
      </details>
    </>
  )
}
