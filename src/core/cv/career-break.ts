/** Time away from work that a CV lists among its jobs, so that it has no gap. */
const BREAK =
  /^(?:career (?:break|pause)|(?:planned |family )?sabbatical|(?:parental|maternity|paternity|family|medical|sick) leave|(?:full[- ]time )?(?:parent(?:ing)?|caregiv(?:er|ing)|carer|family care)|gap year|travell?ing|elternzeit|mutterschutz|auszeit|congé (?:parental|maternité|sabbatique)|permiso (?:parental|de maternidad)|año sabático)\b/i

export const isCareerBreak = (title: string): boolean => BREAK.test(title.trim())
