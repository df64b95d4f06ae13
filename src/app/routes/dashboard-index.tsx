/** /dashboard: a welcome, and what is due. */
import { PageHead } from '#app/ui/page-head.tsx'
import { requireViewer } from '#app/viewer.ts'
import type { Route } from './+types/dashboard-index.ts'

export function loader(args: Route.LoaderArgs) {
  const { name } = requireViewer(args)
  return { name }
}

export default function DashboardIndex({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Dashboard"
        description="Your saved jobs and applications."
        path="/dashboard"
        isPrivate
      />
      <h1>{name ? `Welcome back, ${name}` : 'Welcome back'}</h1>
    </>
  )
}
