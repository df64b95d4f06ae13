/**
 * A person's web addresses in the head of a CV: printed, as link targets, or as a user name beside a network's name.
 */
import type { CvLink } from '#core/cv/cv.ts'
import type { Line } from '#cv/document/document.ts'
import type { LineIndex } from '#cv/document/line-index.ts'
import { addressKey, findAddresses } from '#cv/words/link-addresses.ts'
import { networkNamed, networkOf, userOf } from '#cv/words/networks.ts'
import { cut, LINE, type Notes } from './reading-notes.ts'

const MOST = 20
type Found = {
  url: string
  network: string | null
  username: string | null
  at: number
  isPrinted: boolean
}

export function readLinks(
  lines: readonly Line[],
  indexOf: LineIndex,
  notes: Notes,
): { url: string | null; links: CvLink[] } {
  const found = new Map<string, Found>()
  for (const [row, line] of lines.entries()) {
    const at = indexOf.get(line)
    for (const one of [...printed(line, at, lines[row + 1]), ...behind(line, at)]) {
      const key = addressKey(one.url)
      if (!found.has(key)) found.set(key, one)
    }
  }
  for (const one of userNames(lines, indexOf)) {
    const isKnown = [...found.values()].some(({ network }) => network === one.network)
    if (!isKnown) found.set(addressKey(one.url), one)
  }
  const site = [...found.values()].find(({ network, isPrinted }) => network === null && isPrinted)
  if (site) notes.mark('url', 'sure', [site.at])
  const links = [...found.values()].filter((one) => one !== site).slice(0, MOST)
  return {
    url: site ? cut(site.url, LINE) : null,
    links: links.map(({ url, network, username, at, isPrinted }, index) => {
      const id = `x${index + 1}`
      notes.mark(id, isPrinted ? 'sure' : 'likely', [at])
      return { id, network, username: username && cut(username, LINE), url: cut(url, LINE) }
    }),
  }
}

/** Maps show a place, not a person. */
const MAP =
  /^(?:https?:\/\/)?(?:www\.)?(?:maps\.(?:google|apple)\.|google\.[a-z.]+\/maps|goo\.gl\/maps|openstreetmap\.)/i

const toFound = (address: string, at: number, isPrinted: boolean): Found => {
  const network = networkOf(address)
  const url = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`
  return {
    url,
    network: network?.name ?? null,
    username: network && userOf(address),
    at,
    isPrinted,
  }
}

function printed(line: Line, at: number, next: Line | undefined): Found[] {
  const text = line.text.replace(/\S{1,64}@\S+/g, ' ')
  return findAddresses(text).map((address) => {
    const isLast = text.trimEnd().endsWith(address)
    return toFound(isLast && next ? withRest(address, line, next) : address, at, true)
  })
}

/** What a hyphen at the end of a line continues with; other contacts may follow on the line. */
const BROKEN_REST = /^([a-z\d][\w/.%~-]{0,60})(?=$|[\s|,;)•·])(?!\S*@)/

/** A narrow column wraps an address; the link target is complete. */
function withRest(address: string, line: Line, next: Line): string {
  const rest = next.text.trim()
  const broken = BROKEN_REST.exec(rest)?.[1]
  if (address.endsWith('-') && broken && findAddresses(broken).length === 0) return address + broken
  const isApart = Math.abs((next.box?.x ?? 0) - (line.box?.x ?? 0)) > 3
  if (isApart || !/^[\w/.-]{2,40}$/.test(rest) || findAddresses(rest).length > 0) return address
  const whole = line.links.some((link) => addressKey(link).startsWith(addressKey(address + rest)))
  return whole || /[-/_]$/.test(address) ? address + rest : address
}

function behind(line: Line, at: number): Found[] {
  const isFit = (link: string) =>
    /^https?:\/\//i.test(link) && !MAP.test(link) && link.length <= LINE
  const links = line.links.filter(isFit)
  return links.map((link) => toFound(link, at, false))
}

/** "janedoe (GitHub)", "GitHub: janedoe", or "GitHub" with the user name aligned below. */
function userNames(lines: readonly Line[], indexOf: LineIndex): Found[] {
  const found: Found[] = []
  const texts = lines.map((line) =>
    (line.cells.length > 1 ? line.cells : [{ text: line.text, x: line.box?.x ?? 0 }]).map(
      ({ text, x }) => ({ text: text.trim(), x }),
    ),
  )
  for (const [row, cells] of texts.entries()) {
    const at = indexOf.get(lines[row] as Line)
    for (const [cell, { text, x }] of cells.entries()) {
      const named = /^(\S{2,40}) \(([\p{L} /]{1,20})\)$/u.exec(text)
      const labelled = /^([\p{L} /]{1,20})\s*:\s*@?(\S{2,40})$/u.exec(text)
      const network = networkNamed(named?.[2] ?? labelled?.[1] ?? text)
      if (!network) continue
      const beside = cells[cell + 1]?.text
      const below = texts[row + 1]?.find((one) => Math.abs(one.x - x) < 6)?.text
      const user =
        named?.[1] ?? labelled?.[2] ?? [below, beside].find((one) => one && isUserName(one))
      if (!user || !isUserName(user)) continue
      const username = user.replace(/^@/, '')
      found.push({
        url: network.address(username),
        network: network.name,
        username,
        at,
        isPrinted: false,
      })
    }
  }
  return found
}

const isUserName = (text: string) =>
  /^@?[\p{L}\d][\p{L}\d._-]{1,38}$/u.test(text) && networkNamed(text) === null
