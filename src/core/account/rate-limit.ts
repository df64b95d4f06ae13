/**
 * How often somebody may try. A bucket holds `tries` at once and gains one every `everySeconds`: an attack is
 * slowed, nobody is locked out. A try is let in by all of its buckets or charged to none, so that refused tries
 * never use up what others share. What a try costs is in auth-doors.ts.
 */

export type Limit = {
  tries: number
  everySeconds: number
  /** One bucket for everybody: the operator is warned when it is empty. */
  isShared?: true
}

/**
 * By network: an IPv4 address or an IPv6 /64. By block: the /48 around it, which one customer may have to
 * themselves. By pair: an address together with the block that names it, or the network where there is no block, so
 * that nobody uses up somebody else's tries. By device: a browser that signed in to the account before; tries of
 * strangers never count against it.
 */
export const LIMITS = {
  /** Anything that is asked of accounts. Many people may stand behind one address of a network. */
  askByNetwork: { tries: 240, everySeconds: 0.5 },
  askByBlock: { tries: 960, everySeconds: 0.125 },
  askOverall: { tries: 5_000, everySeconds: 0.01, isShared: true },
  /**
   * Browsers that signed in before. A right password refills `passwordByDevice` and none of these, so that nobody
   * keeps the bucket of all of them empty from a few networks.
   */
  deviceByNetwork: { tries: 60, everySeconds: 10 },
  deviceByBlock: { tries: 240, everySeconds: 2.5 },
  deviceOverall: { tries: 1_000, everySeconds: 0.05, isShared: true },
  /** Passwords: a person who mistypes has ten, a list of stolen ones gets 60 an hour from all networks together. */
  passwordByPair: { tries: 10, everySeconds: 60 },
  passwordByAddress: { tries: 50, everySeconds: 60 },
  passwordByNetwork: { tries: 60, everySeconds: 10 },
  passwordByBlock: { tries: 240, everySeconds: 2.5 },
  passwordOverall: { tries: 1_000, everySeconds: 0.05, isShared: true },
  passwordByDevice: { tries: 10, everySeconds: 60 },
  /** Mails that a stranger can make us send. */
  mailByPair: { tries: 5, everySeconds: 120 },
  mailByAddress: { tries: 20, everySeconds: 300 },
  mailByNetwork: { tries: 100, everySeconds: 30 },
  mailByBlock: { tries: 400, everySeconds: 7.5 },
  mailOverall: { tries: 2_000, everySeconds: 0.2, isShared: true },
  mailByDevice: { tries: 5, everySeconds: 120 },
  /** Codes, links and signatures; a code itself is void after five tries. */
  codeByPair: { tries: 20, everySeconds: 60 },
  codeByAddress: { tries: 100, everySeconds: 60 },
  codeByNetwork: { tries: 100, everySeconds: 6 },
  codeByBlock: { tries: 400, everySeconds: 1.5 },
  codeByDevice: { tries: 20, everySeconds: 60 },
  /** Confirmations of one account, and setting up its second factor: both by somebody who is signed in. */
  proofByAccount: { tries: 10, everySeconds: 60 },
  /** Second factors at sign-in, from a browser that the account knows and from all others together. */
  proofByDevice: { tries: 10, everySeconds: 60 },
  proofByStranger: { tries: 10, everySeconds: 60 },
  /** Everything about a person as one file: large, and worth stealing. */
  exportByAccount: { tries: 5, everySeconds: 1_800 },
  exportOverall: { tries: 500, everySeconds: 10, isShared: true },
  /** Codes that make an operator: 80 bits, which nobody guesses; trying is slowed all the same. */
  operatorByAccount: { tries: 5, everySeconds: 60 },
  operatorOverall: { tries: 100, everySeconds: 10, isShared: true },
  /** Questions to a language model, which the operator pays for: thirty at once, then one every 45 minutes. */
  modelByAccount: { tries: 30, everySeconds: 2_700 },
  modelOverall: { tries: 2_000, everySeconds: 10, isShared: true },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

export type Limits = Readonly<Record<LimitName, Limit>>

/** Who tries: the network, the address they name, or the account. */
export type Trier = { limit: LimitName; subject: string }

/**
 * The spelling under which an address is counted: NFKC, trimmed, small letters, without a "+tag", which most
 * mail servers put into the same box. Addresses that differ otherwise are counted apart.
 */
export function countedAddress(email: string): string {
  const plain = email.normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  return at < 0 ? plain : plain.slice(0, at).replace(/\+.*$/s, '') + plain.slice(at)
}

/** The /48 around an IPv6 network as visitor-address.ts spells it, a /64; null for anything else. */
export function blockOf(network: string): string | null {
  const [, block] = /^((?:[\da-f]{1,4}:){2}[\da-f]{1,4}):[\da-f]{1,4}::\/64$/.exec(network) ?? []
  return block === undefined ? null : `${block}::/48`
}
