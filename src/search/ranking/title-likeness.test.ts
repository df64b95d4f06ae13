import { expect, test } from 'vitest'
import { createWriter } from '#search/indexing/writer.ts'
import { likeness, titleWordWeights } from '#search/postings/relevance.ts'
import { readWords } from '#search/postings/terms.ts'
import { makePlan } from '#search/query/plan.ts'
import { parseSearchText } from '#search/query/search-text.ts'
import { findName, findTerm } from '#search/segments/tables.ts'
import { findText } from '#search/structures/string-table.ts'
import { createEngine } from '#test/search/engine.ts'
import { madeDocument } from '#test/search/sample-document.ts'
import { aliases } from '#test/search/sample-engine.ts'
import { createNameWords } from './name-words.ts'
import { createTitleLikeness } from './title-likeness.ts'

const TITLES = [
  'Data Engineer',
  'Engineer Data',
  'Senior Data Engineer',
  'Data Engineer (Data)',
  'Data Data Engineer',
  'Machine Learning Engineer',
  'Machine for Learning',
  'ML Engineer',
  'Full-Stack Engineer',
  'Engineering Lead',
  'Head of Data',
  'Cook',
  '!!!',
]

function prepare() {
  const writer = createWriter()
  const engine = createEngine({ aliases }, writer)
  const job = { company: 'Globex Data', locationText: 'Oslo' }
  engine.put(TITLES.map((title, at) => madeDocument({ id: at + 1, title, ...job })))
  const { tables, rows } = writer.publication()
  const names = createNameWords(() => tables)
  const place = [
    findName(tables.employers, 'Globex Data'),
    findText(tables.locations, 'oslo'),
  ] as const
  const factorOf = (text: string, title: string) => {
    const plan = makePlan(parseSearchText(text), engine.knowledge(), aliases)
    const likenessOf = createTitleLikeness(plan, tables, names, rows)
    return likenessOf(findName(tables.titles, title), ...place)
  }
  const weights = titleWordWeights(rows)
  const weightOf = (word: string) => {
    const jobs = tables.terms.inShort[findTerm(tables.terms, word)] as number
    return weights[Math.clz32(jobs)] as number
  }
  return { factorOf, weightOf }
}

const { factorOf, weightOf } = prepare()

/**
 * The job is at Globex Data in Oslo. Columns: the parts asked for, met, and met by other words; which words of the
 * title answer (x); the share of the text's neighboring pairs that are neighbors in the title; whether everything is in
 * the same order.
 */
test.each<[string, string, [number, number, number], string, number, boolean]>([
  ['data engineer ', 'Data Engineer', [2, 2, 0], 'xx', 1, true],
  ['data engineer ', 'Engineer Data', [2, 2, 0], 'xx', 0, false],
  ['data engineer ', 'Senior Data Engineer', [2, 2, 0], '-xx', 1, false],
  ['senior data engineer ', 'Data Engineer', [3, 2, 0], 'xx', 0.5, false],
  ['engineer senior ', 'Data Engineer', [2, 1, 0], '-x', 0, false],
  // a repeated word counts once, unless it is also asked for again
  ['data engineer ', 'Data Engineer (Data)', [2, 2, 0], 'xx-', 1, false],
  ['data engineer ', 'Data Data Engineer', [2, 2, 0], 'x-x', 1, false],
  ['data data engineer ', 'Data Data Engineer', [3, 3, 0], 'xxx', 1, true],
  // aliases, as phrases
  ['ml engineer ', 'Machine Learning Engineer', [2, 2, 1], 'xxx', 1, true],
  ['machine learning engineer ', 'ML Engineer', [3, 3, 2], 'xx', 1, true],
  ['ml cook ', 'Cook', [2, 1, 0], 'x', 0, false],
  ['fullstack engineer ', 'Full-Stack Engineer', [2, 2, 1], 'xxx', 1, true],
  // a phrase, OR, an unfinished word, a typo
  ['"data engineer"', 'Data Engineer', [1, 1, 0], 'xx', 1, true],
  ['data OR senior', 'Senior Data Engineer', [1, 1, 0], 'xx-', 1, false],
  ['engi', 'Engineering Lead', [1, 1, 1], 'x-', 1, false],
  ['engneer ', 'Data Engineer', [1, 1, 0], '-x', 1, false],
  // company and place
  ['cook globex oslo ', 'Cook', [3, 3, 0], 'x', 0, false],
  ['cook data ', 'Cook', [2, 2, 0], 'x', 0, false],
  // joining words count only if the title has them
  ['head of data ', 'Head of Data', [3, 3, 0], 'xxx', 1, true],
  ['cook of oslo ', 'Cook', [2, 2, 0], 'x', 0, false],
])(
  '%j compared with %j',
  (text, title, [asked, met, metOtherwise], answers, inRow, isSameOrder) => {
    const weights = readWords(title).words.map(weightOf)
    const sum = (list: number[]) => list.reduce((all, weight) => all + weight, 0)
    const precision = sum(weights.filter((_, at) => answers[at] === 'x')) / sum(weights)
    const overlap = { asked, met, metOtherwise, precision, inRow, isSameOrder }
    expect(factorOf(text, title)).toBe(likeness(overlap))
  },
)

test.each([
  ['data ', 'Cook'],
  ['oslo ', 'Cook'],
  ['oslo ', '!!!'],
  ['ml ', 'Machine for Learning'],
])('%j has nothing in common with %j', (text, title) => expect(factorOf(text, title)).toBe(1))
