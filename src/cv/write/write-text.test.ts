/** CVs as plain text and as Markdown: no text of theirs becomes markup. */
import { expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { fortyCvs } from '#test/forty-cvs.ts'
import { lettersOf, sheetCharacters } from '#test/sheet-text.ts'
import { toSheet } from './cv-sheet.ts'
import { writeMarkdown } from './write-markdown.ts'
import { writeText } from './write-text.ts'

const ADA: Cv = {
  ...EMPTY_CV,
  name: 'Ada <img src=http://canary.test/>',
  email: 'ada@example.org',
  url: 'javascript:alert(1)',
  links: [{ id: 'l1', network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
  summary: [
    { id: 's1', text: '# not a heading' },
    {
      id: 's2',
      text: '1. not a list [x](http://canary.test) ![y](http://canary.test) *bold* &amp; C#',
    },
  ],
  work: [
    {
      id: 'w1',
      company: 'R&D_Lab',
      url: null,
      place: 'Porto',
      about: null,
      roles: [
        {
          id: 'w1r1',
          title: 'Engineer\nInjected: line',
          start: '2021-03',
          end: 'present',
          place: null,
          summary: null,
          highlights: [{ id: 'h1', text: '- cut costs' }],
        },
      ],
    },
  ],
}

test('plain text keeps every character, and one line stays one line', () => {
  expect(writeText(toSheet(ADA))).toBe(`Ada <img src=http://canary.test/>
ada@example.org | javascript:alert(1) | github.com/ada


Summary

# not a heading
1. not a list [x](http://canary.test) ![y](http://canary.test) *bold* &amp; C#


Experience

R&D_Lab | Porto
Engineer Injected: line | Mar 2021 – Present
- - cut costs
`)
})

test('Markdown escapes special characters; only safe addresses become links', () => {
  expect(writeMarkdown(toSheet(ADA))).toBe(String.raw`# Ada \<img src=http://canary.test/\>

[ada@example.org](<mailto:ada@example.org>) · javascript:alert(1) · [github.com/ada](<https://github.com/ada>)

## Summary

\# not a heading

1\. not a list \[x\](http://canary.test) !\[y\](http://canary.test) \*bold\* \&amp; C#

## Experience

### R&D\_Lab · Porto

**Engineer Injected: line** · Mar 2021 – Present

- \- cut costs
`)
})

test('both contain all of forty CVs, in the same order', () => {
  for (const { about, cv } of fortyCvs()) {
    const sheet = toSheet(cv)
    const withoutLinks = writeMarkdown(sheet).replace(/\]\(<[^>]*>\)/g, ']')
    expect(lettersOf(writeText(sheet)), about).toBe(sheetCharacters(sheet))
    expect(lettersOf(withoutLinks), about).toBe(sheetCharacters(sheet))
  }
})
