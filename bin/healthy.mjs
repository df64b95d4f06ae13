/**
 * node bin/healthy.mjs: exits with 0 if the server on this machine is ready for requests, else with 1. For the health
 * checks of containers, which have no curl.
 */
const { PORT = '3000', HOST = '127.0.0.1' } = process.env
const isEverywhere = HOST === '0.0.0.0' || HOST === '::'
const host = isEverywhere ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST

try {
  const answer = await fetch(`http://${host}:${PORT}/readyz`, {
    signal: AbortSignal.timeout(4_000),
  })
  process.stdout.write(`${await answer.text()}\n`)
  process.exitCode = answer.ok ? 0 : 1
} catch (error) {
  process.stderr.write(`/readyz does not answer: ${error.cause?.message ?? error.message}\n`)
  process.exitCode = 1
}
