/**
 * A table's own entry; undefined for any other key, also for one that every object inherits, such as "constructor".
 * Texts of strangers are looked up only this way.
 */
export const entryOf = <Value>(
  table: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined => (Object.hasOwn(table, key) ? table[key] : undefined)
