/**
 * `npm run release`: writes `releases/rolecall-VERSION.tar.gz`, which runs with nothing but Node and npm, with its SBOM
 * and checksums. The same commit gives the same bytes on any machine of one platform. `--out DIRECTORY` writes
 * elsewhere, `--with-changes` takes a checkout as it is, for trying.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { productVersion } from '#server/process/project-root.ts'
import { fromCaller, runCommand } from '#server/process/run-command.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import { billOfMaterials, type Lock } from './release/bill-of-materials.ts'
import { releasedChangelog } from './release/released-changelog.ts'
import { isReleased } from './release/released-files.ts'
import { type ArchivedFile, tarArchive } from './release/tar-archive.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, 'with-changes': { type: 'boolean', default: false } },
  })
  const withChanges = values['with-changes']
  if (!withChanges && git('status', '--porcelain') !== '') {
    throw new StartProblem(
      'There are changes that are not committed. Commit them, or try with --with-changes.',
    )
  }
  const out = values.out === undefined ? path.resolve('releases') : fromCaller(values.out)
  const version = productVersion()
  const name = `rolecall-${version}`
  const committedAt = new Date(Number(git('log', '-1', '--format=%ct')) * 1000)
  const about = {
    version,
    commit: `${git('rev-parse', 'HEAD')}${withChanges ? ' with changes' : ''}`,
    committedAt,
  }
  const files: ArchivedFile[] = [
    ...releasedFiles().map((file) => archived(file, `${name}/${file}`)),
    {
      name: `${name}/CHANGELOG.md`,
      content: Buffer.from(
        releasedChangelog(fs.readFileSync('CHANGELOG.md', 'utf8'), version, committedAt),
      ),
      isProgram: false,
    },
    {
      name: `${name}/release.json`, // bin/ready.mjs looks for it
      content: Buffer.from(`${JSON.stringify(about, null, 2)}\n`),
      isProgram: false,
    },
  ]
  const archive = gzipSync(tarArchive(files, committedAt), { level: 9 })
  archive[9] = 3 // the system, which differs between machines: Unix
  const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as Lock
  const bill = billOfMaterials(lock, committedAt)
  const written: [string, Buffer][] = [
    [`${name}.tar.gz`, archive],
    [`${name}.cdx.json`, Buffer.from(bill)],
  ]
  const sums = written.map(([file, content]) => `${sha256(content)}  ${file}\n`).join('')

  fs.mkdirSync(out, { recursive: true })
  for (const [file, content] of written) fs.writeFileSync(path.join(out, file), content)
  fs.writeFileSync(path.join(out, 'SHA256SUMS'), sums)
  say(`${path.join(out, `${name}.tar.gz`)}: ${files.length} files, ${megabytes(archive.length)}`)
  say(sums.trimEnd())
  return 0
}

/** A snapshot fits the machine that made it; a release makes its own where it is installed. */
const OF_THIS_MACHINE = /\.blob$/

/** The files of the commit that are in a release as they are, and the build. */
function releasedFiles(): string[] {
  const listed = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n')
  const built = fs
    .readdirSync('build', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !OF_THIS_MACHINE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const isAsItIs = (file: string) =>
    file !== 'CHANGELOG.md' && isReleased(file) && fs.existsSync(file)
  return [...listed.filter(isAsItIs), ...built]
}

function archived(file: string, name: string): ArchivedFile {
  const isProgram = (fs.statSync(file).mode & 0o100) !== 0
  return { name, content: fs.readFileSync(file), isProgram }
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

await runCommand(main)
