/**
 * `node dev/fake-internet/serve.ts [--companies 40] [--jobs 20] [--still] [--port 4010] [--day 0] [--list FILE]` serves
 * the fake internet until it is stopped, and writes its boards as a list for `npm run boards -- import FILE`. Then
 * `FAKE_INTERNET=127.0.0.1:4010 npm run gather` reads them. Prints its port in one line of JSON. A line with a number
 * on standard input sets the day.
 */
import * as fs from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { makeWorld } from './fake-world.ts'
import { startFakeInternet } from './server.ts'
import { EMPLOYER_SYSTEMS } from './systems.ts'

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '40' },
    jobs: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '0' },
    day: { type: 'string', default: '0' },
    systems: { type: 'string', default: EMPLOYER_SYSTEMS.join() },
    still: { type: 'boolean', default: false },
    list: { type: 'string' },
  },
})

const world = makeWorld({
  seed: values.seed,
  companies: Number(values.companies),
  jobsEach: Number(values.jobs),
  systems: values.systems.split(','),
  isLively: !values.still,
  hasTroubles: !values.still,
  firstDay: new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000),
})
if (values.list) {
  const lines = world.boards.map(({ source, token }) => `${source}\t${token}`)
  fs.writeFileSync(values.list, `${lines.join('\n')}\n`)
}
const internet = await startFakeInternet(world, { port: Number(values.port) })
internet.setDay(Number(values.day))
process.stdout.write(`${JSON.stringify({ port: internet.port, boards: world.boards.length })}\n`)
const input = createInterface({ input: process.stdin })
input.on('line', (line) => internet.setDay(Number(line)))
process.once('disconnect', () => process.exit())
