/** Waits for a server that a command started. */
import type { ChildProcess } from 'node:child_process'

/** Resolves with everything on standard error once it says that it can be used; rejects if it ends before. */
export function untilReady(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let text = ''
    child.stderr?.on('data', (more: Buffer) => {
      text += more
      if (text.includes('Stop with Ctrl-C')) resolve(text)
    })
    child.once('exit', () => reject(new Error(text)))
  })
}
