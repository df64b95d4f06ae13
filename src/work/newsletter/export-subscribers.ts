/** All subscribers as a table for spreadsheets and other newsletter programs. For operators. */
import * as subscribers from '#store/newsletter-subscribers.ts'
import { CSV_BEGINNING, csvLine } from '#work/files/write-csv.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export async function exportSubscribers({ db }: Pick<Services, 'db'>): Promise<string> {
  const rows = await subscribers.list(db)
  const lines = [
    ['Email', 'Confirmed at'],
    ...rows.map(({ email, confirmedAt }) => [email, confirmedAt]),
  ]
  return CSV_BEGINNING + lines.map(csvLine).join('')
}
