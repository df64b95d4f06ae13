/**
 * The pane beside the results. The server fills it with the job of the address; what shows others, with a script, is
 * loaded when there is room for the pane; their styles are loaded with the page.
 */
import './preview-pane.css'
import '#app/job/job-match.css'
import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { JobId } from '#core/job/job.ts'
import type { LivePreview, PaneProps } from './live-preview.tsx'
import { PreviewProblem } from './preview-problem.tsx'
import { PreviewSkeleton } from './preview-skeleton.tsx'
import { PreviewedJob } from './previewed-job.tsx'

export function PreviewPane(props: PaneProps) {
  const { given, chosen, hasPane } = props
  const id = chosen ?? props.first
  const [Live, setLive] = useState<typeof LivePreview | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!hasPane || hasFailed) return
    import('./live-preview.tsx').then(
      (module) => setLive(() => module.LivePreview),
      () => setHasFailed(true),
    )
  }, [hasPane, hasFailed])

  return (
    <section
      id="preview"
      className="preview"
      aria-label="Selected job"
      onKeyDown={({ key }) => key === 'Escape' && focusCard(id)}
    >
      {Live && hasPane ? (
        <Live {...props} />
      ) : given && given.id === chosen ? (
        <PreviewedJob job={given} apply={<PlainApply url={given.applyUrl} />} />
      ) : hasFailed && id !== null ? (
        <PreviewProblem id={id} problem="failed" onRetry={() => setHasFailed(false)} />
      ) : (
        <>
          <PreviewSkeleton />
          <p className="preview-empty without-script">
            {chosen !== null && given === null
              ? 'This job isn’t available. It may have been closed.'
              : 'Select a job to open its page.'}
          </p>
        </>
      )}
    </section>
  )
}

const focusCard = (id: JobId | null) =>
  document.querySelector<HTMLElement>(`[data-job="${id}"] h3 a`)?.focus()

const PlainApply = ({ url }: { url: string | null }) =>
  url !== null && (
    <a
      href={url}
      target="_blank"
      rel="nofollow noopener noreferrer"
      className="button button-primary"
    >
      Apply Now
      <Icon name="arrow-up-right" />
    </a>
  )
