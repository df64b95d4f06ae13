/** /jobs/hidden: what a visitor has hidden, stored in their browser. Signed-in people have /dashboard/hidden. */
import { redirect } from 'react-router'
import './saved-jobs.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { viewerOf } from '#app/request/viewer.ts'
import type { Route } from './+types/jobs-hidden.ts'
import { HiddenLists } from './hidden-lists.tsx'
import { useVisitorItems, type VisitorItem } from './visitor-lists.ts'

export function loader({ context }: Route.LoaderArgs) {
  if (viewerOf(context)) throw redirect('/dashboard/hidden')
  return null
}

export default function HiddenHere() {
  const items = useVisitorItems()
  const of = (list: VisitorItem['list']) => items.filter((item) => item.list === list)
  return (
    <div className="page saved-jobs max-w-3xl py-8">
      <PageHead
        title="Hidden Jobs"
        description="Jobs, companies and words hidden from your lists."
        path="/jobs/hidden"
        isPrivate
      />
      <h1>Hidden Jobs</h1>
      <p className="text-muted">
        We save hidden items only in this browser. When you{' '}
        <a href="/auth/signin?next=/dashboard/hidden" className="link">
          sign in
        </a>
        , hidden items move to your account and apply on all your devices.
        <span className="without-script"> To hide jobs, turn on JavaScript.</span>
      </p>
      <HiddenLists
        jobs={of('dismissed')}
        companies={of('companies')}
        words={of('words').map(({ value }) => value)}
      />
    </div>
  )
}
