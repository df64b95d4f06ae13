/** Stores a file and attaches it to an application, in one transaction. */
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationDocument, ApplicationId } from '#core/tracker/application.ts'
import type { Tx } from '#store/db.ts'
import { keepFileIn, type UploadedFile } from '#work/files/keep-file.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { documentUseCases } from './application-parts.ts'

export type Attached = UploadedFile & {
  applicationId: ApplicationId
  /** More work to do in that transaction. */
  also?(tx: Tx): Promise<unknown>
}

/** Throws `not_found` if the application is not theirs. */
export async function attachFile(
  services: Pick<Services, 'db' | 'clock' | 'scanFile'>,
  accountId: AccountId,
  { applicationId, also, ...uploaded }: Attached,
): Promise<ApplicationDocument> {
  const scanned = { ...uploaded, isScanned: await services.scanFile(uploaded.content) }
  return documentUseCases.add(services, accountId, applicationId, async (tx, now) => {
    const file = await keepFileIn(tx, accountId, scanned, now)
    await also?.(tx)
    return { fileId: file.id }
  })
}
