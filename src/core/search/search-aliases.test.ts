/** Aliases in both directions, and abbreviations that depend on a second word. */
import { expect, test } from 'vitest'
import { readWords } from '#search/postings/terms.ts'
import { ALIAS_TABLES } from './search-alias-table.ts'
import { aliasesOf, isKnownWord, MAX_ALIAS_WORDS } from './search-aliases.ts'

/** Each finds the other. */
test.each([
  ['sr', 'senior'],
  ['jr', 'junior'],
  ['swe', 'software engineer'],
  ['em', 'engineering manager'],
  ['quant', 'quantitative'],
  ['sde', 'software development engineer'],
  ['sdet', 'software development engineer in test'],
  ['sre', 'site reliability engineer'],
  ['mle', 'machine learning engineer'],
  ['ml', 'machine learning'],
  ['ai', 'artificial intelligence'],
  ['llm', 'large language models'],
  ['nlp', 'natural language processing'],
  ['qa', 'quality assurance'],
  ['ux', 'user experience'],
  ['ui', 'user interface'],
  ['pm', 'product manager'],
  ['pm', 'project manager'],
  ['tpm', 'technical program manager'],
  ['hr', 'human resources'],
  ['vp', 'vice president'],
  ['cto', 'chief technology officer'],
  ['ceo', 'chief executive officer'],
  ['cfo', 'chief financial officer'],
  ['ae', 'account executive'],
  ['sdr', 'sales development representative'],
  ['csm', 'customer success manager'],
  ['bd', 'business development'],
  ['bi', 'business intelligence'],
  ['ba', 'business analyst'],
  ['dba', 'database administrator'],
  ['crm', 'customer relationship management'],
  ['erp', 'enterprise resource planning'],
  ['eng', 'engineer'],
  ['eng', 'engineering'],
  ['dev', 'developer'],
  ['mgr', 'manager'],
  ['admin', 'administrator'],
  ['ops', 'operations'],
  ['infosec', 'information security'],
  ['fp&a', 'financial planning analysis'],
  ['r&d', 'research development'],
  ['gtm', 'go to market'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['py', 'python'],
  ['k8s', 'kubernetes'],
  ['golang', 'go'],
  ['postgres', 'postgresql'],
  ['pg', 'postgresql'],
  ['gcp', 'google cloud platform'],
  ['aws', 'amazon web services'],
  ['cpp', 'c++'],
  ['csharp', 'c#'],
  ['dotnet', '.net'],
  ['node', 'nodejs'],
  ['frontend', 'front end'],
  ['fe', 'frontend'],
  ['fullstack', 'full stack'],
  ['devops', 'dev ops'],
  ['nyc', 'new york'],
  ['sf', 'san francisco'],
  ['uk', 'united kingdom'],
  ['usa', 'united states'],
  ['vlsi', 'very large scale integration'],
  ['ii', '2'],
])('%s and %s are aliases of each other', (short, long) => {
  expect(aliasesOf(short, [])).toContain(long)
  expect(aliasesOf(long, [])).toContain(short)
})

/** How other words of the search change an abbreviation's meaning. */
test.each([
  ['pm', ['growth'], ['product manager']],
  ['pm', ['construction'], ['project manager']],
  ['pm', ['acme'], ['product manager', 'project manager', 'program manager']],
  ['la', [], []],
  ['la', ['engineer'], ['los angeles']],
  ['be', [], []],
  ['be', ['engineer'], ['backend', 'back end']],
  ['backend', [], ['be', 'back end']],
  ['soc', ['analyst'], ['security operations center']],
  ['soc', ['verification'], ['system on chip']],
  ['csm', ['agile'], ['certified scrum master']],
  ['sf', ['berlin'], ['san francisco']],
  ['salesforce', [], ['sfdc', 'salesforce com']],
])('%s next to %j means %j', (word, others, names) =>
  expect(aliasesOf(word, others)).toEqual(names),
)

test('one-way aliases stay one-way', () => {
  expect(aliasesOf('wfh', [])).toContain('remote')
  expect(aliasesOf('remote', [])).toEqual([])
})

test.each(['baker', '', '__proto__', 'constructor', 'engineer manager'])(
  '%s has no aliases',
  (word) => expect(aliasesOf(word, [])).toEqual([]),
)

/** Single letters that name languages are never confused. */
test.each(['c', 'c++', 'c#', 'f#', 'r', 'go', '.net', 'nodejs'])(
  '%s is not an alias of another language',
  (word) => {
    const names = new Set([
      'c',
      'c++',
      'c#',
      'f#',
      'r',
      'go',
      '.net',
      'nodejs',
      'java',
      'javascript',
    ])
    expect(aliasesOf(word, []).filter((name) => names.has(name))).toEqual([])
  },
)

test('every alias is written as the search reads it, and none leads to itself', () => {
  const names = ALIAS_TABLES.flatMap((table) => table.split(/[\n,=>?~]/).map((name) => name.trim()))
  const listed = [...new Set(names)].filter(Boolean)
  expect(listed.filter((name) => readWords(name).words.join(' ') !== name)).toEqual([])
  expect(listed.filter((name) => aliasesOf(name, listed).includes(name))).toEqual([])
  expect(listed.filter((name) => name.split(' ').length > MAX_ALIAS_WORDS)).toEqual([])
})

test('"and" may be left out', () =>
  expect(aliasesOf('identity access management', [])).toContain('iam'))

test.each([
  ['scala', true],
  ['flask', true],
  ['sre', true],
  ['enginer', false],
  ['', false],
])('%j is a known word: %s', (word, isKnown) => expect(isKnownWord(word)).toBe(isKnown))
