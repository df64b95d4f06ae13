/** What signing in sends by mail, as messages of the outbox. Links lead to pages with a button. */
import type { AccountId } from '#core/account.ts'
import type { Db } from '#store/db.ts'
import { letter, queueMail } from './queue-mail.ts'
import type { Clock } from './world.ts'

type Person = { id: string; email: string; name: string }

export type CodeUse = 'sign-in' | 'email-verification' | 'forget-password' | 'change-email'

const CODE_SUBJECTS: Record<CodeUse, string> = {
  'sign-in': 'Your sign-in code',
  'email-verification': 'Confirm your e-mail address',
  'forget-password': 'Your code for a new password',
  'change-email': 'Confirm your new e-mail address',
}

export function sender({ db, clock, publicUrl }: { db: Db; clock: Clock; publicUrl: string }) {
  const queue = (kind: string, recipient: string, person: Person | null, content: Letter) =>
    queueMail(db, clock, {
      accountId: (person?.id ?? null) as AccountId | null,
      kind,
      recipient,
      ...letter(content),
    })

  return {
    /** A code of six digits. */
    code: (email: string, code: string, use: CodeUse) =>
      queue(`code-${use}`, email, null, {
        subject: CODE_SUBJECTS[use],
        lines: [
          'Type this code where you were asked for it:',
          { code },
          'It is good for 10 minutes and for one use. If you did not ask for it, ignore this mail: nobody can do anything without the code.',
        ],
      }),
    signInLink: (email: string, token: string) =>
      queue('sign-in-link', email, null, {
        subject: 'Your sign-in link',
        lines: [
          'Open this link and press the button to sign in:',
          { link: `${publicUrl}/auth/link?token=${encodeURIComponent(token)}`, label: 'Sign in' },
          'It is good for 10 minutes and for one use. If you did not ask for it, ignore this mail.',
        ],
      }),
    passwordReset: (person: Person, token: string) =>
      queue('password-reset', person.email, person, {
        subject: 'Choose a new password',
        lines: [
          'Open this link to choose a new password:',
          {
            link: `${publicUrl}/auth/reset?token=${encodeURIComponent(token)}`,
            label: 'Choose a new password',
          },
          'It is good for 10 minutes and for one use. If you did not ask for it, ignore this mail: your password stays as it is.',
        ],
      }),
    passwordChanged: (person: Person) =>
      queue('password-changed', person.email, person, {
        subject: 'Your password was changed',
        lines: [
          'The password of your account was changed just now, and every device was signed out.',
          'If that was not you, choose a new password at once:',
          { link: `${publicUrl}/auth/recover`, label: 'Choose a new password' },
        ],
      }),
    alreadySignedUp: (person: Person) =>
      queue('already-signed-up', person.email, person, {
        subject: 'You already have an account',
        lines: [
          'Somebody, probably you, tried to sign up with this address, which has an account already.',
          { link: `${publicUrl}/auth/signin`, label: 'Sign in' },
          'If you have forgotten your password, you can choose a new one there.',
        ],
      }),
  }
}

type Letter = Parameters<typeof letter>[0]
