/** /dashboard/jobs-for-me/what-if: the skills, locations and preferences that would open most jobs to a person. */
import './what-if.css'
import '#app/ui/back-link.css'
import { isRouteErrorResponse } from 'react-router'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { SearchFailed } from '#app/frame/search-failed.tsx'
import { servicesContext } from '#app/request/context.ts'
import { isRefused } from '#app/request/refused.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { findWhatIfs } from '#work/match/find-what-ifs.ts'
import type { Route } from './+types/what-if.ts'
import { ProfileNeeded } from './match-notices.tsx'
import { WHAT_IF_PATH, WHAT_IF_TITLE } from './what-if-block.tsx'
import { WhatIfList } from './what-if-list.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const { cv } = await services.readMatchPerson(id)
  return { hasCv: cv.id !== null, ...(await findWhatIfs(services, id, args.request.signal)) }
}

export default function WhatIfPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="what-if what-if-page">
      <PageHead
        title={WHAT_IF_TITLE}
        description="The skills, locations and preferences that would open most jobs to you."
        path={WHAT_IF_PATH}
        isPrivate
      />
      <div>
        <a href="/dashboard/jobs-for-me" className="back-link">
          <Icon name="arrow-left" />
          Job Match
        </a>
        <h1>{WHAT_IF_TITLE}</h1>
      </div>
      {loaderData.isKnown ? (
        <WhatIfList {...loaderData} level={2} />
      ) : (
        <ProfileNeeded
          hasCv={loaderData.hasCv}
          lacks={loaderData.lacks}
          aim="to see which skills would open more jobs to you."
        />
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAnswer = isRouteErrorResponse(error) && (error.status < 500 || isRefused(error.data))
  return isAnswer ? <ErrorPage error={error} /> : <SearchFailed error={error} />
}
