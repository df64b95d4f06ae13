/** What the pages that start a CV or a cover letter show besides their form. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

/** After deleting `id`, with a button that restores it. */
export function DeletedNotice({ id, text }: { id: string; text: string }) {
  return (
    <Form method="post" className="notice">
      <Icon name="info" />
      <span role="status">{text}</span>
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value="restore" className="button button-small">
        Undo
      </button>
    </Form>
  )
}

/** Shown to a person whose CV and profile are empty. */
export function NothingToStartFrom({ title, text }: { title: string; text: string }) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{text}</p>
      <p className="maker-tools">
        <a href="/dashboard/cv-analyzer" className="button button-primary">
          Upload a CV
        </a>
        <a href="/dashboard/profile" className="button">
          Fill in my profile
        </a>
      </p>
    </div>
  )
}
