/** Titles for several jobs: "Engineers, Designers, PM", "Multiple roles", "XR Engineer, Backend Engineer". */

export const namesSeveralRoles = (title: string): boolean =>
  SEVERAL.some((words) => words.test(title))

const SEVERAL = [
  /\b(?:multiple|several|various|many|all|different) (?:\w+ )?(?:roles|positions|openings)\b|\b(?:roles|positions)\b/i,
  /\w(?:ers|ists|PMs)\b[^a-z]{0,9}(?:,|&|\band\b|\+|\/)|(?:,|&|\band\b|\+) {0,2}(?:\w+ ){0,3}\w+(?:ers|ists|PMs)\b/i,
  /\b(?:engineer|developer|designer|manager|scientist|analyst)\b[^,&+|]{0,30}[,&+|][^,&+|]{2,40}\b(?:engineer|developer|designer|manager|scientist|analyst)\b/i,
]
