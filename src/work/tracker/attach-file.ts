/** Stores a file and attaches it to an application, in one transaction. */
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationDocument, ApplicationId } from '#core/tracker/application.ts'
import type { Tx } from '#store/db.ts'
import { keepFileIn } from '#work/files/keep-file.ts'
import { type FileServices, type UploadedFile, withStored } from '#work/files/store-content.ts'
import { documentUseCases } from './application-parts.ts'

export type Attached = UploadedFile & {
  applicationId: ApplicationId
  /** More work to do in that transaction. */
  also?(tx: Tx): Promise<unknown>
}

/** Throws `not_found` if the application is not theirs. */
export function attachFile(
  services: FileServices,
  accountId: AccountId,
  { applicationId, also, ...uploaded }: Attached,
): Promise<ApplicationDocument> {
  return withStored(services, uploaded, (stored) =>
    documentUseCases.add(services, accountId, applicationId, async (tx, now) => {
      const file = await keepFileIn(tx, accountId, stored, now)
      await also?.(tx)
      return { fileId: file.id }
    }),
  )
}
