/** Headings of people's own, and other words of the layouts that no template has. */
import type { Language } from './person.ts'

export type OddWords = {
  summary: string
  work: string
  education: string
  skills: string
  languages: string
  interests: string
}

const odd = (text: string): OddWords => {
  const [summary, work, education, skills, languages, interests] = text.split('|') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return { summary, work, education, skills, languages, interests }
}

/** Three sets for each language; layouts use them in turn. */
export const ODD_WORDS: Partial<Record<Language, OddWords[]>> = {
  en: [
    odd(
      'In a few words|Where I have been paid to think|Classrooms|Things I am good at|How I talk|After six',
    ),
    odd(
      'The short version|The road so far|Before all that|In the toolbox|Tongues|For its own sake',
    ),
    odd('Hello|Payrolls I was on|Lecture halls|Ask me for|Speaking|Weekends'),
  ],
  de: [
    odd(
      'Worum es mir geht|Wo ich bisher war|Was ich gelernt habe|Womit ich arbeite|So spreche ich|Nach Feierabend',
    ),
    odd('Kurz und knapp|Der Weg bis hierher|Hörsäle|Handwerkszeug|Zunge|Und sonst'),
    odd(
      'Guten Tag|Bei wem ich gearbeitet habe|Schulbänke|Das kann ich|Verständigung|Wenn ich frei habe',
    ),
  ],
  fr: [
    odd(
      'En deux mots|Là où j’ai travaillé|Sur les bancs|Ce que je sais faire|Je parle|Le reste du temps',
    ),
    odd('Bonjour|Le chemin parcouru|Mes classes|Boîte à outils|Langage|Le soir'),
    odd(
      'Pour commencer|Mes années de métier|Ce que j’ai appris|Cordes à mon arc|En paroles|À côté',
    ),
  ],
  es: [
    odd('En pocas palabras|Dónde he trabajado|Las aulas|Lo que sé hacer|Hablo|El resto del tiempo'),
    odd('Hola|El camino hasta aquí|Lo que estudié|Caja de herramientas|Lengua|Por gusto'),
    odd('Quién soy|Mis años de oficio|Antes de todo eso|Puedes pedirme|Al hablar|Fuera de horas'),
  ],
}

type Labels = {
  phone: string
  email: string
  place: string
  web: string
  blurbs: string[]
  grades: string[]
  born: string
}

export const ODD_LABELS: Partial<Record<Language, Labels>> = {
  en: {
    phone: 'Phone',
    email: 'Email',
    place: 'Based in',
    web: 'Web',
    blurbs: [
      'A family business with 40 people and its own vans',
      'Part of a listed group, present in nine countries',
      'Three founders and a very large whiteboard',
    ],
    grades: ['First-class honours', 'GPA 3.7/4.0', '2:1'],
    born: 'Born 4 May 1988',
  },
  de: {
    phone: 'Telefon',
    email: 'E-Mail',
    place: 'Wohnort',
    web: 'Im Netz',
    blurbs: [
      'Familienbetrieb mit 120 Beschäftigten und drei Standorten',
      'Ein Unternehmen der Lebensmittelbranche, rund 900 Leute',
      'Junges Haus mit viel Handarbeit',
    ],
    grades: ['Note 1,4', 'Abschlussnote: 1,8', 'sehr gut'],
    born: 'Geboren am 4. Mai 1988',
  },
  fr: {
    phone: 'Tél.',
    email: 'Courriel',
    place: 'Domicile',
    web: 'Site',
    blurbs: [
      'Une maison de 60 salariés, implantée en Savoie',
      'Filiale d’un groupe coté, présente dans neuf pays',
      'Trois associés et un grand tableau blanc',
    ],
    grades: ['mention bien', 'mention très bien', 'moyenne : 15/20'],
    born: 'Née le 4 mai 1988',
  },
  es: {
    phone: 'Teléfono',
    email: 'Correo',
    place: 'Domicilio',
    web: 'Web',
    blurbs: [
      'Empresa familiar de 80 personas con tres almacenes',
      'Filial de un grupo cotizado, en nueve países',
      'Tres socios y una pizarra enorme',
    ],
    grades: ['nota media: 8,4', 'sobresaliente', 'matrícula de honor'],
    born: 'Nacido el 4 de mayo de 1988',
  },
}
