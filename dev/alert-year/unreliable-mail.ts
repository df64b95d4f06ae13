/**
 * A mail server that refuses connections for hours, resets them, defers, and loses the connection after DATA, with or
 * without the message. Sometimes our own server dies after the 250. What happens to an attempt depends only on the
 * seed, the message and the attempt.
 */
import type { MailPort, OutgoingMail } from '#work/mail/send-mails.ts'
import type { MortalServer } from './mortal-servers.ts'

const OUTCOMES = [
  { outcome: 'reset', probability: 0.02 },
  { outcome: 'deferred', probability: 0.04 },
  { outcome: 'dropped after DATA, not kept', probability: 0.01 },
  { outcome: 'dropped after DATA, kept', probability: 0.01 },
  { outcome: 'our server died before', probability: 0.004 },
  { outcome: 'our server died after 250', probability: 0.006 },
] as const

type Outcome = (typeof OUTCOMES)[number]['outcome'] | 'accepted' | 'no connection'

export type Delivered = OutgoingMail & { id: number; outcome: Outcome }

export type UnreliableMail = {
  port(server: MortalServer): MailPort
  delivered: Delivered[]
  counts: Map<Outcome, number>
}

export function createUnreliableMail(given: {
  seed: number
  isOut: () => boolean
  /** The row of the outbox with this message. */
  idOf(messageKey: string): Promise<number>
}): UnreliableMail {
  const attempts = new Map<number, number>()
  const delivered: Delivered[] = []
  const counts = new Map<Outcome, number>()

  function outcomeOf(id: number): Outcome {
    if (given.isOut()) return 'no connection'
    const attempt = (attempts.get(id) ?? 0) + 1
    attempts.set(id, attempt)
    let at = chanceOf(given.seed, id, attempt)
    for (const { outcome, probability } of OUTCOMES) {
      at -= probability
      if (at < 0) return outcome
    }
    return 'accepted'
  }

  return {
    delivered,
    counts,
    port: (server) => ({
      async send(mail) {
        server.clock.now() // a dead server sends nothing
        const id = await given.idOf(mail.messageKey)
        const outcome = outcomeOf(id)
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
        if (outcome === 'our server died before') server.kill()
        if (KEEPS.has(outcome)) delivered.push({ ...mail, id, outcome })
        if (outcome === 'our server died after 250') server.kill()
        const failure = FAILURES[outcome]
        if (failure) throw new Error(failure)
      },
    }),
  }
}

const KEEPS = new Set<Outcome>([
  'accepted',
  'dropped after DATA, kept',
  'our server died after 250',
])

const FAILURES: Partial<Record<Outcome, string>> = {
  'no connection': 'connect ECONNREFUSED',
  reset: 'read ECONNRESET',
  deferred: '451 4.7.1 Greylisted, try again later',
  'dropped after DATA, not kept': 'the connection was closed after DATA',
  'dropped after DATA, kept': 'the connection was closed after DATA',
  'our server died before': 'killed',
}

/** From 0 to 1, the same for the same numbers. */
function chanceOf(...numbers: number[]): number {
  let mixed = 0x9e3779b9
  for (const number of numbers) {
    mixed = Math.imul(mixed ^ number, 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    mixed ^= mixed >>> 16
  }
  return (mixed >>> 0) / 2 ** 32
}
