/** Steps of a filter, with a value from the URL that is not one of the usual ones. */
export const withStep = (steps: readonly number[], chosen: number | null): number[] =>
  [...new Set([...steps, ...(chosen ? [chosen] : [])])].sort((a, b) => a - b)
