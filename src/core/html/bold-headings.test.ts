import { expect, test } from 'vitest'
import { withBoldHeadings } from './bold-headings.ts'

test.each([
  ['<p><strong>The role</strong></p><p>Go</p>', '<h3>The role</h3><p>Go</p>'],
  ['<p><b>What you bring: </b></p>', '<h3>What you bring:</h3>'],
  ['<p><strong>Who are you?</strong></p>', '<h3>Who are you?</h3>'],
  ['<p><strong>We hire everyone.</strong></p>', '<p><strong>We hire everyone.</strong></p>'],
  ['<p><strong>Note</strong> this</p>', '<p><strong>Note</strong> this</p>'],
  ['<p><strong>A<br>B</strong></p>', '<p><strong>A<br>B</strong></p>'],
  [`<p><b>${'long '.repeat(20)}</b></p>`, `<p><b>${'long '.repeat(20)}</b></p>`],
])('%s', (html, expected) => expect(withBoldHeadings(html)).toBe(expected))
