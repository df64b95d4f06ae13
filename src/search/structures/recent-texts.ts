/** Keeps what was found out about the texts that were met last, for one builder: jobs repeat names, places and titles. */

/** Of two generations, so that texts that are met often stay. */
const KEPT = 1 << 14

export function rememberRecent<Result>(read: (text: string) => Result): (text: string) => Result {
  let young = new Map<string, Result>()
  let old = new Map<string, Result>()
  return (text) => {
    let result = young.get(text)
    if (result !== undefined) return result
    result = old.get(text) ?? read(text)
    if (young.size === KEPT) {
      old = young
      young = new Map()
    }
    young.set(text, result)
    return result
  }
}
