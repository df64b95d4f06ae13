/** Headings within an entry, in several languages. They separate content and have none of their own. */
import { fold } from '#core/text/fold-text.ts'

const LABEL =
  /^(?:key |main |selected |relevant )?(?:highlights?|responsibilities|duties|achievements?|accomplishments?|tasks|courses?|coursework|aufgaben|erfolge|tatigkeiten|missions?|realisations|responsabilidades|logros|funciones|mansioni)\s*:?$/i

export const isLabel = (text: string) => LABEL.test(text.trim())

/** The field that a label announces: "Company: Halcyon". */
export type LabeledField =
  | 'title'
  | 'company'
  | 'place'
  | 'dates'
  | 'degree'
  | 'school'
  | 'area'
  | 'score'

const FIELD_LABELS: readonly [LabeledField, RegExp][] = [
  [
    'title',
    /^(?:position(?: held)?|job title|title|role|designation|occupation(?: or position held)?|funktion|position|poste|fonction|puesto|cargo|ruolo|posizione|functie)$/,
  ],
  [
    'company',
    /^(?:company|company name|employer|organi[sz]ation|client|name (?:and address )?of employer|firma|unternehmen|arbeitgeber|entreprise|employeur|societe|empresa|azienda|datore di lavoro|bedrijf|werkgever)$/,
  ],
  ['place', /^(?:location|place|city|country|ort|standort|lieu|lugar|ubicacion|luogo|sede)$/],
  [
    'dates',
    /^(?:dates?|duration|period|time ?frame|from|dates? attended|employment dates?|zeitraum|dauer|periode|fecha|fechas|periodo|date|year|years|graduation(?: date)?|graduated|completed|expected(?: graduation)?|anticipated(?: graduation)?|awarded(?: on)?|published(?: on)?|issued(?: on)?)$/,
  ],
  [
    'degree',
    /^(?:degree|qualification(?: awarded)?|title of qualification(?: awarded)?|abschluss|diplome|titulo|titolo|program(?:me)?|course)$/,
  ],
  [
    'school',
    /^(?:school|university|college|institution|institute|hochschule|universitat|etablissement|ecole|universite|institucion|universidad|scuola|universita)$/,
  ],
  [
    'area',
    /^(?:majors?|minors?|field of study|subject|specialization|specialisation|area of study|concentration|fachrichtung|studiengang|specialite|especialidad)$/,
  ],
  ['score', /^(?:gpa|cgpa|grade|note|score|percentage)$/],
]

/** A label's field and the value after it; null if the text has no label. */
export function readLabel(text: string): { field: LabeledField; value: string } | null {
  const found = /^([\p{L}() ]{2,40}?)\s*[:：]\s*(\S.*)$/u.exec(text)
  if (!found?.[1] || !found[2]) return null
  const label = fold(found[1]).trim()
  const [field] = FIELD_LABELS.find(([, words]) => words.test(label)) ?? []
  return field ? { field, value: found[2] } : null
}
