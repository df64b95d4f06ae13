/** /resources: career guides, from the first search to the signed contract. */

import { PageHead } from '#app/frame/page-head.tsx'
import { TextPage } from '#app/pages/text-page.tsx'
import { APPLYING } from './applying.tsx'
import { FINDING_JOBS } from './finding-jobs.tsx'
import { INTERVIEWS_AND_OFFERS } from './interviews-and-offers.tsx'

const GUIDES = [...FINDING_JOBS, ...APPLYING, ...INTERVIEWS_AND_OFFERS]

export default function Resources() {
  return (
    <>
      <PageHead
        title="Career Resources"
        description="Short guides for people looking for work in tech: reading a listing, spotting fakes, CV basics, interviews, salary, contracts and remote work."
        path="/resources"
        kind="article"
      />
      <TextPage
        title="Career Resources"
        lede="Short guides for every step from the first search to the signed contract. Read the one you need today."
        sections={GUIDES}
      />
    </>
  )
}
