/** What signing in sends by mail, as messages of the outbox. Links lead to pages with a button. */
import type { AccountId } from '#core/account/account.ts'
import { type AfterSignIn, signInStep } from '#core/account/after-sign-in.ts'
import { CODE_MINUTES, EMAIL_UNDO_DAYS } from '#core/account/sign-in-times.ts'
import { isPlaceholder } from '#core/mail/mail-address.ts'
import type { Db, Tx } from '#store/db.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import type { World } from '#work/world/world.ts'

type Person = { id: string; email: string; name: string }

export type CodeUse = 'sign-in' | 'email-verification' | 'forget-password' | 'change-email'

const CODE_SUBJECTS: Record<CodeUse, string> = {
  'sign-in': 'Your sign-in code',
  'email-verification': 'Confirm your e-mail address',
  'forget-password': 'Your code for a new password',
  'change-email': 'Confirm your new e-mail address',
}

const GOOD_FOR = `It is good for ${CODE_MINUTES} minutes and for one use.`

/** Changes that are mailed to the owner of the account, who notices when it was somebody else. */
export type AuthNews = keyof typeof NEWS

const NEWS = {
  'factor-on': {
    subject: 'Two-step sign-in is on',
    line: 'From now on, signing in to your account asks for a code of your authenticator app.',
  },
  'factor-off': {
    subject: 'Two-step sign-in is off',
    line: 'Signing in to your account no longer asks for a code of an authenticator app.',
  },
  'backup-codes-renewed': {
    subject: 'New backup codes',
    line: 'New backup codes were made for your account; the earlier ones no longer work.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    line: 'A new passkey can sign in to your account.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    line: 'One of the passkeys of your account no longer signs in.',
  },
  'method-added': {
    subject: 'A way to sign in was added',
    line: 'An account elsewhere, or a wallet, can now sign in to your account.',
  },
  'method-removed': {
    subject: 'A way to sign in was removed',
    line: 'An account elsewhere, or a wallet, no longer signs in to your account.',
  },
} as const

export type Sender = ReturnType<typeof sender>

export function sender({
  db,
  clock,
  keys,
  publicUrl,
}: Pick<World, 'db' | 'clock' | 'keys'> & { publicUrl: string }) {
  const queue = (
    kind: string,
    recipient: string,
    person: Pick<Person, 'id'> | null,
    content: Letter,
    tx: Db | Tx = db,
  ) => {
    if (isPlaceholder(recipient)) return Promise.resolve()
    return queueMail(
      { db: tx, clock, keys },
      {
        accountId: (person?.id ?? null) as AccountId | null,
        kind,
        recipient,
        ...letter(content),
      },
    )
  }

  return {
    /** A code of six digits. */
    code: (
      email: string,
      code: string,
      use: CodeUse,
      { tx, person = null }: { tx?: Tx; person?: Pick<Person, 'id'> | null } = {},
    ) =>
      queue(
        `code-${use}`,
        email,
        person,
        {
          subject: CODE_SUBJECTS[use],
          lines: [
            'Type this code where you were asked for it:',
            { code },
            `${GOOD_FOR} If you did not ask for it, ignore this mail: nobody can do anything without the code.`,
          ],
        },
        tx,
      ),
    signInLink: (email: string, token: string, after: AfterSignIn) =>
      queue('sign-in-link', email, null, {
        subject: 'Your sign-in link',
        lines: [
          'Open this link and press the button to sign in:',
          { link: publicUrl + signInStep('/auth/link', after, { token }), label: 'Sign in' },
          `${GOOD_FOR} If you did not ask for it, ignore this mail.`,
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
          `${GOOD_FOR} If you did not ask for it, ignore this mail: your password stays as it is.`,
        ],
      }),
    passwordChanged: (
      person: Pick<Person, 'id' | 'email'>,
      { endsPrograms, tx }: { endsPrograms: boolean; tx: Tx },
    ) =>
      queue(
        'password-changed',
        person.email,
        person,
        {
          subject: 'Your password was changed',
          lines: [
            'The password of your account was changed just now, and every other device was signed out.',
            endsPrograms
              ? 'Access tokens and the address of your calendar have ended, too. You can make new ones.'
              : 'Access tokens and the address of your calendar still work. You can revoke them under Data and Calendar.',
            'If that was not you, choose a new password at once:',
            { link: `${publicUrl}/auth/recover`, label: 'Choose a new password' },
          ],
        },
        tx,
      ),
    emailChanged: (change: ChangedEmail, undo: string, tx: Tx) =>
      queue(
        'email-changed',
        change.oldEmail,
        { id: change.accountId },
        {
          subject: 'Your e-mail address was changed',
          lines: [
            `Your account now signs in with ${change.newEmail}, and no longer with this address.`,
            `If that was not you, take your account back within ${EMAIL_UNDO_DAYS} days. This ends every session and removes the password, every access token, the address of your calendar, and the ways to sign in that were added since the day before:`,
            {
              link: `${publicUrl}/auth/undo?token=${encodeURIComponent(undo)}`,
              label: 'Take my account back',
            },
          ],
        },
        tx,
      ),
    emailTakenBack: (change: ChangedEmail, tx: Tx) =>
      queue(
        'email-taken-back',
        change.oldEmail,
        { id: change.accountId },
        {
          subject: 'Your account is yours again',
          lines: [
            'Your account signs in with this address again, and every session was ended. It has no password now: choose a new one.',
            { link: `${publicUrl}/auth/recover`, label: 'Choose a new password' },
          ],
        },
        tx,
      ),
    news: (person: Pick<Person, 'id' | 'email'>, news: AuthNews) =>
      queue(news, person.email, person, {
        subject: NEWS[news].subject,
        lines: [
          NEWS[news].line,
          'If that was not you, choose a new password at once, which signs out every device:',
          { link: `${publicUrl}/auth/recover`, label: 'Choose a new password' },
        ],
      }),
    confirmCode: (person: Pick<Person, 'id' | 'email'>, code: string) =>
      queue('code-confirm', person.email, person, {
        subject: 'Confirm that it is you',
        lines: [
          'Type this code where you were asked for it:',
          { code },
          `${GOOD_FOR} If you did not ask for it, somebody is signed in to your account: choose a new password.`,
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

type ChangedEmail = { accountId: AccountId; oldEmail: string; newEmail: string }

type Letter = Parameters<typeof letter>[0]
