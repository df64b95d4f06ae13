/** For commands that only make sense beside a database that is there: they must not create an empty one by mistake. */
import type { Env } from '#server/process/env.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import { hasCluster } from './kept-clusters.ts'

/** Throws StartProblem if the database would be a new one in `dataDir`. */
export function requireDatabase({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>) {
  if (databaseUrl || hasCluster(dataDir)) return
  throw new StartProblem(
    `There is no database in ${dataDir}. Is DATA_DIR right? ` +
      'In an installed service, the command rolecall of deploy/systemd has its settings.',
  )
}
