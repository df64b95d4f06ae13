/** Handles the form of a new application: what was typed, what is wrong with it, and similar applications. */
import { data, redirect } from 'react-router'
import type { z } from 'zod'
import type { AccountId } from '#core/account/account.ts'
import { isReadable, parsePastedJob } from '#core/job/pasted-job.ts'
import { hasAppliedDate, STAGES } from '#core/tracker/application.ts'
import { NewByHand, NewFromJob } from '#core/tracker/application-input.ts'
import { formatDone } from '#core/tracker/tracker-done.ts'
import { TRACKER_PATH } from '#core/tracker/tracker-view.ts'
import { addApplication } from '#work/tracker/add-application.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Asked = { request: Request; services: Services; accountId: AccountId }

const FIELDS = [
  ['jobTitle', 'Job title'],
  ['companyName', 'Company'],
  ['jobLocation', 'Location'],
  ['salaryRange', 'Salary range'],
  ['jobUrl', 'Link to the job'],
  ['jobDescription', 'Job description'],
  ['stage', 'Stage'],
  ['appliedOn', 'Applied date'],
  ['notes', 'Notes'],
] as const

export async function addFromForm({ request, services, accountId }: Asked) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const typed: Record<string, string> = Object.fromEntries(
    FIELDS.map(([name]) => [name, text(name)]),
  )
  if (text('intent') === 'read') return readPasted(text('pasted'))

  const given = readGiven(typed, text('jobId'), text('anyway') !== '')
  if (!given.success) return data({ typed, problems: problemsOf(given.error) }, { status: 422 })
  const added = await addApplication(services, accountId, given.data)
  if ('warnings' in added) return data({ typed, warnings: added.warnings }, { status: 409 })
  throw redirect(`${TRACKER_PATH}?${formatDone({ kind: 'added', id: added.application.id })}`)
}

/** Fills the fields with what could be read, for the person to correct. The text becomes the job description. */
function readPasted(pasted: string) {
  if (pasted.trim() === '') {
    const problems: Record<string, string> = { pasted: 'Paste the text of a listing first.' }
    return data({ typed: {}, problems }, { status: 422 })
  }
  const job = parsePastedJob(pasted)
  const { title, company, location, salaryText } = job
  const typed: Record<string, string> = {
    jobTitle: title ?? '',
    companyName: company ?? '',
    jobLocation: location ?? '',
    salaryRange: salaryText ?? '',
    jobUrl: '',
    jobDescription: pasted.trim(),
  }
  return data({ typed, read: isReadable(job) ? ('well' as const) : ('badly' as const) })
}

function readGiven(typed: Record<string, string>, jobId: string, anyway: boolean) {
  const stage = STAGES.find((it) => it === typed.stage)
  const { appliedOn = '', notes = '' } = typed
  const own = {
    ...(stage && { stage }),
    ...(stage && hasAppliedDate(stage) && appliedOn && { appliedOn }),
    ...(notes.trim() && { notes }),
    ...(anyway && { anyway: true }),
  }
  if (/^\d+$/.test(jobId)) return NewFromJob.safeParse({ jobId: Number(jobId), ...own })
  const { jobTitle, companyName, jobLocation, salaryRange, jobUrl, jobDescription } = typed
  return NewByHand.safeParse({
    jobTitle,
    companyName,
    jobLocation,
    salaryRange,
    jobUrl,
    jobDescription,
    ...own,
  })
}

function problemsOf(error: z.ZodError): Record<string, string> {
  const labels = new Map<string, string>(FIELDS)
  return Object.fromEntries(
    error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return [name, `${labels.get(name) ?? name} ${message}`]
    }),
  )
}
