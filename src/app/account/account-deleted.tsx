/** /account-deleted: confirms that an account was deleted. Shows nothing about the person. */
import { Link } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'

export default function AccountDeleted() {
  return (
    <div className="page max-w-text space-y-4 py-14">
      <PageHead
        title="Your account has been deleted"
        description="Your account and everything in it has been deleted."
        path="/account-deleted"
        isPrivate
      />
      <h1>Your account has been deleted</h1>
      <p>
        Everything in it is gone, and you’re signed out on all devices. You don’t need an account to
        search and read jobs.
      </p>
      <p>
        <Link to="/jobs" className="button">
          Browse jobs
        </Link>
      </p>
    </div>
  )
}
