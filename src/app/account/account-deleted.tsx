/** /account-deleted: where somebody is who has just deleted their account. Knows nothing about them. */
import { Link } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'

export default function AccountDeleted() {
  return (
    <div className="page max-w-text space-y-4 py-14">
      <PageHead
        title="Your account is deleted"
        description="Nothing that was kept in your account is left."
        path="/account-deleted"
        isPrivate
      />
      <h1>Your account is deleted</h1>
      <p>
        Everything that was kept in it is gone, and you are signed out everywhere. Searching and
        reading jobs needs no account.
      </p>
      <p>
        <Link to="/jobs" className="button">
          Browse jobs
        </Link>
      </p>
    </div>
  )
}
