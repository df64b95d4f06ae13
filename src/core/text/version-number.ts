/** Which version of a CV or letter somebody asks for, as an address or a form spells it. */

/** Far beyond what anybody changes; more would be no number that the database knows. Null for what is no version. */
export const readVersionNumber = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
