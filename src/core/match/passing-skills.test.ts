import { expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { mentionedInPassing } from './passing-skills.ts'

const FULL = ['Go', 'Docker', 'PostgreSQL', 'Kafka', 'Linux', 'Terraform']

const cvOf = (keywords: string[], ...lines: string[]): Cv => ({
  ...EMPTY_CV,
  skills: [{ id: 's1', name: null, level: null, keywords }],
  work: [
    {
      ...{ id: 'w1', company: 'A', url: null, place: null, about: null },
      roles: [
        {
          ...{ id: 'r1', title: 'Engineer', start: null, end: null, place: null, summary: null },
          highlights: lines.map((text, at) => ({ id: `l${at}`, text })),
        },
      ],
    },
  ],
})

test.each<[string, Cv, string[]]>([
  ['a language that a full list leaves out', cvOf(FULL, 'Ran CI for eleven PHP projects'), ['PHP']],
  ['one that is named twice', cvOf(FULL, 'Wrote PHP', 'Tested PHP'), []],
  ['one of a line of tools', cvOf(FULL, 'Technologies: PHP, Redis'), []],
  ['a tool', cvOf(FULL, 'Moved Jenkins'), []],
  ['a short list may leave anything out', cvOf(['Go'], 'Wrote PHP'), []],
  [
    'basics of the list are no more than a mention',
    cvOf([...FULL, 'Kotlin (basics)'], 'Helped with the app in Kotlin'),
    ['Kotlin'],
  ],
])('%s', (_, cv, skills) => expect([...mentionedInPassing(cv)]).toEqual(skills))
