/** The bodies that pages take: forms. */
import { Refusal } from '#core/api/refusal.ts'

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/** Throws a Refusal for another kind of body. What calls itself a form and can't be read as one is refused when read. */
export function expectForm(request: Request): void {
  if (request.body && !FORM.test(request.headers.get('content-type') ?? '')) {
    throw new Refusal('form_expected')
  }
  const read = request.formData.bind(request)
  request.formData = async () => {
    try {
      return await read()
    } catch (error) {
      throw error instanceof TypeError && !request.signal.aborted
        ? new Refusal('form_expected')
        : error
    }
  }
}
