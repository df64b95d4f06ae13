/** The items of an application (events, contacts…): how each is parsed from its form, its use cases, and its name. */
import type { z } from 'zod'
import type { AccountId } from '#core/account/account.ts'
import { instantOf } from '#core/time/time-zone.ts'
import type { ApplicationId, WholeApplication } from '#core/tracker/application.ts'
import {
  ContactChange,
  DocumentChange,
  EventChange,
  InterviewChange,
  NewContact,
  NewDocument,
  NewEvent,
  NewInterview,
  NewTask,
  TaskChange,
} from '#core/tracker/application-input.ts'
import {
  contactUseCases,
  documentUseCases,
  eventUseCases,
  interviewUseCases,
  taskUseCases,
} from '#work/tracker/application-parts.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { type Problems, readShape, type SentForm } from './sent-form.ts'

export const PART_KINDS = ['event', 'contact', 'interview', 'task', 'document'] as const
export type PartKind = (typeof PART_KINDS)[number]

type Ref = { applicationId: ApplicationId; id: number }

/** The action that a form asks for, or the form's problems. */
type Read<Act> = { value: Act } | { problems: Problems }

export type Part = {
  name: string
  /** The id of its section on the page. */
  section: string
  /** `now` becomes the time of an event that happened today. */
  readAdd(
    form: SentForm,
    now: Date,
  ): Read<(services: Services, accountId: AccountId, id: ApplicationId) => Promise<unknown>>
  readChange(
    form: SentForm,
    now: Date,
  ): Read<(services: Services, accountId: AccountId, ref: Ref) => Promise<unknown>>
  remove(services: Services, accountId: AccountId, ref: Ref): Promise<unknown>
  restore(services: Services, accountId: AccountId, ref: Ref): Promise<unknown>
  list(application: WholeApplication): readonly { id: number }[]
}

type Kind<New, Change> = Pick<Part, 'name' | 'section' | 'list'> & {
  verbs: Pick<Part, 'remove' | 'restore'> & {
    add(services: Services, accountId: AccountId, id: ApplicationId, values: New): Promise<unknown>
    change(
      services: Services,
      accountId: AccountId,
      ref: Ref & { values: Change },
    ): Promise<unknown>
  }
  shape: { add: z.ZodType<New>; change: z.ZodType<Change> }
  /** The input for the schema. */
  given(form: SentForm, verb: 'add' | 'change', now: Date): object
}

export const PARTS: Record<PartKind, Part> = {
  event: partOf({
    verbs: eventUseCases,
    name: 'Event',
    section: 'timeline',
    shape: { add: NewEvent, change: EventChange },
    given: (form, verb, now) => ({
      ...(verb === 'add' && { kind: form.text('kind') }),
      text: form.text('text'),
      happenedAt: happenedAt(form, now),
    }),
    list: ({ events }) => events,
  }),
  contact: partOf({
    verbs: contactUseCases,
    name: 'Contact',
    section: 'contacts',
    shape: { add: NewContact, change: ContactChange },
    given: (form) =>
      Object.fromEntries(
        ['name', 'role', 'email', 'phone', 'url', 'notes'].map((field) => [
          field,
          field === 'url' ? withScheme(form.text(field)) : form.text(field),
        ]),
      ),
    list: ({ contacts }) => contacts,
  }),
  interview: partOf({
    verbs: interviewUseCases,
    name: 'Interview',
    section: 'interviews',
    shape: { add: NewInterview, change: InterviewChange },
    given: (form) => ({
      round: form.text('round'),
      startsAt:
        instantOf(form.text('startsAt').slice(0, 16), form.text('timeZone'))?.toISOString() ?? '',
      timeZone: form.text('timeZone'),
      minutes: /^\d{1,5}$/.test(form.text('minutes').trim()) ? Number(form.text('minutes')) : null,
      place: form.text('place'),
      notes: form.text('notes'),
    }),
    list: ({ interviews }) => interviews,
  }),
  task: partOf({
    verbs: taskUseCases,
    name: 'Task',
    section: 'tasks',
    shape: { add: NewTask, change: TaskChange },
    given: (form) => ({ title: form.text('title'), dueOn: form.day('dueOn') }),
    list: ({ tasks }) => tasks,
  }),
  document: partOf({
    verbs: documentUseCases,
    name: 'Document',
    section: 'documents',
    shape: { add: NewDocument, change: DocumentChange },
    given: (form, verb) => ({
      ...(verb === 'add' && { fileId: form.text('fileId') }),
      sentOn: form.day('sentOn'),
    }),
    list: ({ documents }) => documents,
  }),
}

function partOf<New, Change>({ verbs, shape, given, ...rest }: Kind<New, Change>): Part {
  const { add, change, remove, restore } = verbs
  return {
    ...rest,
    remove,
    restore,
    readAdd(form, now) {
      const read = readShape(shape.add, given(form, 'add', now))
      if ('problems' in read) return read
      return { value: (services, accountId, id) => add(services, accountId, id, read.value) }
    },
    readChange(form, now) {
      const read = readShape(shape.change, given(form, 'change', now))
      if ('problems' in read) return read
      const { value: values } = read
      return {
        value: (services, accountId, ref) => change(services, accountId, { ...ref, values }),
      }
    },
  }
}

/** An unchanged day keeps its time, today becomes `now`, and any other day becomes noon UTC. */
function happenedAt(form: SentForm, now: Date): string {
  const on = form.text('happenedAt')
  const before = form.text('before')
  if (on !== '' && before.slice(0, 10) === on) return before
  if (on === now.toISOString().slice(0, 10)) return now.toISOString()
  return `${on}T12:00:00Z`
}

/** Adds `https://` to URLs that were entered without a scheme. */
export const withScheme = (text: string) =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/.test(text.trim()) ? `https://${text.trim()}` : text.trim()
