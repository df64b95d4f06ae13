import { expect, test } from 'vitest'
import type { AskedSkill } from '#core/requirement/read-requirements.ts'
import type { RoleKind } from '#core/title/role-kind-table.ts'
import { mainStack, titleCore } from './main-stack.ts'

const asked = (strength: AskedSkill['strength'], ...groups: string[]): AskedSkill[] =>
  groups.map((names) => ({ strength, anyOf: names.split(' or ') }))

test.each<[string, AskedSkill[], RoleKind[], string[]]>([
  [
    'the title comes before what is required',
    [...asked('title', 'Ruby on Rails'), ...asked('must', 'React', 'Go')],
    ['fullstack'],
    ['Ruby on Rails'],
  ],
  [
    'what is required comes before what is mentioned, without tools',
    [...asked('must', 'Go', 'PostgreSQL', 'Docker', 'Git'), ...asked('named', 'Rust')],
    ['backend'],
    ['Go'],
  ],
  ['what is mentioned, if nothing is required', asked('named', 'Go', 'AWS'), ['backend'], ['Go']],
  ['alternatives', asked('must', 'Go or Rust', 'Kafka'), ['backend'], ['Go', 'Rust']],
  ['only stacks of the kind of work', asked('must', 'React', 'Python'), ['backend'], ['Python']],
  ['both sides of full-stack work', asked('must', 'React', 'Go'), ['fullstack'], ['React', 'Go']],
  ['no plus', asked('nice', 'Rust'), ['backend'], []],
  ['scripts of who runs servers', asked('must', 'Python or Go'), ['devops'], []],
  ['tools alone', asked('must', 'Docker', 'AWS'), ['backend'], []],
  ['a title of unknown work', asked('title', 'Go'), [], ['Go']],
  ['requirements of unknown work', asked('must', 'Go'), [], []],
])('%s', (_, skills, kinds, main) => expect([...mainStack(skills, kinds)]).toEqual(main))

test('a title’s rarer technologies and fields are its core, without stacks, tools and alternatives to them', () => {
  const skills = [
    ...asked('title', 'WebGPU', 'Rust', 'Docker', 'Machine Learning or LLM'),
    ...asked('must', 'Salesforce'),
  ]
  expect(titleCore(skills)).toEqual(['WebGPU'])
})
