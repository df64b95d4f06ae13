import { expect, test } from 'vitest'
import { canonicalSkill } from './skill.ts'
import { aliasesOf } from './skill-aliases.ts'
import { SKILL_TABLE } from './skill-table.ts'

test.each([
  ['kotlin', []],
  ['golang', ['go', 'go lang']],
  ['go', ['golang', 'go lang']],
  ['Go', ['golang', 'go lang']],
  ['rust', ['rustlang', 'rust lang']],
  ['ts', ['typescript', 'type script']],
  ['baker', []],
  ['', []],
  ['__proto__', []],
])('the other names of %s are %j', (word, names) => expect(aliasesOf(word)).toEqual(names))

test('asked by one name, a skill is found by the other, both ways', () => {
  expect(aliasesOf('k8s')).toContain('kubernetes')
  expect(aliasesOf('kubernetes')).toContain('k8s')
})

test('every name of the table leads to all the others and never to itself', () => {
  const lines = Object.values(SKILL_TABLE).flatMap((table) => table.trim().split('\n'))
  const odd = lines.flatMap((line) => {
    const names = line
      .split(/[=,]/)
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean)
    const skill = canonicalSkill(names[0] ?? '')
    return names.filter((name) => {
      const others = names.filter((other) => other !== name)
      const isOfAnother = canonicalSkill(name) !== skill
      return !isOfAnother && aliasesOf(name).join() !== others.join()
    })
  })
  expect(odd).toEqual([])
})
