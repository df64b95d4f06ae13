/**
 * What "Find Company Details" answers: six fields, each stated somewhere, and what remains to try when one is missing.
 * The field names are those of the specification.
 */
import type { CompanyContact, ContactKind, ContactSource } from './company-contact.ts'

export type ContactMethod = {
  kind: ContactKind
  value: string
  description: string
  /** For a link; null if there is nothing to open. */
  href: string
}

export type CompanyDetails = {
  company: { slug: string; name: string }
  website: string | null
  careerPage: string | null
  hrEmail: string | null
  companyEmail: string | null
  linkedinPage: string | null
  contactMethods: ContactMethod[]
  /** Neither a website nor an email address was found. */
  fallback: boolean
  /** In a few words, what was not found and why; null if there is nothing to say. */
  message: string | null
  /** What to try besides. */
  suggestions: { label: string; href: string }[]
  /** Where and when each was found. */
  evidence: { value: string; source: ContactSource; sourceUrl: string | null; foundOn: string }[]
}

export type DetailsGiven = {
  company: { slug: string; name: string }
  contacts: readonly CompanyContact[]
  /** The company asked us not to show its contacts. */
  isRemoved: boolean
  /** Another request is reading the website at this moment. */
  isBeingRead: boolean
  /** The job to apply through: the one that the person came from, or the only open one. */
  job: { id: number; title: string } | null
}

/** A page that the employer publishes counts before one that we read for it. */
const SOURCE_ORDER: readonly ContactSource[] = ['listing', 'site', 'board']
const FIELDS = ['website', 'careers', 'hr', 'company', 'linkedin'] as const

export function companyDetails(given: DetailsGiven): CompanyDetails {
  const { company, isRemoved } = given
  const contacts = isRemoved ? [] : inOrder(given.contacts)
  const first = (kind: ContactKind) => contacts.find((contact) => contact.kind === kind) ?? null
  const fields = FIELDS.map(first)
  const [website, careers, hr, general, linkedin] = fields.map((contact) => contact?.value ?? null)
  const rest = contacts.filter(
    (contact) =>
      !fields.some((field) => field?.kind === contact.kind && field.value === contact.value) &&
      contact.kind !== 'website' &&
      contact.kind !== 'linkedin',
  )
  const fallback = !website && !hr && !general
  return {
    company,
    website: website ?? null,
    careerPage: careers ?? null,
    hrEmail: hr ?? null,
    companyEmail: general ?? null,
    linkedinPage: linkedin ?? null,
    contactMethods: rest.map(toMethod),
    fallback,
    message: messageOf(given, fallback),
    suggestions: suggestionsOf(given, { careers: careers ?? null, linkedin: linkedin ?? null }),
    evidence: contacts.map(({ value, source, sourceUrl, foundOn }) => ({
      value,
      source,
      sourceUrl,
      foundOn,
    })),
  }
}

/** Careers pages come from the company's site before the page at a source; a role before a person. */
function inOrder(contacts: readonly CompanyContact[]): CompanyContact[] {
  const rank = ({ source, about }: CompanyContact) =>
    SOURCE_ORDER.indexOf(source) + (about === NAMED ? SOURCE_ORDER.length : 0)
  const sorted = [...contacts].sort((one, other) => rank(one) - rank(other))
  return sorted.filter(
    (contact, at) =>
      sorted.findIndex(({ kind, value }) => kind === contact.kind && value === contact.value) ===
      at,
  )
}

const NAMED = 'Named in a listing'

function toMethod({ kind, value, about }: CompanyContact): ContactMethod {
  return { kind, value, description: about ?? DESCRIPTIONS[kind], href: contactHref(kind, value) }
}

const DESCRIPTIONS: Readonly<Record<ContactKind, string>> = {
  website: 'Website',
  careers: 'Careers page',
  hr: 'Applications',
  company: 'General questions',
  department: 'Email',
  phone: 'Phone',
  form: 'Contact form',
  linkedin: 'LinkedIn',
  profile: 'Profile',
}

export function contactHref(kind: ContactKind, value: string): string {
  if (kind === 'hr' || kind === 'company' || kind === 'department') return `mailto:${value}`
  return kind === 'phone' ? `tel:${value}` : value
}

function messageOf({ company, isRemoved, isBeingRead }: DetailsGiven, fallback: boolean) {
  if (isRemoved) return `${company.name} asked us not to show its contact details.`
  if (isBeingRead) return 'We’re still reading the company’s website. Try again in a minute.'
  return fallback
    ? `We couldn’t find a website or an email address for ${company.name}. We never guess addresses.`
    : null
}

function suggestionsOf(
  { company, job }: DetailsGiven,
  { careers, linkedin }: { careers: string | null; linkedin: string | null },
) {
  const search = new URLSearchParams({ keywords: company.name })
  return [
    ...(job ? [{ label: `Apply through the listing: ${job.title}`, href: `/jobs/${job.id}` }] : []),
    ...(careers === null
      ? [
          {
            label: `See all open jobs at ${company.name}`,
            href: `/companies/${encodeURIComponent(company.slug)}`,
          },
        ]
      : []),
    ...(linkedin === null
      ? [
          {
            label: `Search LinkedIn for ${company.name}`,
            href: `https://www.linkedin.com/search/results/companies/?${search}`,
          },
        ]
      : []),
  ]
}
