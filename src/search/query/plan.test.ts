import { expect, test } from 'vitest'
import { type Knowledge, looserPlans, makePlan, type Plan, withoutWords } from './plan.ts'
import { parseSearchText } from './search-text.ts'
import { isOneTypoAway } from './typo.ts'

/** How many jobs have each word in a short field, and only in the description. Phrases are words with spaces. */
type WordCounts = {
  short?: Record<string, number>
  long?: Record<string, number>
  tags?: string[]
  names?: string[]
}

const JOBS = 10_000

function knowledgeOf({ short = {}, long = {}, tags = [], names = [] }: WordCounts): Knowledge {
  const inShort = (words: readonly string[]) => short[words.join(' ')] ?? 0
  const words = Object.keys(short).filter((word) => !word.includes(' '))
  return {
    jobs: JOBS,
    inShort,
    anywhere: (words) => inShort(words) + (long[words.join(' ')] ?? 0),
    isTag: (word) => tags.includes(word),
    isName: (word) => names.includes(word),
    beginnings(prefix, limit) {
      const found = words.filter((word) => word.startsWith(prefix) && word !== prefix)
      return {
        words: found.sort((a, b) => inShort([b]) - inShort([a])).slice(0, limit),
        jobs: found.reduce((sum, word) => sum + inShort([word]), 0),
      }
    },
    similar: (word) => words.filter((other) => isOneTypoAway(word, other)),
  }
}

const ALIASES = new Map([
  ['js', ['javascript']],
  ['ml', ['machine learning', 'maximum likelihood']],
  ['machine learning', ['ml']],
  ['pm', ['product manager']],
])
const aliases = (words: string, others: readonly string[]) =>
  words === 'pm' && others.includes('project') ? ['project manager'] : (ALIASES.get(words) ?? [])

const planFor = (text: string, counts: WordCounts) =>
  makePlan(parseSearchText(text), knowledgeOf(counts), aliases)

/** What can meet each part: "how: words", with a ! if only short fields count. */
const expansionsOf = ({ clauses }: Plan) =>
  clauses.map(({ alternatives }) =>
    alternatives.map(
      ({ words, how, onlyShort }) => `${how}: ${words.join(' ')}${onlyShort ? '!' : ''}`,
    ),
  )

const BOARD: WordCounts = {
  short: {
    engineer: 2_000,
    engineering: 300,
    engine: 3,
    angular: 400,
    sale: 10,
    sales: 60,
    java: 500,
    javascript: 700,
    data: 900,
    full: 100,
    stack: 90,
    fullstack: 80,
    machine: 50,
    learning: 60,
    'machine learning': 40,
    ml: 30,
    'product manager': 200,
    'project manager': 150,
    project: 160,
    backend: 40,
    lead: 300,
    leads: 2,
    go: 50,
    google: 30,
    ring: 8,
    anular: 2,
    jobs: 5,
  },
  long: { time: 5_000, anglar: 1, fullstack: 10, engineer: 3_000, jobs: 900, in: 9_000, rust: 7 },
  tags: ['java', 'go'],
}

test.each<[string, string, string[][]]>([
  ['a known word', 'engineer ', [['itself: engineer']]],
  ['a word that only descriptions have', 'rust ', [['itself: rust']]],
  ['a phrase', '"machine learning"', [['phrase: machine learning']]],
  ['one quoted word', '"engineer"', [['itself: engineer']]],
  // aliases
  ['an alias, in short fields only', 'js ', [['alias: javascript!']]],
  [
    'an alias of several words as a phrase, if a job has it',
    'ml ',
    [['itself: ml', 'alias: machine learning!']],
  ],
  [
    'several words with an alias',
    'machine learning ',
    [
      ['itself: machine', 'alias: ml!'],
      ['itself: learning', 'alias: ml!'],
    ],
  ],
  [
    'the meaning that fits the other words',
    'pm project ',
    [['alias: project manager!'], ['itself: project']],
  ],
  ['the usual meaning without them', 'pm ', [['alias: product manager!']]],
  ['no aliases for a quoted word', '"ml"', [['itself: ml']]],
  [
    'aliases on both sides of OR',
    'js OR ml',
    [['alias: javascript!', 'itself: ml', 'alias: machine learning!']],
  ],
  [
    'a hyphenated word on one side of OR is a phrase',
    'java OR machine-learning',
    [['itself: java', 'phrase: machine learning']],
  ],
  // joined
  [
    'two words written as one',
    'full stack ',
    [
      ['itself: full', 'joined: fullstack'],
      ['itself: stack', 'joined: fullstack'],
    ],
  ],
  ['not with a quoted neighbor', 'full "stack"', [['itself: full'], ['itself: stack']]],
  [
    'two words that are known only together',
    'back end ',
    [['joined: backend'], ['joined: backend']],
  ],
  // unfinished words
  [
    'an unfinished word',
    'engi',
    [['beginning: engineer!', 'beginning: engineering!', 'beginning: engine!']],
  ],
  ['a finished word', 'engi ', [[]]],
  ['only the last may be unfinished', 'angu data', [[], ['itself: data']]],
  ['one letter has too many completions', 'e', [[]]],
  ['the name of a skill is complete', 'java', [['itself: java']]],
  ['so is a two-letter word with an alias', 'ml', [['itself: ml', 'alias: machine learning!']]],
  ['and a word that more titles have than longer words', 'lead', [['itself: lead']]],
  [
    'a word that longer ones far outnumber is not',
    'engine',
    [['itself: engine', 'beginning: engineer!', 'beginning: engineering!']],
  ],
  [
    'one that they outnumber by less is, and longer words count least',
    'sale',
    [['itself: sale', 'longer: sales!']],
  ],
  // typos
  ['an unknown word one typo away', 'engneer ', [['slip: engineer']]],
  ['the most frequent of several words', 'anglar ', [['itself: anglar', 'slip: angular']]],
  ['a rare word beside a far more frequent one', 'anular ', [['itself: anular', 'slip: angular']]],
  ['not beside one that is not frequent enough', 'leads ', [['itself: leads', 'slip: lead']]],
  ['two typos are not corrected', 'enigner ', [[]]],
  ['short words: swapped letters', 'rnig ', [['slip: ring']]],
  ['short words: not a missing letter', 'rng ', [[]]],
  ['short words: not a wrong letter', 'rind ', [[]]],
  ['short words: typos of the table', 'jaav ', [['slip: java']]],
  ['two letters are never a typo', 'og ', [[]]],
  ['quoted words are never corrected', '"engneer"', [['itself: engneer']]],
  ['nor are those of a phrase', '"data engneer"', [['phrase: data engneer']]],
  [
    'a word with completions is not corrected',
    'engin',
    [['beginning: engineer!', 'beginning: engineering!', 'beginning: engine!']],
  ],
])('%s: %j', (_, text, expansions) =>
  expect(expansionsOf(planFor(text, BOARD))).toEqual(expansions),
)

test.each<[number, number, boolean]>([
  [2, 300, true],
  [2, 299, false],
  [3, 10_000, false],
  [1, 200, true],
])('a word in %d titles beside one in %d is a typo: %s', (rare, frequent, isSlip) => {
  const plan = planFor('kubernets ', { short: { kubernets: rare, kubernetes: frequent } })
  expect(plan.reading.corrected).toBe(isSlip ? 'kubernetes' : null)
})

test('a word that many descriptions have is not a typo, however few titles do', () => {
  const counts = { short: { kubernetes: 1_000 }, long: { kubernets: 50 } }
  expect(planFor('kubernets ', counts).reading.corrected).toBeNull()
})

test('among equally frequent words the alphabetically first is meant', () => {
  expect(planFor('carter ', { short: { career: 1, barter: 5, garter: 5 } }).reading.corrected).toBe(
    'barter',
  )
})

test('weights fall from the word itself to aliases and joined words, typos, completions and longer words', () => {
  const weightOf = (text: string, how: string) =>
    planFor(text, BOARD)
      .clauses.flatMap(({ alternatives }) => alternatives)
      .find((alternative) => alternative.how === how)?.weight ?? Number.NaN
  const weights = [
    weightOf('engineer ', 'itself'),
    weightOf('js ', 'alias'),
    weightOf('engneer ', 'slip'),
    weightOf('engi', 'beginning'),
    weightOf('sale', 'longer'),
  ]
  expect(weights.toSorted((a, b) => b - a)).toEqual(weights)
  expect(new Set(weights).size).toBe(5)
  expect(weightOf('"machine learning"', 'phrase')).toBe(weights[0])
  expect(weightOf('full stack ', 'joined')).toBe(weights[1])
})

test('a part is worth more the fewer jobs meet any of its alternatives', () => {
  const [engineer, data, js] = planFor('engineer data js ', BOARD).clauses.map((c) => c.rarity)
  expect(data).toBeGreaterThan(engineer as number)
  expect(js).toBeGreaterThan(data as number)
  const [plain] = planFor('full ', BOARD).clauses
  const [withJoined] = planFor('full stack ', BOARD).clauses
  expect(withJoined?.rarity).toBeLessThan(plain?.rarity as number)
})

test.each<[string, boolean[]]>([
  ['java jobs in data ', [true, false, false, true]],
  ['jobs in ', [true, true]],
  ['"jobs" java ', [true, true]],
])('noise words never exclude a job, unless there is nothing else: %j', (text, needed) => {
  expect(planFor(text, BOARD).clauses.map((clause) => clause.isNeeded)).toEqual(needed)
})

test.each([
  ['engneer data ', 'engineer data'],
  [
    'engneer "data lead" java OR rust -senior -"team lead"',
    'engineer "data lead" java OR rust -senior -"team lead"',
  ],
  ['engneer full-stack -full-stack ', 'engineer full stack -"full stack"'],
  ['engineer data ', null],
])('%j is corrected to %j', (text, corrected) => {
  expect(planFor(text, BOARD).reading.corrected).toBe(corrected)
})

test.each([
  ['engneer ', ['engineer']],
  ['machine learning ', ['machine', 'ml', 'learning']],
  ['"machine learning" data ', ['machine learning', 'data']],
  ['angu', ['angu*']],
  ['jobs in java ', ['java']],
  ['java -data ', ['java']],
])('for %j these words are highlighted: %j', (text, marks) => {
  expect(planFor(text, BOARD).reading.marks).toEqual(marks)
})

test('exclusions stay phrases and get no alternatives', () => {
  expect(planFor('java -engneer -"full stack" ', BOARD).without).toEqual([
    ['engneer'],
    ['full', 'stack'],
  ])
})

/** What each looser plan leaves out, in the order they are tried, and how many parts it still needs. */
const leftOut = (text: string, dropped: string[] = []) => {
  const plan = planFor(text, BOARD)
  const clauses = plan.clauses.map((clause) =>
    dropped.includes(clause.asked) ? { ...clause, isNeeded: false } : clause,
  )
  return looserPlans({ ...plan, clauses, reading: { ...plan.reading, dropped } }).map((looser) => [
    looser.reading.dropped.at(-1),
    looser.clauses.filter((clause) => clause.isNeeded).length,
  ])
}

test.each<[string, string, string[], [string, number][]]>([
  [
    'each part is tried, the least specific first',
    'ring jobs engineer data ',
    [],
    [
      ['engineer', 2],
      ['data', 2],
      ['ring', 2],
    ],
  ],
  ['a part that no job has is dropped alone', 'engineer cobol ring ', [], [['cobol', 2]]],
  [
    'then the others are tried',
    'engineer cobol ring ',
    ['cobol'],
    [
      ['engineer', 1],
      ['ring', 1],
    ],
  ],
  [
    'if one part less was not enough, the rarest is dropped',
    'engineer data ring ',
    ['engineer'],
    [['ring', 1]],
  ],
  [
    'of many parts the rarest is dropped',
    'engineer data angular java javascript project ring ',
    [],
    [['ring', 6]],
  ],
  ['the last part stays', 'cobol ', [], []],
  ['so does the last needed part among noise words', 'jobs in java ', [], []],
])('%s: %j', (_, text, dropped, expected) => expect(leftOut(text, dropped)).toEqual(expected))

test('a name is not corrected, however similar to another word', () => {
  const counts = { short: { kubernets: 1, kubernetes: 1_000 } }
  expect(planFor('kubernets ', counts).reading.corrected).toBe('kubernetes')
  expect(planFor('kubernets ', { ...counts, names: ['kubernets'] }).reading.corrected).toBeNull()
})

test('words that only removed jobs have count as words that no job has', () => {
  const known = withoutWords(knowledgeOf(BOARD), new Set(['anular']))
  expect(known.anywhere(['anular'])).toBe(0)
  expect(known.inShort(['data', 'anular'])).toBe(0)
  expect(expansionsOf(makePlan(parseSearchText('anular '), known, aliases))).toEqual([
    ['slip: angular'],
  ])
})
