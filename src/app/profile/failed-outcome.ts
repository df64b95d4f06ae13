/** The outcome of a profile form that was not saved. It returns everything that was typed. */
import {
  ANALYSIS_FAILED,
  type Loss,
  NOT_REACHED,
  RESUME_DATA_FAILED,
  STEP_FAILED,
  UPLOAD_FAILED,
} from '#app/request/failed-submission.ts'
import { entryOf } from '#core/text/entry-of.ts'
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

/** The outcome of a form that got no response. */
export async function unanswered(request: Request, loss: Loss): Promise<Outcome> {
  const sent = await request.formData()
  const all = (name: string) => sent.getAll(name).filter((value) => typeof value === 'string')
  const form: Sent = { field: (name) => all(name)[0] ?? '', all }
  const intent = form.field('intent')
  const message =
    entryOf(MESSAGES, intent)?.[loss] ?? (form.field('step') === '' ? NOT_REACHED : STEP_FAILED)
  return failed(intent, form, { form: message })
}

const RESUME = { lost: RESUME_DATA_FAILED, broken: RESUME_DATA_FAILED }

/** The specification's messages for forms with a file and for resume data. */
const MESSAGES: Readonly<Record<string, Record<Loss, string>>> = {
  'upload-cv': { lost: UPLOAD_FAILED, broken: ANALYSIS_FAILED },
  'upload-picture': { lost: UPLOAD_FAILED, broken: UPLOAD_FAILED },
  'paste-cv': RESUME,
  'add-from-cv': RESUME,
  'delete-cv': RESUME,
  'restore-cv': RESUME,
  'read-cv': { lost: ANALYSIS_FAILED, broken: ANALYSIS_FAILED },
}
