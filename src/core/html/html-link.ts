/**
 * Which link targets a description may keep: absolute http, https and mailto. A relative target belongs to another
 * site, and any other scheme could run code or fetch something. Takes text, returns text or null.
 */
import type { Line, Run } from './html-blocks.ts'

/** Longer targets are tracking or an attack; browsers begin to differ at about 2,000 characters. */
const MAX_HREF = 2_000

/**
 * Characters that URL parsers skip or that hide the real target from the reader: controls, zero-width, bidirectional.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\uffff]/g

/** The host must follow directly; a name before "@" would make "https://bank.com@evil.com" look trustworthy. */
const WEB = /^https?:\/\/[\p{L}\p{N}][\p{L}\p{N}\p{M}._-]*(?::\d{1,5})?(?:[/?#]|$)/iu
const MAIL = /^mailto:[^\s@]+@[^\s@]+$/i

/** The target as it may be written into `href`; null if it must not be a link. */
export function safeHref(href: string): string | null {
  const clean = href
    .replace(INVISIBLE, '')
    .trim()
    .replace(/[\s"<>`\\^{|}]/g, (character) => encodeURIComponent(character))
    .replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
  if (clean.length > MAX_HREF) return null
  return WEB.test(clean) || MAIL.test(clean) ? clean : null
}

const BARE_URL = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"]+/giu
const CLOSING = new Set('.,;:!?)]}\'"»”’…*')

/** Turns bare web addresses in a line into links, except in code and in existing links. */
export function linkify(line: Line): Line {
  return line.flatMap((run) =>
    run.href !== null || run.marks.includes('code') || !/:\/\//.test(run.text)
      ? run
      : splitRun(run),
  )
}

function splitRun(run: Run): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const match of run.text.matchAll(BARE_URL)) {
    const url = withoutClosing(match[0])
    const href = safeHref(url)
    if (href === null) continue
    runs.push({ ...run, text: run.text.slice(from, match.index) }, { ...run, text: url, href })
    from = match.index + url.length
  }
  runs.push({ ...run, text: run.text.slice(from) })
  return runs.filter(({ text }) => text !== '')
}

/** Punctuation after an address belongs to the sentence. */
function withoutClosing(url: string): string {
  let end = url.length
  while (end > 0 && CLOSING.has(url.charAt(end - 1))) end--
  return url.slice(0, end)
}
