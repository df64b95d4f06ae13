/**
 * `npm run accounts -- COMMAND …`: what operators do with accounts on their pages, for scripts and for an instance
 * whose operator is locked out. Works beside a running server or alone. Each change is an entry of the audit log.
 */
import * as fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { readAccountsQuery } from '#core/operator/accounts-query.ts'
import { MAX_SUSPENSION_REASON, parseSuspensionReason } from '#core/operator/suspension-reason.ts'
import { MAX_INVITATION_DAYS, parseInvitationDays } from '#core/settings/sign-up-mode.ts'
import { countOf } from '#core/text/count-of.ts'
import { openKeyring } from '#server/account/open-keyring.ts'
import { openDatabase } from '#server/database/database.ts'
import { openInstanceClock } from '#server/database/instance-clock.ts'
import { requireDatabase } from '#server/database/require-database.ts'
import { type OpenedStorage, openObjectStorage } from '#server/files/open-object-storage.ts'
import { readEnv } from '#server/process/env.ts'
import { createLog } from '#server/process/log.ts'
import { fromCaller, runCommand } from '#server/process/run-command.ts'
import { say } from '#server/process/say.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import * as accountList from '#store/account-list.ts'
import * as accounts from '#store/accounts.ts'
import { inTransaction } from '#store/db.ts'
import * as invitations from '#store/invitations.ts'
import type { FileReader } from '#work/files/read-file.ts'
import { closeAccount, handOutData } from '#work/operator/close-account.ts'
import { makeInvitation, revokeInvitation } from '#work/operator/invite.ts'
import { resetFactor } from '#work/operator/reset-factor.ts'
import { signOutAccount } from '#work/operator/sign-out-account.ts'
import { liftSuspension, suspendAccount } from '#work/operator/suspend-account.ts'
import { BY_COMMAND, createAuditLog } from '#work/use-case/audit-log.ts'
import { createSecurityEvents } from '#work/use-case/security-events.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const USAGE = `Usage: npm run accounts -- COMMAND
  find TEXT              find accounts by name, email or id
  show EMAIL             the facts of one account
  suspend EMAIL REASON   sign somebody out and stop their alerts, feeds and tokens; they read the reason
  lift EMAIL             lift a suspension
  sign-out EMAIL         end all sessions of that account
  reset-factor EMAIL     remove its authenticator app and backup codes
  export EMAIL FILE      write everything stored about that person into a new ZIP file
  delete EMAIL EMAIL     delete that account and everything in it; the address is given twice
  invite DAYS            create a link that lets one person sign up, valid for that many days
  invitations            list the invitations
  revoke ID              make an invitation invalid`

type Parts = FileReader & Pick<Services, 'clock' | 'keys' | 'settings' | 'audit' | 'events'>

/** Returns whether it was done. `given` is what follows the address. */
type Command = (parts: Parts, account: Whose, given: string) => Promise<boolean>

type Whose = { accountId: AccountId; email: string }

/** By name, with the number of arguments after the address. */
const COMMANDS = new Map<string, { run: Command; extra: 0 | 1 }>([
  ['show', { run: show, extra: 0 }],
  ['suspend', { run: suspend, extra: 1 }],
  ['lift', { run: lift, extra: 0 }],
  ['sign-out', { run: signOut, extra: 0 }],
  ['reset-factor', { run: reset, extra: 0 }],
  ['export', { run: writeArchive, extra: 1 }],
  ['delete', { run: remove, extra: 1 }],
])

async function main(): Promise<number> {
  const [name = '', first = '', ...rest] = readArguments()
  const command = COMMANDS.get(name)
  const isAlone = name === 'invitations'
  const isKnown = isAlone || ['find', 'invite', 'revoke'].includes(name)
  const isComplete = rest.length === (isKnown ? 0 : command?.extra)
  if (isAlone !== (first === '') || !isComplete) throw new StartProblem(USAGE)
  const env = readEnv(process.env)
  requireDatabase(env)
  const quiet = createLog('error')
  const database = await openDatabase(env, { log: quiet, share: true })
  const clock = await openInstanceClock({ db: database.db, log: quiet })
  let objects: OpenedStorage | null = null
  try {
    const db = database.bulkDb
    const audit = createAuditLog({ clock, origin: () => NOWHERE, secret: null })
    const inviting = { db, clock, audit, settings: env.settings }
    if (name === 'find') return await find({ db }, first)
    if (name === 'invite') return await invite(inviting, first)
    if (name === 'invitations') return await listInvitations(inviting)
    if (name === 'revoke') return await revoke(inviting, first)
    if (!command) throw new StartProblem(USAGE)
    const keys = await openKeyring({ db, clock }, env)
    const events = createSecurityEvents({ log: createLog('info', process.stderr), secret: null })
    const accountId = await inTransaction(db, (tx) => accounts.idOf(tx, first))
    if (accountId === null) {
      say(`There is no account with the address ${first}.`)
      return 1
    }
    objects = await openObjectStorage(env.s3)
    const { settings } = env
    const parts = { db, clock, keys, settings, audit, events, objects, log: quiet }
    return (await command.run(parts, { accountId, email: first }, rest[0] ?? '')) ? 0 : 1
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    say(error.message)
    return 1
  } finally {
    clock.stop()
    await objects?.close()
    await database.stop()
  }
}

/** The newest are enough to find one. */
const MAX_LISTED = 200

/** A command runs for no request. */
const NOWHERE = { requestId: null, network: null }

async function find({ db }: Pick<Parts, 'db'>, text: string): Promise<number> {
  const found = await accountList.list(db, readAccountsQuery(new URLSearchParams({ query: text })))
  const shown = found.slice(0, accountList.ACCOUNTS_PER_PAGE)
  for (const { email, id, createdAt, suspendedAt } of shown) {
    say(`${email}  ${id}  since ${createdAt.toISOString()}${suspendedAt ? '  suspended' : ''}`)
  }
  say(found.length > shown.length ? 'There are more.' : `${countOf(shown.length, 'account')}.`)
  return 0
}

type Inviting = Pick<Parts, 'db' | 'clock' | 'audit' | 'settings'>

async function invite(parts: Inviting, given: string): Promise<number> {
  const days = parseInvitationDays(given)
  if (days === null) throw new StartProblem(`DAYS must be 1 to ${MAX_INVITATION_DAYS}.`)
  say(await makeInvitation(parts, BY_COMMAND, days))
  if (parts.settings.signUp !== 'invitation') {
    say(`SIGN_UP is ${parts.settings.signUp}, so the server does not ask for it.`)
  }
  return 0
}

async function listInvitations({ db, clock }: Inviting): Promise<number> {
  const listed = await invitations.list(db, MAX_LISTED)
  for (const { id, hint, expiresAt, usedAt, revokedAt, email } of listed) {
    const ended = expiresAt > clock.now() ? 'open' : 'expired'
    const state = usedAt ? `used${email ? ` by ${email}` : ''}` : revokedAt ? 'revoked' : ended
    say(`${id}  …${hint}  until ${expiresAt.toISOString()}  ${state}`)
  }
  say(`${countOf(listed.length, 'invitation')}.`)
  return 0
}

async function revoke(parts: Inviting, id: string): Promise<number> {
  const isDone = await revokeInvitation(parts, BY_COMMAND, id)
  say(isDone ? 'The invitation no longer works.' : 'There is no open invitation with this id.')
  return isDone ? 0 : 1
}

async function show({ db }: Parts, { accountId }: Whose): Promise<boolean> {
  const account = await accountList.find(db, accountId)
  if (!account) return false
  say(JSON.stringify(account, null, 2))
  return true
}

async function suspend(parts: Parts, { accountId, email }: Whose, given: string) {
  const because = parseSuspensionReason(given)
  if (because === null) {
    say(`The reason must have 1 to ${MAX_SUSPENSION_REASON} characters.`)
    return false
  }
  const isDone = await suspendAccount(parts, BY_COMMAND, { accountId, because })
  say(isDone ? `${email} is suspended.` : `${email} was suspended already.`)
  return isDone
}

async function lift(parts: Parts, { accountId, email }: Whose) {
  const isDone = await liftSuspension(parts, BY_COMMAND, accountId)
  say(isDone ? `${email} is no longer suspended.` : `${email} is not suspended.`)
  return isDone
}

async function signOut(parts: Parts, { accountId, email }: Whose) {
  await signOutAccount(parts, BY_COMMAND, accountId)
  say(`${email} is signed out everywhere.`)
  return true
}

async function reset(parts: Parts, { accountId, email }: Whose) {
  const isDone = await resetFactor(parts, BY_COMMAND, accountId)
  say(isDone ? `${email} signs in without a code now.` : `${email} has no authenticator app.`)
  return isDone
}

async function writeArchive(parts: Parts, { accountId }: Whose, given: string) {
  const file = fromCaller(given)
  const target = fs.createWriteStream(file, { fd: openNew(file) })
  const { content } = await handOutData(parts, BY_COMMAND, accountId)
  await pipeline(content, target)
  say(`Written to ${file}.`)
  return true
}

/** Only for its owner, and never over a file that is there. */
function openNew(file: string): number {
  try {
    return fs.openSync(file, 'wx', 0o600)
  } catch (error) {
    throw new StartProblem(`${file} can't be created: ${(error as Error).message}`)
  }
}

async function remove(parts: Parts, { accountId, email }: Whose, typed: string) {
  const isDone = await closeAccount(parts, BY_COMMAND, { accountId, typed })
  say(isDone ? `${email} was deleted.` : 'The two addresses differ. Nothing was deleted.')
  return isDone
}

function readArguments() {
  try {
    return parseArgs({ options: {}, allowPositionals: true }).positionals
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\n${USAGE}`)
  }
}

await runCommand(main)
