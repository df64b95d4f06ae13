import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { isItem } from '#core/documents/list-item.ts'
import { ASK, employment } from '../../../test/sample-cover-letters.ts'
import { letterFindings } from './letter-findings.ts'
import { writeLetter } from './write-letter.ts'

/** The facts of a letter in their order, as ids of CV lines. */
function factsFor(title: string, description: string, jobs: readonly (readonly string[])[]) {
  const work = jobs.map((lines, at) =>
    employment(
      `w${at + 1}`,
      `Company ${at + 1}`,
      at === 0 ? title : 'Engineer',
      at === 0 ? ['2021', 'present'] : [`${2018 - at * 3}`, `${2021 - at * 3}`],
      [...lines],
    ),
  )
  const cv = { ...EMPTY_CV, work }
  const job = { title, company: 'Contoso', description }
  const letter = writeLetter({ ...ASK, cv, job, findings: letterFindings(cv, job) })
  return letter.sentences.flatMap(({ about, sources: [source = ''], text }) =>
    about === 'person' && /h\d/.test(source) && !/\byou name\b/i.test(text) ? [source] : [],
  )
}

const PAGES = 'Own the search pages of a ferry site in Vue and Nuxt, 900,000 visits a month'
const FINDINGS = 'Fixed 210 accessibility findings and trained the team in three weeks'

test('the line that shows the tools of the opening is still the first fact', () => {
  const ask = 'Contoso | Frontend Engineer\nOur stack is Vue and Nuxt.'
  expect(factsFor('Frontend Engineer', ask, [[FINDINGS, PAGES]])[0]).toBe('w1r1h2')
})

test.each<[string, string, string, string[][], string]>([
  [
    'the craft of the title comes before the field of the employer',
    'QA Engineer',
    'We deliver laundry and have logistics software in Django. You improve our quality.',
    [['Wrote 140 Playwright tests for the web shop'], ['Built a Django back office for logistics']],
    'w1r1h1',
  ],
  [
    'what the listing names comes before what is only near',
    'ML Engineer',
    'You build autonomous AI agents. Our agents answer calls.',
    [
      [
        'Built hybrid retrieval with embeddings over 30 million pages',
        'Built agents for contract comparison with tool calls and traces',
      ],
    ],
    'w1r1h2',
  ],
  [
    'words about hiring choose nothing',
    'Lead Backend Developer',
    'We are hiring senior and staff engineers. You work on our API.',
    [
      [
        'Sat on 140 hiring interviews and grew four staff engineers',
        'Designed the ledger API used by 300 lenders',
      ],
    ],
    'w1r1h2',
  ],
  [
    '“GitHub Actions” is not GitHub',
    'Customer Success Engineer',
    'You help customers. We work on GitHub.',
    [
      [
        'Wrote 140 browser checks and put them in GitHub Actions',
        'Solved 30 tickets a week on a payments API',
      ],
    ],
    'w1r1h2',
  ],
  [
    'a language after “in” is one',
    'Lead Backend Developer (Go)',
    'Contoso | Lead Backend Developer (Go)\nOur stack: Go and Redis.',
    [
      [
        'Built the booking service for 40 hotels and two airports',
        'Built two payment services in Go for three years',
      ],
    ],
    'w1r1h2',
  ],
])('%s', (_, title, description, jobs, first) =>
  expect(factsFor(title, description, jobs)[0]).toBe(first),
)

test('a letter is all sentences or all items', () => {
  const lines = [
    'Built the Playwright framework: 520 tests, 14 minutes, in GitHub Actions',
    'Load tests with k6 up to 3,000 requests a second',
    'Wrote 1,100 test cases, retired half of them later',
  ]
  const work = [employment('w1', 'Contoso', 'QA Engineer', ['2021', 'present'], lines)]
  const cv = { ...EMPTY_CV, work }
  const job = { title: 'QA Engineer', company: 'Initech', description: 'You do test automation.' }
  const { sentences } = writeLetter({ ...ASK, cv, job, findings: letterFindings(cv, job) })
  const facts = sentences.filter(({ sources }) => /h\d/.test(sources[0] ?? ''))
  expect(new Set(facts.map(({ text }) => isItem(text))).size).toBe(1)
  expect(sentences.map(({ text }) => text).join('\n')).not.toContain('14 minutes and in')
})
