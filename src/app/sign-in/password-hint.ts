/** What a new password must be, and what makes a good one. */
import { MIN_PASSWORD } from '#core/account/password-length.ts'
export const NEW_PASSWORD_HINT = `At least ${MIN_PASSWORD} characters. A few unrelated words are good and easy to remember.`
