/**
 * `npm run doctor`: looks at everything an operator is responsible for, and says what to do: settings, disk, backups,
 * the database, the public address, and the DNS records and the server of email; with `--send ADDRESS` by a real
 * message. Changes nothing. What needs a running server is left out without one.
 */
import { Resolver } from 'node:dns/promises'
import { parseArgs } from 'node:util'
import { isMailAddress } from '#core/mail/mail-address.ts'
import { instanceKeys } from '#server/backup/instance-keys.ts'
import { createSmtpPort } from '#server/outgoing/smtp.ts'
import { type Env, readEnv } from '#server/process/env.ts'
import { productVersion } from '#server/process/project-root.ts'
import { runCommand } from '#server/process/run-command.ts'
import { say } from '#server/process/say.ts'
import { isStartProblem, StartProblem } from '#server/process/start-problem.ts'
import { checkDatabase } from './check-database.ts'
import { checkDns } from './check-dns.ts'
import { checkFileStorage } from './check-files.ts'
import { checkBackups, checkDisk, checkSettings } from './check-machine.ts'
import { checkOutside } from './check-outside.ts'
import { checkSearch } from './check-search.ts'
import { checkSending, checkServer } from './check-smtp.ts'
import { conclude, type Finding, type FindingState, fix, note, ok } from './finding.ts'

const USAGE = `Usage: npm run doctor -- [--send ADDRESS] [--json]
  --send ADDRESS  also send a test message there
  --json          print one JSON object for programs
It exits with 1 if there is something to fix, or if something couldn’t be checked.`

/** Without a connection, each lookup ends after this. */
const DNS_PATIENCE = { timeout: 2_000, tries: 2 }

const MARKS: Record<FindingState, string> = { ok: 'ok', fix: 'FIX', unknown: '?', note: 'note' }

async function main(): Promise<number> {
  const { recipient, isJson } = readArguments()
  const found: Finding[] = []
  for await (const finding of findings(recipient)) {
    found.push(finding)
    if (!isJson) say(formatFinding(finding)) // as soon as it is known: some take seconds
  }
  const { text, isFine } = conclude(found)
  say(isJson ? JSON.stringify({ isFine, summary: text, findings: found }, null, 2) : text)
  return isFine ? 0 : 1
}

async function* findings(recipient: string | null): AsyncGenerator<Finding> {
  const env = validEnv()
  if ('problem' in env) {
    yield { about: 'Settings', ...fix(...env.problem.split('\n')) }
    return
  }
  yield { about: 'Version', ...ok(`Rolecall ${productVersion()}, Node ${process.version}.`) }
  yield checkSettings(env)
  yield checkDisk(env)
  yield checkBackups(env, new Date())
  yield* await checkDatabase(env, Date.now)
  yield* await checkFileStorage(env)
  yield* await checkSearch(env)
  yield* await checkOutside({ env, secretKeys: instanceKeys(env), now: new Date(), fetch })
  yield* checkMail(env, recipient)
}

async function* checkMail(env: Env, recipient: string | null): AsyncGenerator<Finding> {
  const { mail } = env
  if (mail === null) {
    const off = 'Email is off: SMTP_URL isn’t set. Messages are kept, and shown at /dev/inbox.'
    const send = 'Set SMTP_URL and MAIL_FROM to send a test message.'
    yield { about: 'Email', ...(recipient === null ? note(off) : fix(off, send)) }
    return
  }
  const port = createSmtpPort(mail)
  try {
    const known = { ...env, mail }
    yield* await checkDns(known, new Resolver(DNS_PATIENCE))
    yield await checkServer(known, port)
    if (recipient !== null) yield await checkSending(recipient, port, new Date())
  } finally {
    port.close()
  }
}

function validEnv(): Env | { problem: string } {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (isStartProblem(error)) return { problem: error.message }
    throw error
  }
}

function formatFinding({ state, about, record, lines }: Finding): string {
  const wanted = record ? [`${record.type}  ${record.name}`, record.value] : []
  const rest = [...wanted, ...lines].map((line) => `      ${line}\n`)
  return `${MARKS[state].padEnd(4)}  ${about}\n${rest.join('')}`
}

function readArguments(): { recipient: string | null; isJson: boolean } {
  try {
    const { send, json } = parseArgs({
      options: { send: { type: 'string' }, json: { type: 'boolean', default: false } },
    }).values
    if (send !== undefined && !isMailAddress(send)) {
      throw new Error(`${send} is not an email address.`)
    }
    return { recipient: send ?? null, isJson: json }
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\n${USAGE}`)
  }
}

await runCommand(main)
