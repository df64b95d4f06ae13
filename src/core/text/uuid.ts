/** Ids as our database generates them: UUIDs in lower case. */

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isUuid = (text: string) => UUID.test(text)

/** A UUID of version 8 (RFC 9562, 5.8) that these 16 bytes or more determine. */
export function uuidOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/.exec(hex) ?? []
  return `${a}-${b}-8${c}-8${d}-${e}`
}
