/**
 * `npm run files -- COMMAND`: moves uploaded files into S3 or back into the database, checks every one of them, and
 * removes objects that no file has. Works beside a running server; stopped at any time, it continues when it is run again.
 */
import { parseArgs } from 'node:util'
import { countOf } from '#core/text/count-of.ts'
import { openDatabase } from '#server/database/database.ts'
import { openInstanceClock } from '#server/database/instance-clock.ts'
import { requireDatabase } from '#server/database/require-database.ts'
import { openObjectStorage } from '#server/files/open-object-storage.ts'
import { readEnv } from '#server/process/env.ts'
import { createLog } from '#server/process/log.ts'
import { runCommand } from '#server/process/run-command.ts'
import { say } from '#server/process/say.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import * as filePlaces from '#store/file-places.ts'
import { checkFiles, findOrphans, moveFiles, type Progress } from '#work/files/move-files.ts'
import { removeObjects } from '#work/files/remove-objects.ts'
import { ObjectProblem, type ObjectStorage } from '#work/use-case/object-storage.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const USAGE = `Usage: npm run files -- COMMAND
  check          read every uploaded file and compare it with its checksum
  move s3        move all files from the database into S3
  move database  move all files from S3 into the database
  sweep          delete objects in S3 that no file has, such as those from before a restore
Set S3_BUCKET and its keys as for the server.`

type Parts = Pick<Services, 'db' | 'clock' | 'log'>

async function main(): Promise<number> {
  const command = readCommand()
  const env = readEnv(process.env)
  requireDatabase(env)
  const log = createLog('error')
  if (command !== 'check' && env.s3 === null) {
    throw new StartProblem(
      'S3_BUCKET isn’t set. Set it, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    )
  }
  const database = await openDatabase(env, { log, share: true })
  const clock = await openInstanceClock({ db: database.db, log })
  const objects = await openObjectStorage(env.s3)
  try {
    const parts = { db: database.bulkDb, clock, log }
    if (command === 'check') return await check(parts, objects)
    if (command === 'sweep' && objects) return await sweep(parts, objects)
    const to = command === 'move s3' ? 's3' : 'database'
    if (objects) return await move(parts, objects, to)
    return 1
  } catch (error) {
    if (!(error instanceof ObjectProblem)) throw error
    throw new StartProblem(`${error.message}\nRun the command again to continue.`)
  } finally {
    await objects?.close()
    clock.stop()
    await database.stop()
  }
}

async function move(parts: Parts, objects: ObjectStorage, to: filePlaces.FilePlace) {
  if (objects.takesNewFiles !== (to === 's3')) {
    say(
      `New files still go ${to === 's3' ? 'into the database' : 'to S3'}: set FILES_IN=${to} on every server first.`,
    )
  }
  const { done, bad } = await moveFiles(parts, objects, { to, onProgress: reportEach(1_000) })
  // Those that were in S3 are deleted there; a running server would do it too.
  while (await removeObjects(parts, objects));
  say(`Moved ${countOf(done, 'file')}.${bad.length > 0 ? ' These stay where they are:' : ''}`)
  sayBad(bad)
  await sayPlaces(parts)
  return bad.length > 0 ? 1 : 0
}

async function check(parts: Parts, objects: ObjectStorage | null) {
  const { done, bad } = await checkFiles(parts, objects, { onProgress: reportEach(1_000) })
  say(`${countOf(done, 'file')} as uploaded, ${bad.length} not.`)
  sayBad(bad)
  const { s3 } = await sayPlaces(parts)
  if (objects === null) {
    if (s3 > 0) say('Those in S3 were not checked: S3_BUCKET isn’t set.')
    return bad.length > 0 || s3 > 0 ? 1 : 0
  }
  const orphans = await findOrphans(parts, objects, { isDoomed: false })
  if (orphans > 0) {
    say(`${countOf(orphans, 'object')} in S3 without a file: npm run files -- sweep deletes them.`)
  }
  return bad.length > 0 ? 1 : 0
}

async function sweep(parts: Parts, objects: ObjectStorage) {
  const count = await findOrphans(parts, objects, { isDoomed: true })
  while (await removeObjects(parts, objects));
  say(`Deleted ${countOf(count, 'object')} that no file has.`)
  return 0
}

async function sayPlaces({ db }: Parts) {
  const places = await filePlaces.count(db)
  say(`In the database: ${places.database}. In S3: ${places.s3}.`)
  return places
}

const WORDS = { missing: 'has no content', damaged: 'is not what was uploaded' } as const

function sayBad(bad: Progress['bad']) {
  for (const { id, state } of bad) say(`  ${id} ${WORDS[state]}`)
}

/** Every so many files. */
function reportEach(files: number) {
  let reported = 0
  return ({ done }: Progress) => {
    if (done < reported + files) return
    reported = done
    say(`${done.toLocaleString('en')} files …`)
  }
}

const COMMANDS = ['check', 'move s3', 'move database', 'sweep'] as const

function readCommand(): (typeof COMMANDS)[number] {
  try {
    const given = parseArgs({ allowPositionals: true }).positionals.join(' ')
    const command = COMMANDS.find((it) => it === given)
    if (command) return command
  } catch {
    // an option: there are none
  }
  throw new StartProblem(USAGE)
}

await runCommand(main)
