/** `npm start`: runs the built server until it is stopped. */
import { readEnv } from '#server/process/env.ts'
import { runUntilStopped } from './run-until-stopped.ts'

process.env.NODE_ENV = 'production' // before React loads, because it picks its build then

await runUntilStopped(async (say, signal) => {
  const env = readEnv(process.env)
  const { start, pages } = (await import(
    new URL('../../../build/server/index.js', import.meta.url).href
  )) as typeof import('./entry.ts')
  return start(env, { pages, mode: 'production', say, signal })
})
