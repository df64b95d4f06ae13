/** A listing beside a CV: each line of either once, and chips that count as the sentences do. */
import { describe, expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { jobFacts } from '#core/job/job-facts.ts'
import { parseLocation } from '#core/place/place.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { demoListings } from '#demo/listings.ts'
import { askedAndYours } from './asked-and-yours.ts'
import type { JobForMatch } from './match-demands.ts'
import { analyseMatch, type MatchAnalysis } from './match-report.ts'

const TODAY = '2026-03-02'
const NOW = new Date(`${TODAY}T09:00:00Z`)

const cv = (title: string, lines: string[], skills: string[], rest: Partial<Cv> = {}): Cv => ({
  ...EMPTY_CV,
  label: title,
  work: [
    {
      id: 'w1',
      company: 'Acme',
      url: null,
      place: null,
      about: null,
      roles: [
        {
          id: 'r1',
          title,
          start: '2020-01',
          end: 'present',
          place: null,
          summary: null,
          highlights: lines.map((text, at) => ({ id: `h${at}`, text })),
        },
      ],
    },
  ],
  skills: skills.length === 0 ? [] : [{ id: 's1', name: null, level: null, keywords: skills }],
  ...rest,
})

const BACKEND = cv(
  'Backend Engineer',
  ['Built services in Go and Python on PostgreSQL', 'Moved everything to React'],
  ['Go', 'Kafka', 'MySQL'],
  { languages: [{ id: 'g1', language: 'German', fluency: 'A2' }] },
)

const LISTING: JobForMatch = {
  title: 'Senior Backend Engineer (Go)',
  company: 'Widgets',
  locationText: 'Berlin',
  location: parseLocation('Berlin'),
  workSetting: 'hybrid',
  jobType: null,
  years: { min: 5, max: null },
  tags: [],
  salary: null,
  descriptionText: `Requirements
- Go, Python, PostgreSQL, JavaScript and Terraform
- 5+ years of experience with Python and Kafka
- Fluent German
- A sense of humour in all weathers
Nice to have
- Rust or Scala`,
}

const analyse = (own: Cv, job: JobForMatch) =>
  analyseMatch({ cv: own, profile: null, job, today: TODAY, rarity: usualRarity })

describe('a listing and a CV', () => {
  const { asked } = analyse(BACKEND, LISTING)
  const named = (chips: typeof asked.shown) => chips.map(({ name }) => name)

  test('skills are shown or missing', () => {
    expect(named(asked.shown)).toEqual([
      'Go',
      'Python',
      'PostgreSQL',
      'JavaScript',
      'Kafka',
      'German',
    ])
    expect(named(asked.missing)).toEqual(['Terraform', 'Rust or Scala'])
    expect(asked.missing.map(({ isRequired }) => isRequired)).toEqual([true, false])
  })

  test('a language below the level asked for is marked', () => {
    expect(asked.shown.filter(({ isBelowAsked }) => isBelowAsked).map(({ name }) => name)).toEqual([
      'German',
    ])
  })

  test('what one line of the CV shows is one answer, and what nothing shows is another', () => {
    const line = asked.lines.find(({ quote }) => quote.startsWith('Go, Python'))
    expect(
      line?.answers.map(({ names, verdict, says, printed }) => [
        names,
        verdict,
        says,
        printed && asked.proofs[printed.at]?.text,
      ]),
    ).toEqual([
      [['Python', 'PostgreSQL'], 'met', null, 'Built services in Go and Python on PostgreSQL'],
      [
        ['JavaScript'],
        'met',
        'Your CV doesn’t mention JavaScript, but React implies it.',
        'Moved everything to React',
      ],
      [['Terraform'], 'gap', null, null],
    ])
  })

  test('lines that no CV answers are apart', () => {
    expect(asked.unchecked).toEqual(['A sense of humour in all weathers'])
  })
})

test('without requirements there is nothing', () => {
  const nothing = { findings: [], changes: [], skills: [], evidence: [] }
  expect(Object.values(askedAndYours(nothing)).every((list) => list.length === 0)).toBe(true)
})

test('what a listing only has as tags has no line', () => {
  const { asked } = analyse(BACKEND, { ...LISTING, descriptionText: null, tags: ['Kafka'] })
  expect(asked.shown.find(({ name }) => name === 'Kafka')?.line).toBeNull()
})

const PEOPLE: Cv[] = [
  BACKEND,
  cv('Frontend Developer', ['Wrote React and TypeScript', 'Led five engineers'], ['CSS', 'Figma']),
  cv('Data Scientist', ['Trained models in Python with PyTorch'], ['SQL', 'Pandas', 'Excel']),
  cv('DevOps Engineer', ['Ran Kubernetes on AWS with Terraform'], ['Docker', 'Linux']),
  cv('Account Executive', ['Sold software'], ['Salesforce']),
  cv('Product Designer', [], ['Figma', 'Design systems'], {
    languages: [{ id: 'g1', language: 'English', fluency: 'C2' }],
  }),
  { ...EMPTY_CV, label: 'Engineer' },
]

test('over hundreds of pairs, every line is printed once, and chips, counts, lines and sentences agree', () => {
  const jobs = demoListings(NOW)
    .slice(0, 80)
    .map((listing) => jobFacts(listing))
  for (const own of PEOPLE) {
    for (const job of jobs) {
      const analysis = analyse(own, job)
      const pair = `${own.label} for ${job.title}`
      checkChips(analysis, pair)
      checkLines(analysis, pair)
      checkParts(analysis, pair)
    }
  }
})

function checkChips({ report, match, asked }: MatchAnalysis, pair: string) {
  const names = (chips: typeof asked.shown) => chips.map(({ name }) => name)
  expect(names(asked.shown), pair).toEqual(report.matchingSkills)
  expect(names(asked.missing), pair).toEqual(report.missingSkills.map(({ skill }) => skill))
  const required = asked.shown.filter(({ isRequired }) => isRequired).length
  const all = required + asked.missing.filter(({ isRequired }) => isRequired).length
  const counts = /(\d+) of (\d+) must-have/
  const says = report.parts.find(({ part }) => part === 'skills')?.says ?? ''
  for (const text of [match.why ?? '', says, ...report.assessment]) {
    const counted = counts.exec(text)
    if (counted) expect(counted.slice(1).map(Number), `${pair}: ${text}`).toEqual([required, all])
  }
  expect(match.score, pair).toBe(report.score)
  expect(match.parts, pair).toEqual(report.parts)
}

/** A line of the listing about a level or a place says what that part of the score says. */
function checkParts({ report }: MatchAnalysis, pair: string) {
  for (const { requirement, verdict, says } of report.findings) {
    const part = report.parts.find((one) => one.part === requirement.kind)
    if (part === undefined || verdict === 'unknown') continue
    if (requirement.kind === 'level') {
      expect(part.value, pair).not.toBeNull()
      expect((part.value ?? 0) >= 0.85, pair).toBe(verdict === 'met')
    }
    if (requirement.kind === 'place') {
      expect(says, pair).toBe(part.says)
      expect(part.value === 0, pair).toBe(verdict === 'gap')
    }
  }
}

function checkLines({ asked }: MatchAnalysis, pair: string) {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
  const quotes = [...asked.lines.map(({ quote }) => quote), ...asked.unchecked].map(plain)
  expect(new Set(quotes).size, pair).toBe(quotes.length)
  const answers = asked.lines.flatMap((line) => line.answers)
  const printed = [
    ...asked.changes.flatMap((change) => change.printed),
    ...answers.flatMap((one) => one.printed ?? []),
  ]
  for (const [index, { at, isFirst }] of printed.entries())
    expect(isFirst, pair).toBe(printed.findIndex((one) => one.at === at) === index)
  const first = printed.filter(({ isFirst }) => isFirst).map(({ at }) => at)
  expect(
    first.toSorted((a, b) => a - b),
    pair,
  ).toEqual(asked.proofs.map((_, at) => at))
  expect(new Set(asked.proofs.map(({ text }) => plain(text))).size, pair).toBe(asked.proofs.length)
  const verdicts = new Map(
    answers.flatMap(({ names, verdict }) => names.map((name) => [name, verdict] as const)),
  )
  for (const { name, verdict, isBelowAsked, line } of [...asked.shown, ...asked.missing]) {
    if (line === null) continue
    expect(asked.lines[line], pair).toBeDefined()
    expect(verdicts.get(name), `${pair}: ${name}`).toBe(isBelowAsked ? 'partly' : verdict)
  }
}
