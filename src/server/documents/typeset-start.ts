/** Starts the process that typesets documents, and limits what it may do on this machine. */
import { type ChildProcess, fork } from 'node:child_process'
import * as path from 'node:path'
import { programFile, projectRoot } from '#server/process/project-root.ts'
import { mayReadProgram } from './reader-process.ts'
import { TEMPLATES } from './typeset-files.ts'

export function startTypesetProcess(): ChildProcess {
  return fork(programFile('documents/typeset-process'), [], {
    env: {},
    cwd: projectRoot(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: typesetterFlags(),
  })
}

/**
 * It may read only the program, templates and fonts, and start nothing; no-network.ts removes its network access.
 */
export function typesetterFlags(): string[] {
  return [
    '--permission',
    '--allow-addons',
    ...mayReadProgram(),
    `--allow-fs-read=${path.join(projectRoot(), TEMPLATES)}`,
    '--disable-proto=delete',
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    // What it needs is outside the JavaScript heap, which should be collected often.
    '--max-old-space-size=128',
    '--max-semi-space-size=4',
  ]
}
