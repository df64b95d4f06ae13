/** Says that somebody was quicker, with both edits side by side. What was typed stays in the form below. */
import { Icon } from '#app/ui/icon.tsx'

type Props = { fields: readonly { label: string; yours: string; theirs: string }[] }

export function Conflict({ fields }: Props) {
  return (
    <div className="conflict" role="alert" tabIndex={-1}>
      <p>
        <Icon name="triangle-alert" />
        <span>
          <strong>This was changed meanwhile in another tab or on another device.</strong> Nothing
          was saved over it, and what you typed is still in the form.
        </span>
      </p>
      {fields.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Field</span>
              </th>
              <th scope="col">Yours</th>
              <th scope="col">There now</th>
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
