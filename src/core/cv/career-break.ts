/** Time away from work that a CV lists among its jobs, so that it has no gap. */
const BREAK =
  /^(?:career (?:break|pause)|(?:planned |family )?sabbatical|(?:parental|maternity|paternity|family|medical|sick) leave|full[- ]time (?:parent|parenting|caregiver|carer)|gap year|elternzeit|mutterschutz|auszeit|congé (?:parental|maternité|sabbatique)|permiso (?:parental|de maternidad)|año sabático)(?=$|[,;:(–-]| [(–-])/iu

export const isCareerBreak = (title: string): boolean => BREAK.test(title.trim())
