/** The phrases of Spanish cover letters; `letter-phrases.ts` says what each is. They never say "you" to one person. */
import type { LetterPhrases } from './letter-phrases.ts'

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
  applyOwn: {
    plain: ['Me presento en {company} para un puesto de {title}.'],
    warm: ['Me gustaría trabajar en {company}, en un puesto de {title}.'],
    formal: ['Por la presente, presento mi candidatura en {company} para un puesto de {title}.'],
  },
  applyCompany: {
    plain: ['Me presento a un puesto en {company}.'],
    warm: ['Me gustaría trabajar en {company}.'],
    formal: ['Por la presente, presento mi candidatura a un puesto en {company}.'],
  },
  intro: {
    plain: ['Soy {intro}.'],
    warm: ['Soy {intro}.'],
    formal: ['Soy {intro}.'],
  },
  reason: {
    plain: same(
      [
        'La oferta busca a alguien para «{words}».',
        'El trabajo, según la oferta, consiste en «{words}»; en eso me gustaría ayudar.',
      ],
      [
        'De la oferta me interesa sobre todo este punto: «{words}».',
        'La oferta describe así el trabajo: «{words}».',
        'En la oferta se lee: «{words}». En eso me gustaría trabajar.',
      ],
    ),
    warm: same(
      ['En la oferta leí que se busca a alguien para «{words}»; me gustaría ayudar.'],
      [
        'En la oferta leí: «{words}». Me gustaría participar en ello.',
        'Me gustaría ayudar en lo que la oferta describe así: «{words}».',
      ],
    ),
    formal: same(
      [
        'Según su oferta, el puesto consiste en «{words}».',
        'Su oferta busca a una persona para «{words}».',
      ],
      [
        'Me refiero en particular a este punto de su oferta: «{words}».',
        'Su oferta describe el puesto en estos términos: «{words}».',
        'Según su oferta: «{words}». A ello desearía contribuir.',
      ],
    ),
  },
  worked: ['Trabajo en {place} desde {year} como {title}.'],
  linked: {
    plain: { duty: [], asked: [] },
    warm: { duty: [], asked: [] },
    formal: { duty: [], asked: [] },
  },
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
  doneNamed: ['allí {clause}'],
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
  includedThere: {
    present: ['el mismo puesto incluye {noun}', 'mi trabajo allí incluye también {noun}'],
    past: ['el mismo puesto incluyó {noun}', 'mi trabajo allí incluyó también {noun}'],
  },
  lineOfCv: [
    'de mi etapa en {place}, mi CV destaca: «{line}»',
    'mi CV resume así mi trabajo en {place}: «{line}»',
  ],
  lineThere: ['y del mismo puesto: «{line}»'],
  project: ['entre mis proyectos está {name}: {what}'],
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
  since: ['Trabajo allí desde {year}.'],
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
  home: {
    plain: ['Vivo en {home} y trabajaría en remoto.'],
    warm: ['Vivo en {home} y trabajaría en remoto.'],
    formal: ['Resido en {home} y trabajaría en remoto.'],
  },
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

/** Spanish quotes infinitives in the sentence, and every other part of a listing after a colon. */
function same(duty: readonly string[], phrases: readonly string[]) {
  return { duty, doing: phrases }
}
