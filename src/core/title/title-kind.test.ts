import { expect, test } from 'vitest'
import { kindOfTitle, levelOfTitle } from './title-kind.ts'

test.each([
  ['Lead Backend Engineer', 'backend', 'lead'],
  ['Software Engineer', 'software', null],
  ['Berlin', null, null],
  ['', null, null],
])('“%s” is %s at level %s', (title, kind, level) => {
  expect([kindOfTitle(title), levelOfTitle(title)]).toEqual([kind, level])
})
