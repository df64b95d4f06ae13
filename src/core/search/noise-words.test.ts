/** Words of a search that never exclude a job. */
import { expect, test } from 'vitest'
import { canonicalSkill } from '#core/skill/skill.ts'
import { isNoiseWord } from './noise-words.ts'

test.each('in at the for jobs job of and role positions hiring near'.split(' '))(
  '%s is a noise word',
  (word) => expect(isNoiseWord(word)).toBe(true),
)

test.each('go it us be c r am i remote senior intern work engineer constructor'.split(' '))(
  '%s is not a noise word',
  (word) => expect(isNoiseWord(word)).toBe(false),
)

test('no noise word is also a skill', () => {
  const frequent = 'a an the and or of in on at by for from to with near job jobs role my'.split(
    ' ',
  )
  expect(frequent.filter((word) => canonicalSkill(word) !== null)).toEqual([])
})
