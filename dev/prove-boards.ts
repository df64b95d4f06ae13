/**
 * `npm run prove-boards -- LIST [--out FILE] [--log FILE]` asks every board of a list whether it still exists, through
 * the product's own sources and client, at their pace. Writes the list without the boards that are gone or moved, with
 * names where the list had none, to LIST.proven; each proof goes to LIST.proofs. Can be stopped at any time: the next
 * run continues. Thousands of boards take hours.
 */
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { openSourceClient } from '#server/gathering/open-source-client.ts'
import { noContact } from '#server/outgoing/user-agent.ts'
import { readEnv } from '#server/process/env.ts'
import { proveList } from './prove-boards/prove-list.ts'

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, log: { type: 'string' } },
  allowPositionals: true,
})
const [list] = positionals
if (!list) {
  process.stderr.write('Usage: npm run prove-boards -- LIST [--out FILE] [--log FILE]\n')
  process.exit(1)
}
const at = (file: string) => path.resolve(process.env.CALLED_FROM ?? '.', file)
const files = {
  list: at(list),
  log: at(values.log ?? `${list}.proofs`),
  out: at(values.out ?? `${list}.proven`),
}
const env = readEnv(process.env)
const { publicUrl, operator } = env.settings
const missing = env.fakeInternet ? null : noContact({ publicUrl, email: operator.email })
if (missing) process.stderr.write(`${missing}\n`)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
const client = openSourceClient(env, { clock: { now: () => new Date() } })
try {
  const done = await proveList(
    {
      client,
      signal: stopping.signal,
      progress(asked, of) {
        if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${asked} of ${of} boards asked`)
      },
    },
    files,
  )
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  process.stdout.write(
    `${done.asked} asked: ${done.ok} with jobs, ${done.empty} empty, ${done.gone} gone, ${done.moved} moved, ` +
      `${done.unclear} unclear; ${done.named} names found.\n`,
  )
} finally {
  await client.close()
}
