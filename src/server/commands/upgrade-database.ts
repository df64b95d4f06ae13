/**
 * `npm run upgrade-database`: brings the built-in database to the major version of PostgreSQL that comes with this
 * version of the product, while no server runs. `-- --back` returns to the old one, `-- --confirm` deletes it.
 */
import { parseArgs } from 'node:util'
import { confirmUpgrade, goBack, upgradeCluster } from '#server/backup/upgrade-cluster.ts'
import { findBinaries } from '#server/database/postgres-binaries.ts'
import { readEnv } from '#server/process/env.ts'
import { runCommand } from '#server/process/run-command.ts'
import { say } from '#server/process/say.ts'
import { StartProblem } from '#server/process/start-problem.ts'

const USAGE = `Usage: npm run upgrade-database [-- --back | --confirm]
  --back     return to the database from before the upgrade, without what was written since
  --confirm  delete the old database`

async function main(): Promise<number> {
  const { back, confirm } = readArguments()
  const { databaseUrl, dataDir } = readEnv(process.env)
  if (databaseUrl) {
    throw new StartProblem(
      'DATABASE_URL is set, and this command is for the built-in database. PostgreSQL’s own tools upgrade yours.',
    )
  }
  const began = performance.now()
  if (back) await goBack(dataDir, say)
  else if (confirm) await confirmUpgrade(dataDir, say)
  else {
    await upgradeCluster(dataDir, findBinaries(), say)
    say(`It took ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  }
  return 0
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        back: { type: 'boolean', default: false },
        confirm: { type: 'boolean', default: false },
      },
    })
    if (values.back && values.confirm) throw new Error('Choose one of --back and --confirm.')
    return values
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\n${USAGE}`)
  }
}

await runCommand(main)
