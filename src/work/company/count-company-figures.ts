/** Counts what the directory of companies is sorted by. One statement over all open jobs, so only once an hour. */
import type { ExchangeRates } from '#core/pay/exchange-rates.ts'
import * as companyFigures from '#store/company-figures.ts'
import { inTransaction } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export const countCompanyFigures = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  rates: ExchangeRates,
): Promise<void> =>
  inTransaction(db, (tx) => companyFigures.recount(tx, { now: clock.now(), rates }))
