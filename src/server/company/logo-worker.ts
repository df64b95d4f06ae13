/** Keeps companies' logos current while the server runs, or deletes them once the operator has switched them off. */
import { type RepeatedWork, repeatWork } from '#server/database/repeated-work.ts'
import * as companyLogos from '#store/company-logos.ts'
import { inTransaction } from '#store/db.ts'
import { LOGOS_AT_ONCE, type LogoReader, refreshLogos } from '#work/company/refresh-logos.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const POLL_MS = 30_000
/** Between two batches of new logos: polite to sites that have the logos of many companies. */
const PAUSE_MS = 5_000

type Given = Pick<Services, 'db' | 'clock' | 'log'>

export function startLogoWorker(
  services: Given,
  reader: LogoReader & { close(): Promise<void> },
): RepeatedWork {
  const work = repeatWork({
    pollMs: POLL_MS,
    pauseMs: PAUSE_MS,
    wokenBy: null,
    async work(signal) {
      try {
        if ((await refreshLogos(services, reader, signal)) === LOGOS_AT_ONCE) work.call()
      } catch (error) {
        services.log.warn({ err: error }, 'logos of companies could not be read; trying again')
      }
    },
  })
  return {
    ...work,
    async stop() {
      await work.stop()
      await reader.close()
    },
  }
}

/** For `COMPANY_LOGOS=off`: pages then show letters. */
export async function removeLogos({ db, clock, log }: Given): Promise<void> {
  await inTransaction(db, (tx) => companyLogos.removePictures(tx, clock.now())).catch(
    (error: unknown) => log.warn({ err: error }, 'logos of companies could not be deleted'),
  )
}
