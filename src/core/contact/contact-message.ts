/**
 * A message from the contact form: its limits in characters, its problems in the specification's words, and its states
 * on the operator's page.
 */
import { isMailAddress } from '#core/mail/mail-address.ts'
import { prepare } from '#core/text/typed-list.ts'

/** Long enough to look up an earlier conversation. */
export const CONTACT_DAYS = 365
/** Long enough for the operator to find a message that is no spam. */
export const CONTACT_SPAM_DAYS = 30

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const

type ContactField = (typeof CONTACT_FIELDS)[number]

/** As typed, or cleaned by `readContactMessage`. */
export type ContactMessage = Readonly<Record<ContactField, string>>

export type ContactProblems = Partial<Record<ContactField, string>>

/** Where the operator reads messages. */
export const CONTACT_ADMIN_PATH = '/admin/messages'

type ContactTopic = {
  subject: string
  /** What the message should name. */
  hint: string | null
  /** Only where there are plans. */
  isAboutPlans?: true
}

/** What people mostly write about: the subjects that the form begins with, by their `topic` in the address. */
export const CONTACT_TOPICS: Readonly<Record<string, ContactTopic>> = {
  listing: {
    subject: 'A problem with a listing',
    hint: 'Paste the address of the job’s page and say what’s wrong.',
  },
  account: {
    subject: 'My account or my data',
    hint: 'Write from the address that you sign in with.',
  },
  company: {
    subject: 'My company’s page',
    hint: 'Paste the address of the page and say what should change.',
  },
  problem: {
    subject: 'Something doesn’t work',
    hint: 'Paste the address of the page and say what happened.',
  },
  enterprise: { subject: 'Enterprise plan', hint: null, isAboutPlans: true },
}

/** The subject for somebody who represents a company; within the subject's limit. */
export const aboutCompany = (name: string): string =>
  `Contact details of ${name}`.slice(0, 150).toWellFormed()

/** `spam`: from a suspected robot, or marked by the operator. */
export const CONTACT_STATUSES = ['new', 'answered', 'spam'] as const

export type ContactStatus = (typeof CONTACT_STATUSES)[number]

export const readContactStatus = (text: string | null): ContactStatus | null =>
  CONTACT_STATUSES.find((status) => status === text) ?? null

/** The minimums are the specification's. The address has its own rule. */
const LENGTHS = {
  name: { min: 2, tooShort: 'Name must be at least 2 characters', max: 100, label: 'Name' },
  subject: {
    min: 5,
    tooShort: 'Subject must be at least 5 characters',
    max: 150,
    label: 'Subject',
  },
  message: {
    min: 10,
    tooShort: 'Message must be at least 10 characters',
    max: 5_000,
    label: 'Message',
  },
} as const

/** The cleaned message, or one problem per invalid field. Only `message` keeps its line breaks. */
export function readContactMessage(
  typed: ContactMessage,
): { message: ContactMessage } | { problems: ContactProblems } {
  const message = {
    name: oneLine(typed.name),
    email: typed.email.trim(),
    subject: oneLine(typed.subject),
    message: prepare(typed.message),
  }
  const problems: ContactProblems = {}
  for (const field of ['name', 'subject', 'message'] as const) {
    const { min, tooShort, max, label } = LENGTHS[field]
    const { length } = message[field]
    if (length < min) problems[field] = tooShort
    if (length > max) {
      problems[field] = `${label} must be at most ${max.toLocaleString('en-US')} characters`
    }
  }
  if (!isMailAddress(message.email)) problems.email = 'Please enter a valid email address'
  return Object.keys(problems).length > 0 ? { problems } : { message }
}

const oneLine = (text: string) => prepare(text.replace(/\s+/g, ' '))
