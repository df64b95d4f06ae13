/**
 * Keeps what is stored about paid subscriptions equal to the payment provider's newest state. Events only say that
 * something happened: the state is read from the provider, so events that are late, doubled or out of order do no
 * harm, and those that were lost are made up for by reading every customer once a day.
 */
import type { AccountId } from '#core/account/account.ts'
import { billingPauseMs } from '#core/plan/billing-pause.ts'
import { newestSubscription } from '#core/plan/subscription.ts'
import * as closures from '#store/billing-closures.ts'
import * as customers from '#store/billing-customers.ts'
import * as events from '#store/billing-events.ts'
import * as checkouts from '#store/checkouts.ts'
import { inTransaction } from '#store/db.ts'
import * as subscriptions from '#store/subscriptions.ts'
import type { Payments } from '#work/use-case/payments.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { recordPlan } from './give-plan.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'log'>

const DAY_MS = 86_400_000
/** Longer than all time limits of one reading together. */
const TAKEN_FOR_MS = 2 * 60_000

/** Records an event, which causes a reading. Events of other customers and of the other mode are none of ours. */
export async function takePaymentEvent(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  payments: Payments,
  { body, signature }: { body: string; signature: string },
): Promise<'new' | 'known' | 'ignored'> {
  const now = clock.now()
  const event = payments.readEvent(body, signature, now)
  if (event.customerId === null || event.isTest !== payments.isTest) return 'ignored'
  const { id, kind, customerId } = event
  return inTransaction(db, async (tx) => {
    const accountId = await customers.ownerOf(tx, customerId)
    if (accountId === null) return 'ignored'
    return (await events.add(tx, { id, kind, accountId }, now)) ? 'new' : 'known'
  })
}

/** Does one thing that is due: reads a customer, or closes one. False if nothing is due. */
export async function doBilling(parts: Parts, payments: Payments): Promise<boolean> {
  return (await readNext(parts, payments)) || (await closeNext(parts, payments))
}

async function readNext(parts: Parts, payments: Payments): Promise<boolean> {
  const turn = await takeTurn(parts, null)
  if (turn === null) return false
  await readTurn(parts, payments, turn).catch((error: unknown) => {
    parts.log.warn({ err: error }, 'subscriptions could not be read; trying again')
  })
  return true
}

/** Reads one account's subscriptions now. If a server is reading them already, they are read again after that. */
export async function readSubscriptions(
  parts: Parts,
  payments: Payments,
  accountId: AccountId,
): Promise<void> {
  const turn = await takeTurn(parts, accountId)
  if (turn !== null) await readTurn(parts, payments, turn)
  else {
    await inTransaction(parts.db, (tx) => customers.readBy(tx, accountId, parts.clock.now()))
  }
}

function takeTurn({ db, clock }: Pick<Parts, 'db' | 'clock'>, only: AccountId | null) {
  const now = clock.now()
  const until = new Date(now.getTime() + TAKEN_FOR_MS)
  const next = new Date(now.getTime() + DAY_MS)
  return inTransaction(db, (tx) => customers.take(tx, { now, until, next, only }))
}

async function readTurn({ db, clock }: Parts, payments: Payments, turn: customers.Turn) {
  try {
    const current = newestSubscription(await payments.subscriptionsOf(turn.customerId))
    const now = clock.now()
    await inTransaction(db, async (tx) => {
      if (!(await customers.end(tx, turn))) return
      await events.handled(tx, turn.eventIds, now)
      if (current === null) await subscriptions.remove(tx, turn.accountId, 'stripe')
      else {
        await subscriptions.put(tx, turn.accountId, current, now)
        await checkouts.removePaid(tx, turn.accountId, current.startedAt)
      }
      recordPlan(tx, turn.accountId, now)
    })
  } catch (error) {
    const readAt = new Date(clock.now().getTime() + billingPauseMs(turn.failures + 1))
    await inTransaction(db, (tx) => customers.fail(tx, turn, readAt))
    throw error
  }
}

/** Ends everything of a customer whose account was deleted. Repeated until the provider confirms it. */
async function closeNext({ db, clock, log }: Parts, payments: Payments): Promise<boolean> {
  const now = clock.now()
  const until = new Date(now.getTime() + TAKEN_FOR_MS)
  const closing = await inTransaction(db, (tx) => closures.take(tx, { now, until }))
  if (closing === null) return false
  const { customerId } = closing
  try {
    await payments.closeCustomer(customerId)
    await inTransaction(db, (tx) => closures.done(tx, customerId))
  } catch (error) {
    const failures = closing.failures + 1
    const closeAt = new Date(clock.now().getTime() + billingPauseMs(failures))
    await inTransaction(db, (tx) => closures.failed(tx, customerId, { failures, closeAt }))
    log.error(
      { err: error },
      'a deleted account’s subscription could not be canceled; trying again',
    )
  }
  return true
}
