/** `npm run words`: every text that people see, page by page with its address, then every mail. See test/words.test.ts. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-words-'))
const file = path.join(directory, 'words.txt')
const { status, stderr } = spawnSync('node_modules/.bin/vitest', ['run', 'test/words.test.ts'], {
  env: { ...process.env, WORDS_FILE: file },
  encoding: 'utf8',
})
if (fs.existsSync(file)) process.stdout.write(fs.readFileSync(file, 'utf8'))
else process.stderr.write(stderr)
fs.rmSync(directory, { recursive: true })
process.exitCode = status ?? 1
