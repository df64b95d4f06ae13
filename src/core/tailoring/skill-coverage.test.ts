import { expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { coverageOf, isGained, isLost } from './skill-coverage.ts'

const cv = (listed: string[], did: string, summary = ''): Cv => ({
  ...EMPTY_CV,
  summary: summary === '' ? [] : [{ id: 's1', text: summary }],
  work: [
    {
      id: 'w1',
      company: 'Acme',
      url: null,
      place: null,
      about: null,
      roles: [
        {
          id: 'w1r1',
          title: 'Engineer',
          start: null,
          end: null,
          place: null,
          summary: null,
          highlights: [{ id: 'h1', text: did }],
        },
      ],
    },
  ],
  skills: [{ id: 'k1', name: null, level: null, keywords: listed }],
})

const target = (...needs: ['must' | 'nice', ...string[]][]) => ({
  title: 'Engineer',
  company: 'Contoso',
  skills: needs.map(([need, ...anyOf]) => ({ anyOf, need })),
})

test.each<[string, Cv, Cv, string[], string[], boolean, boolean]>([
  [
    'listed now',
    cv(['SQL'], 'Ran Kafka'),
    cv(['Kafka', 'SQL'], 'Ran Kafka'),
    ['Engineer, Acme'],
    ['Skills', 'Engineer, Acme'],
    true,
    false,
  ],
  [
    'listed as before',
    cv(['Kafka'], 'x'),
    cv(['Kafka'], 'x'),
    ['Skills'],
    ['Skills'],
    false,
    false,
  ],
  ['no longer listed', cv(['Kafka'], 'x'), cv([], 'x'), ['Skills'], [], false, true],
  ['nowhere', cv(['SQL'], 'x'), cv(['SQL'], 'x'), [], [], false, false],
  ['in the summary', cv([], 'x', 'I run Kafka'), cv([], 'x'), ['Summary'], [], false, true],
])('a must-have that is %s', (_, before, after, was, is, gained, lost) => {
  const [found] = coverageOf(before, after, target(['must', 'Kafka'], ['nice', 'SQL']))
  expect(found).toEqual({ anyOf: ['Kafka'], need: 'must', before: was, after: is })
  expect(found && [isGained(found), isLost(found)]).toEqual([gained, lost])
})

test('any of several is enough, and without must-haves all that is asked for counts', () => {
  const shown = cv(['Podman'], 'x')
  expect(coverageOf(shown, shown, target(['nice', 'Docker', 'Podman']))).toEqual([
    { anyOf: ['Docker', 'Podman'], need: 'nice', before: ['Skills'], after: ['Skills'] },
  ])
})
