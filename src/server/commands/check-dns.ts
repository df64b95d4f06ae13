/** Checks the DNS records that make mail from this instance believed, and whether what comes back arrives. */
import { isIP } from 'node:net'
import { domainOf } from '#core/mail/mail-address.ts'
import {
  dkimProblem,
  dmarcNames,
  dmarcProblem,
  dmarcRecord,
  isAligned,
  MAX_SPF_LOOKUPS,
  spfLookups,
  spfNames,
  spfProblem,
  spfRecord,
} from '#core/mail/sender-domain.ts'
import { isLoopbackHost } from '#server/process/loopback.ts'
import { dkimRecord, HOW_TO_MAKE_A_DKIM_KEY } from '#work/mail/dkim-key.ts'
import { type Finding, fix, type MailEnv, note, ok, type Verdict } from './finding.ts'

type Check = Pick<Finding, 'about' | 'record'> & { judge(): Promise<Verdict> }

/** The lookups of `Resolver` in `node:dns/promises`. Each throws with a `code`. */
export type MailResolver = {
  resolveTxt(name: string): Promise<string[][]>
  resolveMx(name: string): Promise<{ exchange: string; priority: number }[]>
  resolve4(name: string): Promise<string[]>
  resolve6(name: string): Promise<string[]>
  reverse(ip: string): Promise<string[]>
}

/** Answers that mean "there is none". */
const NONE = new Set(['ENOTFOUND', 'ENODATA'])
/** Errors that mean that DNS could not be asked. */
const UNASKED = new Set([
  ...['ETIMEOUT', 'ECONNREFUSED', 'EREFUSED', 'ECANCELLED'],
  ...['EBADRESP', 'EFORMERR', 'ENOTIMP', 'ENETUNREACH', 'EHOSTUNREACH'],
])
/** What a resolver answers if the zone's servers fail, or its signatures (RFC 4035, 5.5). */
const BROKEN_ZONE = 'ESERVFAIL'
const NO_ANSWER = 'DNS can’t be asked from here. Run this again with a connection.'

export async function checkDns(env: MailEnv, resolver: MailResolver): Promise<Finding[]> {
  const { mail, settings } = env
  const dns = askable(resolver)
  const host = sendingHost(env)
  const from = domainOf(mail.from.address)
  const checks: Check[] = [
    spfCheck(domainOf(mail.bounces), host, dns),
    dkimCheck(env, dns),
    dmarcCheck(from, settings.operator.email, dns),
    mxCheck(env, dns),
    ptrCheck(host, dns),
  ]
  return Promise.all(
    checks.map(async ({ judge, ...check }): Promise<Finding> => {
      return { ...check, ...(await judge().catch(whyUnanswered)) }
    }),
  )
}

function whyUnanswered(error: NodeJS.ErrnoException & { hostname?: string }): Verdict {
  if (error.code === BROKEN_ZONE) {
    return fix(
      `The servers of the zone of ${error.hostname ?? 'this name'} answer with an error (SERVFAIL).`,
      'Check them and the zone’s DNSSEC. If every check says so, check the resolver of this machine.',
    )
  }
  if (!UNASKED.has(error.code ?? '')) throw error
  return { state: 'unknown', lines: [NO_ANSWER] }
}

function spfCheck(domain: string, host: string, dns: Dns): Check {
  return {
    about: 'SPF',
    record: { type: 'TXT', name: domain, value: spfRecord(host) },
    async judge() {
      const texts = await dns.txt(domain)
      const problem = spfProblem(texts)
      if (problem !== null) return fix(problem, PROVIDERS_SPF)
      const record = texts.find((text) => /^v=spf1/i.test(text)) ?? ''
      const found = `Found: ${record}`
      const lookups = await countLookups(record, dns)
      if (lookups > MAX_SPF_LOOKUPS)
        return fix(
          found,
          `It takes ${lookups} lookups, and more than ${MAX_SPF_LOOKUPS} fail. Shorten it.`,
        )
      const addresses = isIP(host) ? [host] : await dns.addresses(host)
      if (spfNames(record, { domain, host, addresses })) return ok(found, `It names ${host}.`)
      return note(
        found,
        `It doesn’t name ${host} itself. It must name or include the servers that send your mail.`,
        PROVIDERS_SPF,
      )
    },
  }
}

const PROVIDERS_SPF = 'If a provider sends it, use the include: they give you instead of a:.'

/** Records that include each other in a circle end at the limit. */
async function countLookups(record: string, dns: Dns, before = 0): Promise<number> {
  const { domains, others } = spfLookups(record)
  let count = before + others
  for (const domain of domains) {
    count += 1
    if (count > MAX_SPF_LOOKUPS) return count
    const texts = await dns.txt(domain)
    count = await countLookups(texts.find((text) => /^v=spf1/i.test(text)) ?? '', dns, count)
  }
  return count
}

function dkimCheck({ mail }: MailEnv, dns: Dns): Check {
  const { dkim } = mail
  if (dkim === null) return { about: 'DKIM', judge: async () => note(...withoutKey(mail)) }
  const { name, value } = dkimRecord(dkim)
  return {
    about: 'DKIM',
    record: { type: 'TXT', name, value },
    async judge() {
      const problem = dkimProblem(await dns.txt(name), value)
      return problem === null
        ? ok('The key there is the one that signs.')
        : fix(
            problem,
            'In a zone file, whose texts have at most 255 characters, write it as:',
            inParts(value),
          )
    },
  }
}

function withoutKey({ from, bounces }: MailEnv['mail']): string[] {
  const [visible, envelope] = [domainOf(from.address), domainOf(bounces)]
  return [
    'DKIM_KEY isn’t set, so we don’t sign. That’s fine if your mail server signs.',
    // DMARC needs a signature, or SPF, for the domain of the sender that people see (RFC 7489, 3.1).
    ...(isAligned(visible, envelope)
      ? []
      : [
          `SPF is checked for ${envelope}, not ${visible}, so without a signature DMARC fails. Sign, or set MAIL_BOUNCES to an address at ${visible}.`,
        ]),
    `If it doesn’t, set DKIM_KEY_FILE to the path of a key; ${HOW_TO_MAKE_A_DKIM_KEY}`,
  ]
}

/** As a zone file has a text of any length. */
const inParts = (value: string) =>
  (value.match(/.{1,255}/g) ?? []).map((part) => `"${part}"`).join(' ')

function dmarcCheck(domain: string, reportsTo: string | null, dns: Dns): Check {
  return {
    about: 'DMARC',
    record: { type: 'TXT', name: `_dmarc.${domain}`, value: dmarcRecord(reportsTo) },
    async judge() {
      for (const name of dmarcNames(domain)) {
        const texts = (await dns.txt(name)).filter((text) => text.startsWith('v=DMARC1'))
        if (texts.length === 0) continue
        const problem = dmarcProblem(texts)
        const found = `Found at ${name}: ${texts.join(' and ')}`
        return problem === null ? ok(found) : fix(found, problem)
      }
      return fix('There is no DMARC record.')
    },
  }
}

/** Where reports of undelivered mail arrive. */
function mxCheck({ mail, mailHookKey, settings }: MailEnv, dns: Dns): Check {
  const domain = domainOf(mail.bounces)
  const hook = `${settings.publicUrl}/hooks/mail`
  return {
    about: 'MX',
    async judge() {
      const records = await dns.mx(domain)
      // Without any, mail goes to the host of that name (RFC 5321, 5.1). A record with no host refuses mail.
      const itself = records.length === 0 && (await dns.addresses(domain)).length > 0
      const hosts = itself ? [domain] : records.map(({ exchange }) => exchange).filter(Boolean)
      if (hosts.length === 0)
        return fix(
          `${domain} takes no mail, so nobody learns what came back to ${mail.bounces}.`,
          'Add an MX record for it, or set MAIL_BOUNCES to an address that takes mail.',
        )
      const found = `Mail to ${mail.bounces} goes to ${hosts.join(', ')}.`
      if (mailHookKey !== null) return ok(found, `Have it passed on to ${hook}.`)
      return note(
        found,
        `Reports there aren’t read: set MAIL_HOOK_KEY, and have them sent to ${hook}.`,
      )
    },
  }
}

function ptrCheck(host: string, dns: Dns): Check {
  return {
    about: 'PTR',
    async judge() {
      const addresses = isIP(host) ? [host] : await dns.addresses(host)
      if (addresses.length === 0) return fix(`${host} has no address.`)
      const names = await Promise.all(addresses.map((address) => namesBack(address, dns)))
      const lines = addresses.map((address, at) =>
        names[at]
          ? `${address} is ${names[at]}, and back.`
          : `${address} has no name that leads back to it.`,
      )
      if (names.every(Boolean)) return ok(...lines)
      return note(
        ...lines,
        `If this host sends to the recipients’ servers itself, ask who owns the address to set its PTR record to ${host}.`,
      )
    },
  }
}

/** A name of the address that has this address; null for none. */
async function namesBack(address: string, dns: Dns): Promise<string | null> {
  for (const name of await dns.names(address)) {
    if ((await dns.addresses(name)).includes(address)) return name
  }
  return null
}

/** The host whose address recipients' servers see, if no provider is in between. */
function sendingHost({ mail, settings }: MailEnv): string {
  const hosts = [mail.smtpUrl, settings.publicUrl].map((url) => new URL(url).hostname)
  const host = hosts.find((it) => !isLoopbackHost(it)) ?? domainOf(mail.from.address)
  return host.replace(/^\[(.*)\]$/, '$1')
}

type Dns = ReturnType<typeof askable>

/** Empty for "there is none"; throws if DNS can't be asked. */
function askable(resolver: MailResolver) {
  const orNone = <T>(answer: Promise<T[]>): Promise<T[]> =>
    answer.catch((error: NodeJS.ErrnoException) => {
      if (NONE.has(error.code ?? '')) return []
      throw error
    })
  return {
    async txt(name: string): Promise<string[]> {
      return (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join(''))
    },
    mx: (name: string) => orNone(resolver.resolveMx(name)),
    names: (address: string) => orNone(resolver.reverse(address)),
    async addresses(name: string): Promise<string[]> {
      const found = [orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))]
      return (await Promise.all(found)).flat()
    },
  }
}
