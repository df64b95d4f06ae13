import { describe, expect, test } from 'vitest'
import { readPlainText } from '#cv/read/txt/read-txt.ts'
import { readCv } from './read-cv.ts'

/** What must be read: "title, company" of jobs, "degree, school" of studies, skills, languages. */
type Reads = { work: string[]; education: string[]; skills: string[]; languages: string[] }

const HEAD = `Ada Brunn
Ulm, Germany
ada@example.com
`
const JOBS = `Data Engineer, Fernhollow GmbH
03/2019 – heute
- Moved the billing to events
- Trained 30 people

Developer, Larkspur Ltd
2015 – 2019
- Wrote the first tests
`
const STUDY = `MSc Physics, University of Ulm
2010 – 2015
`
const SKILLS = 'Go, Kafka, PostgreSQL, Kubernetes\n'
const SPOKEN = 'German (native), English (C1)\n'

const READS: Reads = {
  work: ['Data Engineer, Fernhollow GmbH', 'Developer, Larkspur Ltd'],
  education: ['MSc Physics, University of Ulm'],
  skills: ['Go', 'Kafka', 'PostgreSQL', 'Kubernetes'],
  languages: ['German', 'English'],
}

const LAYOUTS: Record<string, string> = {
  'headings of its own': `${HEAD}
Where I have been paid to think

${JOBS}
What I learned first

${STUDY}
Things I am good at
${SKILLS}
How I talk
${SPOKEN}`,
  'underlined headings': `${HEAD}
The road so far
---------------

${JOBS}
Lecture halls
-------------

${STUDY}
In the toolbox
--------------
${SKILLS}
Tongues
-------
${SPOKEN}`,
  'headings in marks': `${HEAD}
== Stationen bisher ==
${JOBS}
== Hörsäle ==
${STUDY}
== Womit ich arbeite ==
${SKILLS}
== Verständigung ==
${SPOKEN}`,
  'headings of its own in Markdown': `# Ada Brunn
Ulm, Germany
ada@example.com

## Le chemin parcouru

${JOBS}
## Sur les bancs

${STUDY}
## Boîte à outils

${SKILLS}
## En paroles

${SPOKEN}`,
  'no headings': `${HEAD}
${JOBS}
${STUDY}
${SKILLS}
${SPOKEN}`,
}

function readsOf(text: string): Reads {
  const { cv } = readCv(readPlainText(text))
  return {
    work: cv.work.flatMap(({ company, roles }) => roles.map(({ title }) => `${title}, ${company}`)),
    education: cv.education.map(({ degree, area, institution }) =>
      [[degree, area].filter(Boolean).join(' '), institution].join(', '),
    ),
    skills: cv.skills.flatMap(({ keywords }) => keywords),
    languages: cv.languages.map(({ language }) => language),
  }
}

describe('a CV', () => {
  for (const [layout, text] of Object.entries(LAYOUTS)) {
    test(`with ${layout} is read`, () => expect(readsOf(text)).toEqual(READS))
  }

  test('in sentences is read entry by entry', () => {
    const text = `${HEAD}
Dear reader,

Data Engineer, Fernhollow GmbH, 2019 – 2023. I moved the billing to events, and trained 30 people.

Developer, Larkspur Ltd, 2015 – 2019. I wrote the first tests that this company ever had.`
    expect(readsOf(text).work).toEqual(READS.work)
  })
})

describe('a summary', () => {
  test('has no text of sections that are not understood; their lines are unread', () => {
    const text = `${HEAD}
${JOBS}
${SKILLS}
Zyx
Plugh of Xyzzy
`
    const { cv, unread, lines } = readCv(readPlainText(text))
    expect(cv.summary.map(({ text }) => text).join(' ')).not.toContain('Engineer')
    expect(cv.work).toHaveLength(2)
    expect(unread.map((at) => lines[at]?.text)).toEqual(['Zyx', 'Plugh of Xyzzy'])
  })
})

test('a list of skills in a sentence of two lines is cited, and neither line is unread', () => {
  const { cv, lines, marks, unread } = readCv(
    readPlainText(`${HEAD}
${JOBS}
My tools are Go, Kafka,
Postgres, Helm, Terraform.
`),
  )
  expect(cv.skills.flatMap(({ keywords }) => keywords)).toEqual([
    'Go',
    'Kafka',
    'Postgres',
    'Helm',
    'Terraform',
  ])
  const cited = marks.s1?.lines.map((at) => lines[at]?.text)
  expect(cited).toEqual(['My tools are Go, Kafka,', 'Postgres, Helm, Terraform.'])
  expect(unread).toEqual([])
})

test('a thousand short paragraphs after an entry are read in time', () => {
  const text = `${HEAD}\n${JOBS}\n${'Zyx abc\nof it\n\n'.repeat(1_000)}`
  expect(readCv(readPlainText(text)).cv.work).toHaveLength(2)
}, 5_000)

const CONTACTS: readonly [line: string, email: string | null, phone: string | null][] = [
  ['Phone: +49 89 1234567 | Email: ada@example.com', 'ada@example.com', '+49 89 1234567'],
  ['Telefon: 0660 555 0178, E-Mail: ada@example.at', 'ada@example.at', '0660 555 0178'],
  ['Tél. : 06 55 12 34 78 – Courriel : ada@example.fr', 'ada@example.fr', '06 55 12 34 78'],
  ['Teléfono: +34 655 210 987', null, '+34 655 210 987'],
]

describe('contacts with labels', () => {
  for (const [line, email, phone] of CONTACTS) {
    test(`are read from "${line}"`, () => {
      const { cv } = readCv(readPlainText(`Ada Brunn\n${line}\n`))
      expect([cv.email, cv.phone]).toEqual([email, phone])
    })
  }

  test('a link that wraps at a hyphen is one link', () => {
    const { cv } = readCv(readPlainText('Ada Brunn\nlinkedin.com/in/ada-\nbrunn-data\n'))
    expect(cv.links.map(({ url }) => url)).toEqual(['https://linkedin.com/in/ada-brunn-data'])
  })
})

const DEGREES: readonly [line: string, degree: string, score: string | null][] = [
  ['BSc Physics (First-class honours)', 'BSc Physics', 'First-class honours'],
  ['Diplom Physik, Note 1,4', 'Diplom Physik', '1,4'],
  ['Grado en Física (nota media: 8,4)', 'Grado en Física', '8,4'],
  ['Licence de physique, mention bien', 'Licence de physique', 'mention bien'],
]

describe('a grade', () => {
  for (const [line, degree, score] of DEGREES) {
    test(`is not part of the degree in "${line}"`, () => {
      const text = `Ada Brunn\n\nEducation\n\n${line}\nUniversity of Ulm, 2010 – 2015\n`
      const [entry] = readCv(readPlainText(text)).cv.education
      const whole = [entry?.degree, entry?.area].filter(Boolean).join(' ')
      expect([whole, entry?.score]).toEqual([degree, score])
    })
  }
})

test('a blurb below an employer is no company', () => {
  const text = `Ada Brunn

Experience

Elektro Hinterleitner
A family business with 25 people
Electrician (2007 – 2014)
- Repaired pumps
`
  const { work } = readCv(readPlainText(text)).cv
  expect(work.map(({ company }) => company)).toEqual(['Elektro Hinterleitner'])
})
