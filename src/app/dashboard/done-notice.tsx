/** What the last form did, with a button that undoes it. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { Done } from './dashboard-actions.ts'

export function DoneNotice({ said, undo }: Done) {
  return (
    <div className="notice">
      <Icon name="check" />
      <span>{said}</span>
      {undo && (
        <Form method="post" action="/dashboard?index" preventScrollReset>
          {Object.entries(undo).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button button-plain button-small">
            Undo
          </button>
        </Form>
      )}
    </div>
  )
}
