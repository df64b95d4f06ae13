import { expect, test } from 'vitest'
import { canonicalSkill } from '#core/skill/skill.ts'
import { ROLE_KINDS } from '#core/title/role-kind-table.ts'
import { craftsOfTitle } from './crafts-of-title.ts'

test.each([
  ['Senior Product Designer', ['Product Design', 'UX Design', 'UI Design', 'Prototyping']],
  [
    'Engineering Manager',
    ['Engineering Management', 'People Management', 'Engineering Leadership'],
  ],
  [
    'Technical Support Engineer, Tier 2',
    ['Technical Support', 'Customer Support', 'Troubleshooting'],
  ],
  ['Backend Engineer', ['API Design', 'Git', 'Backend Development']],
  ['Ninja', []],
  ['', []],
])('“%s” shows %j', (title, crafts) => expect(craftsOfTitle(title)).toEqual(crafts))

test('every craft is a skill that we know', () => {
  const crafts = ROLE_KINDS.map((kind) => kind.replaceAll('-', ' ')).flatMap(craftsOfTitle)
  expect(crafts.filter((craft) => canonicalSkill(craft) !== craft)).toEqual([])
})
