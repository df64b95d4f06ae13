/**
 * XS-01 and XS-02: what the sanitizer lets through, checked with another parser than its own: parse5's tree, which
 * is what a browser would build.
 */
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { sanitizeHtml } from '#core/html/html.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import { XSS_ATTACKS, XSS_CORPUS } from './xss-corpus.ts'

const ALLOWED = new Set(
  'p br ul ol li strong em b i h3 h4 blockquote code pre hr a #text'.split(' '),
)
const REL = 'nofollow ugc noopener noreferrer'

test('XS-01 the corpus has at least 150 different attacks', () => {
  expect(new Set(XSS_ATTACKS).size).toBeGreaterThanOrEqual(150)
})

const cases = Object.entries(XSS_CORPUS).flatMap(([group, attacks]) =>
  attacks.map((attack, index) => ({ name: `${group} ${index + 1}`, attack })),
)

test.each(cases)('XS-01 only allowed elements, attributes and links: $name', ({ attack }) => {
  const safe = sanitizeHtml(attack)
  expect(violations(safe)).toEqual([])
  expect(sanitizeHtml(safe)).toBe(safe)
  expect(asBrowserSeesIt(safe)).toBe(safe)
})

test.each(cases)('XS-01 an attack inside honest text leaves the text: $name', ({ attack }) => {
  const safe = sanitizeHtml(`<p>Build things with us.</p>${attack}`)
  expect(safe).toMatch(/^<p>Build things with us\.<\/p>/)
  expect(violations(safe)).toEqual([])
})

test.each([
  ['<xmp><b>x</b></xmp>y', '<p>y</p>'],
  ['<svg><text>x</text></svg>y', '<p>y</p>'],
  ['<math><mi>x</mi></math>y', '<p>y</p>'],
  ['<style>p{}</style>y', '<p>y</p>'],
  ['<noscript>x</noscript>y', '<p>y</p>'],
  ['<template><p>x</p></template>y', '<p>y</p>'],
  ['<iframe>x</iframe>y', '<p>y</p>'],
  ['<form><p>x</p></form>y', '<p>y</p>'],
  ['<form><form>x</form>x</form>y', '<p>y</p>'],
  ['<head><title>x</title></head><body>y</body>', '<p>y</p>'],
])('XS-01 dropped with its content: %s', (html, safe) => expect(sanitizeHtml(html)).toBe(safe))

test('XS-01 60,000 levels of nesting neither overflow nor take long', () => {
  for (const tag of ['b', 'ul', 'li', 'blockquote', 'div', 'a', 'svg', 'table', 'h2', 'pre']) {
    const safe = sanitizeHtml(`<p>x</p>${`<${tag}>`.repeat(60_000)}y`)
    expect(violations(safe)).toEqual([])
  }
})

test('XS-01 links have the documented rel, and open in the same window', () => {
  expect(
    sanitizeHtml('<a href="https://ok.example/?a=1&b=2" target="_blank" rel="opener">x</a>'),
  ).toBe(`<p><a href="https://ok.example/?a=1&amp;b=2" rel="${REL}">x</a></p>`)
})

const SEED = 20_251
const MUTATIONS = 10_000

test(`XS-02 ${MUTATIONS} random mutations (seed ${SEED}) have a stable result that browsers read as written`, () => {
  const random = seededNumbers(SEED)
  const seeds = XSS_ATTACKS.filter((attack) => attack.length < 500)
  for (let count = 0; count < MUTATIONS; count++) {
    const attack = mutate(random, seeds)
    const safe = sanitizeHtml(attack)
    const again = sanitizeHtml(safe)
    if (again !== safe || asBrowserSeesIt(safe) !== safe || violations(safe).length > 0) {
      expect({ attack, again, seen: asBrowserSeesIt(safe), violations: violations(safe) }).toEqual({
        attack,
        again: safe,
        seen: safe,
        violations: [],
      })
    }
  }
}, 120_000)

/** The HTML as a browser would parse and serialize it. */
function asBrowserSeesIt(html: string): string {
  return serialize(parseFragment(html)).replaceAll('&quot;', '"') === html.replaceAll('&quot;', '"')
    ? html
    : serialize(parseFragment(html))
}

/** Everything in the document that is not on the allowlist. */
function violations(html: string): string[] {
  const found: string[] = []
  const open: DefaultTreeAdapterTypes.ChildNode[] = [...parseFragment(html).childNodes]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!ALLOWED.has(node.nodeName)) found.push(node.nodeName)
    if (!('tagName' in node)) continue
    found.push(...badAttributes(node))
    open.push(...node.childNodes)
  }
  return found
}

function badAttributes({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string[] {
  if (tagName !== 'a') return attrs.map(({ name }) => `${tagName}[${name}]`)
  const href = attrs.find(({ name }) => name === 'href')?.value ?? ''
  const rel = attrs.find(({ name }) => name === 'rel')?.value
  // The host may be invalid and the link dead, but its scheme still decides what a click does.
  const protocol = URL.parse(href)?.protocol ?? /^[^:]*:/.exec(href)?.[0] ?? ''
  return [
    ...attrs
      .filter(({ name }) => name !== 'href' && name !== 'rel')
      .map(({ name }) => `a[${name}]`),
    ...(['http:', 'https:', 'mailto:'].includes(protocol) ? [] : [`href ${href}`]),
    ...(rel === REL ? [] : [`rel ${rel}`]),
  ]
}

const SCRAPS =
  '<p>|</p>|<br>|<br><br>|<ul>|<li>|</li>|</ul>|<ol>|</ol>|<b>|</b>|<i>|</i>|<code>|</code>|<h2>|</h2>|<h5>|<pre>|</pre>|<hr>|---|• |- |\n|\n\n| |&nbsp;|&lt;|&amp;|&#10;|&#13;|<blockquote>|</blockquote>|<td>|<tr>|<table>|</table>|<div>|</div>|<a href="https://ok.example/x">|</a>|https://ok.example/y.|mailto:a@b.example|<svg>|</svg>|<style>|</style>|<!--|-->|"|\'|>|<|/|\u0000|\u200b|\u202e|\ud83d|\ude00|\u2028|<em>|<strong>|word|* |·|<form>|</form>|<title>|</title>|]]>|<![CDATA['.split(
    '|',
  )

function mutate(random: () => number, seeds: readonly string[]): string {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  let text = random() < 0.3 ? '' : pick(seeds)
  const steps = 1 + Math.floor(random() * 25)
  for (let step = 0; step < steps; step++) {
    const at = Math.floor(random() * (text.length + 1))
    const to = Math.min(text.length, at + Math.floor(random() * 12))
    const kind = random()
    if (kind < 0.65) text = text.slice(0, at) + pick(SCRAPS) + text.slice(at)
    else if (kind < 0.75) text = text.slice(0, at) + text.slice(to)
    else if (kind < 0.85) text = text.slice(0, at) + text.slice(at, to).repeat(2) + text.slice(to)
    else text = text.slice(0, at) + pick(seeds).slice(0, 40) + text.slice(at)
  }
  return text
}
