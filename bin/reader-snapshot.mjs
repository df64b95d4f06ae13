/**
 * node bin/reader-snapshot.mjs [--bundle]: writes the snapshot that readers of uploaded files start from, for this
 * Node on this machine. With `--bundle`, it first bundles the reader's code into the one file that a snapshot is made
 * of; a release contains that file. Without a snapshot, readers load their code each time.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const directory = path.join(root, 'build/server')
const bundle = path.join(directory, 'cv-reader-snapshot.cjs')
/** As `reader-process.ts` looks for it: a snapshot fits one version of Node on one kind of machine. */
const snapshot = path.join(
  directory,
  `cv-reader-${process.version}-${process.platform}-${process.arch}.blob`,
)

if (process.argv.includes('--bundle')) await writeBundle()
// As readers run: zod looks once whether it may compile its schemas, and a snapshot would keep the answer.
const flags = ['--disable-proto=delete', '--disallow-code-generation-from-strings', '--no-warnings']
const made = spawnSync(
  process.execPath,
  [...flags, '--snapshot-blob', snapshot, '--build-snapshot', bundle],
  { encoding: 'utf8' },
)
if (made.status !== 0) {
  fs.rmSync(snapshot, { force: true })
  process.stderr.write(
    `Readers of files start without a snapshot: ${made.stderr.slice(0, 2_000)}\n`,
  )
}

async function writeBundle() {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutNative()],
    ssr: { noExternal: true },
    build: {
      ssr: path.join(root, 'src/server/documents/cv-reader-snapshot.ts'),
      outDir: directory,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        output: {
          format: 'cjs',
          codeSplitting: false,
          entryFileNames: path.basename(bundle),
        },
      },
    },
  })
}

/** What a snapshot cannot contain: the canvas, which readers may not load either, and the network's classes. */
function withoutNative() {
  const left = new Map([
    ['canvas = require("@napi-rs/canvas");', 'canvas = null;'],
    ['if (typeof Response.prototype.bytes !== "function")', 'if (false)'],
  ])
  return {
    name: 'without-native',
    transform(code, id) {
      if (!id.includes('pdfjs-dist')) return null
      let written = code
      for (const [native, instead] of left) written = written.replaceAll(native, instead)
      return { code: written, map: null }
    },
  }
}
