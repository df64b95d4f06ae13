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
  [
    'score',
    /^(?:gpa|cgpa|grade|note|abschlussnote|gesamtnote|nota media|moyenne|score|percentage)$/,
  ],
]

const COLUMN_NAMES: ReadonlySet<string> = new Set(
  `years year period periods dates date when from to employer company organisation organization role roles position title job
  tasks task duties what results result outcome responsibilities school institution university award degree qualification
  grade grades mark area areas item items skill skills level levels topic details detail field place location where
  jahr jahre zeitraum zeit wann von bis arbeitgeber firma unternehmen rolle stelle funktion position aufgaben aufgabe was
  ergebnis ergebnisse tatigkeit tatigkeiten schule hochschule einrichtung abschluss note noten bereich thema kenntnisse kenntnis
  niveau stufe ort wo
  annees annee periode dates quand employeur entreprise societe poste fonction role missions taches resultats resultat ecole
  etablissement diplome diplomes titre mention notes sujet domaine niveau competence competences lieu
  periodo periodos fechas fecha cuando empresa empleador puesto cargo rol tareas tarea funciones resultados resultado centro
  titulo titulacion nota notas ambito detalle detalles nivel area areas lugar anos ano escuela estudios`.split(
    /\s+/,
  ),
)

/** "Period | Employer | Role | Tasks": the names of a table's columns. */
export function areColumnNames(cells: readonly string[]): boolean {
  if (cells.length < 2) return false
  const words = cells.map((cell) =>
    fold(cell)
      .replace(/[^\p{L} ]/gu, '')
      .trim()
      .split(/\s+/),
  )
  const named = words.filter((own) => own.length <= 3 && own.some((word) => COLUMN_NAMES.has(word)))
  const isShort = cells.every((cell) => cell.split(/\s+/).length <= 3 && !/\d/.test(cell))
  return isShort && named.length * 2 > cells.length
}

/** A label's field and the value after it; null if the text has no label. */
export function readLabel(text: string): { field: LabeledField; value: string } | null {
  const found = /^([\p{L}() ]{2,40}?)\s*[:：]\s*(\S.*)$/u.exec(text)
  if (!found?.[1] || !found[2]) return null
  const label = fold(found[1]).trim()
  const [field] = FIELD_LABELS.find(([, words]) => words.test(label)) ?? []
  return field ? { field, value: found[2] } : null
}
