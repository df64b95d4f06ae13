/** A board's number as an address spells it: decimal digits, no sign, no leading zero. */

/** null for anything that cannot be one. */
export const readBoardId = (text: string): number | null =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
