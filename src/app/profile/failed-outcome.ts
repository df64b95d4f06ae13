/** What a form of a profile is told that was not saved: everything that was typed comes back. */
import {
  ANALYSIS_FAILED,
  type Loss,
  NOT_REACHED,
  RESUME_DATA_FAILED,
  STEP_FAILED,
  UPLOAD_FAILED,
} from '#app/request/unanswered.ts'
import type { Problems } from './read-profile-form.ts'
import type { Outcome } from './save-profile.ts'

type Sent = { field: (name: string) => string; all: (name: string) => string[] }

const TYPED = ['name', 'bio', 'website', 'experienceYears', 'skills', 'company', 'position'].concat(
  ['duration', 'description', 'institution', 'degree', 'field', 'graduationYear', 'was'],
  ['salaryMin', 'salaryMax', 'remote', 'yearsWorked', 'text'],
)

export function failed(section: string, form: Sent, problems: Problems): Outcome {
  const typed: Record<string, string> = {}
  for (const name of TYPED) typed[name] = form.field(name)
  typed.jobTypes = form.all('jobTypes').join(',')
  typed.locations = form.all('locations').join(';')
  const intent = form.field('intent')
  return { isSaved: false, section, intent, message: null, problems, typed, theirs: null }
}

/** No answer came to the form that was sent. */
export async function unanswered(request: Request, loss: Loss): Promise<Outcome> {
  const sent = await request.formData()
  const all = (name: string) => sent.getAll(name).filter((value) => typeof value === 'string')
  const form: Sent = { field: (name) => all(name)[0] ?? '', all }
  const intent = form.field('intent')
  const message =
    MESSAGES[intent]?.[loss] ?? (form.field('step') === '' ? NOT_REACHED : STEP_FAILED)
  return failed(intent, form, { form: message })
}

const RESUME = { lost: RESUME_DATA_FAILED, broken: RESUME_DATA_FAILED }

/** What the specification says of forms with a file, and of what is kept of a resume. */
const MESSAGES: Readonly<Record<string, Record<Loss, string>>> = {
  'upload-cv': { lost: UPLOAD_FAILED, broken: ANALYSIS_FAILED },
  'upload-picture': { lost: UPLOAD_FAILED, broken: UPLOAD_FAILED },
  'paste-cv': RESUME,
  'add-from-cv': RESUME,
  'delete-cv': RESUME,
  'restore-cv': RESUME,
  'read-cv': { lost: ANALYSIS_FAILED, broken: ANALYSIS_FAILED },
}
