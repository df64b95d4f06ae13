/**
 * Titles of German, French and Spanish CVs in English: "Développeuse front-end senior" is "Senior Front-end Developer" in
 * an English letter. Word by word, from tables; a title with any other foreign word has no English name here.
 */
import { entryOf } from '#core/text/entry-of.ts'

/** The noun of a role at the end of a word ("Softwareentwicklerin") or as a word of its own. */
const NOUNS: readonly (readonly [RegExp, string])[] = [
  [/entwickler(?:in)?$/i, 'Developer'],
  [/(?:ingenieur(?:in)?|ingénieure?|ingenier[oa])$/i, 'Engineer'],
  [/administrator(?:in)?$|^administrat(?:eur|rice)$|^administradora?$/i, 'Administrator'],
  [/architekt(?:in)?$|^architecte$|^arquitect[oa]$/i, 'Architect'],
  [/berater(?:in)?$|^consultante?$|^consultora?$/i, 'Consultant'],
  [/analyst(?:in)?$|^analyste$|^analista$/i, 'Analyst'],
  [/designer(?:in)?$|^diseñadora?$|^conceptrice$|^concepteur$/i, 'Designer'],
  [/manager(?:in)?$/i, 'Manager'],
  [/projektleiter(?:in)?$/i, 'Project Manager'],
  [/teamleiter(?:in)?$/i, 'Team Lead'],
  [/techniker(?:in)?$|^technicien(?:ne)?$|^técnic[oa]$/i, 'Technician'],
  [/tester(?:in)?$|^testeu(?:r|se)$/i, 'Tester'],
  [/^développeu(?:r|se)$|^desarrolladora?$|^programadora?$|^intégrat(?:eur|rice)$/i, 'Developer'],
  [/wissenschaftler(?:in)?$|^científic[oa]$/i, 'Scientist'],
]

/** Words before or after the noun. An empty one is left out. */
const SUBJECTS: Readonly<Record<string, string>> = {
  software: 'Software',
  anwendungs: 'Application',
  web: 'Web',
  app: 'App',
  system: 'System',
  systems: 'Systems',
  systèmes: 'Systems',
  sistemas: 'Systems',
  daten: 'Data',
  données: 'Data',
  datos: 'Data',
  netzwerk: 'Network',
  netzwerks: 'Network',
  réseaux: 'Network',
  redes: 'Network',
  sicherheits: 'Security',
  sécurité: 'Security',
  seguridad: 'Security',
  qualité: 'Quality',
  logiciel: 'Software',
  logiciels: 'Software',
  mobile: 'Mobile',
  móvil: 'Mobile',
  produkt: 'Product',
  produit: 'Product',
  producto: 'Product',
  test: 'Test',
  support: 'Support',
  soporte: 'Support',
  it: 'IT',
  ti: 'IT',
  informatique: 'IT',
  informático: 'IT',
  embarqué: 'Embedded',
  de: '',
  en: '',
  des: '',
  du: '',
  la: '',
  y: '',
  et: '',
}

/** Heads of roles whose English noun depends on what follows. */
const HEADS: readonly (readonly [RegExp, string])[] = [
  [/^chef(?:fe)? de projets?\b/i, 'Project Manager'],
  [/^chef(?:fe)? de produits?\b/i, 'Product Manager'],
  [/^jef[ea] de proyectos?\b/i, 'Project Manager'],
  [/^jef[ea] de producto\b/i, 'Product Manager'],
]

const LEVEL = /^(?:senior|sénior|junior|lead|principal|confirmée?)$/i
/** Words that titles of all languages have. */
const SHARED =
  /^(?:front-?end|back-?end|full-?stack|devops|cloud|data|java|javascript|typescript|react|angular|vue(?:\.js)?|node(?:\.js)?|python|php|ruby|go|rust|kotlin|swift|android|ios|scala|c\+\+|c#|\.net|sap|linux|ux|ui|ux\/ui|qa|ml|ki|sql|bi|crm|erp|ux-|sre|web|agile|scrum|platform|plattform)$/i

/** English titles stay as they are; null if a foreign title has a word that is not known. */
export function englishTitle(title: string): string | null {
  if (!FOREIGN.test(title)) return title
  const head = HEADS.find(([pattern]) => pattern.test(title))
  const rest = head ? title.replace(head[0], '') : title
  const level: string[] = []
  const subjects: string[] = []
  let noun = head?.[1] ?? null
  for (const word of rest.split(/[\s-]+(?!end\b|stack\b)/i).filter((it) => it !== '')) {
    if (LEVEL.test(word)) {
      if (!/^confirm/i.test(word)) level.push(capital(word.replace('é', 'e').toLowerCase()))
      continue
    }
    const role = noun === null ? NOUNS.find(([pattern]) => pattern.test(word)) : undefined
    const subject = role ? word.replace(role[0], '').toLowerCase().replace(/-$/, '') : word
    if (role) noun = role[1]
    if (subject === '') continue
    const known = SHARED.test(subject)
      ? sharedWord(subject)
      : entryOf(SUBJECTS, subject.toLowerCase())
    if (known === undefined) return null
    if (known !== '') subjects.push(known)
  }
  return noun === null ? null : [...level, ...subjects, noun].join(' ')
}

/** Whether a title has a role in another language. */
const FOREIGN =
  /(?:entwickler|ingenieur|architekt|berater|leiter|techniker|wissenschaftler)(?:in)?\b|(?:administrator|analyst|designer|manager|tester)in\b|^(?:softwareentwickl|systemadministrator|netzwerkadministrator|datenanalyst)|développeu|ingénieur|intégrat(?:eur|rice)|technicien|chef(?:fe)? de|analyste|architecte|administrat(?:eur|rice)|concept(?:eur|rice)|consultante|responsable|chargée?\b|directeur|directrice|gestionnaire|stagiaire|desarrollador|ingenier[oa]|programador|analista|arquitect[oa]|diseñador|administradora?\b|consultora?\b|técnic[oa]|científic[oa]|jef[ea] de|gerente|coordinador|werkstudent|praktikant|sachbearbeiter|kauf(?:mann|frau)|referent|geschäftsführ|inhaber/iu

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const sharedWord = (word: string) =>
  /^plattform$/i.test(word)
    ? 'Platform'
    : /^ki$/i.test(word)
      ? 'AI'
      : /^\p{Ll}/u.test(word)
        ? capital(word)
        : word
