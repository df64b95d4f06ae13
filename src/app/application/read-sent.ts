/** Reads what a form of the page sent, with its file or without, within the limits of a file. */
import { readUpload } from '#work/read-upload.ts'
import { SentForm } from './sent-form.ts'

export async function readSent(request: Request): Promise<SentForm> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) {
    return new SentForm(await request.formData(), null)
  }
  const { fields, file } = await readUpload(request)
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return new SentForm(data, file)
}
