/** One directory for the data of all nodes of a run, removed after it even if its workers were killed. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    clusterDirectory: string
  }
}

export function setup(project: TestProject) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-cluster-'))
  project.provide('clusterDirectory', directory)
  return () => fs.rmSync(directory, { recursive: true, force: true })
}
