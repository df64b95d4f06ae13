/**
 * Recognizes the columns of a person's table by their headers, in the spellings of other trackers (Huntr, Teal,
 * Simplify), LinkedIn's export, Notion and people's own spreadsheets. A header that only resembles one of these
 * ("Status Date", "Recruiter's reply") is skipped rather than guessed.
 */

/** The spellings of each field, most certain first. Compared after `plainHeader`. */
const SPELLINGS = {
  title: `job title, position, role, title, job position, job, position title, role title, job role, position name,
    job name, job listing, listing, role name, opening, vacancy, name, stelle, position applied for, job applied for,
    poste, puesto`,
  company: `company, company name, employer, organisation, organization, company organization, employer name,
    firm, business, name of company, organisation name, organization name, agency, firma, unternehmen, entreprise,
    empresa`,
  stage: `stage, application stage, status, application status, current status, current stage, list, list name, board list,
    column, state, progress, phase, pipeline stage, job status, hiring stage, outcome, result, application state`,
  appliedOn: `applied on, applied date, date applied, application date, applied, date of application, applied at,
    applied time, date submitted, submitted, submitted on, submission date, application submitted, when applied,
    date sent, sent on, date, day applied, apply date, bewerbungsdatum`,
  followUpOn: `follow up on, follow up, follow up date, followup, followup date, next follow up, date to follow up,
    follow up by, next action date, next step date, reminder, reminder date, follow up due`,
  location: `location, job location, place, city, office, where, work location, city country, location remote,
    city state, office location, remote location, ort, standort`,
  salary: `salary, salary range, pay, compensation, pay range, salary rate, comp, expected salary, salary expectation,
    base salary, max salary, maximum salary, salary max, total compensation, compensation range, salary estimate, rate,
    wage, offered salary, gehalt`,
  url: `job url, url, link, job link, posting url, job posting, job posting url, listing url, application link,
    application url, link to job, link to posting, job post, job post url, job ad, post url, posting link, website link,
    job description link, posting, apply link, source url, job listing url`,
  website: `company website, company url, website, company site, company link, homepage, employer website, domain,
    company domain`,
  notes: `notes, note, comments, comment, remarks, additional notes, my notes, job notes, memo, details, notizen`,
  description: `description, job description, listing text, job description text, jd, posting text, job text,
    full description`,
  contactName: `contact, contact name, contact person, recruiter, recruiter name, hiring manager, point of contact, poc,
    hiring contact, recruiter contact`,
  contactEmail: `contact e mail, contact email, recruiter email, recruiter e mail, contact email address,
    email of contact, hiring manager email, email contact`,
  contactPhone: `contact phone, contact phone number, recruiter phone, phone of contact, contact number`,
} as const satisfies Record<string, string>

export type CsvField = keyof typeof SPELLINGS

export const CSV_FIELDS = Object.keys(SPELLINGS) as CsvField[]

export const CSV_FIELD_LABELS: Record<CsvField, string> = {
  title: 'Job title',
  company: 'Company',
  stage: 'Stage',
  appliedOn: 'Applied date',
  followUpOn: 'Follow-up date',
  location: 'Location',
  salary: 'Salary',
  url: 'Link to the job',
  website: 'Company website',
  notes: 'Notes',
  description: 'Text of the listing',
  contactName: 'Contact',
  contactEmail: 'Email of the contact',
  contactPhone: 'Phone of the contact',
}

/** The field of each column, in the order of the headers; null for skipped columns. No field appears twice. */
export type CsvColumns = (CsvField | null)[]

const RANKS = new Map<string, { field: CsvField; rank: number }>()
for (const field of CSV_FIELDS) {
  const spellings = [CSV_FIELD_LABELS[field], ...SPELLINGS[field].split(',')]
  spellings.forEach((spelling, rank) => {
    RANKS.set(plainHeader(spelling), { field, rank })
  })
}

/** Headers that only LinkedIn's list of applications has. Its "Contact Email" and phone are the applicant's own. */
const OWN_CONTACT = ['question and answers', 'resume name']

export function recogniseColumns(headers: readonly string[]): CsvColumns {
  const plain = headers.map(plainHeader)
  const isOwnContact = OWN_CONTACT.some((mark) => plain.includes(mark))
  const found = plain.map((header) => RANKS.get(header) ?? null)
  return found.map((it, index) => {
    if (!it || (isOwnContact && it.field.startsWith('contact'))) return null
    // If two columns match the same field, the more certain spelling wins, then the first column.
    const isBest = found.every(
      (other, at) =>
        other?.field !== it.field ||
        at === index ||
        it.rank < other.rank ||
        (it.rank === other.rank && index < at),
    )
    return isBest ? it.field : null
  })
}

/** Whether a first row is a header, and not already an application. */
export const looksLikeHeader = (cells: readonly string[]) =>
  recogniseColumns(cells).filter((field) => field !== null).length >= 2

/** Lower-case letters and digits; everything else becomes a space: "🏢 Company Name *" is "company name". */
function plainHeader(header: string): string {
  return header
    .slice(0, 100)
    .replace(/([a-z])([A-Z])/g, '$1 $2') // appliedDate
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
