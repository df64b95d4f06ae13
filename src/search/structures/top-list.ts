/** Keeps the best few of many items, best first, without sorting them all. `before` must be a total order. */
export type Top<Item> = {
  items: Item[]
  offer(item: Item): void
  /** The last of the items, once the limit is reached. */
  worst(): Item | undefined
}

export function createTop<Item>(limit: number, before: (a: Item, b: Item) => boolean): Top<Item> {
  const items: Item[] = []
  return {
    items,
    worst: () => (items.length >= limit ? items.at(-1) : undefined),
    offer(item) {
      if (items.length >= limit) {
        const last = items.at(-1)
        if (last === undefined || !before(item, last)) return
        items.pop()
      }
      let at = items.length
      while (at > 0 && before(item, items[at - 1] as Item)) at--
      items.splice(at, 0, item)
    },
  }
}
