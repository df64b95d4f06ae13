/** How many people work at a company, as people write it. */

/** A source's head count without the word "employees" and with separators: "~18500 employees" becomes "~18,500". */
export const formatHeadCount = (employees: string) =>
  employees
    .replace(/\s(?:employees|people)$/i, '')
    .replace(/\d{4,15}/g, (digits) => Number(digits).toLocaleString('en'))
