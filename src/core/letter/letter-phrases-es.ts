/** The phrases of Spanish cover letters; `letter-phrases.ts` says what each is. They never say "you" to one person. */
import type { LetterPhrases } from './letter-phrases.ts'
import { HOME_PHRASES } from './letter-phrases-home.ts'

export const ES: LetterPhrases = {
  subject: {
    both: 'Candidatura: {role}, {company}',
    role: 'Candidatura: {role}',
    company: 'Candidatura: {company}',
  },
  apply: {
    plain: [
      'Me presento al puesto de {role} en {company}.',
      'Quiero presentar mi candidatura al puesto de {role} en {company}.',
      'Con esta carta solicito el puesto de {role} en {company}.',
    ],
    warm: [
      'Me gustaría trabajar en {company}, en el puesto de {role}.',
      'Me gustaría incorporarme a {company} en el puesto de {role}.',
      'Escribo por el puesto de {role} en {company}, que me gustaría ocupar.',
    ],
    formal: [
      'Por la presente, presento mi candidatura al puesto de {role} en {company}.',
      'Me dirijo a ustedes para solicitar el puesto de {role} en {company}.',
      'Deseo presentar mi candidatura al puesto de {role} que ofrece {company}.',
    ],
  },
  applyRole: {
    plain: ['Me presento al puesto de {role}.'],
    warm: ['Me gustaría trabajar en el puesto de {role}.'],
    formal: ['Por la presente, presento mi candidatura al puesto de {role}.'],
  },
  applyCompany: {
    plain: ['Me presento a un puesto en {company}.'],
    warm: ['Me gustaría trabajar en {company}.'],
    formal: ['Por la presente, presento mi candidatura a un puesto en {company}.'],
  },
  applyWhy: null,
  applyTopics: null,
  applyTools: null,
  intro: {
    plain: ['Soy {intro}.'],
    warm: ['Soy {intro}.'],
    formal: ['Soy {intro}.'],
  },
  introHeld: {
    plain: both(
      ['Soy {intro} y actualmente trabajo como {title} en {place}.'],
      ['Soy {intro}; mi último puesto fue el de {title} en {place}.'],
    ),
    warm: both(
      ['Soy {intro} y ahora trabajo como {title} en {place}.'],
      ['Soy {intro}; mi último puesto fue el de {title} en {place}.'],
    ),
    formal: both(
      ['Soy {intro} y en la actualidad ocupo el puesto de {title} en {place}.'],
      ['Soy {intro}; mi último puesto fue el de {title} en {place}.'],
    ),
  },
  introClose: {
    plain: ['Soy {intro}, y el puesto se parece al de {title} que ocupo en {place}.'],
    warm: ['Soy {intro}, y el puesto se parece al de {title} que ocupo en {place}.'],
    formal: ['Soy {intro}, y el puesto se parece al de {title} que ocupo en {place}.'],
  },
  reason: {
    plain: same([
      'Lo que más me atrae del puesto es {words}.',
      'Del puesto me interesa sobre todo {words}.',
    ]),
    warm: same(['Lo que más me atrae del puesto es {words}.', 'Me atrae sobre todo {words}.']),
    formal: same(['Del puesto me interesa en particular {words}.']),
  },
  worked: ['Trabajo en {place} desde {year} como {title}.'],
  workedSame: null,
  workedClose: ['El puesto se parece al de {title} que ocupo en {place} desde {year}.'],
  answers: {
    plain: both(
      [
        'La oferta menciona {topics}, y eso forma parte de mi trabajo en {place}.',
        'La oferta menciona {topics}, algo que forma parte de mi trabajo en {place}.',
      ],
      ['La oferta menciona {topics}, y eso formaba parte de mi trabajo en {place}.'],
    ),
    warm: both(
      [
        'En la oferta he leído sobre {topics}, y eso forma parte de mi trabajo en {place}.',
        'La oferta habla de {topics}, y eso forma parte de mi trabajo en {place}.',
      ],
      ['La oferta habla de {topics}, y eso formaba parte de mi trabajo en {place}.'],
    ),
    formal: both(
      [
        'Su oferta menciona {topics}, lo que forma parte de mi trabajo en {place}.',
        'Su oferta menciona {topics}, y eso forma parte de mis funciones en {place}.',
      ],
      ['Su oferta menciona {topics}, lo que formaba parte de mi trabajo en {place}.'],
    ),
  },
  answersThere: both(
    ['La oferta menciona {topics}, y eso forma parte de ese trabajo.'],
    ['La oferta menciona {topics}, y eso formaba parte de ese trabajo.'],
  ),
  bring: null,
  known: ['conozco {topics} por mi trabajo en {place}, donde {clause}'],
  done: {
    present: [
      'en {place} {clause}',
      'en mi puesto actual de {title} en {place} {clause}',
      'actualmente trabajo en {place}, donde {clause}',
    ],
    past: [
      'en {place} {clause}',
      'como {title} en {place} {clause}',
      'durante mi etapa en {place} {clause}',
    ],
  },
  doneBefore: ['antes, en {place}, {clause}', 'anteriormente, como {title} en {place}, {clause}'],
  doneNamed: both(['allí {clause}'], ['allí {clause}']),
  doneAnswered: ['{clause}'],
  doneThere: ['allí también {clause}', 'además, {clause}'],
  doneMore: ['{clause}', 'en el mismo puesto {clause}'],
  doneAgain: ['antes, como {title} en la misma empresa, {clause}'],
  doneFreelance: ['por cuenta propia {clause}', 'como {title} {clause}'],
  doneProject: ['en mi proyecto {place} {clause}'],
  doneVolunteer: ['como voluntariado, en {place} {clause}'],
  included: {
    present: [
      'en {place}, mi trabajo incluye {noun}',
      'mi trabajo en {place} incluye {noun}',
      'mi puesto de {title} en {place} incluye {noun}',
    ],
    past: [
      'en {place}, mi trabajo incluyó {noun}',
      'mi trabajo en {place} incluyó {noun}',
      'mi puesto de {title} en {place} incluyó {noun}',
    ],
  },
  includedBefore: ['antes, mi trabajo en {place} incluía {noun}'],
  includedThere: {
    present: ['el mismo puesto incluye {noun}', 'mi trabajo allí incluye también {noun}'],
    past: ['el mismo puesto incluyó {noun}', 'mi trabajo allí incluyó también {noun}'],
  },
  used: {
    shared: null,
    since: ['Trabajo con {skills} desde {year}.'],
    also: ['También he trabajado con {skills}.'],
  },
  stack: {
    at: both(['en {place} trabajo con {skills}.'], ['en {place} trabajé con {skills}.']),
    there: both(['allí trabajo con {skills}.'], ['allí trabajé con {skills}.']),
    before: ['antes, como {title} en {place}, trabajé con {skills}.'],
  },
  project: ['entre mis proyectos está {name}: {what}'],
  projectMore: ['otro es {name}: {what}'],
  position: {
    plain: {
      present: ['Actualmente trabajo en {place} en el puesto de {title}.'],
      past: ['Mi último puesto fue el de {title} en {place}.'],
    },
    warm: {
      present: ['Ahora trabajo en {place} en el puesto de {title}.'],
      past: ['Hasta hace poco trabajé en {place} en el puesto de {title}.'],
    },
    formal: {
      present: ['En la actualidad ocupo el puesto de {title} en {place}.'],
      past: ['Mi último puesto fue el de {title} en {place}.'],
    },
  },
  list: {
    topics: null,
    place: {
      plain: ['Lo más cercano a este puesto de mi trabajo en {place}:'],
      warm: ['Lo más cercano a este puesto de mi trabajo en {place}:'],
      formal: ['Lo más cercano a este puesto de mi trabajo en {place}:'],
    },
    plain: {
      plain: ['Lo más cercano a este puesto de mi trabajo:'],
      warm: ['Lo más cercano a este puesto de mi trabajo:'],
      formal: ['Lo más cercano a este puesto de mi trabajo:'],
    },
    project: '{name}, un proyecto propio',
    at: ', en {name}',
  },
  earlier: ['Antes, de {from} a {to}, trabajé en {place} como {title}.'],
  skills: {
    plain: ['Conozco también {skills}.'],
    warm: ['Conozco también {skills}.'],
    formal: ['Conozco asimismo {skills}.'],
  },
  onlySkills: {
    plain: ['Conozco {skills}.'],
    warm: ['Conozco {skills}.'],
    formal: ['Conozco {skills}.'],
  },
  studied: {
    plain: ['Mi formación: {degree}, {school}.'],
    warm: ['Mi formación: {degree}, {school}.'],
    formal: ['Mi formación es la siguiente: {degree}, {school}.'],
  },
  paper: ['Entre mis artículos está «{words}» ({place}).'],
  speaks: ['Mis idiomas: {languages}.'],
  home: HOME_PHRASES.es,
  code: ['Mi código está en {url}.'],
  portfolio: ['Mi portafolio está en {url}.'],
  closing: {
    plain: [
      'Estoy a disposición para una entrevista.',
      'Con gusto responderé a cualquier pregunta en una llamada.',
      'Me gustaría hablar del puesto en una llamada.',
    ],
    warm: [
      'Me gustaría hablarlo y conocer mejor al equipo de {company}.',
      'Será un placer hablar por teléfono cuando convenga.',
      'Si encaja, hablemos: con gusto contaré más.',
    ],
    formal: [
      'Quedo a su disposición para una entrevista sobre el puesto de {role}.',
      'Con mucho gusto les explicaré mi trabajo en una entrevista.',
      'Quedo a la espera de su respuesta y a su disposición para una entrevista.',
    ],
  },
  and: 'y',
}

/** An infinitive is used like a noun. */
function same(phrases: readonly string[]) {
  return { duty: phrases, doing: phrases }
}

/** By whether the work goes on. */
function both(present: readonly string[], past: readonly string[]) {
  return { present, past }
}
