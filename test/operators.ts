/** Whoever runs the copy of a test. */
import { makeOperatorCode } from '#work/become-operator.ts'
import type { TestApp } from './app.ts'
import { PASSWORD, signUp } from './people.ts'

/** Signs up, enters a code, and signs in again: the rights begin with a new session. */
export async function signUpOperator(app: TestApp, name = 'Olga Operator') {
  const person = await signUp(app, name)
  const code = await makeOperatorCode(app.world)
  await person.submit('/admin/setup', { code })
  await signInAgain(person)
  return person
}

export function signInAgain(person: Awaited<ReturnType<typeof signUp>>) {
  return person.submit('/auth/login', { intent: 'login', email: person.email, password: PASSWORD })
}
