/** The offers of a person: comparing them, and storing or removing the one of an application. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import type { OfferInput } from '#core/tracker/offer.ts'
import { compareOffers, type OfferComparison } from '#core/tracker/offer-comparison.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as offers from '#store/application-offers.ts'
import * as applications from '#store/applications.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** `currency`: what to compare in; null for the currency of most offers. */
export async function offersSideBySide(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  accountId: AccountId,
  currency: string | null,
): Promise<OfferComparison> {
  return compareOffers(await offers.list(db, accountId), settings.exchangeRates, currency)
}

export function putOffer(
  services: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  id: ApplicationId,
  offer: OfferInput,
): Promise<void> {
  return changing(services, accountId, id, (tx, now) =>
    offers.put(tx, accountId, { ...offer, applicationId: id, now }),
  )
}

export function removeOffer(
  services: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  id: ApplicationId,
): Promise<void> {
  return changing(services, accountId, id, async (tx) => {
    if (!(await offers.remove(tx, accountId, id))) throw new Refusal('not_found')
  })
}

/** Refuses applications of other accounts and deleted ones. */
function changing(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  id: ApplicationId,
  change: (tx: Tx, now: Date) => Promise<void>,
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if (!(await applications.touch(tx, accountId, id, now))) throw new Refusal('not_found')
    await change(tx, now)
    accountChanges.record(tx, accountId, { kind: 'application', subject: String(id) }, now)
  })
}
