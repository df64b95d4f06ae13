/**
 * The environment for programs that tests start: only what the system needs, without a developer's own settings. They
 * keep what Node made of our files, as `bin/run.mjs` lets them do.
 */
import * as path from 'node:path'

export function systemEnv(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'CHROMIUM']
  const set = names.filter((name) => process.env[name] !== undefined)
  return {
    NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node'),
    ...Object.fromEntries(set.map((name) => [name, process.env[name]])),
  } as NodeJS.ProcessEnv
}
