import { expect, test } from 'vitest'
import { htmlToText } from '#core/html/html.ts'
import { withLineBreaks } from './line-breaks.ts'

const textOf = (html: string) => htmlToText(withLineBreaks(html))

test.each([
  [
    'list items',
    'Acme | Berlin<p>We hire:\n\n- Backend Engineer\n- Product Designer',
    'Acme | Berlin\n\nWe hire:\n\n- Backend Engineer\n- Product Designer',
  ],
  [
    'names and sentences',
    '<p>Product Manager\nOwns the roadmap.\n<a href="https://acme.example">Apply</a>',
    'Product Manager\nOwns the roadmap.\nApply',
  ],
  [
    'a line that goes on',
    '<p>We are looking for\nsomebody who\nlikes Go.',
    'We are looking for somebody who likes Go.',
  ],
  [
    'lines broken by an editor',
    '<p>We build software for hospitals and clinics, and are led by former\nDoctors Without Borders staff.',
    'We build software for hospitals and clinics, and are led by former Doctors Without Borders staff.',
  ],
])('%s', (_, html, text) => expect(textOf(html)).toBe(text))

test.each([
  '<ul><li>Experience with\n  <b>Python</b></li></ul>',
  'Plain\nText',
  'Latency < 10 ms\n\nlower line\n- item',
  '<p>One line',
])('%j is left as it is', (html) => expect(withLineBreaks(html)).toBe(html))

test('preformatted text keeps its lines', () => {
  const html = '<p>Stack<pre><code>Go\nRust</code></pre>'
  expect(withLineBreaks(html)).toBe(html)
})
