/**
 * A CV in printed order and wording, independent of the format: sections, employers with their roles, dates as text.
 * Every writer starts from this, so all formats have the same content.
 */
import type { Cv, CvCredit, CvLine, CvSkills } from '#core/cv/cv.ts'
import { CV_SECTION_NAMES, type CvSection } from '#core/documents/cv-sections.ts'
import { formatDates, formatPartialDate } from './printed-dates.ts'
import { printedLine, printedLines, printedUrl, safeLink } from './printed-text.ts'
import { sectionOrder } from './section-order.ts'

/** `url` is null for plain text without a link. */
export type SheetLink = { text: string; url: string | null }

/** A role, a degree, a project, a certificate. Texts are '' where the CV has none. */
export type SheetEntry = {
  id: string
  title: string
  dates: string
  /** Below the title: client, issuer, place. */
  below: string
  link: SheetLink | null
  paragraphs: string[]
  bullets: CvLine[]
  /** "Courses: …", "Grade: …". */
  notes: { label: string; text: string }[]
}

/** Entries of one employer, school or organization; `heading` is '' for entries without one. */
export type SheetGroup = {
  id: string
  heading: string
  place: string
  link: SheetLink | null
  about: string[]
  entries: SheetEntry[]
}

export type SheetSection = {
  kind: CvSection
  heading: string
  paragraphs: CvLine[]
  groups: SheetGroup[]
  /** "Databases: PostgreSQL, Redis"; the label is '' for a plain list. */
  lists: { id: string; label: string; text: string }[]
  bullets: CvLine[]
}

export type CvSheet = {
  name: string
  label: string
  contact: SheetLink[]
  sections: SheetSection[]
}

/** `order`: of the sections, as the person chose it. */
export function toSheet(cv: Cv, order?: readonly CvSection[]): CvSheet {
  const made = sectionOrder(cv, order).flatMap((kind) => SECTIONS[kind](cv))
  return {
    name: printedLine(cv.name),
    label: printedLine(cv.label),
    contact: contactOf(cv),
    sections: made.filter(
      ({ paragraphs, groups, lists, bullets }) =>
        paragraphs.length + groups.length + lists.length + bullets.length > 0,
    ),
  }
}

function contactOf(cv: Cv): SheetLink[] {
  const { email, phone, place, url, links } = cv
  const parts = [
    place && { text: printedLine(place.text), url: null },
    email && { text: printedLine(email), url: safeLink(`mailto:${printedLine(email)}`) },
    phone && { text: printedLine(phone), url: safeLink(`tel:${phone.replace(/[^\d+]/g, '')}`) },
    url && linkOf(url),
    ...links.map(
      (link) => linkOf(link.url) ?? { text: line(link.network, link.username), url: null },
    ),
  ]
  return parts.filter((link) => link !== null && link !== '').filter(({ text }) => text !== '')
}

type MakeSection = (cv: Cv) => SheetSection[]

const SECTIONS: Readonly<Record<CvSection, MakeSection>> = {
  summary: ({ summary }) => [section('summary', { paragraphs: printed(summary) })],
  work: ({ work }) => [
    section('work', {
      groups: work.map(({ id, company, url, place, about, roles }) => ({
        id,
        heading: printedLine(company),
        place: printedLine(place ?? placeOfAll(roles)),
        link: linkOf(url),
        about: printedLines(about),
        entries: roles.map((role) =>
          entry(role.id, role.title, formatDates(role.start, role.end), {
            below: place === null && placeOfAll(roles) !== null ? '' : printedLine(role.place),
            paragraphs: printedLines(role.summary),
            bullets: printed(role.highlights),
          }),
        ),
      })),
    }),
  ],
  education: ({ education }) => [
    section('education', {
      groups: education.map((school) => ({
        id: school.id,
        heading: printedLine(school.institution),
        place: printedLine(school.place),
        link: linkOf(school.url),
        about: [],
        entries: [
          entry(
            school.id,
            line(school.degree, school.area),
            formatDates(school.start, school.end),
            {
              notes: notes(
                ['Grade', printedLine(school.score)],
                ['Courses', line(...school.courses.map(({ text }) => text))],
              ),
              bullets: printed(school.highlights),
            },
          ),
        ],
      })),
    }),
  ],
  projects: ({ projects }) => [
    section('projects', {
      groups: projects.map((project) =>
        alone(
          entry(project.id, project.name, formatDates(project.start, project.end), {
            below: line(...project.roles, project.entity),
            link: linkOf(project.url),
            paragraphs: printedLines(project.description),
            bullets: printed(project.highlights),
            notes: notes(['Technologies', line(...project.keywords)]),
          }),
        ),
      ),
    }),
  ],
  volunteer: ({ volunteer }) => [
    section('volunteer', {
      groups: volunteer.map((post) => ({
        id: post.id,
        heading: printedLine(post.organization),
        place: '',
        link: linkOf(post.url),
        about: [],
        entries: [
          entry(post.id, post.position, formatDates(post.start, post.end), {
            paragraphs: printedLines(post.summary),
            bullets: printed(post.highlights),
          }),
        ],
      })),
    }),
  ],
  skills: ({ skills }) => [section('skills', { lists: listsOf(skills) })],
  languages: ({ languages }) => [
    section('languages', {
      lists: asOneList(
        languages.map(({ language, fluency }) =>
          fluency ? `${printedLine(language)} (${printedLine(fluency)})` : printedLine(language),
        ),
      ),
    }),
  ],
  certificates: ({ certificates }) => [creditSection('certificates', certificates)],
  awards: ({ awards }) => [creditSection('awards', awards)],
  publications: ({ publications }) => [creditSection('publications', publications)],
  interests: ({ interests }) => [section('interests', { lists: listsOf(interests) })],
  other: ({ other }) =>
    other.map(({ heading, lines }) =>
      section('other', { bullets: printed(lines) }, printedLine(heading)),
    ),
  references: ({ references }) => [
    section('references', {
      groups: references.map(({ id, name, reference }) =>
        alone(entry(id, name, '', { paragraphs: printedLines(reference) })),
      ),
    }),
  ],
}

function section(
  kind: CvSection,
  parts: Partial<SheetSection>,
  heading = CV_SECTION_NAMES[kind],
): SheetSection {
  return { kind, heading, paragraphs: [], groups: [], lists: [], bullets: [], ...parts }
}

function creditSection(kind: CvSection, credits: CvCredit[]): SheetSection {
  return section(kind, {
    groups: credits.map(({ id, title, by, date, url, summary }) =>
      alone(
        entry(id, title, date ? formatPartialDate(date) : '', {
          below: printedLine(by),
          link: linkOf(url),
          paragraphs: printedLines(summary),
        }),
      ),
    ),
  })
}

function entry(id: string, title: string, dates: string, parts: Partial<SheetEntry>): SheetEntry {
  return {
    id,
    title: printedLine(title),
    dates,
    below: '',
    link: null,
    paragraphs: [],
    bullets: [],
    notes: [],
    ...parts,
  }
}

const alone = (only: SheetEntry): SheetGroup => ({
  id: only.id,
  heading: '',
  place: '',
  link: null,
  about: [],
  entries: [only],
})

/** Null if the places of the roles differ or are missing. */
function placeOfAll(roles: readonly { place: string | null }[]): string | null {
  const places = new Set(roles.map(({ place }) => place))
  return places.size === 1 ? ([...places][0] ?? null) : null
}

function listsOf(groups: CvSkills[]): SheetSection['lists'] {
  return groups
    .map(({ id, name, level, keywords }) => {
      const heading = [printedLine(name), level && `(${printedLine(level)})`]
        .filter(Boolean)
        .join(' ')
      const text = line(...keywords)
      // A group with only a name is itself the skill.
      return text ? { id, label: heading, text } : { id, label: '', text: heading }
    })
    .filter(({ text }) => text !== '')
}

const asOneList = (texts: string[]) =>
  texts.some(Boolean) ? [{ id: 'all', label: '', text: line(...texts) }] : []

const notes = (...pairs: [label: string, text: string][]) =>
  pairs.filter(([, text]) => text !== '').map(([label, text]) => ({ label, text }))

const printed = (lines: CvLine[]) =>
  lines.map(({ id, text }) => ({ id, text: printedLine(text) })).filter(({ text }) => text !== '')

const line = (...parts: (string | null)[]) => parts.map(printedLine).filter(Boolean).join(', ')

function linkOf(url: string | null): SheetLink | null {
  return url?.trim() ? { text: printedUrl(url), url: safeLink(url) } : null
}
