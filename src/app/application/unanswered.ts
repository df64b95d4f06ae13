/** What a form of the application's page is told where no answer came: what was typed stays in it. */
import { NOT_REACHED, UPLOAD_FAILED } from '#app/request/unanswered.ts'
import { type Attempt, SentForm } from './sent-form.ts'

export async function unanswered(request: Request): Promise<Attempt> {
  const data = await request.formData()
  const form = new SentForm(data, null)
  const file = data.get('file')
  const isUpload = file instanceof File && file.size > 0
  return {
    form: form.text('form'),
    values: form.values(),
    problems: { form: isUpload ? UPLOAD_FAILED : NOT_REACHED },
    conflict: null,
  }
}
