/** The phrases of German cover letters; `letter-phrases.ts` says what each is. Warm letters say "ihr". */
import type { LetterPhrases } from './letter-phrases.ts'
import { HOME_PHRASES } from './letter-phrases-home.ts'

export const DE: LetterPhrases = {
  subject: {
    both: 'Bewerbung als {role}, {company}',
    role: 'Bewerbung als {role}',
    company: 'Bewerbung, {company}',
  },
  apply: {
    plain: [
      'ich bewerbe mich um die Stelle als {role} bei {company}.',
      'gern möchte ich bei {company} als {role} arbeiten und bewerbe mich auf Ihre Ausschreibung.',
      'hiermit bewerbe ich mich bei {company} als {role}.',
    ],
    warm: [
      'ich würde gern als {role} bei {company} anfangen.',
      'ich möchte gern mit euch bei {company} arbeiten, als {role}.',
      'ich bewerbe mich bei euch als {role}.',
    ],
    formal: [
      'hiermit bewerbe ich mich um die ausgeschriebene Stelle als {role} bei {company}.',
      'mit diesem Schreiben bewerbe ich mich bei {company} um die Stelle als {role}.',
      'auf die von {company} ausgeschriebene Stelle als {role} bewerbe ich mich hiermit.',
    ],
  },
  applyRole: {
    plain: ['ich bewerbe mich um die Stelle als {role}.'],
    warm: ['ich würde gern als {role} bei euch anfangen.'],
    formal: ['hiermit bewerbe ich mich um die ausgeschriebene Stelle als {role}.'],
  },
  applyCompany: {
    plain: ['ich bewerbe mich um eine Stelle bei {company}.'],
    warm: ['ich würde gern mit euch bei {company} arbeiten.'],
    formal: ['hiermit bewerbe ich mich um eine Stelle bei {company}.'],
  },
  applyWhy: null,
  applyTopics: null,
  applyTools: null,
  intro: {
    plain: ['Ich bin {intro}.'],
    warm: ['Ich bin {intro}.'],
    formal: ['Ich bin {intro}.'],
  },
  introHeld: {
    plain: both(
      ['Ich bin {intro} und arbeite derzeit als {title} bei {place}.'],
      ['Ich bin {intro} und war zuletzt {title} bei {place}.'],
    ),
    warm: both(
      ['Ich bin {intro} und arbeite gerade als {title} bei {place}.'],
      ['Ich bin {intro} und war zuletzt {title} bei {place}.'],
    ),
    formal: both(
      ['Ich bin {intro} und derzeit als {title} bei {place} tätig.'],
      ['Ich bin {intro} und war zuletzt als {title} bei {place} tätig.'],
    ),
  },
  introClose: {
    plain: ['Ich bin {intro} und mache als {title} bei {place} ähnliche Arbeit.'],
    warm: ['Ich bin {intro} und mache als {title} bei {place} ähnliche Arbeit.'],
    formal: ['Ich bin {intro} und mache als {title} bei {place} ähnliche Arbeit.'],
  },
  reason: {
    plain: {
      duty: ['An der Stelle reizt mich, {words}.', 'Gern würde ich daran mitarbeiten, {words}.'],
      doing: ['An der Stelle reizt mich {words}.', 'Besonders interessiert mich {words}.'],
    },
    warm: {
      duty: ['Mich reizt, {words}.', 'Ich hätte Freude daran, {words}.'],
      doing: ['Mich reizt vor allem {words}.'],
    },
    formal: {
      duty: ['An der Stelle interessiert mich besonders, {words}.'],
      doing: ['An der Stelle interessiert mich besonders {words}.'],
    },
  },
  worked: ['Seit {year} arbeite ich als {title} bei {place}.'],
  workedSame: null,
  workedClose: ['Seit {year} mache ich als {title} bei {place} ähnliche Arbeit.'],
  answers: {
    plain: both(
      [
        'Ihre Anzeige nennt {topics}; {das} gehört zu meiner Arbeit als {title} bei {place}.',
        'Sie nennen {topics}, und {das} gehört zu meiner Arbeit bei {place}.',
      ],
      [
        'Ihre Anzeige nennt {topics}; {das} gehörte zu meiner Arbeit als {title} bei {place}.',
        'Sie nennen {topics}, und {das} gehörte zu meiner Arbeit bei {place}.',
      ],
    ),
    warm: both(
      [
        'Ihr nennt {topics}, und {das} gehört zu meiner Arbeit als {title} bei {place}.',
        'Ihr nennt {topics}, und {das} gehört zu meiner Arbeit bei {place}.',
      ],
      [
        'Ihr nennt {topics}, und {das} gehörte zu meiner Arbeit als {title} bei {place}.',
        'Ihr nennt {topics}, und {das} gehörte zu meiner Arbeit bei {place}.',
      ],
    ),
    formal: both(
      [
        'In Ihrer Ausschreibung nennen Sie {topics}; {das} gehört zu meiner Arbeit als {title} bei {place}.',
        'In Ihrer Ausschreibung nennen Sie {topics}; {das} gehört zu meiner Arbeit bei {place}.',
      ],
      [
        'In Ihrer Ausschreibung nennen Sie {topics}; {das} gehörte zu meiner Arbeit als {title} bei {place}.',
        'In Ihrer Ausschreibung nennen Sie {topics}; {das} gehörte zu meiner Arbeit bei {place}.',
      ],
    ),
  },
  answersThere: both(
    ['Die Anzeige nennt {topics}; {das} gehört bei {place} zu meiner Arbeit.'],
    ['Die Anzeige nennt {topics}; {das} gehörte bei {place} zu meiner Arbeit.'],
  ),
  bring: null,
  known: ['aus meiner Zeit bei {place} kenne ich {topics}: dort {clause}'],
  done: {
    present: [
      'bei {place} {clause}',
      'in meiner jetzigen Stelle als {title} bei {place} {clause}',
      'als {title} bei {place} {clause}',
    ],
    past: [
      'bei {place} {clause}',
      'als {title} bei {place} {clause}',
      'in meiner Zeit bei {place} {clause}',
    ],
  },
  doneBefore: [
    'davor, bei {place}, {clause}',
    'zuvor, als {title} bei {place}, {clause}',
    'vorher, bei {place}, {clause}',
  ],
  doneNamed: both(['dort {clause}'], ['dort {clause}']),
  doneAnswered: ['dort {clause}'],
  doneThere: ['dort {clause}', 'außerdem {clause}'],
  doneMore: ['außerdem {clause}', 'in derselben Position {clause}'],
  doneAgain: [
    'davor, als {title} im selben Unternehmen, {clause}',
    'zuvor, als {title} in derselben Firma, {clause}',
  ],
  doneFreelance: ['als {title} {clause}', 'selbstständig als {title} {clause}'],
  doneProject: ['in meinem eigenen Projekt {place} {clause}'],
  doneVolunteer: ['ehrenamtlich bei {place} {clause}'],
  included: {
    present: [
      'zu meinen Aufgaben bei {place} gehört {noun}',
      'zu meiner Arbeit als {title} bei {place} gehört {noun}',
      'ein Teil meiner Arbeit bei {place} ist {noun}',
    ],
    past: [
      'zu meinen Aufgaben bei {place} gehörte {noun}',
      'zu meiner Arbeit als {title} bei {place} gehörte {noun}',
      'ein Teil meiner Arbeit bei {place} war {noun}',
    ],
  },
  includedBefore: ['davor, bei {place}, gehörte zu meinen Aufgaben {noun}'],
  includedThere: {
    present: ['dazu kommt {noun}', 'zu derselben Stelle gehört {noun}'],
    past: ['dazu kam {noun}', 'zu derselben Stelle gehörte {noun}'],
  },
  used: {
    shared: null,
    since: ['Mit {skills} arbeite ich seit {year}.'],
    also: ['Gearbeitet habe ich auch mit {skills}.'],
  },
  stack: {
    at: both(
      [
        'bei {place} arbeite ich als {title} mit {skills}.',
        'bei {place} arbeite ich mit {skills}.',
      ],
      [
        'bei {place} habe ich als {title} mit {skills} gearbeitet.',
        'bei {place} habe ich mit {skills} gearbeitet.',
      ],
    ),
    there: both(['dort arbeite ich mit {skills}.'], ['dort habe ich mit {skills} gearbeitet.']),
    before: [
      'davor war ich {title} bei {place} und habe dort mit {skills} gearbeitet.',
      'davor habe ich bei {place} mit {skills} gearbeitet.',
    ],
  },
  project: ['zu meinen eigenen Projekten gehört {name}: {what}'],
  projectMore: ['dazu kommt {name}: {what}'],
  position: {
    plain: {
      present: ['Ich arbeite als {title} bei {place}.', 'Derzeit bin ich {title} bei {place}.'],
      past: ['Zuletzt habe ich als {title} bei {place} gearbeitet.'],
    },
    warm: {
      present: ['Im Moment arbeite ich als {title} bei {place}.'],
      past: ['Zuletzt war ich {title} bei {place}.'],
    },
    formal: {
      present: ['Derzeit bin ich als {title} bei {place} tätig.'],
      past: ['Zuletzt war ich als {title} bei {place} tätig.'],
    },
  },
  list: {
    topics: null,
    place: {
      plain: ['Bei {place} kommt dieser Stelle am nächsten:'],
      warm: ['Bei {place} kommt dieser Stelle am nächsten:'],
      formal: ['Bei {place} kommt dieser Stelle am nächsten:'],
    },
    plain: {
      plain: ['Was in meiner Arbeit dieser Stelle am nächsten kommt:'],
      warm: ['Was in meiner Arbeit dieser Stelle am nächsten kommt:'],
      formal: ['Was in meiner Arbeit dieser Stelle am nächsten kommt:'],
    },
    project: '{name}, ein eigenes Projekt',
    at: ', bei {name}',
  },
  earlier: ['Davor war ich von {from} bis {to} {title} bei {place}.'],
  skills: {
    plain: ['Ich kenne auch {skills}.', 'Vertraut bin ich auch mit {skills}.'],
    warm: ['Ich kenne auch {skills}.'],
    formal: ['Vertraut bin ich außerdem mit {skills}.'],
  },
  onlySkills: {
    plain: ['Ich kenne {skills}.'],
    warm: ['Ich kenne {skills}.'],
    formal: ['Vertraut bin ich mit {skills}.'],
  },
  studied: {
    plain: ['Meine Ausbildung: {degree}, {school}.'],
    warm: ['Gelernt habe ich das Fach hier: {degree}, {school}.'],
    formal: ['Meine Ausbildung: {degree}, {school}.'],
  },
  paper: ['Zu meinen Aufsätzen gehört „{words}“ ({place}).'],
  speaks: ['Meine Sprachen: {languages}.'],
  home: HOME_PHRASES.de,
  code: ['Code von mir finden Sie unter {url}.'],
  portfolio: ['Mein Portfolio: {url}.'],
  closing: {
    plain: [
      'Über eine Einladung zu einem Gespräch freue ich mich.',
      'Gern beantworte ich Ihre Fragen in einem Gespräch.',
      'In einem Telefonat kann ich Ihnen mehr erzählen.',
    ],
    warm: [
      'Ich freue mich auf ein Gespräch mit euch.',
      'Lasst uns telefonieren, dann erzähle ich euch mehr.',
      'Gern erzähle ich euch mehr am Telefon.',
    ],
    formal: [
      'Über die Einladung zu einem Vorstellungsgespräch freue ich mich.',
      'Für ein Vorstellungsgespräch stehe ich gern zur Verfügung.',
      'Gern erläutere ich Ihnen meine Arbeit in einem persönlichen Gespräch.',
    ],
  },
  and: 'und',
}

/** By whether the work goes on. */
function both(present: readonly string[], past: readonly string[]) {
  return { present, past }
}
