/** More layouts described once for every format: entries as sentences, bullets and timelines, and labels of one's own. */
import { type Block, bullets, para, table } from './blocks.ts'
import type { OddLayout } from './layouts-odd.ts'

export const MORE_ODD_LAYOUTS: OddLayout[] = [
  {
    name: 'mixed-timeline',
    dates: 'year',
    leavesOut: [],
    blocks: ({ person, range, own }) => {
      const jobs = person.work.map((it) => ({ ...it, isJob: true }))
      const studies = person.education.map((it) => ({
        ...it,
        title: it.degree,
        company: it.institution,
        points: [],
        isJob: false,
      }))
      const all = [...jobs, ...studies].sort((a, b) => b.start.localeCompare(a.start))
      return [
        para(`**${person.name}**`, { size: 19 }),
        para(`${person.label} · ${person.place}`),
        para(`${person.phone} · ${person.email} · ${person.links.join(' · ')}`),
        para(person.summary, { before: 8 }),
        ...all.flatMap((it) => [
          para(`${range(it.start, it.end)}\t**${it.title}**, ${it.company}`, { before: 8 }),
          ...bullets(it.points),
        ]),
        para(`**${own.skills}**`, { before: 10 }),
        para(person.skills.flatMap(({ words }) => words).join(', ')),
        para(`**${own.languages}**`, { before: 10 }),
        para(person.languages.map(([a, b]) => `${a} (${b})`).join(', ')),
      ]
    },
  },
  {
    name: 'tight-without-space',
    dates: 'month-year',
    leavesOut: [],
    blocks: ({ person, range, own, labels }) => [
      para(person.name),
      para(`${labels.phone} ${person.phone}`),
      para(`${labels.email} ${person.email}`),
      para(`${labels.place}: ${person.place}`),
      ...person.links.map((it) => para(it)),
      para(`${own.work}:`),
      ...person.work.flatMap((it) => [
        para(`${range(it.start, it.end)}: ${it.title}, ${it.company}`),
        ...bullets(it.points),
      ]),
      para(`${own.education}:`),
      ...person.education.map((it) =>
        para(`${range(it.start, it.end)}: ${it.degree}, ${it.institution}`),
      ),
      para(`${own.skills}:`),
      para(person.skills.flatMap(({ words }) => words).join(', ')),
      para(`${own.languages}:`),
      para(person.languages.map(([a, b]) => `${a} (${b})`).join(', ')),
      para(`${own.summary}:`),
      para(person.summary),
    ],
  },
  {
    name: 'boxes-of-facts',
    dates: 'numbers',
    leavesOut: [],
    blocks: ({ person, range, own, labels }) => {
      const h = (text: string) => para(text, { before: 14, size: 14, color: '883311' })
      return [
        para(person.name, { size: 24 }),
        table(
          [0.5, 0.5],
          [
            [
              [para(`${labels.email}: ${person.email}`)],
              [para(`${labels.phone}: ${person.phone}`)],
            ],
            [
              [para(`${labels.place}: ${person.place}`)],
              [para(`${labels.web}: ${person.links.join(', ')}`)],
            ],
          ],
        ),
        h(own.skills),
        table(
          [0.5, 0.5],
          [
            person.skills
              .slice(0, 2)
              .map((it): Block[] => [
                para(`**${it.name}**`),
                ...it.words.map((word) => para(word)),
              ]),
          ],
        ),
        ...person.skills.slice(2).map((it) => para(`${it.name}: ${it.words.join(', ')}`)),
        h(own.work),
        ...person.work.flatMap((it, at) => [
          para(`**${it.company}** (${it.place})`, { before: 6 }),
          para(`__${labels.blurbs[at % 3]}__`),
          para(`${it.title} (${range(it.start, it.end)})`),
          ...bullets(it.points),
        ]),
        h(own.education),
        ...person.education.flatMap((it, at) => [
          para(`**${it.institution}** (${it.place})`, { before: 6 }),
          para(`${it.degree} (${range(it.start, it.end)}), ${labels.grades[at % 3]}`),
        ]),
        h(own.languages),
        ...person.languages.map(([a, b]) => para(`${a}\t${b}`)),
        h(own.interests),
        para(person.interests.join(', ')),
        h(own.summary),
        para(person.summary),
      ]
    },
  },
  {
    name: 'dates-in-brackets',
    dates: 'year',
    leavesOut: [],
    blocks: ({ person, range, own }) => {
      const h = (text: string) =>
        para(`— ${text} —`, { before: 12, isCentred: true, mark: '--- % ---' })
      return [
        para(person.name, { isCentred: true, isUpper: true, size: 15 }),
        para([person.place, person.phone].join(' * '), { isCentred: true }),
        para([person.email, ...person.links].join(' * '), { isCentred: true }),
        h(own.work),
        ...person.work.flatMap((it) => [
          para(`${it.title} – ${it.company} (${range(it.start, it.end)})`, { before: 5 }),
          ...bullets(it.points),
        ]),
        h(own.education),
        ...person.education.map((it) =>
          para(`${it.degree} – ${it.institution} (${range(it.start, it.end)})`, { before: 5 }),
        ),
        h(own.skills),
        ...person.skills.map((it) => para(`${it.name}: ${it.words.join(' / ')}`)),
        h(own.languages),
        para(person.languages.map(([a, b]) => `${a}: ${b}`).join(' / ')),
        h(own.summary),
        para(person.summary),
      ]
    },
  },
  {
    name: 'labelled-fields',
    dates: 'month-year',
    leavesOut: [],
    blocks: ({ person, range, own, labels }) => {
      const h = (text: string) => para(`**${text}**`, { before: 12, size: 12 })
      return [
        para(`**${person.name}**`, { size: 14 }),
        ...[
          `${labels.place}: ${person.place}`,
          `${labels.phone}: ${person.phone}`,
          `${labels.email}: ${person.email}`,
          `${labels.web}: ${person.links.join(', ')}`,
        ].map((it) => para(it)),
        h(own.summary),
        para(person.summary),
        h(own.work),
        ...person.work.flatMap((it) => [
          para(`**${it.title}**`, { before: 6 }),
          para(`${it.company} • ${it.place} • ${range(it.start, it.end)}`),
          ...bullets(it.points),
        ]),
        h(own.education),
        ...person.education.flatMap((it) => [
          para(`**${it.degree}**`, { before: 6 }),
          para(`${it.institution} • ${it.place} • ${range(it.start, it.end)}`),
        ]),
        h(own.skills),
        ...bullets(person.skills.map((it) => `${it.name}: ${it.words.join(', ')}`)),
        h(own.languages),
        ...bullets(person.languages.map(([a, b]) => `${a}, ${b}`)),
      ]
    },
  },
]
