/** The name of a file that somebody handed in: metadata, never a path. And how an answer says it (RFC 6266, 8187). */

/** Characters; more than file systems allow. */
const MAX_CHARS = 200

/** Control characters, line separators, and marks that turn the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** The last part of what may be a path, at most 200 characters with its ending kept; never empty. */
export function toFileName(given: string): string {
  const last = given.slice(-5_000).split(/[\\/]/).at(-1) ?? ''
  const name = last.replace(INVISIBLE, '').toWellFormed().normalize('NFC').trim()
  if (name === '' || /^\.+$/.test(name)) return 'file'
  const letters = [...name]
  if (letters.length <= MAX_CHARS) return name
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''
  return letters.slice(0, MAX_CHARS - ending.length).join('') + ending
}

/** For `Content-Disposition`: saved under this name, in plain letters for old browsers and whole for all others. */
export function formatAttachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (letter) => {
    return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
  })
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
