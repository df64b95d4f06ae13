/** Counts what the directory of companies is sorted by. One statement over all open jobs, so only once an hour. */
import * as companyFigures from '#store/company-figures.ts'
import { inTransaction } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export const countCompanyFigures = ({
  db,
  clock,
  settings,
}: Pick<Services, 'db' | 'clock' | 'settings'>): Promise<void> =>
  inTransaction(db, (tx) =>
    companyFigures.recount(tx, { now: clock.now(), rates: settings.exchangeRates }),
  )
