/** The characters of a text file. What is not UTF-8 or UTF-16 is decoded as it declares, or else as Windows-1252. */

/** `declared` is the name of an encoding that the text gives. */
export function decodeText(bytes: Uint8Array, declared: string | null = null): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoderOf(declared).decode(bytes)
  }
}

/** UTF-16 would have begun with its mark; every byte is valid in Windows-1252. */
function decoderOf(declared: string | null): InstanceType<typeof TextDecoder> {
  const usual = new TextDecoder('windows-1252')
  if (!declared || /^utf-?(?:8|16)/i.test(declared)) return usual
  try {
    return new TextDecoder(declared)
  } catch {
    return usual
  }
}
