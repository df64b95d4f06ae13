/**
 * `npm run site -- COMMAND …`: the banner of all pages and maintenance mode, as on /admin/site. Running servers follow
 * within seconds.
 */
import { parseArgs } from 'node:util'
import {
  MAX_BANNER,
  parseBannerLink,
  parseBannerText,
  parseInstant,
} from '#core/operator/site-state.ts'
import { openDatabase } from '#server/database/database.ts'
import { openInstanceClock } from '#server/database/instance-clock.ts'
import { requireDatabase } from '#server/database/require-database.ts'
import { readEnv } from '#server/process/env.ts'
import { createLog } from '#server/process/log.ts'
import { runCommand } from '#server/process/run-command.ts'
import { say } from '#server/process/say.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import * as siteState from '#store/site-state.ts'
import { changeBanner, endMaintenance, startMaintenance } from '#work/operator/change-site.ts'
import { BY_COMMAND, createAuditLog } from '#work/use-case/audit-log.ts'

const USAGE = `Usage: npm run site -- COMMAND
  show                 what is set
  banner TEXT          show a text on all pages
    --link ADDRESS     with a link: a path of this site or an https: address
    --from TIME        not before this time in UTC, like 2026-03-02T09:00
    --until TIME       not after it
  no-banner            remove the banner
  maintenance [TEXT]   only operators see the site; the others read the text
  no-maintenance       everybody sees the site again`

async function main(): Promise<number> {
  const { values, positionals } = readArguments()
  const [command = '', given = '', ...rest] = positionals
  const takesText = command === 'banner' || command === 'maintenance'
  const isKnown = takesText || ['show', 'no-banner', 'no-maintenance'].includes(command)
  if (!isKnown || rest.length > 0 || (given !== '' && !takesText)) throw new StartProblem(USAGE)
  const banner = command === 'banner' ? bannerOf(given, values) : null
  const note = command === 'maintenance' && given !== '' ? textOf(given) : null
  const log = createLog('error')
  const env = readEnv(process.env)
  requireDatabase(env)
  const database = await openDatabase(env, { log, share: true })
  const clock = await openInstanceClock({ db: database.db, log })
  try {
    const { db } = database
    const audit = createAuditLog({ clock, origin: () => NOWHERE, secret: null })
    const parts = { db, clock, audit }
    if (command === 'banner' || command === 'no-banner') {
      await changeBanner(parts, BY_COMMAND, banner)
    }
    if (command === 'maintenance') await startMaintenance(parts, BY_COMMAND, note)
    if (command === 'no-maintenance') await endMaintenance(parts, BY_COMMAND)
    const state = await siteState.read(db)
    say(state.banner ? `Banner: ${JSON.stringify(state.banner)}` : 'There is no banner.')
    const { maintenance } = state
    say(
      maintenance
        ? `Maintenance mode is on since ${maintenance.since.toISOString()}.`
        : 'Maintenance mode is off.',
    )
    return 0
  } finally {
    clock.stop()
    await database.stop()
  }
}

/** A command runs for no request. */
const NOWHERE = { requestId: null, network: null }

type Options = ReturnType<typeof readArguments>['values']

function bannerOf(given: string, { link = '', from = '', until = '' }: Options) {
  const [address, begin, end] = [parseBannerLink(link), parseInstant(from), parseInstant(until)]
  if (address === 'invalid') throw new StartProblem('--link must be a path or an https: address.')
  if (begin === 'invalid' || end === 'invalid') {
    throw new StartProblem('--from and --until must look like 2026-03-02T09:00.')
  }
  return { text: textOf(given), link: address, from: begin, until: end }
}

function textOf(given: string): string {
  const text = parseBannerText(given)
  if (text === null) throw new StartProblem(`The text must have 1 to ${MAX_BANNER} characters.`)
  return text
}

function readArguments() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ options: { link: text, from: text, until: text }, allowPositionals: true })
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\n${USAGE}`)
  }
}

await runCommand(main)
