import { expect, test } from 'vitest'
import { madeDocument } from '#cv/read/made-document.ts'
import { readCv } from './read-cv.ts'

const cvOf = (drawn: string) => readCv(madeDocument(drawn)).cv

/** Each group in one line: "name (level): a, b". */
const groupsOf = (drawn: string) =>
  cvOf(drawn).skills.map(({ name, level, keywords }) => {
    const head = [name ?? '', level && `(${level})`].filter(Boolean).join(' ')
    return [head, keywords.join(' + ')].filter(Boolean).join(': ')
  })

const LISTS: [what: string, drawn: string, groups: string[]][] = [
  ['separated by commas', 'Python (primary), Go, R, C#, Docker', ['Python + Go + R + C# + Docker']],
  [
    'with labels, one of them wrapped',
    'Frameworks: Django, Spring Boot, React,\nVue.js\nTools & Platforms: AWS (EC2, S3), Docker',
    [
      'Frameworks: Django + Spring Boot + React + Vue.js',
      'Tools & Platforms: AWS (EC2, S3) + Docker',
    ],
  ],
  [
    'with levels in brackets after the label',
    'Web (advanced): JavaScript, CSS\nData (beginner): SQL, dbt',
    ['Web (advanced): JavaScript + CSS', 'Data (beginner): SQL + dbt'],
  ],
  [
    'with dots and percentages',
    'Photoshop ●●●●○\nInDesign 80%\nFigma (expert)',
    ['Photoshop + InDesign + Figma'],
  ],
  [
    'with basic levels, which a group of their own keeps',
    'Languages: Go (expert), Rust (basic), Python, C (basic)\nTools: Figma (beginner), Git',
    [
      'Languages: Go + Python',
      'Languages (basic): Rust + C',
      'Tools (beginner): Figma',
      'Tools: Git',
    ],
  ],
  [
    'names with bullets below',
    'Web\n• HTML\n• CSS\nDatabase\n• MySQL\n• NoSQL',
    ['Web: HTML + CSS', 'Database: MySQL + NoSQL'],
  ],
  [
    'bullets in columns',
    '• Python || • Docker\n• Java || • Linux',
    ['Python + Java', 'Docker + Linux'],
  ],
  ['one per line', 'Budget planning\nTeam leadership', ['Budget planning + Team leadership']],
  [
    'after a dash',
    'Clinical — Triage, IV therapy\nSystems — Epic, Cerner',
    ['Clinical: Triage + IV therapy', 'Systems: Epic + Cerner'],
  ],
  ['tags in a row', 'JavaScript CSS LAMP MVC React', ['JavaScript + CSS + LAMP + MVC + React']],
]

for (const [what, drawn, groups] of LISTS) {
  test(`skills are read ${what}`, () => expect(groupsOf(`\n## Skills\n${drawn}`)).toEqual(groups))
}

test('spoken languages and interests among the skills go to their own lists', () => {
  const cv = cvOf(`
## Technical Skills
Languages: Python, Java, C++
Spoken languages: English (native), Spanish (fluent)
Interests: Chess, Gardening`)
  expect(cv.skills.map(({ name, keywords }) => [name, keywords])).toEqual([
    ['Languages', ['Python', 'Java', 'C++']],
  ])
  expect(cv.languages.map(({ language, fluency }) => [language, fluency])).toEqual([
    ['English', 'native'],
    ['Spanish', 'fluent'],
  ])
  expect(cv.interests.map(({ keywords }) => keywords)).toEqual([['Chess', 'Gardening']])
})
