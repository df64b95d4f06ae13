import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import type { ShownLine } from '#core/cv/cv-lines.ts'
import { skillsShown, surfaced } from './surface-skills.ts'

const line = (id: string, part: ShownLine['part'], text: string): ShownLine => ({
  id,
  text,
  part,
  entry: part === 'work' ? 'w1' : null,
})
const ask = (skill: string, need: 'must' | 'nice' = 'must') => ({
  title: 'Engineer',
  company: 'Lighthouse Maps',
  skills: [{ anyOf: [skill], need }],
})

test('every line that claims a skill shows it, by its canonical name', () => {
  const shown = skillsShown([
    line('h1', 'work', 'Moved billing to k8s'),
    line('u1', 'summary', 'Fond of Kubernetes'),
    line('u2', 'summary', 'No experience with Terraform'),
  ])
  expect(shown.get('Kubernetes')?.map(({ id }) => id)).toEqual(['h1', 'u1'])
  expect(shown.has('Terraform')).toBe(false)
})

test.each([
  ['requires', 'must'],
  ['prefers', 'nice'],
] as const)('a skill that work shows and the job %s is added, with that line', (asks, need) => {
  const shown = skillsShown([line('h1', 'work', 'Moved billing to Kubernetes')])
  const [change] = surfaced(EMPTY_CV, ask('Kubernetes', need), shown)
  expect(change?.says).toMatch(new RegExp(`^The job ${asks} Kubernetes; your CV shows it`))
  expect(change?.sources).toEqual([{ id: 'h1', text: 'Moved billing to Kubernetes' }])
})

test.each<[string, ShownLine[]]>([
  ['only the summary mentions', [line('u1', 'summary', 'Fond of Kubernetes')]],
  [
    'is already listed',
    [line('h1', 'work', 'Ran Kubernetes'), line('s1', 'skills', 'Docker, Kubernetes')],
  ],
  ['no line shows', [line('h1', 'work', 'Moved billing')]],
])('a skill that %s is not added', (_, lines) => {
  expect(surfaced(EMPTY_CV, ask('Kubernetes'), skillsShown(lines))).toEqual([])
})
