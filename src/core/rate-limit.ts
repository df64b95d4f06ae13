/**
 * How often somebody may try. A bucket holds `tries` at once and gains one every `everySeconds`: an attack is
 * slowed, nobody is locked out. What a try costs is decided by the door it knocks at (auth-doors.ts).
 */

export type Limit = { tries: number; everySeconds: number }

export const LIMITS = {
  /** Anything that is asked of accounts. Many people may stand behind one address of a network. */
  askByNetwork: { tries: 240, everySeconds: 0.5 },
  askOverall: { tries: 5_000, everySeconds: 0.01 },
  /** Passwords: a person who mistypes has ten, a list of stolen ones gets 60 an hour. */
  passwordByAddress: { tries: 10, everySeconds: 60 },
  passwordByNetwork: { tries: 60, everySeconds: 10 },
  passwordOverall: { tries: 1_000, everySeconds: 0.05 },
  /** Mails that a stranger can make us send. */
  mailByAddress: { tries: 5, everySeconds: 120 },
  mailByNetwork: { tries: 100, everySeconds: 30 },
  mailOverall: { tries: 2_000, everySeconds: 0.2 },
  /** Codes, links and signatures; a code itself is void after five tries. */
  codeByAddress: { tries: 20, everySeconds: 60 },
  codeByNetwork: { tries: 100, everySeconds: 6 },
  /** Second factors and confirmations of one account. */
  proofByAccount: { tries: 10, everySeconds: 60 },
  /** Codes that make an operator: 80 bits, which nobody guesses; whoever tries all the same is slowed. */
  operatorByAccount: { tries: 5, everySeconds: 60 },
  operatorOverall: { tries: 100, everySeconds: 10 },
  /** Questions to a language model, which the operator pays for: thirty at once, then one every 45 minutes. */
  modelByAccount: { tries: 30, everySeconds: 2_700 },
  modelOverall: { tries: 2_000, everySeconds: 10 },
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
