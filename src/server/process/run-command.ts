/** What the commands of the command line have in common. */
import * as path from 'node:path'
import { warn } from './say.ts'
import { isStartProblem } from './start-problem.ts'

/** Sets the exit code to what `main` resolves to. A StartProblem is printed as a sentence, anything else with its stack. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  // What reads the output, such as `head`, has seen enough. The work goes on, and its exit code counts.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  process.exitCode = await main().catch((error: unknown) => {
    warn(`${isStartProblem(error) ? error.message : (error as Error).stack}`)
    return isStartProblem(error) ? error.exitCode : 1
  })
}

/** File names are relative to the directory of the caller, not of the product. */
export const fromCaller = (file: string): string =>
  path.resolve(process.env.CALLED_FROM ?? '.', file)
