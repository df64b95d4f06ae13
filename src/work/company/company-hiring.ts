/**
 * What a company's page says beyond its open jobs: their fields and pay, and how the company hires. Cached, so that the
 * page stays available while the database is down.
 */
import { type HiringRecord, hiringRecord, RECORD_DAYS } from '#core/company/hiring-record.ts'
import { type PayBands, payBands } from '#core/salaries/pay-bands.ts'
import { dayOf } from '#core/time/utc-day.ts'
import * as companyHiring from '#store/company-hiring.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type CompanyHiring = {
  open: companyHiring.OpenFigures
  fields: companyHiring.FieldJobs[]
  pay: PayBands | null
  record: HiringRecord
}

/** As many jobs are enough to see what a company is looking for. */
const NEWEST = 20
const DAY_MS = 86_400_000

export const hiringOf = (
  { db, clock, outageCache }: Pick<Services, 'db' | 'clock' | 'outageCache'>,
  slug: string,
): Promise<CompanyHiring> =>
  outageCache.read(`company:${slug}/hiring`, async () => {
    const now = clock.now()
    const [lives, open, fields, stated] = await Promise.all([
      companyHiring.lives(db, slug, new Date(now.getTime() - RECORD_DAYS * DAY_MS)),
      companyHiring.openFigures(db, slug),
      companyHiring.openByField(db, slug, NEWEST),
      companyHiring.payByLevel(db, slug),
    ])
    return {
      open,
      fields,
      pay: payBands(stated),
      record: hiringRecord(lives, dayOf(now.getTime())),
    }
  })
