/** Compares two conflicting edits: what was typed, and what another tab or device saved first. */
import { wallTimeAt } from '#core/time/time-zone.ts'
import type { Attempt, SentForm } from './sent-form.ts'

const LABELS: Record<string, string> = {
  jobTitle: 'Job title',
  companyName: 'Company',
  companyWebsite: 'Company website',
  jobLocation: 'Location',
  jobUrl: 'Link to the job',
  salaryRange: 'Salary',
  appliedOn: 'Applied date',
  followUpOn: 'Follow-up date',
  jobDescription: 'Listing text',
  stage: 'Stage',
  notes: 'Notes',
  text: 'What happened',
  happenedAt: 'Date',
  name: 'Name',
  role: 'Role',
  email: 'Email',
  phone: 'Phone',
  url: 'Link',
  round: 'Round',
  startsAt: 'Starts',
  timeZone: 'Time zone',
  minutes: 'Duration (minutes)',
  place: 'Location or link',
  title: 'Task',
  dueOn: 'Due date',
}

/** The form's fields whose saved value differs from the typed one, with their labels. */
export function conflictOf(
  kind: string,
  form: SentForm,
  current: object,
): NonNullable<Attempt['conflict']> {
  const theirs = new Map(Object.entries(current))
  if (kind === 'interview') {
    const zone = String(theirs.get('timeZone'))
    theirs.set('startsAt', wallTimeAt(new Date(String(theirs.get('startsAt'))), zone))
  }
  if (kind === 'event') theirs.set('happenedAt', String(theirs.get('happenedAt')).slice(0, 10))
  const typed = form.values()
  return Object.entries(LABELS)
    .filter(([name]) => name in typed && theirs.has(name))
    .map(([name, label]) => ({
      label,
      yours: (typed[name] ?? '').trim(),
      theirs: String(theirs.get(name) ?? ''),
    }))
    .filter(({ yours, theirs }) => yours !== theirs)
}
