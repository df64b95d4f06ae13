/** Offers the bundled starter boards that have not been added yet. */
import { Form, useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { countOf } from '#core/text/count-of.ts'

type Props = { missing: readonly { name: string; board: string }[] }

export function Starters({ missing }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'starters'
  if (missing.length === 0) {
    return <p className="text-muted">All starter boards have been added.</p>
  }
  return (
    <>
      <p className="text-muted">
        {countOf(missing.length, 'board')} of well-known companies and job sites{' '}
        {missing.length === 1 ? 'is' : 'are'} ready to add.
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
          {isBusy ? 'Adding…' : `Add ${countOf(missing.length, 'board')}`}
        </button>
      </Form>
      <details className="starters">
        <summary>See the list</summary>
        <ul>
          {missing.map(({ name, board }) => (
            <li key={board}>
              {name} <span className="boards-token">{board}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
