/**
 * The entries of a ZIP archive, read from the directory at its end without inflating anything. Null for what ordinary
 * programs never write: split archives, encryption, ZIP64, entries outside the file.
 */

export type ZipEntry = {
  name: string
  /** 0 is stored, 8 is deflate. */
  method: number
  /** Compressed size in the archive. */
  packedBytes: number
  /** Size that the archive claims. It may be wrong, so count while inflating. */
  bytes: number
  /** Where the entry's local header begins. */
  offset: number
}

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
/** The longest possible comment after the directory. */
const MAX_COMMENT_BYTES = 0xffff
/** A CV in DOCX or ODT has a few dozen. */
export const MAX_ZIP_ENTRIES = 2_000
const ENCRYPTED = 1

/** The entries in directory order, or null. */
export function readZipDirectory(file: Uint8Array): ZipEntry[] | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const isSplit = view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count
  if (isSplit || count > MAX_ZIP_ENTRIES || at > end) return null
  const entries: ZipEntry[] = []
  while (entries.length < count) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) return null
    const nameBytes = view.getUint16(at + 28, true)
    const next =
      at + ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const entry = {
      name: decodeName(file.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    }
    const isEncrypted = (view.getUint16(at + 8, true) & ENCRYPTED) !== 0
    if (next > end || isEncrypted || entry.offset + entry.packedBytes > at) return null
    entries.push(entry)
    at = next
  }
  return entries
}

/** The compressed bytes of an entry, or null if the archive contradicts itself. */
export function packedContent(file: Uint8Array, { offset, packedBytes }: ZipEntry) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (offset + LOCAL_BYTES > file.length) return null
  if (view.getUint32(offset, true) !== LOCAL_SIGNATURE) return null
  const start =
    offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  return start + packedBytes > file.length ? null : file.subarray(start, start + packedBytes)
}

function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT_BYTES)
  for (let at = view.byteLength - END_BYTES; at >= first; at--) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  }
  return null
}

/** The names that we look for are ASCII; other names only have to remain distinct. */
const decodeName = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 1_000))
