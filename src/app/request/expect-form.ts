/** The bodies that pages take: forms. One that an action doesn't read may be anything. */
import { Refusal } from '#core/api/refusal.ts'

/** Makes reading the form of `request` throw a Refusal if its body is none. */
export function expectForm(request: Request): void {
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
