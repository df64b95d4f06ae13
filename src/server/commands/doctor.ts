/**
 * `npm run doctor`: the DNS records that mail from this instance needs, what DNS says now, and whether the mail server
 * takes mail; with `--send ADDRESS` by a real message. Works without the server and the database.
 */
import { Resolver } from 'node:dns/promises'
import { parseArgs } from 'node:util'
import { isMailAddress } from '#core/mail/mail-address.ts'
import { createSmtpPort } from '#server/outgoing/smtp.ts'
import { readEnv } from '#server/process/env.ts'
import { runCommand } from '#server/process/run-command.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import { checkDns } from './check-dns.ts'
import { checkSending, checkServer } from './check-smtp.ts'
import { conclude, type Finding, type FindingState } from './finding.ts'

const USAGE = `Usage: npm run doctor -- [--send ADDRESS]
  --send ADDRESS  also send a test message there`

/** Without a connection, each lookup ends after this. */
const DNS_PATIENCE = { timeout: 2_000, tries: 2 }

const MARKS: Record<FindingState, string> = { ok: 'ok', fix: 'FIX', unknown: '?', note: 'note' }

const say = (text: string) => process.stdout.write(`${text}\n`)

async function main(): Promise<number> {
  const recipient = readArguments()
  const env = readEnv(process.env)
  const { mail } = env
  if (mail === null) {
    say('Email is off: SMTP_URL isn’t set. Messages are kept, and shown at /dev/inbox.')
    if (recipient === null) return 0
    throw new StartProblem('Set SMTP_URL and MAIL_FROM to send a test message.')
  }
  say(`Email from ${mail.from.address} through ${new URL(mail.smtpUrl).host}\n`)
  const port = createSmtpPort(mail)
  try {
    const known = { ...env, mail }
    const found = await checkDns(known, new Resolver(DNS_PATIENCE))
    found.push(await checkServer(known, port))
    if (recipient !== null) found.push(await checkSending(recipient, port, new Date()))
    for (const finding of found) say(formatFinding(finding))
    const { text, isFine } = conclude(found)
    say(text)
    return isFine ? 0 : 1
  } finally {
    port.close()
  }
}

function formatFinding({ state, about, record, lines }: Finding): string {
  const wanted = record ? [`${record.type}  ${record.name}`, record.value] : []
  const rest = [...wanted, ...lines].map((line) => `      ${line}\n`)
  return `${MARKS[state].padEnd(4)}  ${about}\n${rest.join('')}`
}

function readArguments(): string | null {
  try {
    const { send } = parseArgs({ options: { send: { type: 'string' } } }).values
    if (send === undefined || isMailAddress(send)) return send ?? null
    throw new Error(`${send} is not an email address.`)
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\n${USAGE}`)
  }
}

await runCommand(main)
