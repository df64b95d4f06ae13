import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createKeyring } from '#work/use-case/keyring.ts'
import { claimDirectory, foreignBackups, requireOwnDirectory } from './backup-owner.ts'

const [FIRST, SECOND, OTHER] = [1, 2, 3].map((byte) =>
  Buffer.alloc(32, byte).toString('base64'),
) as [string, string, string]
const idOf = (key: string) => createKeyring([key]).id

test('a directory belongs to the instance that made the backups in it, also while its key is replaced', () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-owner-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true }))
  expect(foreignBackups(directory, [OTHER])).toBeNull()

  claimDirectory(directory, idOf(FIRST))
  expect(foreignBackups(directory, [FIRST])).toBeNull()
  expect(foreignBackups(directory, [SECOND, FIRST])).toBeNull()
  expect(() => requireOwnDirectory(directory, [OTHER])).toThrow(
    /backups of another instance.*\nIf this one started empty/s,
  )

  claimDirectory(directory, idOf(SECOND))
  expect(foreignBackups(directory, [SECOND])).toBeNull()
  expect(foreignBackups(directory, [FIRST])).toContain(idOf(SECOND))
})
