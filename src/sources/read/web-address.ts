/** Web addresses as text: makes links absolute and extracts hosts and paths. Null for everything else. */
import { address } from './read-field.ts'

const ABSOLUTE = /^(https?):\/\/([^\s/?#@]+)((?:[/?#]\S*)?)$/i

/** `href` resolved against the page at `base`, without its fragment; null if it leads to no other page. */
export function webAddress(href: unknown, base?: string): string | null {
  if (typeof href !== 'string') return null
  const written = href.trim().replaceAll(' ', '%20').replace(/#.*$/s, '')
  return address(ABSOLUTE.test(written) ? written : base && resolved(written, base))
}

/** In lower case and without "www."; null if it is not a web address. */
export function hostOf(written: string): string | null {
  const host = ABSOLUTE.exec(written.trim())?.[2]
  return host ? host.toLowerCase().replace(/^www\./, '') : null
}

/** The path after the host, without query and fragment: "/jobs/17". */
export function pathOf(written: string): string {
  return (ABSOLUTE.exec(written.trim())?.[3] ?? '').replace(/[?#].*$/s, '')
}

function resolved(href: string, base: string): string | null {
  const [, scheme, host, rest = ''] = ABSOLUTE.exec(base.trim()) ?? []
  if (!scheme || !host || href === '' || /^[a-z][a-z\d+.-]*:/i.test(href)) return null
  if (href.startsWith('//')) return `${scheme}:${href}`
  const path = rest.replace(/[?#].*$/s, '') || '/'
  if (href.startsWith('/')) return `${scheme}://${host}${withoutDots(href)}`
  if (href.startsWith('?')) return `${scheme}://${host}${path}${href}`
  return `${scheme}://${host}${withoutDots(path.replace(/[^/]*$/, '') + href)}`
}

/** "/a/./b/../c" becomes "/a/c". */
function withoutDots(written: string): string {
  const [path = '', query] = written.split(/(?=\?)/, 2)
  const kept: string[] = []
  for (const part of path.split('/').slice(1)) {
    if (part === '..') kept.pop()
    else if (part !== '.') kept.push(part)
  }
  return `/${kept.join('/')}${query ?? ''}`
}
