/** Letters say the same twice, and nothing in them was written by a stranger as markup. */
import { expect, test } from 'vitest'
import { letterHtml, letterText } from './letter.ts'

const CONTENT = {
  subject: 'Confirm your e-mail address',
  lines: [
    'Type this code:',
    { code: '123456' },
    { link: 'https://jobs.example.org/auth/link?token=a%2Bb&x=1', label: 'Sign in' },
  ],
}

test('the text has every line, the code on a line of its own, and each link after its words', () => {
  expect(letterText(CONTENT)).toBe(
    [
      'Type this code:',
      '123456',
      'Sign in:\nhttps://jobs.example.org/auth/link?token=a%2Bb&x=1',
      '--\nRolecall sent this because somebody used this address there. You need not answer.\n',
    ].join('\n\n'),
  )
})

test('the HTML has the same words, and the link as a button and to be copied', () => {
  const html = letterHtml(CONTENT)
  const link = 'https://jobs.example.org/auth/link?token=a%2Bb&amp;x=1'
  expect(html).toContain('<title>Confirm your e-mail address</title>')
  expect(html).toContain('>123456</p>')
  expect(html).toContain(`href="${link}"`)
  expect(html).toContain(`>${link}</p>`)
})

test('MA-03 markup in any part of a letter is text', () => {
  const evil = '"><a href=//evil.example><img src=x onerror=alert(1)>'
  const html = letterHtml({
    subject: evil,
    lines: [evil, { code: evil }, { link: evil, label: evil }],
  })
  const tags = [...html.matchAll(/<(\/?[a-z1-6]+)/g)].map(([, tag]) => tag)
  expect(new Set(tags)).not.toContain('img')
  expect(tags.filter((tag) => tag === 'a')).toHaveLength(1)
  expect(html).not.toContain(evil)
})

test('a letter loads nothing and runs nothing', () => {
  const html = letterHtml(CONTENT)
  expect(html).not.toMatch(/<(?:img|link|script|iframe|style)|url\(|@import/)
})
