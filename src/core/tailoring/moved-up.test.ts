import { expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { movedUp } from './moved-up.ts'

const TEXTS: Readonly<Record<string, string>> = {
  a: 'Wrote reports',
  b: 'Ran Kafka',
  c: 'Built it in Go',
}
const target = {
  title: 'Engineer',
  company: 'Contoso',
  skills: ['Kafka', 'Go'].map((skill) => ({ anyOf: [skill], need: 'must' as const })),
}

const cv = (points: string, skills: string[]): Cv => ({
  ...EMPTY_CV,
  projects: [
    {
      id: 'p1',
      name: 'Billing',
      url: null,
      entity: null,
      roles: [],
      start: null,
      end: null,
      description: null,
      highlights: [...points].map((id) => ({ id, text: TEXTS[id] ?? '' })),
      keywords: [],
    },
  ],
  skills: [{ id: 'k1', name: null, level: null, keywords: skills }],
})

const billing = (what: string, from: number, to: number) => ({ where: 'Billing', what, from, to })

test.each<[string, Cv, Cv, ReturnType<typeof movedUp>]>([
  ['nothing moved', cv('abc', ['SQL', 'Go']), cv('abc', ['SQL', 'Go']), []],
  [
    'relevant points moved up',
    cv('abc', []),
    cv('bca', []),
    [billing('Ran Kafka', 2, 1), billing('Built it in Go', 3, 2)],
  ],
  ['an irrelevant one did', cv('bca', []), cv('abc', []), []],
  ['a point above was left out', cv('abc', []), cv('bc', []), []],
  [
    'a skill moved up',
    cv('', ['SQL', 'Go']),
    cv('', ['Go', 'SQL']),
    [{ where: 'Skills', what: 'Go', from: 2, to: 1 }],
  ],
  ['a skill was added in front', cv('', ['SQL', 'Go']), cv('', ['Kafka', 'SQL', 'Go']), []],
])('if %s', (_, before, after, moves) => {
  expect(movedUp(before, after, target)).toEqual(moves)
})
