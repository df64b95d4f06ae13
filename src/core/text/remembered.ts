/**
 * Keeps what a pure rule returned for the texts that it read last, because listings of one board repeat their
 * titles, places and company, and several rules read the same title. Results are frozen, since several callers share
 * them.
 */

/** Of two generations, so that texts that are read often stay. */
const KEPT = 1_000
/** Longer texts are rarely repeated. */
const LONGEST = 300

export function remembered<Result>(read: (text: string) => Result): (text: string) => Result {
  const kept = { young: new Map<string, Result>(), old: new Map<string, Result>() }
  return (text) => {
    if (text.length > LONGEST) return read(text)
    const young = kept.young.get(text)
    if (young !== undefined) return young
    const old = kept.old.get(text)
    const result = old !== undefined ? old : frozen(read(text))
    if (kept.young.size >= KEPT) {
      kept.old = kept.young
      kept.young = new Map()
    }
    kept.young.set(text, result)
    return result
  }
}

/** Keeps the result for the last text alone: several rules read the same long text, one after the other. */
export function rememberedLast<Result>(read: (text: string) => Result): (text: string) => Result {
  let last: { text: string; result: Result } | null = null
  return (text) => {
    if (last?.text !== text) last = { text, result: frozen(read(text)) }
    return last.result
  }
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (ArrayBuffer.isView(value)) return value // cannot be frozen
  for (const item of Object.values(value)) frozen(item)
  return Object.freeze(value)
}
