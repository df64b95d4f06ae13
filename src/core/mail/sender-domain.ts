/**
 * The DNS records that make mail from a domain believed: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489). What
 * should be there, and what is wrong with what is. Texts of TXT records are whole: their parts already joined.
 */

/** Above this, SPF fails for everyone (RFC 7208, 4.6.4). */
export const MAX_SPF_LOOKUPS = 10

/**
 * `mailHost`: the name or address of the host that sends to the recipients' servers. If it is a provider's, the
 * provider says what to use instead of `a:`.
 */
export function spfRecord(mailHost: string): string {
  const isIpv4 = /^\d+(?:\.\d+){3}$/.test(mailHost)
  const kind = mailHost.includes(':') ? 'ip6' : isIpv4 ? 'ip4' : 'a'
  return `v=spf1 ${kind}:${mailHost} ~all`
}

/** `reportsTo`: an address for daily summaries of who sends in our name; null for none. */
export const dmarcRecord = (reportsTo: string | null) =>
  `v=DMARC1; p=none${reportsTo === null ? '' : `; rua=mailto:${reportsTo}`}`

/** What is wrong with the TXT records of a sender's domain; null if nothing is. */
export function spfProblem(texts: readonly string[]): string | null {
  const found = texts.filter((text) => /^v=spf1(?: |$)/i.test(text))
  if (found.length === 0) return 'There is no SPF record.'
  if (found.length > 1) return 'There are several SPF records, so none of them counts. Merge them.'
  const [record = ''] = found
  if (/ \+?all\b/i.test(record)) return 'It lets every server send in your name. End it with ~all.'
  if (!/ [~-]all\b| redirect=/i.test(record)) return 'It decides nothing. End it with ~all.'
  return null
}

/** Whether an SPF record names a host by itself. Without that, the host may still be in what the record includes. */
export function spfNames(
  record: string,
  { domain, host, addresses }: { domain: string; host: string; addresses: readonly string[] },
): boolean {
  const names = new Set([
    `a:${host}`,
    ...(host === domain ? ['a'] : []),
    ...addresses.map((address) => `${address.includes(':') ? 'ip6' : 'ip4'}:${address}`),
  ])
  return record.split(/\s+/).some((term) => names.has(term.toLowerCase().replace(/^\+/, '')))
}

/** Whether SPF for the envelope's domain counts for the visible sender: DMARC's relaxed alignment, of related names. */
export const isAligned = (visible: string, envelope: string): boolean =>
  `.${visible}`.endsWith(`.${envelope}`) || `.${envelope}`.endsWith(`.${visible}`)

/** The domains that checking a record asks for next, and how many lookups its other terms cost. */
export function spfLookups(record: string): { domains: string[]; others: number } {
  const terms = record.split(/\s+/).slice(1)
  const domains = terms.flatMap((term) => {
    const [, domain] = /^(?:[+?~-]?include:|redirect=)(\S+)$/i.exec(term) ?? []
    return domain === undefined ? [] : [domain]
  })
  const others = terms.filter((term) => /^[+?~-]?(?:a|mx|ptr|exists)(?:[:/]|$)/i.test(term)).length
  return { domains, others }
}

/** What is wrong with the TXT records at the selector's name. `wanted`: the record of our key. */
export function dkimProblem(texts: readonly string[], wanted: string): string | null {
  const ours = keyIn(wanted)
  const keys = texts.map(keyIn).filter((key) => key !== null)
  if (keys.length === 0) return 'There is no DKIM record.'
  if (keys.every((key) => key === '')) return 'The key there was revoked: p= is empty.'
  return keys.some((key) => key === ours)
    ? null
    : 'The key there is not the one that signs. Replace the record.'
}

/** What is wrong with the DMARC records of a domain. */
export function dmarcProblem(texts: readonly string[]): string | null {
  const found = texts.filter((text) => /^v=DMARC1\s*(?:;|$)/.test(text))
  if (found.length === 0) return 'There is no DMARC record.'
  if (found.length > 1) return 'There are several DMARC records, so none of them counts.'
  return /;\s*p\s*=\s*(?:none|quarantine|reject)\b/i.test(found[0] ?? '')
    ? null
    : 'It has no policy. Add p=none.'
}

/** The domains to look for a DMARC record in, nearest first. A top-level domain has none of ours. */
export function dmarcNames(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, from) => `_dmarc.${labels.slice(from).join('.')}`)
}

/** The public key, without the spaces that editors of records add; null if the text is no DKIM record. */
function keyIn(text: string): string | null {
  const [, key] = /(?:^|;)\s*p\s*=([^;]*)/.exec(text) ?? []
  return key === undefined ? null : key.replace(/\s+/g, '')
}
