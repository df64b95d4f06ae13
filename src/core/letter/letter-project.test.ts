import { expect, test } from 'vitest'
import { projectSaid } from './letter-project.ts'

test.each([
  [
    'Open-source tracer for slow disk writes; 2,300 stars.',
    'an open-source tracer for slow disk writes with 2,300 stars',
  ],
  [
    'Rain alarm for scooter riders, Kotlin, 40,000 downloads.',
    'a rain alarm for scooter riders with 40,000 downloads',
  ],
  ['A parser of recipes.', 'a parser of recipes'],
  ['Built with friends for fun', null],
  ['Go', null],
])('“%s” is “%s”', (description, text) =>
  expect(projectSaid(description)).toEqual(text === null ? null : { how: 'noun', text }),
)
