/** Table `application_offers`: what employers offered. Offers of deleted applications are kept with them, and not found. */
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationId, Stage } from '#core/tracker/application.ts'
import type { BasePeriod, Offer, OfferInput } from '#core/tracker/offer.ts'
import type { Db, Tx } from './db.ts'

/** In the order in which they were last changed, the newest last. */
export async function list(db: Db, accountId: AccountId): Promise<Offer[]> {
  const rows = await db
    .selectFrom('application_offers as offer')
    .innerJoin('applications as it', (join) =>
      join
        .onRef('it.id', '=', 'offer.application_id')
        .onRef('it.account_id', '=', 'offer.account_id'),
    )
    .select(['offer.application_id', 'it.job_title', 'it.company_name', 'it.application_stage'])
    .select(['currency', 'base', 'base_period', 'bonus', 'equity'])
    .select(['hours_a_week', 'days_off', 'place'])
    .where('offer.account_id', '=', accountId)
    .where('it.deleted_at', 'is', null)
    .orderBy('offer.updated_at')
    .orderBy('offer.application_id')
    .execute()
  return rows.map((row) => ({
    applicationId: row.application_id as ApplicationId,
    jobTitle: row.job_title,
    companyName: row.company_name,
    stage: row.application_stage as Stage,
    currency: row.currency,
    base: row.base,
    basePeriod: row.base_period as BasePeriod,
    bonus: row.bonus,
    equity: row.equity,
    hoursAWeek: row.hours_a_week,
    daysOff: row.days_off,
    place: row.place,
  }))
}

/** Replaces an earlier offer. The application must have been locked as one of the account. */
export async function put(
  tx: Tx,
  accountId: AccountId,
  { applicationId, now, ...offer }: OfferInput & { applicationId: ApplicationId; now: Date },
): Promise<void> {
  const values = {
    currency: offer.currency,
    base: offer.base,
    base_period: offer.basePeriod,
    bonus: offer.bonus,
    equity: offer.equity,
    hours_a_week: offer.hoursAWeek,
    days_off: offer.daysOff,
    place: offer.place,
    updated_at: now,
  }
  await tx
    .insertInto('application_offers')
    .values({ account_id: accountId, application_id: applicationId, ...values })
    .onConflict((row) => row.columns(['account_id', 'application_id']).doUpdateSet(values))
    .execute()
}

/** Returns whether there was one. */
export async function remove(
  tx: Tx,
  accountId: AccountId,
  applicationId: ApplicationId,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('application_offers')
    .where('account_id', '=', accountId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
