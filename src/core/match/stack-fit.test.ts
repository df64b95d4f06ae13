import { expect, test } from 'vitest'
import type { SkillDemand } from './match-demands.ts'
import { type StackValues, stackValues, workedValues } from './person-stack.ts'
import { keepAboveFair, sideValues, stackGap, stackLeft, stackPhrase } from './stack-fit.ts'

const builtOn = (...skills: string[]): SkillDemand[] => [
  ...skills.map((skill) => ({ skill, ask: 'must' as const, isOr: false, isMain: true })),
  { skill: 'Docker', ask: 'must', isOr: false, isMain: false },
]

const compare = (known: StackValues | null, demands: SkillDemand[]) => {
  const stack = known && stackValues(known)
  const prepared = { stack, worked: workedValues(['Docker', 'Figma']) }
  const gap = stackGap({ ...prepared, person: { stack: known, skills: ['Docker'] } }, demands)
  return [stackLeft(sideValues(prepared, demands)), gap && stackPhrase(gap)]
}

test.each<[string, StackValues | null, SkillDemand[], number, string | null]>([
  ['the same stack', { Go: 8 }, builtOn('Go'), 1000, null],
  ['another one', { Go: 8 }, builtOn('Ruby'), 350, 'built on Ruby; you’ve mainly worked with Go'],
  ['one of the alternatives', { Go: 8 }, builtOn('Rust', 'Go'), 1000, null],
  ['one that takes weeks', { Java: 8 }, builtOn('Kotlin'), 1000, null],
  [
    'one that takes months',
    { 'C++': 8 },
    builtOn('Rust'),
    600,
    'built on Rust; you’ve mainly worked with C++',
  ],
  [
    'one that is only listed',
    { Go: 8, Rust: 3 },
    builtOn('Rust'),
    450,
    'built on Rust; you’ve mainly worked with Go',
  ],
  [
    'one of two sides',
    { React: 8 },
    builtOn('React', 'Elixir'),
    675,
    'built on Elixir; you’ve mainly worked with React',
  ],
  ['a language of both sides', { React: 8 }, builtOn('Ruby', 'TypeScript'), 1000, null],
  [
    'a language of both sides where each has its own',
    { React: 8, TypeScript: 8 },
    builtOn('React', 'C#', 'TypeScript'),
    675,
    'built on C#; you’ve mainly worked with React and TypeScript',
  ],
  ['a job without a main stack', { Go: 8 }, builtOn(), 1000, null],
  ['a person without one', null, builtOn('Ruby'), 1000, null],
  [
    'a title’s technology that no work shows',
    { React: 8 },
    builtOn('WebGPU'),
    350,
    'built on WebGPU; you’ve mainly worked with React',
  ],
  [
    'the same for somebody without a stack',
    null,
    builtOn('Salesforce'),
    350,
    'built on Salesforce, which your work doesn’t show',
  ],
  ['a title’s technology that is near to one worked with', null, builtOn('Sketch'), 1000, null],
  ['one of two such technologies', null, builtOn('WebGPU', 'Figma'), 1000, null],
])('%s', (_, known, demands, left, phrase) =>
  expect(compare(known, demands)).toEqual([left, phrase]),
)

test.each([
  [100_000, 350, 67_500],
  [70_000, 350, 57_000],
  [50_000, 350, 50_000],
  [20_000, 350, 20_000],
  [80_000, 1000, 80_000],
])('of %d, %d leaves %d', (sum, left, kept) => expect(keepAboveFair(sum, left)).toBe(kept))
