/** Edit conflict: shows both edits side by side. The form below keeps what was typed. */
import { Icon } from '#app/ui/icon.tsx'

type Props = { fields: readonly { label: string; yours: string; theirs: string }[] }

export function Conflict({ fields }: Props) {
  return (
    <div className="conflict" role="alert" tabIndex={-1}>
      <p>
        <Icon name="triangle-alert" />
        <span>
          <strong>You changed this in another tab or on another device.</strong> We didn’t save this
          change. It’s still in the form below.
        </span>
      </p>
      {fields.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Field</span>
              </th>
              <th scope="col">Your version</th>
              <th scope="col">Saved version</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ label, yours, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{yours || <em>empty</em>}</td>
                <td>{theirs || <em>empty</em>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
