/** What a reader must find in a sample, in the neutral shape that CV readers are compared in. */
import type { Person } from './person.ts'
import type { DateForm } from './words.ts'

/** Readers need not find what a layout leaves out. */
export type Shown = { dates: DateForm; leavesOut: ('summary' | 'links' | 'education.dates')[] }

export function truthOf(person: Person, file: string, { dates, leavesOut }: Shown) {
  const date = (text: string | null) => {
    if (text === null) return 'present'
    const [y = '', m = '1'] = text.split('-')
    return { y, m: dates === 'year' ? null : Number(m) }
  }
  const study = ({ start, end }: { start: string; end: string }) =>
    leavesOut.includes('education.dates') ? {} : { start: date(start), end: date(end) }
  return {
    file,
    group: file.replace(/--.*$/, ''),
    split: 'DEV',
    noText: false,
    unscored: leavesOut,
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: { exact: [person.place] },
    links: { required: person.links, optional: [] },
    summary: leavesOut.includes('summary') ? null : person.summary,
    skills: {
      required: person.skills.flatMap((group) => group.words),
      optional: person.skills.map((group) => group.name.toLowerCase()),
    },
    work: person.work.map(({ title, company, start, end, prose, points }) => ({
      title,
      company,
      start: date(start),
      end: date(end),
      body: [...(prose ? [prose] : []), ...points].join('\n'),
    })),
    workOptional: [],
    education: person.education.map((it) => ({
      degree: it.degree,
      institution: it.institution,
      ...study(it),
    })),
  }
}
