import { expect, test } from 'vitest'
import { madeDocument } from '#cv/read/made-document.ts'
import { readPlainText } from '#cv/read/txt/read-txt.ts'
import { readCv } from './read-cv.ts'

/** "name | label | email | phone | place | site | networks". */
function headOf(drawn: string): string {
  const { name, label, email, phone, place, url, links } = readCv(madeDocument(drawn)).cv
  const networks = links.map(({ network, username }) => `${network} ${username}`).join(', ')
  return [name, label, email, phone, place?.text, url, networks]
    .map((value) => value ?? '')
    .join(' | ')
}

const HEADS: [what: string, drawn: string, head: string][] = [
  [
    'in lines with bars',
    `
# TOMASZ WIŚNIOWSKI
Senior Data Engineer
Kraków, Poland | +48 601 234 567 | t.wisniowski@example.pl | linkedin.com/in/twisniowski`,
    'TOMASZ WIŚNIOWSKI | Senior Data Engineer | t.wisniowski@example.pl | +48 601 234 567 | Kraków, Poland |  | LinkedIn twisniowski',
  ],
  [
    'with a German address',
    `
# Dr. Annegret Vossfeld
Musterstraße 14a, 80331 München
Tel.: 089 / 123 45 67
E-Mail: annegret.vossfeld@example.de · geb. 12.03.1985 in Ulm`,
    'Dr. Annegret Vossfeld |  | annegret.vossfeld@example.de | 089 / 123 45 67 | Musterstraße 14a, 80331 München |  | ',
  ],
  [
    'with labels and no colons',
    `
# Tomás Reyes
E-mail tomas.reyes@example.es
Address 12 Calle Mayor, 28013 Madrid`,
    'Tomás Reyes |  | tomas.reyes@example.es |  | 12 Calle Mayor, 28013 Madrid |  | ',
  ],
  [
    'with labels',
    `
# Resume
Name: Priya Raghunathan
Email: priya.r@example.in
Phone: 98450 12345
Address: 12 MG Road, Bengaluru 560001`,
    'Priya Raghunathan |  | priya.r@example.in | 98450 12345 | 12 MG Road, Bengaluru 560001 |  | ',
  ],
  [
    'with a job title above the name',
    `
Interior Architect
# Solveig Brekke
Oslo, Norway • solveig@brekke.example • 912 34 567 • brekke.example`,
    'Solveig Brekke | Interior Architect | solveig@brekke.example | 912 34 567 | Oslo, Norway | https://brekke.example | ',
  ],
  [
    'with an address over two lines, and letters after the name',
    `
# Marcus T. Holloway, PMP
1420 Elmwood Avenue, Apt 3B
Evanston, IL 60201
(847) 555-0134 | mholloway@example.com`,
    'Marcus T. Holloway |  | mholloway@example.com | (847) 555-0134 | 1420 Elmwood Avenue, Apt 3B, Evanston, IL 60201 |  | ',
  ],
  [
    'with user names beside the networks',
    `
# Ada Brunn
ada@example.com
adabrunn (GitHub)
GitLab: ada-b`,
    'Ada Brunn |  | ada@example.com |  |  |  | GitHub adabrunn, GitLab ada-b',
  ],
  [
    'with one word for a name',
    `
# Etta
etta@example.com • Chicago, IL`,
    'Etta |  | etta@example.com |  | Chicago, IL |  | ',
  ],
  [
    'with a street on its own line',
    `
# Mina Lind
Storgatan 5
Gothenburg, Sweden
mina@example.se`,
    'Mina Lind |  | mina@example.se |  | Storgatan 5, Gothenburg, Sweden |  | ',
  ],
]

for (const [what, drawn, head] of HEADS) {
  test(`a head is read ${what}`, () => expect(headOf(drawn)).toBe(head))
}

test('running text of the head is the summary, but contacts below a summary are not', () => {
  const { cv } = readCv(
    madeDocument(`
# Ada Brunn
Data engineer with ten years of building warehouses for banks and insurers, mostly on Spark.
## About
Writes things down before building them, and likes teams who do so too, wherever they are.
Phone: +49 89 1234567
Email: ada@example.com`),
  )
  expect(cv.summary.map(({ text }) => text)).toEqual([
    'Data engineer with ten years of building warehouses for banks and insurers, mostly on Spark.',
    'Writes things down before building them, and likes teams who do so too, wherever they are.',
  ])
  expect([cv.phone, cv.email]).toEqual(['+49 89 1234567', 'ada@example.com'])
})

test.each([
  ['Quartier : Rosemont, Montréal', 'Rosemont, Montréal'],
  ['Find me in: Bristol, UK', 'Bristol, UK'],
  ['lives in San Antonio, TX', 'San Antonio, TX'],
  ['from Bergen, Norway', 'Bergen, Norway'],
  ['town Leith, Edinburgh', 'Leith, Edinburgh'],
  ['ort = Chemnitz', 'Chemnitz'],
])('the label is no part of the place in "%s"', (line, place) => {
  const { cv } = readCv(readPlainText(`Ada Brunn\n\nada@example.com\n${line}\n`))
  expect(cv.place?.text).toBe(place)
})
