/** /jobs/hidden: what the lists of a visitor leave out, as their browser keeps it. People have /dashboard/hidden. */
import { redirect } from 'react-router'
import './saved-jobs.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { viewerOf } from '#app/request/viewer.ts'
import type { Route } from './+types/jobs-hidden.ts'
import { HiddenLists } from './hidden-lists.tsx'
import { type KeptItem, useKeptItems } from './kept-lists.ts'

export function loader({ context }: Route.LoaderArgs) {
  if (viewerOf(context)) throw redirect('/dashboard/hidden')
  return null
}

export default function HiddenHere() {
  const items = useKeptItems()
  const of = (list: KeptItem['list']) => items.filter((item) => item.list === list)
  return (
    <div className="page saved-jobs max-w-3xl py-8">
      <PageHead
        title="Hidden"
        description="Jobs, companies and words that your lists leave out."
        path="/jobs/hidden"
        isPrivate
      />
      <h1>Hidden</h1>
      <p className="text-muted">
        Kept in this browser only. When you{' '}
        <a href="/auth/signin?next=/dashboard/hidden" className="link">
          sign in
        </a>
        , it moves to your account and holds on every device.
        <span className="without-script"> Without JavaScript nothing can be kept here.</span>
      </p>
      <HiddenLists
        jobs={of('dismissed')}
        companies={of('companies')}
        words={of('words').map(({ value }) => value)}
      />
    </div>
  )
}
