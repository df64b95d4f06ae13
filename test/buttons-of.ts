/** The values of a page's buttons with that name, in order. */
export const buttonsOf = (page: string, name: string) =>
  [...page.matchAll(/<button [^>]*>/g)]
    .map(([button]) => button)
    .filter((button) => button.includes(` name="${name}"`))
    .map((button) => / value="([^"]*)"/.exec(button)?.[1])
