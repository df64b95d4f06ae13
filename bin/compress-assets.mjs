/**
 * Compresses every built asset once at the highest level, next to the asset, so the server only picks a variant.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import * as zlib from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|xml)$/
const client = path.resolve(import.meta.dirname, '../build/client')

for (const name of fs.readdirSync(client, { recursive: true })) {
  if (!COMPRESSIBLE.test(name)) continue
  const file = path.join(client, name)
  const plain = fs.readFileSync(file)
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(plain))
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(plain, { level: 9 }))
}
