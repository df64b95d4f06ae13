/**
 * `npm run operator -- COMMAND …`: manages who may administer the boards of this instance in a browser, and ends
 * sessions. Works beside a running server or alone.
 */
import { parseArgs } from 'node:util'
import { OPERATOR_CODE_MINUTES } from '#core/account/sign-in-times.ts'
import { PLAN_NAMES, PLANS } from '#core/plan/plan.ts'
import { countOf } from '#core/text/count-of.ts'
import { openDatabase } from '#server/database/database.ts'
import { openInstanceClock } from '#server/database/instance-clock.ts'
import { requireDatabase } from '#server/database/require-database.ts'
import { readEnv } from '#server/process/env.ts'
import { createLog } from '#server/process/log.ts'
import { runCommand } from '#server/process/run-command.ts'
import { say } from '#server/process/say.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import * as accounts from '#store/accounts.ts'
import { inTransaction } from '#store/db.ts'
import * as operators from '#store/operators.ts'
import * as sessions from '#store/sessions.ts'
import { dismissOperator, makeOperatorCode } from '#work/account/become-operator.ts'
import { keepSecurityEvents } from '#work/operator/keep-security-events.ts'
import { givePlan } from '#work/plan/give-plan.ts'
import { BY_COMMAND, createAuditLog } from '#work/use-case/audit-log.ts'
import { createSecurityEvents } from '#work/use-case/security-events.ts'

const USAGE = `Usage: npm run operator -- COMMAND
  code            create a code that makes an account an operator: valid once, for ${OPERATOR_CODE_MINUTES} minutes, at /admin/setup
  list            list the operators
  remove EMAIL    make that account a normal one again
  plan EMAIL PLAN give that account the plan premium or enterprise, or take it back with basic
  sign-out EMAIL  end all sessions of that account; with "all" instead of EMAIL, everyone's`

/** A command runs for no request. */
const NOWHERE = { requestId: null, network: null }

async function main(): Promise<number> {
  const [command = '', email = '', ...given] = readArguments()
  const plan = PLANS.find((known) => known === given[0])
  const rest = command === 'plan' && plan ? given.slice(1) : given
  const isKnown =
    email === ''
      ? /^(?:code|list)$/.test(command)
      : /^(?:remove|sign-out)$/.test(command) || (command === 'plan' && plan !== undefined)
  if (!isKnown || rest.length > 0) throw new StartProblem(USAGE)
  const env = readEnv(process.env)
  requireDatabase(env)
  const database = await openDatabase(env, { log: createLog('error'), share: true })
  const clock = await openInstanceClock({ db: database.db, log: createLog('error') })
  const log = createLog('info', process.stderr)
  const audit = createAuditLog({ clock, origin: () => NOWHERE, secret: null })
  const { keep, settled } = keepSecurityEvents({ db: database.db, audit, log })
  try {
    if (command === 'code') {
      const code = await makeOperatorCode({ db: database.db, clock })
      say(`${code}\nEnter it at ${env.settings.publicUrl}/admin/setup.`)
      return 0
    }
    if (command === 'list') {
      const listed = await operators.list(database.db)
      for (const { since, ...one } of listed) say(`${one.email}  since ${since.toISOString()}`)
      say(
        listed.length === 0
          ? 'There is no operator yet. Run npm run operator -- code to create the first one.'
          : `${listed.length} in total.`,
      )
      return 0
    }
    if (command === 'plan' && plan) {
      const isThere = await givePlan({ db: database.db, clock }, email, plan)
      if (isThere) {
        await inTransaction(database.db, async (tx) => {
          const about = await accounts.idOf(tx, email)
          await audit.record(tx, { action: 'plan_given', by: BY_COMMAND, about, detail: { plan } })
        })
      }
      const done =
        plan === 'basic'
          ? `${email} no longer has a plan given by you.`
          : `${email} now has the ${PLAN_NAMES[plan]} plan.`
      say(isThere ? done : `There is no account with the address ${email}.`)
      return isThere ? 0 : 1
    }
    const events = createSecurityEvents({ log, secret: null, keep })
    if (command === 'sign-out') {
      const whose = email === 'all' ? null : email
      const { ended, accountId } = await inTransaction(database.db, async (tx) => ({
        accountId: whose === null ? null : await accounts.idOf(tx, whose),
        ended: await sessions.endAll(tx, whose),
      }))
      if (ended > 0) events.note('sessions_ended', { accountId, by: BY_COMMAND })
      say(`${countOf(ended, 'session')} ended.`)
      return 0
    }
    const wasOne = await dismissOperator({ db: database.db, events }, email)
    say(
      wasOne
        ? `${email} is no longer an operator.`
        : `${email} is not an operator. Run npm run operator -- list to see all operators.`,
    )
    return wasOne ? 0 : 1
  } finally {
    await settled()
    clock.stop()
    await database.stop()
  }
}

function readArguments() {
  try {
    return parseArgs({ options: {}, allowPositionals: true }).positionals
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\n${USAGE}`)
  }
}

await runCommand(main)
