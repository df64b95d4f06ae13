/**
 * `npm start`: runs the built server until it is stopped. Built too, because Node keeps 18 MB for a process that has
 * read one TypeScript file.
 */
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readEnv } from '#server/process/env.ts'
import { projectRoot } from '#server/process/project-root.ts'
import { runUntilStopped } from './run-until-stopped.ts'

process.env.NODE_ENV = 'production' // before React loads, because it picks its build then

await runUntilStopped(async (say, signal) => {
  const env = readEnv(process.env)
  const server = pathToFileURL(path.join(projectRoot(), 'build/server/index.js')).href
  const { start, pages } = (await import(server)) as typeof import('./entry.ts')
  return start(env, { pages, mode: 'production', say, signal })
})
