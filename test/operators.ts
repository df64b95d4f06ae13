/** Operators of a test's instance. */
import { makeOperatorCode } from '#work/account/become-operator.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { TestApp } from './app.ts'
import { authenticator } from './authenticator.ts'
import { PASSWORD, signUp } from './sign-up.ts'

/** A test's app, or any server whose database, keys and clock are known. */
type OperatedApp = Pick<TestApp, 'request'> & { services: Pick<Services, 'db' | 'keys' | 'clock'> }

type Person = Awaited<ReturnType<typeof signUp>>

/**
 * Signs up, sets up a second factor, enters a code, and signs in again, because operator rights need a new session.
 */
export async function signUpOperator(app: OperatedApp, name = 'Olga Operator') {
  const person = await signUp(app, name)
  const backupCodes = await setUpFactor(app, person)
  const code = await makeOperatorCode(app.services)
  await person.submit('/admin/setup', { code })
  await signInAgain(person, backupCodes[0])
  return person
}

/** Sets up an authenticator app; returns the backup codes. */
export async function setUpFactor(
  app: Pick<OperatedApp, 'services'>,
  person: Person,
): Promise<string[]> {
  const answer = await person.ask('/two-factor/enable')
  const { totpURI, backupCodes } = (await answer.json()) as {
    totpURI: string
    backupCodes: string[]
  }
  const code = authenticator(totpURI).codeAt(app.services.clock.now())
  const shown = await person.ask('/two-factor/verify-totp', { code })
  if (!shown.ok) throw new Error(`no second factor: ${await shown.text()}`)
  return backupCodes
}

/**
 * Uses a backup code for the second factor, because an app's code works only once and the test clock does not
 * advance.
 */
export async function signInAgain(person: Person, backupCode?: string) {
  await person.ask('/sign-in/email', { email: person.email, password: PASSWORD })
  if (backupCode) await person.ask('/two-factor/verify-backup-code', { code: backupCode })
}
