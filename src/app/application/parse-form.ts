/** Parses a submitted form, with an optional file within the upload limits. */
import type { AccountId } from '#core/account/account.ts'
import { isMultipart } from '#work/files/multipart.ts'
import { readUpload } from '#work/files/read-upload.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { SentForm } from './sent-form.ts'

export async function readSent(
  services: Pick<Services, 'uploadTurn'>,
  accountId: AccountId,
  request: Request,
): Promise<SentForm> {
  if (!isMultipart(request)) {
    return new SentForm(await request.formData(), null)
  }
  const { fields, file } = await readUpload(services, { accountId, request })
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return new SentForm(data, file)
}
