import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from './html.ts'
import { plainParts } from './html-plain.ts'

const tag = (name: string, isEnd = false, attributes = '') => ({ name, isEnd, attributes })

describe('plainParts', () => {
  it.each([
    ['words', ['words']],
    ['<P>a &amp; b</P>', [tag('p'), 'a &amp; b', tag('p', true)]],
    ['<br />', [tag('br')]],
    [`<a href="x" title='y'>z</a >`, [tag('a', false, ` href="x" title='y'`), 'z', tag('a', true)]],
    ['a\r\nb\rc', ['a\nb\nc']],
    ['', []],
  ])('splits %j', (html, parts) => expect([...plainParts(html)]).toEqual(parts))

  it.each([
    ['a comment', 'a<!-- b -->'],
    ['a sign', 'a < b'],
    ['an attribute without quotes', '<a href=x>'],
    ['attributes without white space between them', '<a href="x"title="y">'],
    ['an unclosed tag', 'a<p'],
    ['a tag in an attribute', '<a title="<b>">'],
    ['white space that is not HTML’s', '<p\u00a0x="y">'],
    ['a NUL', 'a\u0000b'],
  ])('leaves %s to the tokenizer', (_, html) => expect([...plainParts(html)].at(-1)).toBeNull())

  it('takes linear time for tags that never end', () => {
    const html = `<a${' b="c"'.repeat(30_000)}`
    expect([...plainParts(html)]).toEqual([null])
  })
})

/** A leading comment makes the tokenizer read the rest. */
const BY_TOKENISER = '<!---->'

describe('reading without the tokenizer', () => {
  it.each([
    '<p>a &amp; b &rsquo; &notin; &copy &#8217; &#0; &unknown; & c</p>',
    '<a href="https://a.example/?x=1&amp;y=2&copy=3" HREF="https://b.example">x</a>',
    `<a title="q" href='https://c.example'>x</a><A HREF="https://d.example"/>y`,
    '<ul><li>a<li>b</ul></p></div><h2>c</h2 ><custom>d</custom>',
    '<p>before<script>bad()</script>after <svg><p>x</svg></p>',
    '<pre>\n a\r\n  b</pre>',
  ])('reads %j as the tokenizer does', (html) => {
    expect(sanitizeHtml(html)).toBe(sanitizeHtml(BY_TOKENISER + html))
  })
})
