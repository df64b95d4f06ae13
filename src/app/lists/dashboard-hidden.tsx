/** /dashboard/hidden: what a signed-in person has hidden, each with a button to show it again. */
import './saved-jobs.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import * as hiddenItems from '#store/hidden-items.ts'
import * as jobMarks from '#store/job-marks.ts'
import type { Route } from './+types/dashboard-hidden.ts'
import { HiddenLists } from './hidden-lists.tsx'
import { hiddenWords } from './hidden-words.ts'
import { useJobMarks } from './job-marks.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const { db } = args.context.get(servicesContext)
  const [dismissed, companies] = await Promise.all([
    jobMarks.dismissed(db, id),
    hiddenItems.list(db, id, 'company'),
  ])
  const jobs = dismissed.map((job) => ({
    value: String(job.id),
    name: job.title,
    about: job.company,
  }))
  return { jobs, companies }
}

export default function Hidden({ loaderData: { jobs, companies } }: Route.ComponentProps) {
  const { marks } = useJobMarks()
  const shown = {
    jobs: jobs.filter(({ value }) => marks.dismissed.some((id) => String(id) === value)),
    companies: companies.filter(({ value }) => marks.companies.includes(value)),
    words: marks.words,
  }
  return (
    <div className="saved-jobs">
      <PageHead
        title="Hidden Jobs"
        description="Jobs, companies and words hidden from your lists."
        path="/dashboard/hidden"
        isPrivate
      />
      <div>
        <h1>Hidden Jobs</h1>
        <p className="text-muted">{hiddenWords(shown)}</p>
      </div>
      <HiddenLists {...shown} />
    </div>
  )
}
