import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createKeyring } from '#work/use-case/keyring.ts'
import { areRightKeys, keysToWrite, requireRightKeys } from './instance-keys.ts'

const keyOf = (name: string) => createHash('sha256').update(name).digest('base64')
const [right, other, fresh] = [keyOf('right'), keyOf('other'), keyOf('fresh')]
const keyId = createKeyring([right]).id

test.each<[string, string | null, string[], boolean]>([
  ['the key', keyId, [right], true],
  ['the key as the first of two', keyId, [right, other], true],
  [
    'the key as the second of two, before a server has started with both',
    keyId,
    [fresh, right],
    true,
  ],
  ['another key', keyId, [other], false],
  ['two other keys', keyId, [fresh, other], false],
  ['no key', keyId, [], false],
  ['any key where nothing is encrypted', null, [other], true],
])('%s', (_, id, keys, isRight) => {
  expect(areRightKeys(id, keys)).toBe(isRight)
  const require = () => requireRightKeys(id, keys, '/data/secret-key')
  if (isRight) expect(require).not.toThrow()
  else {
    expect(require).toThrow(
      `encrypted with another key (${keyId}) than the one in /data/secret-key. Nothing was saved. Set SECRET_KEY`,
    )
  }
})

type Case = { saved: string[] | null; setting?: string[]; file?: string[]; id?: string | null }

test.each<[string, Case, string[] | null]>([
  ['an instance without a key gets the one in the backup', { saved: [right] }, [right]],
  ['with all its keys', { saved: [fresh, right] }, [fresh, right]],
  ['a backup without encrypted data brings its key', { saved: [other], id: null }, [other]],
  ['a backup without encrypted data needs no key', { saved: null, id: null }, null],
  ['the right key in the setting stays', { saved: [right], setting: [right] }, null],
  ['a newer key with the right one stays', { saved: [right], setting: [fresh, right] }, null],
  ['the right key in the file stays', { saved: null, file: [right] }, null],
  [
    'the right key stays although the backup has a wrong one',
    { saved: [other], file: [right] },
    null,
  ],
])('%s', (_, given, expected) => {
  expect(keysOf(given)).toEqual(expected)
})

test.each<[string, Case, string]>([
  ['no key anywhere', { saved: null }, 'Put your copy of the key into'],
  [
    'no key here and a wrong one in the backup',
    { saved: [other] },
    'Put your copy of the key into',
  ],
  [
    'a wrong key in the setting and the right one in the backup',
    { saved: [right], setting: [other] },
    'than the one in SECRET_KEY. Nothing was changed. The right key is in the backup: remove the setting',
  ],
  [
    'a wrong key in the file and the right one in the backup',
    { saved: [right], file: [other] },
    'The right key is in the backup: remove that file',
  ],
  [
    'a wrong key in the setting and in the backup',
    { saved: [other], setting: [other] },
    'Put the right key there; this backup was made without it.',
  ],
])('%s is refused', (_, given, sentence) => {
  expect(() => keysOf(given)).toThrow(sentence)
})

function keysOf({ saved, setting, file, id = keyId }: Case) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-keys-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }))
  if (file) fs.writeFileSync(path.join(dataDir, 'secret-key'), file.join('\n'), { mode: 0o600 })
  return keysToWrite({ keyId: id, secretKeys: saved }, { secretKeys: setting ?? null, dataDir })
}
