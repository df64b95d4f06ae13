import { expect, test } from 'vitest'
import { paperOf } from './letter-paper.ts'

const publication = (title: string, by: string | null = null, date: string | null = null) => ({
  id: 'p1',
  title,
  by,
  date,
  url: null,
  summary: null,
})

test.each([
  [
    publication('A. Bauer, C. Diaz. Tight bounds for filters. Journal of Proofs, 2024, pp. 1–9.'),
    { id: 'p1', words: 'Tight bounds for filters', place: 'Journal of Proofs, 2024' },
  ],
  [
    publication('Tight bounds for filters', 'Journal of Proofs', '2023-04'),
    { id: 'p1', words: 'Tight bounds for filters', place: 'Journal of Proofs, 2023' },
  ],
  [publication('Tight bounds for filters'), null],
  [publication('On something else', 'Journal of Proofs', '2023'), null],
])('%o is named as %o', (it, named) =>
  expect(paperOf([it], 'You filter and bound.')).toEqual(named),
)
