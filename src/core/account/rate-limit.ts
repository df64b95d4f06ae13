/**
 * How often an attempt may be made. A bucket holds `tries` and gains one every `everySeconds`: an attack is slowed,
 * and no one is locked out. All buckets must admit an attempt or none is charged, so rejected attempts never use up
 * shared tries. Which buckets an attempt is charged to is in auth-endpoints.ts.
 */

export type Limit = {
  tries: number
  everySeconds: number
  /** One bucket for everyone. The operator is warned when it is empty. */
  isShared?: true
}

/**
 * Network: an IPv4 address or an IPv6 /64. Block: the /48 around it, which one customer may hold alone. Pair: an
 * address together with the block that names it, or with the network if there is no block, so that nobody can use up
 * another person's tries. Device: a browser that signed in to the account before; attempts by strangers never count
 * against it.
 */
export const LIMITS = {
  /** Every request to the authentication API. Many people may share one network address. */
  askByNetwork: { tries: 240, everySeconds: 0.5 },
  askByBlock: { tries: 960, everySeconds: 0.125 },
  askOverall: { tries: 5_000, everySeconds: 0.01, isShared: true },
  /**
   * Browsers that signed in before. A correct password refills `passwordByDevice` but none of these, so a few
   * networks cannot keep the shared bucket empty.
   */
  deviceByNetwork: { tries: 60, everySeconds: 10 },
  deviceByBlock: { tries: 240, everySeconds: 2.5 },
  deviceOverall: { tries: 1_000, everySeconds: 0.05, isShared: true },
  /** Passwords. Someone who mistypes has ten tries; an attack on one address gets 60 an hour across all networks. */
  passwordByPair: { tries: 10, everySeconds: 60 },
  passwordByAddress: { tries: 50, everySeconds: 60 },
  passwordByNetwork: { tries: 60, everySeconds: 10 },
  passwordByBlock: { tries: 240, everySeconds: 2.5 },
  passwordOverall: { tries: 1_000, everySeconds: 0.05, isShared: true },
  passwordByDevice: { tries: 10, everySeconds: 60 },
  /** Emails that a stranger can make us send. */
  mailByPair: { tries: 5, everySeconds: 120 },
  mailByAddress: { tries: 20, everySeconds: 300 },
  mailByNetwork: { tries: 100, everySeconds: 30 },
  mailByBlock: { tries: 400, everySeconds: 7.5 },
  mailOverall: { tries: 2_000, everySeconds: 0.2, isShared: true },
  mailByDevice: { tries: 5, everySeconds: 120 },
  /** Codes, links and signatures. A code itself becomes invalid after five tries. */
  codeByPair: { tries: 20, everySeconds: 60 },
  codeByAddress: { tries: 100, everySeconds: 60 },
  codeByNetwork: { tries: 100, everySeconds: 6 },
  codeByBlock: { tries: 400, everySeconds: 1.5 },
  codeByDevice: { tries: 20, everySeconds: 60 },
  /** Confirmations by one account, and setting up its second factor; both require being signed in. */
  proofByAccount: { tries: 10, everySeconds: 60 },
  /** Second factors at sign-in: from a browser that the account knows, and from all others together. */
  proofByDevice: { tries: 10, everySeconds: 60 },
  proofByStranger: { tries: 10, everySeconds: 60 },
  /** Wrong second factors from unknown browsers before the owner gets an email, and such emails: one in twelve hours. */
  wrongCodeBeforeNews: { tries: 2, everySeconds: 3_600 },
  wrongCodeNews: { tries: 1, everySeconds: 43_200 },
  /** Requests to the payment provider that one person causes. */
  paymentByAccount: { tries: 20, everySeconds: 30 },
  /** The export of everything about a person: large, and worth stealing. */
  exportByAccount: { tries: 5, everySeconds: 1_800 },
  exportOverall: { tries: 500, everySeconds: 10, isShared: true },
  /** Codes that make an operator. They have 80 bits and cannot be guessed; attempts are slowed anyway. */
  operatorByAccount: { tries: 5, everySeconds: 60 },
  operatorOverall: { tries: 100, everySeconds: 10, isShared: true },
  /** Messages from the contact form: five at once, then one every ten minutes. */
  contactByNetwork: { tries: 5, everySeconds: 600 },
  contactByBlock: { tries: 20, everySeconds: 150 },
  contactOverall: { tries: 200, everySeconds: 60, isShared: true },
  /** Those of suspected robots, counted apart from people's. */
  contactSpamOverall: { tries: 200, everySeconds: 60, isShared: true },
  /** Sign-ups for the newsletter, each of which may send an email. */
  newsletterByAddress: { tries: 10, everySeconds: 600 },
  /** The emails themselves: each spelling of an address pauses on its own, but they may be one mailbox. */
  newsletterMailsByAddress: { tries: 8, everySeconds: 10_700 },
  newsletterByNetwork: { tries: 20, everySeconds: 60 },
  newsletterByBlock: { tries: 80, everySeconds: 15 },
  newsletterOverall: { tries: 500, everySeconds: 1, isShared: true },
  /** Tests of the channels of alerts, which are requests to addresses that people give: ten an hour. */
  channelTestByAccount: { tries: 10, everySeconds: 360 },
  /** Contacts of companies, so that nobody collects them here: forty at once, then one every 90 seconds. */
  companyLookupByAccount: { tries: 40, everySeconds: 90 },
  companyLookupOverall: { tries: 2_000, everySeconds: 1, isShared: true },
  /** Requests of assistants: by network without a token, else by account. */
  mcpByNetwork: { tries: 240, everySeconds: 0.5 },
  mcpByBlock: { tries: 960, everySeconds: 0.125 },
  mcpByAccount: { tries: 240, everySeconds: 0.5 },
  mcpOverall: { tries: 5_000, everySeconds: 0.01, isShared: true },
  /** Apps that register themselves to be connected, each of which is stored. */
  appsByNetwork: { tries: 20, everySeconds: 180 },
  appsByBlock: { tries: 80, everySeconds: 45 },
  appsOverall: { tries: 1_000, everySeconds: 20, isShared: true },
  /** Requests to a language model, which the operator pays for: thirty at once, then one every 45 minutes. */
  modelByAccount: { tries: 30, everySeconds: 2_700 },
  modelOverall: { tries: 2_000, everySeconds: 10, isShared: true },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

export type Limits = Readonly<Record<LimitName, Limit>>

/** One bucket to charge: the limit, and the network, address or account that it counts. */
export type Trier = { limit: LimitName; subject: string }

/**
 * The form in which an address is counted: NFKC, trimmed, lower case, without a "+tag", which most mail servers
 * deliver to the same mailbox. Addresses that differ otherwise are counted separately.
 */
export function countedAddress(email: string): string {
  const plain = email.normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  return at < 0 ? plain : plain.slice(0, at).replace(/\+.*$/s, '') + plain.slice(at)
}

/** The /48 around an IPv6 /64 as visitor-address.ts writes it; null for anything else. */
export function blockOf(network: string): string | null {
  const [, block] = /^((?:[\da-f]{1,4}:){2}[\da-f]{1,4}):[\da-f]{1,4}::$/.exec(network) ?? []
  return block === undefined ? null : `${block}::/48`
}
