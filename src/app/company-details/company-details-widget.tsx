/**
 * "Find Company Details" on a page: for visitors a link to sign in; for signed-in people a button that looks the
 * company up once and shows the result in place. Without a script it is a link to the page with the same content.
 */
import { type MouseEvent, useRef, useState } from 'react'
import './company-details.css'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Toast, useToast } from '#app/ui/toasts.tsx'
import type { CompanyDetails } from '#core/company/company-details.ts'
import { CompanyDetailsResult } from './company-details-result.tsx'
import { detailsWay } from './details-address.ts'
import { LoadingMessages } from './loading-messages.tsx'

/** `job`: the one whose page the widget is on. */
type Props = { slug: string; name: string; job: number }

type State =
  | { is: 'idle' | 'loading' }
  | { is: 'failed'; message: string | null }
  | { is: 'found'; details: CompanyDetails }

const FAILED: Toast = {
  title: 'Error',
  description: 'Failed to find company information. Please try again.',
  isDestructive: true,
}
const LIMITED: Toast = {
  title: 'Limited information found',
  description: 'We found some general contact suggestions for you.',
}
const FOUND: Toast = {
  title: 'Company details found!',
  description: 'Found contact information and company details.',
}

export function CompanyDetailsWidget({ slug, name, job }: Props) {
  const { isVisitor } = useJobMarks()
  const toast = useToast()
  const [state, setState] = useState<State>({ is: 'idle' })
  const result = useRef<HTMLDivElement>(null)
  const { label, icon, href } = detailsWay(slug, isVisitor, job)

  const find = async (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (isVisitor || !isPlain) return
    event.preventDefault()
    if (state.is === 'loading') return
    setState({ is: 'loading' })
    const answer = await ask(slug)
    if ('details' in answer) {
      setState({ is: 'found', details: withoutJobs(answer.details) })
      toast(answer.details.fallback ? LIMITED : FOUND)
      result.current?.focus()
    } else if (answer.status === 401) location.assign(detailsWay(slug, true, job).href)
    else {
      setState({ is: 'failed', message: answer.message })
      toast(FAILED)
    }
  }

  return (
    <div className="details-widget">
      {state.is !== 'found' && (
        <a
          href={href}
          rel="nofollow"
          className="button"
          aria-disabled={state.is === 'loading' || undefined}
          onClick={(event) => void find(event)}
        >
          <Icon name={icon} />
          {label}
        </a>
      )}
      {state.is === 'loading' && <LoadingMessages name={name} />}
      {state.is === 'failed' && (
        <p className="notice notice-warn">
          <Icon name="circle-alert" />
          <span>{state.message ?? FAILED.description}</span>
        </p>
      )}
      {/* Focused when there is a result, because the button that had the focus is gone. */}
      <div ref={result} tabIndex={-1} className="details-found">
        {state.is === 'found' && <CompanyDetailsResult details={state.details} />}
      </div>
    </div>
  )
}

/** The page is a job's: the way through a listing is its own "Apply Now". */
const withoutJobs = (details: CompanyDetails): CompanyDetails => ({
  ...details,
  suggestions: details.suggestions.filter(({ href }) => !href.startsWith('/jobs/')),
})

type Answer = { details: CompanyDetails } | { status: number; message: string | null }

async function ask(slug: string): Promise<Answer> {
  try {
    const answer = await fetch(`/api/me/companies/${encodeURIComponent(slug)}/contacts`)
    if (answer.ok) return { details: (await answer.json()) as CompanyDetails }
    const { status } = answer
    if (status !== 429) return { status, message: null }
    const problem = (await answer.json()) as { detail?: string }
    return { status, message: problem.detail ?? null }
  } catch {
    return { status: 0, message: null }
  }
}
