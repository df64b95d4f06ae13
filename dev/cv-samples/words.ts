/** Headings, months and "present" in the languages of the invented people. */
import type { Language } from './person.ts'

export type Words = {
  contact: string
  summary: string
  work: string
  education: string
  skills: string
  languages: string
  certificates: string
  interests: string
  today: string
  months: string[]
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'

export const WORDS: Record<Language, Words> = {
  en: words(
    'Contact|Profile|Work Experience|Education|Skills|Languages|Certifications|Interests|Present',
    MONTHS,
  ),
  de: words(
    'Kontakt|Profil|Berufserfahrung|Ausbildung|Kenntnisse|Sprachen|Zertifikate|Interessen|heute',
    'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  ),
  fr: words(
    'Contact|Profil|Expérience professionnelle|Formation|Compétences|Langues|Certifications|Centres d’intérêt|aujourd’hui',
    'janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.',
  ),
  es: words(
    'Contacto|Perfil|Experiencia laboral|Formación académica|Habilidades|Idiomas|Certificaciones|Intereses|actualidad',
    'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.',
  ),
  pt: words(
    'Contato|Resumo|Experiência profissional|Formação acadêmica|Competências|Idiomas|Certificações|Interesses|atual',
    'jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.',
  ),
  it: words(
    'Contatti|Profilo|Esperienza lavorativa|Istruzione e formazione|Competenze|Lingue|Certificazioni|Interessi|oggi',
    'gen. feb. mar. apr. mag. giu. lug. ago. set. ott. nov. dic.',
  ),
  nl: words(
    'Contact|Profiel|Werkervaring|Opleiding|Vaardigheden|Talen|Certificaten|Interesses|heden',
    'jan. feb. mrt. apr. mei juni juli aug. sept. okt. nov. dec.',
  ),
  pl: words(
    'Kontakt|Podsumowanie|Doświadczenie zawodowe|Wykształcenie|Umiejętności|Języki|Certyfikaty|Zainteresowania|obecnie',
    'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  ),
  uk: words(
    'Контакти|Про мене|Досвід роботи|Освіта|Навички|Мови|Сертифікати|Інтереси|дотепер',
    'січ лют бер кві тра чер лип сер вер жов лис гру',
  ),
}

/** How a layout prints dates: "Mar 2020", "03/2020", "2020-03" or "2020". */
export type DateForm = 'month-year' | 'numbers' | 'iso' | 'year'

export function printDate(date: string | null, form: DateForm, language: Language): string {
  const { today, months } = WORDS[language]
  if (date === null) return today
  const [year = '', month = '01'] = date.split('-')
  if (form === 'year') return year
  if (form === 'iso') return `${year}-${month}`
  if (form === 'numbers') return `${month}/${year}`
  return `${months[Number(month) - 1]} ${year}`
}

function words(headings: string, months: string): Words {
  const [contact, summary, work, education, skills, languages, certificates, interests, today] =
    headings.split('|') as [string, string, string, string, string, string, string, string, string]
  return {
    contact,
    summary,
    work,
    education,
    skills,
    languages,
    certificates,
    interests,
    today,
    months: months.split(' '),
  }
}
