/** Offers the boards that come with the product, as many of them as are not there yet. */
import { Form, useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { countOf } from './board-words.ts'

type Props = { missing: readonly { name: string; board: string }[] }

export function Starters({ missing }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'starters'
  if (missing.length === 0) {
    return <p className="text-muted">All boards that come with this product are there.</p>
  }
  return (
    <>
      <p className="text-muted">
        {countOf(missing.length, 'board')} of well-known companies and of sites that gather jobs
        come with this product and {missing.length === 1 ? 'is' : 'are'} not there yet.
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
          {isBusy ? 'Adding …' : `Add ${countOf(missing.length, 'board')}`}
        </button>
      </Form>
      <details className="starters">
        <summary>Which they are</summary>
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
