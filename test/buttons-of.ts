/** The buttons of a page that say something by their name: their values, in order. */
export const buttonsOf = (page: string, name: string) =>
  [...page.matchAll(/<button [^>]*>/g)]
    .map(([button]) => button)
    .filter((button) => button.includes(` name="${name}"`))
    .map((button) => / value="([^"]*)"/.exec(button)?.[1])
