/**
 * Accounts, sessions and all ways to sign in, by Better Auth over our tables. Every request
 * goes through `handler`, from programs at /api/auth and from our own pages alike, so that limits and checks
 * hold for both. Mails carry codes and links; a GET never uses one up.
 */

import { betterAuth } from 'better-auth'
import { emailOTP, magicLink } from 'better-auth/plugins'
import type { AccountId, Factor, Viewer } from '#core/account/account.ts'
import { parseAfterSignIn } from '#core/account/after-sign-in.ts'
import { AUTH_PATH, cookiePrefix, NETWORK_HEADER } from '#core/account/auth-names.ts'
import { CODE_MINUTES, SESSION_DAYS } from '#core/account/sign-in-times.ts'
import { isWriteRefused } from '#core/api/refusal.ts'
import type { Settings } from '#core/settings/settings.ts'
import * as accountChanges from '#store/account-changes.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as programs from '#store/programs.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import type { Keyring } from '#work/world/keyring.ts'
import { inMachineTime } from '#work/world/library-time.ts'
import type { Tries } from '#work/world/limit-tries.ts'
import type { SecurityEvents } from '#work/world/security-events.ts'
import type { Clock, Log } from '#work/world/world.ts'
import { sealedDatabase } from './auth-adapter.ts'
import { noteSignIns } from './auth-begun.ts'
import { changeSignIn } from './auth-change.ts'
import { columns } from './auth-columns.ts'
import { confirmIdentity } from './auth-confirm.ts'
import { idTokenSignIn } from './auth-id-token.ts'
import * as mails from './auth-mails.ts'
import { tellNews } from './auth-news.ts'
import { PASSKEY_SIGN_IN, passkeySignIn } from './auth-passkeys.ts'
import { ownRemovals } from './auth-removals.ts'
import { secondFactor } from './auth-second-factor.ts'
import { ownSessions } from './auth-sessions.ts'
import { provedSignUp } from './auth-sign-up.ts'
import { walletSignIn } from './auth-wallets.ts'
import { endSessions } from './end-sessions.ts'
import type { KnownDevices } from './known-device.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { keepingWayIn } from './remove-way-in.ts'
import { providerOptions, requireProvedAddress, type SignInProvider } from './sign-in-providers.ts'

const CODE_SECONDS = CODE_MINUTES * 60
const CODE_TRIES = 5
const DAY_SECONDS = 24 * 3_600
const SESSION_SECONDS = SESSION_DAYS * DAY_SECONDS

export type Auth = ReturnType<typeof createAuth>

export type AuthOptions = {
  db: Db
  clock: Clock
  /** The machine's time, which the library reads by itself: what it keeps expires by it. */
  libraryClock: Clock
  /** How far the machine's clock is ahead of the database's, in milliseconds. */
  aheadMs: () => number
  settings: Pick<Settings, 'publicUrl'>
  /** The same on every server of this instance. */
  keys: Keyring
  /** Accounts elsewhere that people may sign in with. */
  providers: readonly SignInProvider[]
  tries: Tries
  events: SecurityEvents
  devices: KnownDevices
  log: Log
}

export function createAuth(options: AuthOptions) {
  const { db, clock, libraryClock, settings, keys, tries, events, devices, aheadMs, log } = options
  const { publicUrl } = settings
  const offered = options.providers.map(({ id }) => id)
  const { socialProviders, plugin } = providerOptions(options.providers, db)
  const isHttps = publicUrl.startsWith('https:')
  const send = mails.sender({ db, clock, keys, publicUrl })
  const tell: typeof send.news = (person, news) => {
    events.note('factor_changed', { accountId: person.id as AccountId, change: news })
    return send.news(person, news)
  }

  return betterAuth({
    appName: 'Rolecall',
    baseURL: publicUrl,
    basePath: AUTH_PATH,
    // Cookies that an earlier key signed are signed again before they come here: see server/sign-again.ts.
    secret: keys.secrets[0],
    database: sealedDatabase(db.withPlugin(inMachineTime(aheadMs)), keys),
    // Our own limits stand before it, shared by all servers: see server/auth-door.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: {
      errorURL: `${publicUrl}/auth/signin`,
      // Our refusals, such as a database that is away, reach the caller; the library's own errors still become answers.
      throw: true,
    },
    logger: {
      level: 'error',
      log: (_level, message) => log.error({ message }, 'accounts: something broke'),
    },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [NETWORK_HEADER] },
      // The prefix asks for TLS: on a plain address browsers would drop the cookie.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
      cookiePrefix: cookiePrefix(publicUrl),
    },
    socialProviders,
    user: {
      modelName: 'accounts',
      validateUserInfo: requireProvedAddress,
      fields: columns('emailVerified', 'createdAt', 'updatedAt'),
      additionalFields: {
        plan: { type: 'string', input: false, required: false, defaultValue: 'basic' },
        twoFactorEnabled: {
          type: 'boolean',
          input: false,
          required: false,
          defaultValue: false,
          fieldName: 'two_factor_enabled',
        },
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        ...columns('expiresAt', 'createdAt', 'updatedAt', 'ipAddress', 'userAgent'),
        token: 'token_sha256',
        userId: 'account_id',
      },
      additionalFields: {
        confirmedAt: {
          type: 'date',
          input: false,
          required: false,
          fieldName: 'confirmed_at',
          defaultValue: () => new Date(clock.now().getTime() + aheadMs()),
        },
        factor: { type: 'string', input: false, required: false },
      },
      expiresIn: SESSION_SECONDS,
      updateAge: DAY_SECONDS,
      // server/auth-door.ts asks for a fresh proof where one is needed: `confirmedAt`.
      freshAge: 0,
      // A copy in the cookie would outlive the session that was ended.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'sign_in_methods',
      fields: {
        ...columns('providerId', 'accessToken', 'refreshToken', 'idToken'),
        ...columns('accessTokenExpiresAt', 'refreshTokenExpiresAt', 'createdAt', 'updatedAt'),
        accountId: 'provider_account_id',
        userId: 'account_id',
      },
      // Nothing here asks a provider for anything later: see auth-adapter.ts.
      updateAccountOnSignIn: false,
      accountLinking: { disableImplicitLinking: true, allowDifferentEmails: true },
    },
    databaseHooks: {
      user: {
        // A picture on another host would reveal our readers to it.
        create: { before: async (user) => ({ data: { ...user, image: null } }) },
      },
      session: {
        create: {
          before: async (session, ctx) => ({
            data: ctx?.path === PASSKEY_SIGN_IN ? { ...session, factor: 'passkey' } : session,
          }),
        },
      },
    },
    verification: {
      modelName: 'verifications',
      fields: columns('expiresAt', 'createdAt', 'updatedAt'),
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      // In units of UTF-16; what a password must be is in core/password-rule.ts.
      minPasswordLength: 1,
      maxPasswordLength: 1_000,
      requireEmailVerification: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
      resetPasswordTokenExpiresIn: CODE_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => send.passwordReset(user, token),
      onPasswordReset: async ({ user }) => {
        const accountId = user.id as AccountId
        await inTransaction(db, async (tx) => {
          // The link or the code came by mail, so that it proves the address as well.
          await keepingWayIn(tx, { accountId, offered }, () =>
            signInMethods.proveAddress(tx, accountId),
          )
          // Somebody who needs this may have lost the account to somebody else.
          await endSessions(tx, { accountId, kept: null, keys })
          await programs.endAll(tx, accountId)
          accountChanges.record(tx, accountId, { kind: 'account', subject: null }, clock.now())
          await send.passwordChanged(user, { endsPrograms: true, tx })
        })
        events.note('password_reset', { accountId })
      },
      // An unproved one is from another sign-up at this moment, which mails a code.
      onExistingUserSignUp: async ({ user }) => {
        if (user.emailVerified) await send.alreadySignedUp(user)
      },
    },
    emailVerification: { autoSignInAfterVerification: true, sendOnSignUp: true },
    plugins: [
      plugin,
      emailOTP({
        overrideDefaultEmailVerification: true,
        disableSignUp: true,
        otpLength: 6,
        expiresIn: CODE_SECONDS,
        allowedAttempts: CODE_TRIES,
        storeOTP: 'hashed',
        sendVerificationOTP: ({ email, otp, type }) => send.code(email, otp, type),
      }),
      magicLink({
        disableSignUp: true,
        expiresIn: CODE_SECONDS,
        storeToken: 'hashed',
        async sendMagicLink({ email, token, metadata }) {
          if (!(await signInMethods.hasAccount(db, email))) return
          const after = parseAfterSignIn((name) => metadata?.[name] ?? null)
          await send.signInLink(email, token, after)
        },
      }),
      idTokenSignIn({ libraryClock }),
      ownSessions({ db, clock, keys }),
      provedSignUp({ db, keys, offered }),
      confirmIdentity({ db, clock, libraryClock, keys, send }),
      changeSignIn({ db, clock, keys, offered, send }),
      secondFactor({ db, clock, libraryClock, tries, devices, keys, publicUrl, tell, events }),
      passkeySignIn({ db, publicUrl, events }),
      ...walletSignIn({ db, clock, publicUrl, tell }),
      ownRemovals({ db, clock, offered, tell }),
      noteSignIns({ events, devices }),
      tellNews(tell),
    ],
  })
}

const NOBODY = { response: null, headers: new Headers() }

/** Who the request's session belongs to, and the cookies to send when the session was renewed. */
export async function readViewer(
  { auth, db, aheadMs }: { auth: Auth; db: Db; aheadMs: () => number },
  headers: Headers,
): Promise<{ viewer: Viewer | null; cookies: string[] }> {
  const { response, headers: answered } = await readSession({ auth, db }, headers)
  const cookies = answered.getSetCookie()
  if (!response) return { viewer: null, cookies }
  const { user, session } = response
  const { confirmedAt } = session
  const toBoardTime = (at: Date) => new Date(at.getTime() - aheadMs())
  return {
    viewer: {
      id: user.id as AccountId,
      name: user.name.trim() || null,
      email: user.email,
      avatar: user.image ?? null,
      plan: user.plan as Viewer['plan'],
      createdAt: toBoardTime(user.createdAt),
      sessionId: session.id,
      confirmedAt: confirmedAt ? toBoardTime(confirmedAt) : null,
      factor: (session.factor ?? null) as Factor | null,
      isReadOnly: false,
    },
    cookies,
  }
}

/** What the library says of the request's session, and the headers that renew it. Throws `database_away`. */
export function readSession({ auth, db }: { auth: Auth; db: Db }, headers: Headers) {
  return auth.api.getSession({ headers, returnHeaders: true }).catch(async () => {
    await requireDatabase(db) // the library does not say that it is away
    // While nothing can be written, a session cannot be renewed but stays valid.
    const query = { disableRefresh: true }
    return auth.api.getSession({ headers, query, returnHeaders: true }).catch((error: unknown) => {
      // The library deletes an expired session before it reports that.
      if (error instanceof Error && isWriteRefused(error.cause)) return NOBODY
      throw error
    })
  })
}

/** Throws `database_away` where that is so. */
export async function requireDatabase(db: Db): Promise<void> {
  await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute()
}
