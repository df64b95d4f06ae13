/** What a form of a profile is told that was not saved: everything that was typed comes back. */
import { NOT_REACHED, STEP_FAILED, UPLOAD_FAILED } from '#app/unanswered.ts'
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
export async function unanswered(request: Request): Promise<Outcome> {
  const sent = await request.formData()
  const all = (name: string) => sent.getAll(name).filter((value) => typeof value === 'string')
  const form: Sent = { field: (name) => all(name)[0] ?? '', all }
  const intent = form.field('intent')
  return failed(intent, form, { form: messageOf(intent, form.field('step') !== '') })
}

function messageOf(intent: string, isWizard: boolean): string {
  if (intent.startsWith('upload-')) return UPLOAD_FAILED
  return isWizard ? STEP_FAILED : NOT_REACHED
}
