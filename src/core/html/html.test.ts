import { expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'
import { decodeOnce, excerpt, htmlToText, sanitizeHtml } from './html.ts'

const REL = 'rel="nofollow ugc noopener noreferrer"'

const structure: [string, string][] = [
  ['<p>One</p><p>Two</p>', '<p>One</p><p>Two</p>'],
  ['<div>One<div>Two</div>Three</div>', '<p>One</p><p>Two</p><p>Three</p>'],
  ['One<br><br>Two<br>Three', '<p>One</p><p>Two<br>Three</p>'],
  ['<p>One<br>&nbsp;<br> <br>Two</p>', '<p>One</p><p>Two</p>'],
  ['<p> </p><p>&nbsp;</p><p>x</p><div></div>', '<p>x</p>'],
  ['<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h5>E</h5><h6>F</h6>', headings()],
  ['<h2><div>About</div></h2>us', '<h3>About</h3><p>us</p>'],
  ['<section><article><p>x</p></article></section>', '<p>x</p>'],
  ['<p>a <b>b <i>c</b> d</i></p>', '<p>a <b>b <i>c</i></b><i> d</i></p>'],
  ['<b><p>x</p><p>y</p></b>', '<p><b>x</b></p><p><b>y</b></p>'],
  ['<b>x</b><b>y</b>', '<p><b>xy</b></p>'],
  ['<p>a  \n b</p>', '<p>a b</p>'],
  ['<p>10&nbsp;000 &lt; 20&nbsp;000 &amp; "more"</p>', text10000()],
  ['<font color=red>red</font> <u>under</u> <blink>off</blink>', '<p>red under off</p>'],
  ['<hr><p>a</p><hr><hr><p>b</p><hr>', '<p>a</p><hr><p>b</p>'],
  ['<blockquote>Said</blockquote>', '<blockquote><p>Said</p></blockquote>'],
  ['<pre>\n\n a\n  <b>b</b>\n</pre>', '<pre> a\n  b</pre>'],
  ['<p>Run <kbd>npm</kbd></p>', '<p>Run <code>npm</code></p>'],
  ['<p>soft\u200bbreak \u202eesrever\u202c</p>', '<p>softbreak esrever</p>'],
  ['<p>I&#x27;m hiring<p>Apply', "<p>I'm hiring</p><p>Apply</p>"],
  ['<!-- note --><br><br>', ''],
  ['', ''],
]

function headings(): string {
  return '<h3>A</h3><h3>B</h3><h3>C</h3><h4>D</h4><h4>E</h4><h4>F</h4>'
}

function text10000(): string {
  return '<p>10&nbsp;000 &lt; 20&nbsp;000 &amp; &quot;more&quot;</p>'
}

const lists: [string, string][] = [
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<ul><li>a<ul><li>b</ul><li>c</ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
  ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
  ['<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ['<ul><li></li><li> </li><li>a</li></ul><ol></ol>', '<ul><li>a</li></ul>'],
  ['<ul>loose<li>a</li></ul>', '<ul><li>loose</li><li>a</li></ul>'],
  ['<li>a</li><li>b</li><p>c</p>', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
  ['<ul><li>a</li></ul><ul><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<ol><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ['<ul><li>• a</li><li>- b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<p>• a</p><p>• b</p>', '<ul><li>a</li><li>b</li></ul>'],
  ['<p>You:<br>- a<br>- b<br>Done</p>', '<p>You:</p><ul><li>a</li><li>b</li></ul><p>Done</p>'],
  ['<p>- a dash alone</p>', '<p>- a dash alone</p>'],
  ['<p>-5 degrees<br>-6 degrees</p>', '<p>-5 degrees<br>-6 degrees</p>'],
]

const tables: [string, string][] = [
  [
    '<table><tr><th>Pay<td>€50,000<tr><td>Place<td>Leeds</table>',
    '<p>Pay · €50,000<br>Place · Leeds</p>',
  ],
  ['a<table><tr><td>b</td></tr></table>c', '<p>a</p><p>b</p><p>c</p>'],
  ['<table><tr><td><p>a</p><ul><li>b</li></ul></td></tr></table>', '<p>a</p><ul><li>b</li></ul>'],
]

const links: [string, string][] = [
  [
    '<a href="https://x.co/?a=1&amp;b">x</a>',
    `<p><a href="https://x.co/?a=1&amp;b" ${REL}>x</a></p>`,
  ],
  ['<a href=" HTTP://x.co ">x</a>', `<p><a href="http://x.co" ${REL}>x</a></p>`],
  ['<a href="mailto:jobs@x.co">mail</a>', `<p><a href="mailto:jobs@x.co" ${REL}>mail</a></p>`],
  ['<a href="https://x.co/a b">x</a>', `<p><a href="https://x.co/a%20b" ${REL}>x</a></p>`],
  ['<a href="/jobs">x</a> <a href="//x.co">y</a> <a href="tel:1">z</a>', '<p>x y z</p>'],
  [`<a href="https://x.co/${'a'.repeat(2_000)}">x</a>`, '<p>x</p>'],
  ['<a href="https://x.co"><img src="y.png"></a>', ''],
  ['<p>At https://x.co/y.</p>', `<p>At <a href="https://x.co/y" ${REL}>https://x.co/y</a>.</p>`],
  ['<p><code>https://x.co</code></p>', '<p><code>https://x.co</code></p>'],
]

const plain: [string, string][] = [
  ['One\nTwo\n\nThree', '<p>One<br>Two</p><p>Three</p>'],
  ['One\r\n\r\nTwo', '<p>One</p><p>Two</p>'],
  ['We use:\n- Go\n- SQL', '<p>We use:</p><ul><li>Go</li><li>SQL</li></ul>'],
  ['• Go\n\n• SQL', '<ul><li>Go</li><li>SQL</li></ul>'],
  ['* Go\n* SQL', '<ul><li>Go</li><li>SQL</li></ul>'],
  ['About\n-----\nUs', '<p>About</p><hr><p>Us</p>'],
  ['R&amp;D, AT&T', '<p>R&amp;D, AT&amp;T</p>'],
  ['if a<b and List<String>', '<p>if a&lt;b and List&lt;String&gt;</p>'],
  ['see https://x.co/y', `<p>see <a href="https://x.co/y" ${REL}>https://x.co/y</a></p>`],
]

const encoded: [string, string][] = [
  ['&lt;p&gt;R&amp;amp;D&lt;/p&gt;', '<p>R&amp;D</p>'],
  ['&lt;p class=&quot;x&quot;&gt;a&lt;/p&gt;', '<p>a</p>'],
  ['&#60;p&#62;a&#60;/p&#62;', '<p>a</p>'],
  ['<p>the &lt;p&gt; tag</p>', '<p>the &lt;p&gt; tag</p>'],
]

test.each([...structure, ...lists, ...tables, ...links, ...plain, ...encoded])(
  '%j is sanitized, and sanitizing it again changes nothing',
  (html, safe) => {
    expect(sanitizeHtml(html)).toBe(safe)
    expect(sanitizeHtml(safe)).toBe(safe)
  },
)

test.each(['&', '"', '<a href="https://x.co">x</a> ', '<p>x', 'word '])(
  'neither input nor output is longer than the cap: %j',
  (scrap) => {
    const safe = sanitizeHtml(`<p>${scrap.repeat(300_000 / scrap.length)}</p>`)
    expect(safe.length).toBeLessThanOrEqual(200_000)
    expect(safe.length).toBeGreaterThan(50_000)
    expect(sanitizeHtml(safe)).toBe(safe)
  },
)

test.each([
  '<',
  '</',
  '<b>',
  '<td>x',
  '<p>•',
  '<li>• - ',
  '• - ',
  '\u00a0 ',
  '.',
  'https://',
  '<!--',
  '&lt;b ',
])('a long text of %j takes linear time', (scrap) => {
  expect(slowPieces([scrap], sanitizeHtml)).toEqual([])
})

test.each([
  [
    '<h2>About</h2><p>We<br>build.</p><ul><li>Go<ul><li>1.25</li></ul></li><li>SQL</li></ul>',
    about(),
  ],
  [
    '<ol><li>Apply</li><li>Talk</li></ol><hr><p>R&amp;D&nbsp;team</p>',
    '1. Apply\n2. Talk\n\nR&D team',
  ],
  ['<blockquote><p>a</p></blockquote><pre>b\n c</pre>', 'a\n\nb\n c'],
  ['<script>x</script>', ''],
])('%s as text', (html, text) => {
  expect(htmlToText(html)).toBe(text)
  expect(htmlToText(sanitizeHtml(html))).toBe(text)
})

function about(): string {
  return 'About\n\nWe\nbuild.\n\n- Go\n  - 1.25\n- SQL'
}

test.each([
  ['short', 10, 'short'],
  ['one two three', 9, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['one, two', 5, 'one…'],
  ['two\n\nlines  here', 40, 'two lines here'],
  ['unbreakable', 6, 'unbre…'],
  ['😀😀😀', 4, '😀…'],
  ['', 10, ''],
])('the first words of %j in %i characters', (text, maxChars, short) => {
  expect(excerpt(text, maxChars)).toBe(short)
})

test.each([
  ['&lt;p&gt;a &amp;lt; b&lt;/p&gt;', '<p>a &lt; b</p>'],
  ['<p>&lt;b&gt;</p>', '<p>&lt;b&gt;</p>'],
  ['a &lt; b', 'a &lt; b'],
])('%s decoded once', (text, decoded) => expect(decodeOnce(text)).toBe(decoded))
