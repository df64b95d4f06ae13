/** Offers the other boards that the page of a company showed beside the one that was added. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

export function AlsoThere({ boards }: { boards: readonly string[] }) {
  return (
    <div className="notice">
      <Icon name="info" />
      <span>The page shows other boards too:</span>
      {boards.map((board) => (
        <Form key={board} method="post" action="/admin/sources">
          <input type="hidden" name="address" value={board} />
          <button type="submit" name="intent" value="add" className="button button-small">
            Add {board}
          </button>
        </Form>
      ))}
    </div>
  )
}
