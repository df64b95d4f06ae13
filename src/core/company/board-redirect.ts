/**
 * Where a board may be redirected to: within its source's own hosts or the employer's site that it is, and never to
 * another board. A domain that bears the board's name is the employer's. What is behind any other redirect may be somebody else's jobs.
 */
import { readAtsAddress } from '#core/boards/ats-address.ts'
import { domainLabel, isSameSite } from './company-site.ts'

type Board = {
  source: string
  /** As its source reads it; the host or address of a site for a board on the employer's own. */
  token: string
  /** The hosts of its source; empty if a board is an address of its own. */
  hosts: readonly string[]
}

/** Why the redirect is not followed, as a sentence; null if it is. */
export function whyNotFollowed(to: URL, { source, token, hosts }: Board): string | null {
  const ats = readAtsAddress(to.href)
  if (ats?.board && !(ats.source === source && isSameToken(ats.board, token))) {
    return `It redirects to another board, ${ats.source}/${ats.board}. Add that board if it’s the company’s.`
  }
  if (ats?.source === source) return null
  const own = [...hosts, ...ownHost(token)]
  if (own.some((host) => host === to.hostname || isSameSite(host, to.hostname))) return null
  // Teamtailor and Recruitee send from "acme" to the employer's domain, such as careers.acme.com.
  if (isCalled(token, to.hostname)) return null
  return `It redirects to ${to.hostname}, which isn’t a site of this board. Add the new address if it’s the company’s.`
}

const isSameToken = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether a host is under a domain with this name: "acme" has careers.acme.com, and not acme.hosting.example. */
function isCalled(token: string, host: string): boolean {
  const label = domainLabel(host)
  return label !== null && label.length >= 3 && label === token.toLowerCase()
}

/** Tokens like "jobs.acme.com" and "https://acme.com/careers" are hosts; "acme" and "acme/wd5/Jobs" are not. */
function ownHost(token: string): string[] {
  if (!token.includes('.') && !token.includes(':')) return []
  const host = (URL.parse(token) ?? URL.parse(`https://${token}`))?.hostname
  return host ? [host] : []
}
