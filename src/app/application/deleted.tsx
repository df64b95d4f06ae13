/** In the place of an application that its owner deleted, while it can still be brought back. */
import { Form } from 'react-router'

export function Deleted({ title }: { title: string }) {
  return (
    <div className="application space-y-4">
      <title>Application deleted | Rolecall</title>
      <meta name="robots" content="noindex" />
      <h1>Application deleted</h1>
      <p className="max-w-text">
        “{title}” is no longer in your tracker. It can be brought back within a day, with everything
        that belongs to it.
      </p>
      <div className="flex flex-wrap gap-3">
        <Form method="post">
          <input type="hidden" name="intent" value="restore" />
          <button type="submit" className="button button-primary">
            Bring it back
          </button>
        </Form>
        <a href="/dashboard/job-tracker" className="button">
          To the job tracker
        </a>
      </div>
    </div>
  )
}
