/**
 * `npm run build`: prepares this copy to run, for a service or a container that may not write to it. With `--install`
 * it only installs, which an image does before it has the sources.
 */
import { prepare } from './ready.mjs'

prepare({ build: !process.argv.includes('--install') })
