/** The dialog that adds a job to the tracker: stage, applied date, notes. Loaded on the first click. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ownToday } from '#app/ui/own-day.ts'
import type { Toast } from '#app/ui/toasts.tsx'
import type { JobId } from '#core/job/job.ts'
import { hasAppliedDate, STAGES } from '#core/tracker/application.ts'
import type { Warnings } from '#core/tracker/application-match.ts'
import { add, type FromJob } from './application-calls.ts'
import { NOT_CREATED } from './application-words.ts'
import { TrackFields } from './track-fields.tsx'
import { TrackWarnings } from './track-warnings.tsx'

type TrackedJob = {
  id: JobId
  title: string
  company: string | null
  /** The stage to start with; null for the first. */
  stage: string | null
}

type Props = {
  job: TrackedJob
  now: Date
  toast: (toast: Toast) => void
  /** Returns the toast's action that opens the new application. */
  onAdded: (jobId: JobId, applicationId: number) => Toast['action']
  onClose: () => void
}

export default function TrackDialog({ job, now, toast, onAdded, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [warnings, setWarnings] = useState<Warnings | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    const answer = await add(readFields(event.currentTarget, job.id, warnings !== null))
    setBusy(false)
    if (answer.ok) {
      const action = onAdded(job.id, answer.body.id)
      dialog.current?.close()
      toast({
        title: 'Added to Job Tracker',
        description: `${answer.body.jobTitle} has been added to your application tracker`,
        ...(action && { action }),
      })
    } else if (answer.warnings) setWarnings(answer.warnings)
    else if (answer.status === 401)
      location.assign(`/auth/signin?next=${encodeURIComponent(location.pathname)}`)
    else {
      setProblem(answer.message)
      toast({ title: NOT_CREATED, description: answer.message, isDestructive: true })
    }
  }

  return (
    <dialog
      ref={dialog}
      className="dialog track-dialog"
      aria-labelledby="track-title"
      onClose={onClose}
    >
      <form onSubmit={(event) => void submit(event)}>
        <h2 id="track-title">Track application</h2>
        <p className="track-job">
          <strong>{job.title}</strong>
          {job.company && <span className="text-muted">{job.company}</span>}
        </p>
        {warnings && <TrackWarnings warnings={warnings} now={now} />}
        <TrackFields today={ownToday(now)} {...(job.stage && { typed: { stage: job.stage } })} />
        {problem && (
          <p role="alert" className="track-problem">
            {problem}
          </p>
        )}
        <p className="track-acts">
          <button
            type="submit"
            className="button button-primary"
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? 'Adding...' : warnings ? 'Track anyway' : 'Add to Job Tracker'}
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  )
}

function readFields(form: HTMLFormElement, jobId: number, anyway: boolean): FromJob {
  const fields = new FormData(form)
  const stage = STAGES.find((it) => it === fields.get('stage')) ?? STAGES[0]
  const appliedOn = String(fields.get('appliedOn') ?? '')
  const notes = String(fields.get('notes') ?? '').trim()
  return {
    jobId,
    stage,
    ...(hasAppliedDate(stage) && appliedOn && { appliedOn }),
    ...(notes && { notes }),
    ...(anyway && { anyway: true }),
  }
}
