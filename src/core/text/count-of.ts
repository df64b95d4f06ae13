/** A number with its noun: "1 job", "2,500 jobs", "0 companies". */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`
