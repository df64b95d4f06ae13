/** Locations are separated by semicolons, because their names contain commas. */
export const splitLocations = (text: string): string[] =>
  text
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)
