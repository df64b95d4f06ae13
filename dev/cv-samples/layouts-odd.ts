/** Layouts with headings of people's own or none at all, described once and written in every format. */
import { type Block, bullets, para, table } from './blocks.ts'
import { ODD_LABELS, ODD_WORDS, type OddWords } from './odd-words.ts'
import type { Job, Language, Person } from './person.ts'
import type { Shown } from './truth.ts'
import { printDate, WORDS, type Words } from './words.ts'

type OddPage = {
  person: Person
  own: OddWords
  words: Words
  labels: NonNullable<(typeof ODD_LABELS)['en']>
  range: (from: string, to: string | null) => string
}

export type OddLayout = Shown & { name: string; blocks: (page: OddPage) => Block[] }

export const hasOddWords = (language: Language) => ODD_WORDS[language] !== undefined

export function toBlocks(layout: OddLayout, person: Person, turn: number): Block[] {
  const words = ODD_WORDS[person.language] ?? []
  const own = words[turn % words.length]
  const labels = ODD_LABELS[person.language]
  if (!own || !labels) throw new Error(`No words for ${person.language}`)
  const print = (date: string | null) => printDate(date, layout.dates, person.language)
  const range = (from: string, to: string | null) => `${print(from)} – ${print(to)}`
  return layout.blocks({ person, own, words: WORDS[person.language], labels, range })
}

const gap = { before: 10 }
const name = ({ person }: OddPage) => para(person.name, { size: 20 })
const allSkills = (person: Person) => person.skills.flatMap(({ words }) => words)
const spoken = (person: Person) => person.languages.map(([a, b]) => `${a} (${b})`)

const contactLabels = ({ person, labels }: OddPage, between: string) =>
  [
    `${labels.phone}: ${person.phone}`,
    `${labels.email}: ${person.email}`,
    `${labels.place}: ${person.place}`,
  ].join(between)

export const ODD_LAYOUTS: OddLayout[] = [
  {
    name: 'own-headings-bold',
    dates: 'month-year',
    leavesOut: [],
    blocks: (page) => {
      const { person, own, range } = page
      const h = (text: string) => para(`**${text}**`, { size: 13, before: 12 })
      return [
        name(page),
        para(contactLabels(page, '  |  ')),
        para(person.links.join('  |  ')),
        h(own.summary),
        para(person.summary),
        h(own.work),
        ...person.work.flatMap((it) => [
          para(`**${it.title}**, ${it.company}\t${range(it.start, it.end)}`, { before: 5 }),
          ...bullets(it.points),
        ]),
        h(own.education),
        ...person.education.flatMap((it, at) => [
          para(`**${it.degree}** (${page.labels.grades[at % 3]})\t${range(it.start, it.end)}`),
          para(it.institution),
        ]),
        h(own.skills),
        ...person.skills.map((it) => para(`${it.name}: ${it.words.join(', ')}`)),
        h(own.languages),
        para(spoken(person).join(', ')),
      ]
    },
  },
  {
    name: 'own-headings-capitals',
    dates: 'year',
    leavesOut: [],
    blocks: (page) => {
      const { person, own, range, labels } = page
      const h = (text: string) => para(text, { before: 12, isUpper: true })
      return [
        para(person.name),
        para(person.label),
        para(`${labels.email}: ${person.email}`, { before: 6 }),
        para(`${labels.phone}: ${person.phone}`),
        para(`${labels.place}: ${person.place}`),
        para(`${labels.web}: ${person.links[0]}`),
        ...person.links.slice(1).map((link) => para(link)),
        h(own.summary),
        para(person.summary),
        h(own.work),
        ...person.work.flatMap((it) => [
          para(range(it.start, it.end), { before: 6 }),
          para(it.title),
          para(`${it.company}, ${it.place}`),
          ...bullets(it.points),
        ]),
        h(own.education),
        ...person.education.flatMap((it) => [
          para(range(it.start, it.end), { before: 6 }),
          para(it.degree),
          para(`${it.institution}, ${it.place}`),
        ]),
        h(own.skills),
        ...bullets(allSkills(person)),
        h(own.languages),
        ...person.languages.map(([a, b]) => para(`${a} – ${b}`)),
        h(own.interests),
        para(person.interests.join(', ')),
      ]
    },
  },
  {
    name: 'no-headings',
    dates: 'month-year',
    leavesOut: [],
    blocks: (page) => {
      const { person, range } = page
      return [
        para(`**${person.name}**`, { size: 14 }),
        para([person.place, person.phone, person.email].join(' · ')),
        para(person.links.join(' · ')),
        para(person.summary, gap),
        ...person.work.flatMap((it) => [
          para(`**${it.company}** – ${it.title}, ${range(it.start, it.end)}`, gap),
          ...bullets(it.points),
        ]),
        ...person.education.flatMap((it) => [
          para(`**${it.institution}** – ${it.degree}, ${range(it.start, it.end)}`, gap),
        ]),
        ...person.skills.map((it, at) =>
          para(`${it.name}: ${it.words.join(', ')}`, at === 0 ? gap : {}),
        ),
        para(spoken(person).join(', '), gap),
      ]
    },
  },
  {
    name: 'no-headings-education-first',
    dates: 'numbers',
    leavesOut: [],
    blocks: (page) => {
      const { person, range } = page
      return [
        para(person.name, { size: 18, isCentred: true }),
        para(`${person.email} | ${person.phone}`, { isCentred: true }),
        para([person.place, ...person.links].join(' | '), { isCentred: true }),
        ...person.education.flatMap((it) => [
          para(`${it.degree}\t${range(it.start, it.end)}`, gap),
          para(`__${it.institution}__`),
        ]),
        ...person.work.flatMap((it) => [
          para(`${it.title}\t${range(it.start, it.end)}`, gap),
          para(`__${it.company}__`),
          ...bullets(it.points),
        ]),
        para(allSkills(person).join(', '), gap),
        para(spoken(person).join(', '), gap),
        para(person.summary, gap),
      ]
    },
  },
  {
    name: 'table-of-years',
    dates: 'year',
    leavesOut: [],
    blocks: (page) => {
      const { person, own, range, labels } = page
      const wide = (heading: string) => [[para(`**${heading}**`, gap)], [para('')]]
      return [
        para(`**${person.name}**`, { size: 16 }),
        table(
          [0.25, 0.75],
          [
            [[para(`${labels.phone}:`)], [para(person.phone)]],
            [[para(`${labels.email}:`)], [para(person.email)]],
            [[para(`${labels.place}:`)], [para(person.place)]],
            [[para(`${labels.web}:`)], person.links.map((it) => para(it))],
          ],
        ),
        para(`**${own.summary}**`, gap),
        para(person.summary),
        table(
          [0.25, 0.75],
          [
            wide(own.work),
            ...person.work.map((it): Block[][] => [
              [para(range(it.start, it.end))],
              [para(`**${it.title}**`), para(`${it.company}, ${it.place}`), ...bullets(it.points)],
            ]),
            wide(own.education),
            ...person.education.map((it): Block[][] => [
              [para(range(it.start, it.end))],
              [para(`**${it.degree}**`), para(`${it.institution}, ${it.place}`)],
            ]),
          ],
        ),
        para(`**${own.skills}**`, gap),
        ...person.skills.map((it) => para(`${it.name}: ${it.words.join(', ')}`)),
        para(`**${own.languages}**`, gap),
        ...person.languages.map(([a, b]) => para(`${a}: ${b}`)),
      ]
    },
  },
  {
    name: 'sidebar-of-ones-own',
    dates: 'month-year',
    leavesOut: [],
    blocks: (page) => {
      const { person, own, range, labels } = page
      const h = (text: string) => para(`**${text}**`, { size: 12, before: 10, color: '225577' })
      return [
        name(page),
        para(person.label),
        table(
          [0.34, 0.66],
          [
            [
              [
                para(person.phone),
                para(person.email),
                para(person.place),
                ...person.links.map((it) => para(it)),
                h(own.skills),
                ...bullets(allSkills(person)),
                h(own.languages),
                ...spoken(person).map((it) => para(it)),
                h(own.interests),
                ...person.interests.map((it) => para(it)),
              ],
              [
                h(own.summary),
                para(person.summary),
                h(own.work),
                ...person.work.flatMap((it, at) => [
                  para(`**${it.title}**`, { before: 6 }),
                  para(`${it.company} | ${range(it.start, it.end)}`),
                  para(`__${labels.blurbs[at % 3]}__`),
                  ...bullets(it.points),
                ]),
                h(own.education),
                ...person.education.flatMap((it) => [
                  para(`**${it.degree}**`, { before: 6 }),
                  para(`${it.institution} | ${range(it.start, it.end)}`),
                ]),
              ],
            ],
          ],
        ),
      ]
    },
  },
  {
    name: 'underlined-headings',
    dates: 'iso',
    leavesOut: [],
    blocks: (page) => {
      const { person, own, range } = page
      const h = (text: string) => para(text, { before: 12, mark: '-', size: 12, isHeading: true })
      return [
        para(person.name, { mark: '=', size: 18 }),
        para([person.place, person.email, person.phone].join(', ')),
        para(person.links.join(', ')),
        h(own.skills),
        para(allSkills(person).join(' · ')),
        h(own.work),
        ...person.work.flatMap((it) => [
          para(`${it.title} @ ${it.company}`, { before: 6 }),
          para(`${range(it.start, it.end)}, ${it.place}`),
          ...bullets(it.points),
        ]),
        h(own.education),
        ...person.education.flatMap((it, at) => [
          para(`${it.degree}, ${it.institution}`, { before: 6 }),
          para(`${range(it.start, it.end)}, ${page.labels.grades[at % 3]}`),
        ]),
        h(own.languages),
        para(spoken(person).join(', ')),
        h(own.summary),
        para(person.summary),
      ]
    },
  },
  {
    name: 'marked-headings',
    dates: 'month-year',
    leavesOut: [],
    blocks: (page) => {
      const { person, own, range, labels } = page
      const h = (text: string) => para(`**${text}:**`, { before: 12, mark: '>> %' })
      return [
        para(`**${person.name}** – ${person.label}`, { size: 13 }),
        para(labels.born),
        para(`${labels.place}: ${person.place}`),
        para(`${labels.phone}: ${person.phone}`),
        para(`${labels.email}: ${person.email}`),
        para(`LinkedIn / GitHub: ${person.links.join(', ')}`),
        h(own.work),
        ...person.work.flatMap((it, at) => [
          para(`${it.company} (${it.place})\t${range(it.start, it.end)}`, { before: 6 }),
          para(labels.blurbs[at % 3] ?? ''),
          para(it.title),
          ...bullets(it.points),
        ]),
        h(own.education),
        ...person.education.flatMap((it) => [
          para(`${it.institution} (${it.place})\t${range(it.start, it.end)}`, { before: 6 }),
          para(it.degree),
        ]),
        h(own.skills),
        para(allSkills(person).join('; ')),
        h(own.languages),
        para(spoken(person).join('; ')),
        h(own.summary),
        para(person.summary),
      ]
    },
  },
  {
    name: 'prose-jobs',
    dates: 'month-year',
    leavesOut: [],
    blocks: (page) => {
      const { person, own, range } = page
      const h = (text: string) => para(`__${text}__`, { before: 12, size: 12 })
      const prose = (it: Job) => `${it.points.join('. ')}.`
      return [
        para(person.name, { size: 22, isCentred: true }),
        para(person.label, { isCentred: true }),
        para([person.email, person.phone, person.place, ...person.links].join(' // '), {
          isCentred: true,
        }),
        h(own.summary),
        para(person.summary),
        h(own.work),
        ...person.work.flatMap((it) => [
          para(`${range(it.start, it.end)}\t${it.title}`, { before: 6 }),
          para(`\t${it.company}, ${it.place}`),
          para(prose(it)),
        ]),
        h(own.education),
        ...person.education.flatMap((it) => [
          para(`${range(it.start, it.end)}\t${it.degree}`, { before: 6 }),
          para(`\t${it.institution}`),
        ]),
        h(own.skills),
        para(allSkills(person).join(', ')),
        h(own.languages),
        para(person.languages.map(([a, b]) => `${a} – ${b}`).join(', ')),
      ]
    },
  },
  {
    name: 'headings-with-numbers',
    dates: 'numbers',
    leavesOut: [],
    blocks: (page) => {
      const { person, own, range, labels } = page
      let number = 0
      const h = (text: string) => para(`${++number}. ${text}`, { before: 14, size: 12.5 })
      return [
        para(person.name, { size: 17 }),
        para(contactLabels(page, '\n')),
        h(own.education),
        ...person.education.flatMap((it, at) => [
          para(`${it.degree}, ${labels.grades[at % 3]}`, { before: 4 }),
          para(`${it.institution}, ${range(it.start, it.end)}`),
        ]),
        h(own.work),
        ...person.work.flatMap((it) => [
          para(`${it.title}`, { before: 4 }),
          para(`${it.company}, ${range(it.start, it.end)}`),
          ...bullets(it.points),
        ]),
        h(own.skills),
        ...person.skills.map((it) => para(`${it.name} – ${it.words.join(', ')}`)),
        h(own.languages),
        ...bullets(spoken(person)),
        h(own.summary),
        para(person.summary),
        h(WORDS[person.language].contact),
        ...person.links.map((it) => para(it)),
      ]
    },
  },
  {
    name: 'margin-headings',
    dates: 'month-year',
    leavesOut: [],
    blocks: (page) => {
      const { person, own, range } = page
      const row = (heading: string, blocks: Block[]): Block[][] => [
        [para(`**${heading}**`)],
        blocks,
      ]
      return [
        name(page),
        para([person.email, person.phone].join(' — ')),
        para([person.place, ...person.links].join(' — ')),
        table(
          [0.22, 0.78],
          [
            row(own.summary, [para(person.summary)]),
            row(
              own.work,
              person.work.flatMap((it) => [
                para(`**${it.company}**, ${it.title}`, { before: 4 }),
                para(range(it.start, it.end)),
                ...bullets(it.points),
              ]),
            ),
            row(
              own.education,
              person.education.flatMap((it) => [
                para(`**${it.institution}**, ${it.degree}`, { before: 4 }),
                para(range(it.start, it.end)),
              ]),
            ),
            row(own.skills, [para(allSkills(person).join(', '))]),
            row(own.languages, [para(spoken(person).join(', '))]),
          ],
        ),
      ]
    },
  },
  {
    name: 'profiles-beside-skills',
    dates: 'year',
    leavesOut: [],
    blocks: (page) => {
      const { person, own, range, words } = page
      const h = (text: string) => para(`**${text}**`, { before: 10 })
      return [
        para(`**${person.name}**`, { size: 15 }),
        para(`${person.label}, ${person.place}`),
        h(words.contact),
        para(person.phone),
        para(person.email),
        h(page.labels.web),
        ...person.links.map((it) => para(it)),
        h(own.skills),
        ...person.skills.flatMap((it) => [para(it.name, { before: 4 }), ...bullets(it.words)]),
        h(own.work),
        ...person.work.flatMap((it) => [
          para(`${it.title}, ${it.company}, ${it.place}, ${range(it.start, it.end)}`, {
            before: 4,
          }),
          ...bullets(it.points),
        ]),
        h(own.education),
        ...person.education.map((it) =>
          para(`${it.degree}, ${it.institution}, ${range(it.start, it.end)}`, { before: 4 }),
        ),
        h(own.summary),
        para(person.summary),
      ]
    },
  },
]
