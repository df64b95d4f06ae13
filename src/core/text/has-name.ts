/** Names within texts. */

/** What continues a name: "C" is not in "C++" or "C#". */
const PART_OF_NAME = /[\p{L}\p{N}+#]/u

/** Whether `text` has `name` as whole words: "Go" is in "Go, Rust" and not in "Django". Case matters. */
export function hasName(text: string, name: string): boolean {
  if (name === '') return false
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isPart = [text[at - 1], text[at + name.length]].some((sign) =>
      PART_OF_NAME.test(sign ?? ''),
    )
    if (!isPart) return true
  }
  return false
}
