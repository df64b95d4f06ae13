/** The emails that signing in sends, as outbox messages. Links lead to pages with a button. */
import type { AccountId } from '#core/account/account.ts'
import { type AfterSignIn, signInStep } from '#core/account/after-sign-in.ts'
import { CODE_MINUTES, EMAIL_UNDO_DAYS } from '#core/account/sign-in-times.ts'
import { isPlaceholder } from '#core/mail/mail-address.ts'
import type { Db, Tx } from '#store/db.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { browserHash, deviceHash } from './code-browser.ts'

type Person = { id: string; email: string; name: string }

export type CodeUse = 'sign-in' | 'email-verification' | 'forget-password' | 'change-email'

const CODE_SUBJECTS: Record<CodeUse, string> = {
  'sign-in': 'Your sign-in code',
  'email-verification': 'Confirm your email address',
  'forget-password': 'Your password reset code',
  'change-email': 'Confirm your new email address',
}

const CODE_ACTIONS: Record<CodeUse, string> = {
  'sign-in': 'sign in',
  'email-verification': 'confirm your email address',
  'forget-password': 'choose a new password',
  'change-email': 'confirm your new email address',
}

const goodFor = (what: 'code' | 'link') =>
  `The ${what} works once and expires in ${CODE_MINUTES} minutes.`

/** Changes that are emailed to the account's owner, who then notices changes by someone else. */
export type AuthNews = keyof typeof NEWS

const NEWS = {
  'factor-on': {
    subject: 'Two-step sign-in is on',
    line: 'You now need a code from your authenticator app to sign in, unless you use a passkey.',
  },
  'factor-off': {
    subject: 'Two-step sign-in is off',
    line: 'Signing in to your account no longer requires a code from an authenticator app.',
  },
  'backup-codes-renewed': {
    subject: 'New backup codes',
    line: 'New backup codes were created for your account. The earlier ones no longer work.',
  },
  'wrong-codes': {
    subject: 'Wrong codes at sign-in',
    line: 'Someone passed the first step of signing in to your account on a new browser, then entered several wrong codes. They aren’t signed in.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    line: 'A new passkey can now be used to sign in to your account.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    line: 'One of your passkeys can no longer be used to sign in to your account.',
  },
  'method-added': {
    subject: 'A sign-in method was added',
    line: 'An account with another provider, or a wallet, can now be used to sign in to your account.',
  },
  'method-removed': {
    subject: 'A sign-in method was removed',
    line: 'An account with another provider, or a wallet, can no longer be used to sign in to your account.',
  },
} as const

export type Sender = ReturnType<typeof sender>

export function sender({
  db,
  clock,
  keys,
  publicUrl,
}: Pick<Services, 'db' | 'clock' | 'keys'> & { publicUrl: string }) {
  const queue = (
    kind: string,
    recipient: string,
    person: Pick<Person, 'id'> | null,
    content: EmailContent,
    { tx = db, askedBy = null }: { tx?: Db | Tx; askedBy?: string | null } = {},
  ) => {
    if (isPlaceholder(recipient)) return Promise.resolve()
    return queueMail(
      { db: tx, clock, keys },
      {
        accountId: (person?.id ?? null) as AccountId | null,
        kind,
        recipient,
        askedBy,
        knownDevice: deviceHash(),
        ...letter(content),
      },
    )
  }

  return {
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
            `Enter this code on Rolecall to ${CODE_ACTIONS[use]}:`,
            { code },
            `${goodFor('code')} If you didn’t request this code, ignore this email. Nobody can use your address without the code.`,
          ],
        },
        { ...(tx && { tx }), askedBy: browserHash() },
      ),
    signInLink: (email: string, token: string, after: AfterSignIn) =>
      queue('sign-in-link', email, null, {
        subject: 'Your sign-in link',
        lines: [
          'Open this link and choose Login to sign in:',
          { link: publicUrl + signInStep('/auth/link', after, { token }), label: 'Sign in' },
          `${goodFor('link')} If you didn’t request it, ignore this email.`,
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
          `${goodFor('link')} If you didn’t request it, ignore this email: your password stays the same.`,
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
            'Your account’s password was just changed, and every other device was signed out.',
            endsPrograms
              ? 'Your access tokens, the addresses of your calendar and feeds, and the webhooks, ntfy topics and browsers that your alerts notify were revoked, too. You can create new ones.'
              : 'Your access tokens, the addresses of your calendar and feeds, and the webhooks, ntfy topics and browsers that your alerts notify still work. You can revoke them under Data, Calendar and Job Alerts.',
            'If this wasn’t you, choose a new password right away.',
            { link: `${publicUrl}/auth/recover`, label: 'Choose a new password' },
          ],
        },
        { tx },
      ),
    emailChanged: (change: ChangedEmail, undo: string, tx: Tx) =>
      queue(
        'email-changed',
        change.oldEmail,
        { id: change.accountId },
        {
          subject: 'Your email address was changed',
          lines: [
            `You now sign in to your account with ${change.newEmail}, and no longer with this address.`,
            `If this wasn’t you, take your account back within ${EMAIL_UNDO_DAYS} days. This signs out every device and removes the password, all access tokens, the addresses of your calendar and feeds, the webhooks, ntfy topics and browsers that your alerts notify, and the sign-in methods added since the day before:`,
            {
              link: `${publicUrl}/auth/undo?token=${encodeURIComponent(undo)}`,
              label: 'Take my account back',
            },
          ],
        },
        { tx },
      ),
    emailTakenBack: (change: ChangedEmail, tx: Tx) =>
      queue(
        'email-taken-back',
        change.oldEmail,
        { id: change.accountId },
        {
          subject: 'Your account is yours again',
          lines: [
            'You sign in with this address again, and every device was signed out. Your account has no password now: choose a new one.',
            { link: `${publicUrl}/auth/recover`, label: 'Choose a new password' },
          ],
        },
        { tx },
      ),
    news: (person: Pick<Person, 'id' | 'email'>, news: AuthNews) =>
      queue(news, person.email, person, {
        subject: NEWS[news].subject,
        lines: [
          NEWS[news].line,
          'If this wasn’t you, choose a new password right away. That signs you out on every device.',
          { link: `${publicUrl}/auth/recover`, label: 'Choose a new password' },
        ],
      }),
    confirmCode: (person: Pick<Person, 'id' | 'email'>, code: string) =>
      queue('code-confirm', person.email, person, {
        subject: 'Confirm that it is you',
        lines: [
          'Enter this code on Rolecall to confirm that it’s you:',
          { code },
          `${goodFor('code')} If you didn’t request it, someone else is signed in to your account: choose a new password.`,
          { link: `${publicUrl}/auth/recover`, label: 'Choose a new password' },
        ],
      }),
    alreadySignedUp: (person: Person) =>
      queue('already-signed-up', person.email, person, {
        subject: 'You already have an account',
        lines: [
          'Someone, probably you, tried to sign up with this address, but it already has an account.',
          { link: `${publicUrl}/auth/signin`, label: 'Sign in' },
          'If you’ve forgotten your password, you can choose a new one there.',
        ],
      }),
  }
}

type ChangedEmail = { accountId: AccountId; oldEmail: string; newEmail: string }

type EmailContent = Parameters<typeof letter>[0]
