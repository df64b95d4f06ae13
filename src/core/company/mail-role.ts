/**
 * What an email address is for, by the part before the "@": applicants, general questions, or a department. Null for
 * a person, for machines, and for matters that help nobody who looks for a job. Every word of the part must be known:
 * "jobs-jo.smith" is a person.
 */
export type MailRole = { kind: 'hr' | 'company' } | { kind: 'department'; about: string }

const words = (text: string) => new Set(text.split(/\s+/))

const HR = words(
  `
  jobs job jobb jobber careers career karriere carriere carrieres carrière carrières carrera carreras karrier kariera
  cariere kariery hr hrm humanresources recruiting recruitment recruiter recruiters recruit recrutement recrute
  recrutamento reclutamiento rekrutacja rekrytering rekruttering rekrytointi recrutare bewerbung bewerbungen
  application applications apply applicants candidates candidature candidatures cv resume resumes hiring hire talent
  talents talentacquisition people peopleops peopleteam work workwithus joinus join personal personalabteilung
  personnel rh rrhh vacatures vacancies vacancy stellen ausbildung employment sollicitatie sollicitaties praca posao
  prace lavoro lavoraconnoi empleo empleos emprego empregos trabalheconosco internships internship praktikum
  earlycareers graduates`.trim(),
)

const COMPANY = words(
  `
  info infos information hello hallo hi hey hej hei hola ola bonjour ciao contact contacts contactus kontakt kontakti
  contacto contato contatti office buero büro bureau mail email post team general enquiries enquiry inquiries inquiry
  welcome reception zentrale sekretariat secretariat poststelle biuro ufficio toimisto yhteys`.trim(),
)

const DEPARTMENTS: readonly (readonly [about: string, names: ReadonlySet<string>])[] = [
  ['Press', words('press presse media pr prensa stampa imprensa newsroom')],
  ['Sales', words('sales vertrieb ventes ventas vendite')],
  ['Support', words('support help helpdesk service kundenservice customerservice soporte')],
  ['Partnerships', words('partners partnerships partner')],
]

/** Words that say which of several, and nothing by themselves. */
const QUALIFIERS = words(
  `
  us usa uk eu de at ch fr es it nl be pl se no dk fi ie in sg au ca br emea apac latam dach global europe tech
  engineering dev acquisition resources human department dept the our group company ops operations desk center centre`.trim(),
)

export function mailRole(local: string): MailRole | null {
  const parts = local.toLowerCase().split(/[._+-]+/)
  const whole = parts.join('')
  const known = [whole, ...parts]
  const isKnown =
    isRole(whole) ||
    (parts.some(isRole) && parts.every((part) => isRole(part) || isQualifier(part)))
  // "human-resources" and "talent.acquisition" are roles as a whole or by one of their words.
  if (!isKnown && whole !== 'humanresources') return null
  if (known.some((part) => HR.has(part))) return { kind: 'hr' }
  for (const [about, names] of DEPARTMENTS) {
    if (known.some((part) => names.has(part))) return { kind: 'department', about }
  }
  return { kind: 'company' }
}

const isRole = (word: string) =>
  HR.has(word) || COMPANY.has(word) || DEPARTMENTS.some(([, names]) => names.has(word))

const isQualifier = (word: string) => QUALIFIERS.has(word) || /^\d{0,4}$/.test(word)

const HELPLESS =
  /(?:no-?reply|do-?not-?reply|privacy|datenschutz|gdpr|dpo|legal|abuse|security|master$|billing|invoice|rechnung|accommodation|adjustment|accessib|fraud|scam|phish|unsubscribe|example)/

/** Addresses that answer nobody, or only to privacy, abuse, accounts and the like. */
export const isHelpless = (local: string) => HELPLESS.test(local.toLowerCase())
