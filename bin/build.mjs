/**
 * `npm run build`: prepares this copy to run, for a service or a container that may not write to it. With `--install`
 * it only installs, which an image does before it has the sources.
 */
import * as path from 'node:path'
import { prepare, root } from './ready.mjs'

const build = !process.argv.includes('--install')
prepare({ build })
if (build) {
  const command = path.join(path.relative(process.cwd(), root), 'bin/rolecall')
  console.log(`Ready: ${command} starts the server, ${command} doctor looks at the settings.`)
}
