/** The rules for a new password, with advice. */
import { MIN_PASSWORD } from '#core/account/password-length.ts'
export const NEW_PASSWORD_HINT = `At least ${MIN_PASSWORD} characters. Several unrelated words make a strong password that’s easy to remember.`
