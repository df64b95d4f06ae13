/**
 * The name of an uploaded file, which is metadata and never a path, and its form in a response header (RFC 6266,
 * 8187).
 */

/** In characters; more than file systems allow. */
const MAX_CHARS = 200

/** Control characters, line separators, and marks that change the text direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** The last segment of a possible path, at most 200 characters including its extension; never empty. */
export function toFileName(given: string): string {
  const last = given.slice(-5_000).split(/[\\/]/).at(-1) ?? ''
  const name = last.replace(INVISIBLE, '').toWellFormed().normalize('NFC').trim()
  if (name === '' || /^\.+$/.test(name)) return 'file'
  const characters = [...name]
  if (characters.length <= MAX_CHARS) return name
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''
  return characters.slice(0, MAX_CHARS - ending.length).join('') + ending
}

/**
 * A `Content-Disposition` header that saves under this name: ASCII for old browsers, the full name for all others.
 */
export function formatAttachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  })
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
