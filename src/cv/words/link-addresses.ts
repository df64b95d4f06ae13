/**
 * Web addresses in a text. One without a scheme counts only if it ends in a domain that people use for sites, which
 * excludes "Node.js", "ASP.NET" and "2.8x".
 */

const DOMAINS =
  'com org net edu gov io dev me co ai app tech info biz eu de at ch fr es it nl be uk us ca au nz ie in pl cz se no dk fi pt br mx ar jp cn kr sg hk tw il tr ru ua ro hu gr lt lv ee sk si hr bg online site page pro blog design xyz cloud digital software engineer studio codes name work space world link bio art wiki so to gg sh fm tv ly is rs id ph vn th my ae za ng ke example'
    .split(' ')
    .join('|')

/** Names of technologies that look like addresses. */
const TECHNIQUES = /^(?:asp|ado|vb|ml|socket|draw|node|next|vue|three|d3|chart)\.(?:net|io|js)$/i

const ADDRESS = String.raw`(?<![\p{L}\p{N}@._/-])(?:https?:\/\/[^\s<>"|]+|(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,4}(?:${DOMAINS})(?![\p{L}\p{N}_@-])(?:[:/][^\s<>"|,;]*)?)`

export const addressPattern = () => new RegExp(ADDRESS, 'giu')

/** Addresses as printed, without the punctuation around them. */
export function findAddresses(text: string): string[] {
  const found = text.slice(0, 2_000).match(addressPattern()) ?? []
  return found.map(tidyAddress).filter((address) => !TECHNIQUES.test(address))
}

export function tidyAddress(address: string): string {
  const plain = address.replace(/(?<![.,;:!?'"»”])[.,;:!?'"»”]+$/u, '')
  return plain.endsWith(')') && !plain.includes('(') ? plain.slice(0, -1) : plain
}

/** Equal for addresses that lead to the same page, however they are printed. */
export const addressKey = (address: string) =>
  address
    .toLowerCase()
    .replace(/^(?:[a-z]+:\/\/|mailto:)/, '')
    .replace(/^www\./, '')
    .replace(/(?<!\/)\/+$/, '')
