/** Both versions of an email say the same, and text from outside never becomes markup. */
import { expect, test } from 'vitest'
import { emailHtml, letterText } from './email-message.ts'

const CONTENT = {
  subject: 'Confirm your email address',
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
      '--\nRolecall sent this because someone used this address on our site. You don’t need to reply.\n',
    ].join('\n\n'),
  )
})

test('the HTML has the same words, and the link as a button and to be copied', () => {
  const html = emailHtml(CONTENT)
  const link = 'https://jobs.example.org/auth/link?token=a%2Bb&amp;x=1'
  expect(html).toContain('<title>Confirm your email address</title>')
  expect(html).toContain('>123456</p>')
  expect(html).toContain(`href="${link}"`)
  expect(html).toContain(`>${link}</p>`)
})

test('a quotation is marked on every line and keeps its line breaks, and the footer can be replaced', () => {
  const content = {
    subject: 'A message',
    lines: [{ quote: 'One\n--\n\n<b>Two' }],
    footer: { reason: 'Why.', links: [] },
  }
  expect(letterText(content)).toBe('> One\n> --\n> \n> <b>Two\n\n--\nWhy.\n')
  expect(emailHtml(content)).toContain('>One<br>--<br><br>&lt;b&gt;Two</blockquote>')
  expect(emailHtml(content)).toContain('>Why.</td>')
})

test('MA-03 markup in any part of an email is text', () => {
  const evil = '"><a href=//evil.example><img src=x onerror=alert(1)>'
  const html = emailHtml({
    subject: evil,
    lines: [evil, { code: evil }, { quote: evil }, { link: evil, label: evil }],
  })
  const tags = [...html.matchAll(/<(\/?[a-z1-6]+)/g)].map(([, tag]) => tag)
  expect(new Set(tags)).not.toContain('img')
  expect(tags.filter((tag) => tag === 'a')).toHaveLength(1)
  expect(html).not.toContain(evil)
})

test('an email loads nothing and runs nothing', () => {
  const html = emailHtml(CONTENT)
  expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import|src=/)
})

test('an item has its lines and its address in both versions, and the footer its links', () => {
  const content = {
    subject: '2 new',
    lines: [
      {
        title: 'Go Engineer',
        link: 'https://jobs.example.org/jobs/7',
        details: ['Acme · Oslo', 'Found by: go'],
      },
    ],
    footer: {
      reason: 'You have an alert.',
      links: [{ label: 'Stop these emails', link: 'https://jobs.example.org/a/x' }],
    },
  }
  expect(letterText(content)).toBe(
    [
      'Go Engineer\nAcme · Oslo\nFound by: go\nhttps://jobs.example.org/jobs/7',
      '--\nYou have an alert.\nStop these emails: https://jobs.example.org/a/x\n',
    ].join('\n\n'),
  )
  const links = [...emailHtml(content).matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
  expect(links).toEqual(['https://jobs.example.org/jobs/7', 'https://jobs.example.org/a/x'])
})
