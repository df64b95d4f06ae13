/** For sorting by code units, which is right for dates, keys and folded names. */
export const compare = <Value extends string | number>(a: Value, b: Value): number =>
  a < b ? -1 : Number(a > b)
