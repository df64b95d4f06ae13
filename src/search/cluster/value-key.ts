/** Names a distinct fact by a hash of its text, so that every feeder gives it the same name without asking anyone. */

/** 64 bits in hexadecimal: among 100,000 values, two share one with a probability below one in a billion. */
export function valueKey(text: string): string {
  return halfOf(text, 0x9e3779b1) + halfOf(text, 0x85ebca77)
}

/** cyrb53's mixing, 32 bits of it. */
function halfOf(text: string, seed: number): string {
  let a = 0xdeadbeef ^ seed
  let b = 0x41c6ce57 ^ seed
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    a = Math.imul(a ^ unit, 0x9e3779b1)
    b = Math.imul(b ^ unit, 0x5f356495)
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35)
  return (a >>> 0).toString(16).padStart(8, '0')
}
