/** Two edits of one thing, side by side: what was typed, and what stands there since somebody was quicker. */
import { wallTimeAt } from '#core/time/time-zone.ts'
import type { Attempt, SentForm } from './sent-form.ts'

const LABELS: Record<string, string> = {
  jobTitle: 'Job title',
  companyName: 'Company',
  companyWebsite: 'Company website',
  jobLocation: 'Location',
  jobUrl: 'Link to the job',
  salaryRange: 'Salary',
  appliedOn: 'Applied on',
  followUpOn: 'Follow up on',
  jobDescription: 'Text of the listing',
  stage: 'Stage',
  notes: 'Notes',
  text: 'What happened',
  happenedAt: 'Day',
  name: 'Name',
  role: 'Role',
  email: 'E-mail',
  phone: 'Phone',
  url: 'Link',
  round: 'Round',
  startsAt: 'Begins',
  timeZone: 'Time zone',
  minutes: 'Minutes',
  place: 'Place or link',
  title: 'Task',
  dueOn: 'Due on',
}

/** Fields of the form that stand differently now, as people read them. Never empty: it begins with what is being edited. */
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
