/** Which words of a search never exclude a job. */
import { expect, test } from 'vitest'
import { canonicalSkill } from '#core/skill/skill.ts'
import { isNoiseWord } from './noise-words.ts'

test.each('in at the for jobs job of and role positions hiring near'.split(' '))(
  '%s excludes no job',
  (word) => expect(isNoiseWord(word)).toBe(true),
)

test.each('go it us be c r am i remote senior intern work engineer constructor'.split(' '))(
  '%s is meant',
  (word) => expect(isNoiseWord(word)).toBe(false),
)

test('no noise word is a skill', () => {
  const said = 'a an the and or of in on at by for from to with near job jobs role my'.split(' ')
  expect(said.filter((word) => canonicalSkill(word) !== null)).toEqual([])
})
