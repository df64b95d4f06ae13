import { expect, test } from 'vitest'
import { madeDocument } from '#cv/read/made-document.ts'
import { readCv } from './read-cv.ts'

/** Each entry in one line: "degree | area | school | start – end | place | score". */
function entriesOf(drawn: string): string[] {
  const { education } = readCv(madeDocument(drawn)).cv
  return education.map(({ degree, area, institution, start, end, place, score }) =>
    [degree, area, institution, `${start ?? '?'} – ${end ?? '?'}`, place, score]
      .map((value) => value ?? '')
      .join(' | ')
      .replace(/[ |]+$/, ''),
  )
}

const LAYOUTS: Record<string, { drawn: string; reads: string[] }> = {
  'everything in one line': {
    drawn: `
## Education
Bachelor of Arts in History, University of Leeds, 2011 - 2014
A-Levels: History (A), English (A), Harrogate Grammar School, 2009 - 2011`,
    reads: [
      'Bachelor of Arts | History | University of Leeds | 2011 – 2014',
      'A-Levels | History (A), English (A) | Harrogate Grammar School | 2009 – 2011',
    ],
  },
  'two lines, place and grade': {
    drawn: `
## Education
**MIT** || Cambridge, MA
M.Eng. in Electrical Engineering, GPA 4.9/5.0 || Jun 2020
**MIT** || Cambridge, MA
B.S. in Mathematics || Jun 2019`,
    reads: [
      'M.Eng. | Electrical Engineering | MIT | ? – 2020-06 | Cambridge, MA | 4.9/5.0',
      'B.S. | Mathematics | MIT | ? – 2019-06 | Cambridge, MA',
    ],
  },
  'one bullet each': {
    drawn: `
## Education
• Ph.D., Chemistry, Stanford University, 2015
• B.Sc., Chemistry, IIT Bombay, 2010`,
    reads: [
      'Ph.D. | Chemistry | Stanford University | ? – 2015',
      'B.Sc. | Chemistry | IIT Bombay | ? – 2010',
    ],
  },
  'dates in a rail, school below': {
    drawn: `
## Education
2014 – 2018 || BSc (Hons) Computer Science (2:1)
            || University of Sheffield
2012 – 2014 || A levels: Maths, Physics, Art
            || Sir Thomas Rotherham College`,
    reads: [
      'BSc (Hons) | Computer Science | University of Sheffield | 2014 – 2018 |  | 2:1',
      'A levels | Maths, Physics, Art | Sir Thomas Rotherham College | 2012 – 2014',
    ],
  },
  'the degree in a separate column': {
    drawn: `
## Education
PhD || Northmoor University, Computer Science || Princeton, NJ
• Thesis on search || Sept 2018 – May 2023
BS || Isartal University, Computer Engineering || Istanbul, Türkiye
• Valedictorian || Sept 2014 – June 2018`,
    reads: [
      'PhD | Computer Science | Northmoor University | 2018-09 – 2023-05 | Princeton, NJ',
      'BS | Computer Engineering | Isartal University | 2014-09 – 2018-06 | Istanbul, Türkiye',
    ],
  },
  'German, with a grade': {
    drawn: `
## Ausbildung
10/2010 – 08/2015 || **Dipl.-Ing. Maschinenbau**
             || Technische Universität München
• Note: 1,7
2002 – 2010 || Abitur
             || Gymnasium Kempten`,
    reads: [
      'Dipl.-Ing. Maschinenbau |  | Technische Universität München | 2010-10 – 2015-08 |  | 1,7',
      'Abitur |  | Gymnasium Kempten | 2002 – 2010',
    ],
  },
  French: {
    drawn: `
## Formation
Master Informatique, Université Lyon 1 || 2015 – 2017
Licence Mathématiques, Université de Bourgogne || 2012 – 2015`,
    reads: [
      'Master | Informatique | Université Lyon 1 | 2015 – 2017',
      'Licence | Mathématiques | Université de Bourgogne | 2012 – 2015',
    ],
  },
  'one value below the other': {
    drawn: `
## Education
University of Oldfield || 2011-06-01 — 2014-01-01
Information Technology
Bachelor
Courses
• DB1101 - Basic SQL`,
    reads: ['Bachelor | Information Technology | University of Oldfield | 2011-06-01 – 2014-01-01'],
  },
  'a campus after a comma, and a town that is not one': {
    drawn: `
## Education
State Polytechnic University, Springfield
Bachelor of Science in Nursing, December 2024
University of Northmoor, Exeter
Bachelor of Arts in Music, 2019`,
    reads: [
      'Bachelor of Science | Nursing | State Polytechnic University, Springfield | ? – 2024-12',
      'Bachelor of Arts | Music | University of Northmoor | ? – 2019 | Exeter',
    ],
  },
}

for (const [layout, { drawn, reads }] of Object.entries(LAYOUTS)) {
  test(`education is read: ${layout}`, () => expect(entriesOf(drawn)).toEqual(reads))
}

test('courses are separated from other text', () => {
  const { cv } = readCv(
    madeDocument(`
## Education
University of Toronto || Toronto, ON
Bachelor of Science, Computer Science || Sep 2017 – Apr 2021
• Relevant Coursework: Operating Systems, Compilers
• Dean's List of three years`),
  )
  const [entry] = cv.education
  expect(entry?.courses.map(({ text }) => text)).toEqual(['Operating Systems', 'Compilers'])
  expect(entry?.highlights.map(({ text }) => text)).toEqual(["Dean's List of three years"])
})
