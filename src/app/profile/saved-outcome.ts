/** The outcome of a profile form that was saved. */
import type { Outcome } from './save-profile.ts'
import type { Form } from './save-profile-cv.ts'

export function saved(section: string, form: Pick<Form, 'field'>, message: string | null): Outcome {
  const intent = form.field('intent')
  return { isSaved: true, section, intent, message, problems: {}, typed: {}, theirs: null }
}
