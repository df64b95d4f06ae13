/**
 * The link to the employer's application form. A plain link, so it works everywhere; with JavaScript the click is
 * also counted. If the listing has no application link, the button says so.
 */

import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import type { JobId } from '#core/job/job.ts'

const NO_LINK = {
  title: 'No apply link available',
  description: "This job doesn't have an application link",
}

type Props = {
  id: JobId
  url: string | null
  /** Called once the employer's page was opened. */
  onApply?: () => void
}

export function ApplyLink({ id, url, onApply }: Props) {
  const toast = useToast()
  if (url === null) {
    return (
      <>
        <button
          type="button"
          className="button button-primary needs-script"
          onClick={() => toast({ ...NO_LINK, isDestructive: true })}
        >
          Apply Now
        </button>
        <p className="without-script hint">{NO_LINK.description}</p>
      </>
    )
  }

  const started = () => {
    countApplication(id)
    toast({ title: 'Application Started', description: 'Good luck with your application!' })
    onApply?.()
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="nofollow noopener noreferrer"
      className="button button-primary"
      onClick={started}
      onAuxClick={(event) => event.button === 1 && started()}
    >
      Apply Now
      <Icon name="arrow-up-right" />
      <span className="sr-only">(opens the employer’s page in a new tab)</span>
    </a>
  )
}

/** `keepalive` lets the request outlive the page. Errors are ignored: the count does not matter to the person. */
function countApplication(id: JobId) {
  fetch(`/api/jobs/${id}/apply`, { method: 'POST', keepalive: true }).catch(() => {})
}
