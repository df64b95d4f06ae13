/** The files of this repository as text, for the tests that check its conventions. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Never part of the tree, even without git. */
const IGNORED = /(^|\/)(node_modules|build|\.[^/]+|test-results|playwright-report)(\/|$)/
const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2?|gz)$/

/** The paths of all files from the root, including new ones that are not committed yet. */
export const FILES: readonly string[] = listFiles().filter((file) =>
  fs.existsSync(path.join(root, file)),
)

export const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')

export const textFiles = (): string[] => FILES.filter((file) => !BINARY.test(file))

/** The product's TypeScript files in these folders, without tests. */
export function sources(...folders: string[]): string[] {
  const isSource = /\.tsx?$/
  const isTest = /\.test\.tsx?$/
  return FILES.filter(
    (file) =>
      isSource.test(file) &&
      !isTest.test(file) &&
      folders.some((folder) => file.startsWith(`${folder}/`)),
  )
}

/** `file:line text` of every matching line. */
export function linesWith(
  pattern: RegExp,
  files: readonly string[],
  textOf: (file: string) => string = read,
): string[] {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 120)}`] : [],
      ),
  )
}

/** A source file's code without its comments, line for line. */
export function codeOf(file: string): string {
  return read(file)
    .replace(/(?<=^|[\s({[,;=>])\/\*[\s\S]*?\*\//gm, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[\s;{}])\/\/[^\n]*/g, '$1')
}

/** git's list, or in a copy without git, all files. */
function listFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const listed = status === 0 ? stdout.trim().split('\n') : []
  if (listed.includes('package.json')) return [...new Set(listed)].sort()
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !IGNORED.test(file))
    .sort()
}
