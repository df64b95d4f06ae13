/** Reads what a form of the page sent, with its file or without, within the limits of a file. */
import type { AccountId } from '#core/account/account.ts'
import { isMultipart } from '#work/files/multipart.ts'
import { readUpload } from '#work/files/read-upload.ts'
import type { World } from '#work/world/world.ts'
import { SentForm } from './sent-form.ts'

export async function readSent(
  world: Pick<World, 'uploadTurn'>,
  accountId: AccountId,
  request: Request,
): Promise<SentForm> {
  if (!isMultipart(request)) {
    return new SentForm(await request.formData(), null)
  }
  const { fields, file } = await readUpload(world, { accountId, request })
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return new SentForm(data, file)
}
