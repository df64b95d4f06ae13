/**
 * The process around a server: says what happens, stops cleanly on Ctrl-C, SIGTERM or the death of the
 * process that started it, and turns what the operator can fix into one readable message and exit code 1. An error
 * that nobody caught is a stop as well, with exit code 1.
 */
import { styleText } from 'node:util'
import { OPERATOR_CODE_MINUTES } from '#core/account/sign-in-times.ts'
import { isStartProblem } from '#server/process/start-problem.ts'
import { reachLine } from './reach-line.ts'
import type { Started } from './start.ts'

/** A little more than a stop takes by its own limits. */
const STOP_LIMIT_MS = 9_800

export async function runUntilStopped(
  start: (say: (step: string) => void, signal: AbortSignal) => Promise<Started>,
): Promise<void> {
  const stopping = new AbortController()
  let started: Started | null = null

  async function stop() {
    if (stopping.signal.aborted) return
    stopping.abort()
    // Whatever hangs, in the middle of a start too: what was not finished is taken back by the database.
    setTimeout(() => process.exit(), STOP_LIMIT_MS).unref()
    if (!started) return // start() ends first, then sees the request
    await started.stop()
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop())
  process.on('disconnect', () => void stop()) // the launcher that started us is gone

  // Rejections that nobody handles come here as well. What state the process is in is unknown: it finishes what is
  // under way, and the supervisor starts another one.
  process.on('uncaughtException', (error) => {
    process.exitCode = 1
    if (!started) {
      say(explain(error))
      process.exit()
    }
    started.log.error({ err: error }, 'an error that nobody caught; stopping')
    void stop()
  })

  try {
    started = await start((step) => say(`${step} …`), stopping.signal)
  } catch (error) {
    if (error === stopping.signal.reason) process.exit()
    say(explain(error))
    process.exit(1)
  }
  if (stopping.signal.aborted) {
    await started.stop()
    process.exit()
  }
  say(welcome(started))
}

const say = (text: string) => process.stderr.write(`${text}\n`)

function explain(error: unknown) {
  if (isStartProblem(error)) return styleText('red', error.message)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function welcome(started: Started) {
  const { publicUrl, jobs, isDemo, inboxKey, operatorCode } = started
  const address = styleText('bold', publicUrl)
  const next = isDemo
    ? `These are sample jobs. Bring in real ones:  npm run import -- --replace-demo FILE…`
    : `Bring in more:  npm run import -- FILE…`
  return [
    '',
    `  Rolecall is ready at ${address} with ${jobs.toLocaleString('en')} jobs.`,
    `  ${reachLine(started)}`,
    '',
    `  ${next}`,
    `  For programs:  ${address}/api/docs`,
    ...(inboxKey === null
      ? []
      : [
          '  Mail is not set up, so messages are kept. Anyone with this link can read them:',
          `  ${address}/dev/inbox#key=${inboxKey}`,
        ]),
    ...(operatorCode
      ? [
          `  It has no operator yet. Within ${OPERATOR_CODE_MINUTES} minutes, sign in and enter  ${operatorCode}`,
          `  at  ${address}/admin/setup`,
        ]
      : []),
    '  Stop with Ctrl-C.',
    '',
  ].join('\n')
}
