/**
 * Runs the process around a server: prints what happens, stops cleanly on Ctrl-C, SIGTERM or the death of the
 * parent process, and turns problems that the operator can fix into one readable message and an exit code. An
 * uncaught error also stops the process, with exit code 1.
 */
import { styleText } from 'node:util'
import { OPERATOR_CODE_MINUTES } from '#core/account/sign-in-times.ts'
import { countOf } from '#core/text/count-of.ts'
import { productVersion } from '#server/process/project-root.ts'
import { warn } from '#server/process/say.ts'
import { isStartProblem } from '#server/process/start-problem.ts'
import { reachabilityMessage } from './reachability-message.ts'
import type { Started } from './start.ts'

/** A little more than a stop may take by its own limits. */
const STOP_LIMIT_MS = 9_800

export async function runUntilStopped(
  start: (say: (step: string) => void, signal: AbortSignal) => Promise<Started>,
): Promise<void> {
  const stopping = new AbortController()
  let started: Started | null = null

  async function stop() {
    if (stopping.signal.aborted) return
    stopping.abort()
    // In case something hangs, even during startup: the database rolls back what wasn't finished.
    setTimeout(() => process.exit(), STOP_LIMIT_MS).unref()
    if (!started) return // start() finishes first, then sees the signal
    await started.stop()
    warn('Stopped.')
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop())
  process.on('disconnect', () => void stop()) // the launcher that started us is gone

  // Unhandled rejections end up here too. The state of the process is unknown, so it finishes running requests
  // and lets the supervisor start a new one.
  process.on('uncaughtException', (error) => {
    process.exitCode = 1
    if (!started) {
      warn(explain(error))
      process.exit()
    }
    started.log.error({ err: error }, 'uncaught error; stopping')
    void stop()
  })

  try {
    started = await start((step) => warn(`${step} …`), stopping.signal)
  } catch (error) {
    if (error === stopping.signal.reason) process.exit()
    warn(explain(error))
    process.exit(isStartProblem(error) ? error.exitCode : 1)
  }
  if (stopping.signal.aborted) {
    await started.stop()
    warn('Stopped.')
    process.exit()
  }
  warn(welcome(started))
}

function explain(error: unknown) {
  if (isStartProblem(error)) return styleText('red', error.message)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function welcome(started: Started) {
  const { publicUrl, jobs, isDemo, inboxKey, operatorCode } = started
  const address = styleText('bold', publicUrl)
  const next = isDemo
    ? `These are sample jobs. Import real ones:  npm run import -- --replace-demo FILE…`
    : `Import more:  npm run import -- FILE…`
  return [
    '',
    `  Rolecall ${productVersion()} is ready at ${address} with ${countOf(jobs, 'job')}.`,
    `  ${reachabilityMessage(started)}`,
    '',
    `  ${next}`,
    `  API documentation:  ${address}/api/docs`,
    ...(inboxKey === null
      ? []
      : [
          '  Mail is not set up, so messages are kept instead. Anyone with this link can read them:',
          `  ${address}/dev/inbox#key=${inboxKey}`,
        ]),
    ...(operatorCode
      ? [
          `  There is no operator yet. Within ${OPERATOR_CODE_MINUTES} minutes, sign in and enter  ${operatorCode}`,
          `  at  ${address}/admin/setup`,
        ]
      : []),
    '  Stop with Ctrl-C.',
    '',
  ].join('\n')
}
