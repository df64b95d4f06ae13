/**
 * Encrypts and signs with the keys of this instance: encrypts values that a copy of the database must not reveal, and
 * signs what we must recognize later as ours. The first key encrypts and signs; all of them decrypt and verify, so
 * that a key can be replaced while people are signed in. Keys are stored outside the database.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

export type Keyring = {
  /** Identifies the first key without revealing it. */
  id: string
  /** Identifies every key, including the first. */
  ids: readonly string[]
  /** `purpose` is what the text is for; it can be decrypted for no other purpose. */
  seal(purpose: string, text: string): string
  /** Throws if the text was changed, is for another purpose, or was encrypted with a key that is not accepted. */
  open(purpose: string, sealed: string): string
  /** The prefix of everything that the first key has encrypted. */
  prefix: string
  /** HMAC-SHA-256. */
  mac(purpose: string, text: string): Buffer
  /** With each key, first key first: to find what an earlier key has signed. */
  macs(purpose: string, text: string): Buffer[]
  isMac(given: Buffer, purpose: string, text: string): boolean
  /** Each key in base64, first key first. Better Auth signs its cookies with the first. */
  secrets: readonly [string, ...string[]]
}

const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const SEALED = /^v1\.([0-9a-f]{8})\.([\w-]+)$/

type Key = { id: string; secret: string; macKey: KeyObject; cipherKey: KeyObject }

/** Takes one or more keys of 32 bytes in base64. */
export function createKeyring(given: readonly string[]): Keyring {
  const [first, ...others] = given.map(toKey)
  if (!first) throw new Error('a keyring needs a key')
  const keys = [first, ...others]
  const prefix = `${VERSION}.${first.id}.`
  const macOf = ({ macKey }: Key, purpose: string, text: string) =>
    createHmac('sha256', macKey).update(`${purpose}\n${text}`).digest()

  return {
    id: first.id,
    ids: keys.map(({ id }) => id),
    secrets: [first.secret, ...others.map(({ secret }) => secret)],
    prefix,
    seal(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first.cipherKey, nonce)
      cipher.setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()])
      const bytes = Buffer.concat([sealed, cipher.getAuthTag()])
      return `${prefix}${bytes.toString('base64url')}`
    },
    open(purpose, sealed) {
      const [, id, encoded = ''] = SEALED.exec(sealed) ?? []
      const key = keys.find((it) => it.id === id)
      if (!key) throw new Error(`a value for ${purpose} was encrypted with another key`)
      const bytes = Buffer.from(encoded, 'base64url')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key.cipherKey, nonce)
      decipher.setAAD(Buffer.from(purpose))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
      return Buffer.concat([opened, decipher.final()]).toString()
    },
    mac: (purpose, text) => macOf(first, purpose, text),
    macs: (purpose, text) => keys.map((key) => macOf(key, purpose, text)),
    isMac: (mac, purpose, text) =>
      keys.some((key) => {
        const right = macOf(key, purpose, text)
        return right.length === mac.length && timingSafeEqual(right, mac)
      }),
  }
}

/** Whether a text has the format that `seal` returns; does not decrypt it. */
export const isSealed = (text: string) => SEALED.test(text)

function toKey(given: string): Key {
  const bytes = Buffer.from(given, 'base64')
  const derived = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', bytes, '', `rolecall ${use}`, length))
  const secret = bytes.toString('base64')
  return {
    id: derived('key id', 4).toString('hex'),
    secret,
    macKey: createSecretKey(secret, 'utf8'),
    cipherKey: createSecretKey(derived('sealing', 32)),
  }
}
