/** How the process that sets documents is started, and what it may do on this machine. */
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
 * It reads the program, templates and fonts and nothing else of this machine, and starts nothing; its network is
 * taken away by no-network.ts.
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
    // What it needs lies outside the heap of JavaScript; that one is to be swept often.
    '--max-old-space-size=128',
    '--max-semi-space-size=4',
  ]
}
