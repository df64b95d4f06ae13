/** Attaches the current PDF to an application, where it stays unchanged. */
import { Form } from 'react-router'
import type { JobId } from '#core/job/job.ts'
import type { ApplicationChoice } from './application-choices.ts'

type Props = { job: { id: JobId } | null; applications: readonly ApplicationChoice[] }

export function Attach({ job, applications }: Props) {
  const ofThisJob = applications.find((it) => it.isOfThisJob)
  return (
    <section aria-labelledby="attach-heading" className="maker-part">
      <h2 id="attach-heading">Attach to an application</h2>
      <p className="hint">
        We attach the current PDF. Later changes here don’t change the attached PDF.
      </p>
      {applications.length > 0 && (
        <Form method="post" preventScrollReset className="maker-attach">
          <input type="hidden" name="intent" value="attach" />
          <label className="maker-choice">
            <span className="label">Application</span>
            <select
              name="applicationId"
              className="input"
              defaultValue={ofThisJob?.id ?? applications[0]?.id}
            >
              {applications.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="button">
            Attach PDF
          </button>
        </Form>
      )}
      {!ofThisJob && (
        <p>
          <a
            href={job ? `/dashboard/job-tracker/new?jobId=${job.id}` : '/dashboard/job-tracker/new'}
            className="link"
          >
            {job ? 'Track this job first' : 'Track an application first'}
          </a>
        </p>
      )}
    </section>
  )
}
