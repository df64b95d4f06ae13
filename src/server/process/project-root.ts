/** The root of the product's files; the same from the sources and from the built server. */
import * as fs from 'node:fs'
import * as path from 'node:path'

export function projectRoot(): string {
  let directory = import.meta.dirname
  while (!fs.existsSync(path.join(directory, 'package.json'))) {
    const parent = path.dirname(directory)
    if (parent === directory) throw new Error('package.json is nowhere above the server')
    directory = parent
  }
  return directory
}

/** Built beside the server; from the sources as it is, since Node runs TypeScript. */
export const isBuilt = () => path.relative(projectRoot(), import.meta.dirname).startsWith('build')

/** The program of a thread or process of ours, by its folder and name: "search/search-writer". */
export function programFile(name: string): string {
  const file = isBuilt() ? `build/server/${path.basename(name)}.js` : `src/server/${name}.ts`
  return path.join(projectRoot(), file)
}

/** The migrations by name. */
export function readMigrations(): Record<string, string> {
  const directory = path.join(projectRoot(), 'src/store/migrations')
  const names = fs.readdirSync(directory).filter((name) => name.endsWith('.sql'))
  return Object.fromEntries(
    names.map((name) => [name, fs.readFileSync(path.join(directory, name), 'utf8')]),
  )
}

/** "0.1.0", as package.json says it. */
export function productVersion(): string {
  const file = path.join(projectRoot(), 'package.json')
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version
}
