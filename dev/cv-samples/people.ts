/** Invented people whose CVs we look at while building rules. No company, school or person here is meant to exist. */
import type { Job, Person, Study } from './person.ts'

export const PEOPLE: Person[] = [
  {
    language: 'en',
    name: 'Harriet Oakley-Banks',
    label: 'Senior Backend Engineer',
    email: 'harriet.oakley@example.com',
    phone: '+44 20 7946 0812',
    place: 'Bristol, United Kingdom',
    links: ['github.com/hoakleybanks', 'linkedin.com/in/harriet-oakley-banks'],
    summary:
      'Backend engineer with nine years in payments and logistics. I like small services, clear logs and teams that write things down before they build them.',
    work: [
      job('Senior Backend Engineer|Copperfield Payments|Bristol', '2020-03', null, [
        'Led the move of card settlement from nightly batches to events, which cut delays from 26 hours to four minutes',
        'Introduced contract tests between eleven services written in Go and Kotlin',
        'Mentors three junior engineers and runs the fortnightly reading group',
      ]),
      job('Software Engineer|Tidewater Freight Ltd|Cardiff', '2016-09', '2020-02', [
        'Built the tracking API used by forty carriers, serving 1,200 requests a second',
        'Replaced a hand-written scheduler by PostgreSQL advisory locks',
      ]),
      job('Graduate Developer|Larkspur Digital|Exeter', '2014-08', '2016-08', [
        'Maintained booking sites in PHP and wrote their first automated tests',
      ]),
    ],
    education: [study('BSc Computer Science|University of Northmoor|Exeter', '2011-09', '2014-06')],
    skills: skills(
      'Languages: Go, Kotlin, Python, SQL; Platforms: PostgreSQL, Kafka, Kubernetes, AWS',
    ),
    languages: [
      ['English', 'native'],
      ['Welsh', 'conversational'],
    ],
    certificates: ['AWS Certified Developer'],
    interests: ['Fell running', 'Bookbinding'],
  },
  {
    language: 'de',
    name: 'Jürgen Weißenböck',
    label: 'Projektleiter Maschinenbau',
    email: 'j.weissenboeck@example.de',
    phone: '+49 89 5550 1432',
    place: 'München',
    links: ['linkedin.com/in/weissenboeck'],
    summary:
      'Ingenieur mit zwölf Jahren Erfahrung in der Leitung von Projekten im Anlagenbau, von der Ausschreibung bis zur Abnahme beim Kunden.',
    work: [
      job('Projektleiter|Alpenwerk Anlagenbau GmbH|München', '2018-05', null, [
        'Leitung von acht Projekten mit einem Volumen von bis zu 14 Mio. Euro',
        'Einführung einer wöchentlichen Risikoprüfung, durch die Verzögerungen um ein Drittel sanken',
        'Fachliche Führung von zwölf Ingenieurinnen und Ingenieuren',
      ]),
      job('Konstrukteur|Donautal Fördertechnik AG|Regensburg', '2012-10', '2018-04', [
        'Auslegung von Förderanlagen mit SolidWorks und Ansys',
        'Betreuung der Inbetriebnahme in Polen und Tschechien',
      ]),
    ],
    education: [
      study(
        'Diplom-Ingenieur Maschinenbau|Technische Hochschule Isartal|München',
        '2006-10',
        '2012-07',
      ),
    ],
    skills: skills(
      'Konstruktion: SolidWorks, Ansys, AutoCAD; Methoden: Scrum, FMEA, Lean Management',
    ),
    languages: [
      ['Deutsch', 'Muttersprache'],
      ['Englisch', 'verhandlungssicher'],
    ],
    certificates: ['PRINCE2 Practitioner'],
    interests: ['Bergsteigen', 'Modellbau'],
  },
  {
    language: 'fr',
    name: 'Éloïse Marchandeau',
    label: 'Responsable marketing',
    email: 'eloise.marchandeau@example.fr',
    phone: '06 55 12 34 78',
    place: 'Lyon, France',
    links: ['linkedin.com/in/eloise-marchandeau', 'marchandeau.example.com'],
    summary:
      'Responsable marketing attachée aux chiffres comme aux mots, avec dix ans d’expérience dans l’édition et le commerce en ligne.',
    work: [
      job('Responsable marketing|Maison Verlaine|Lyon', '2019-01', null, [
        'Pilotage d’un budget annuel de 900 000 € et d’une équipe de cinq personnes',
        'Refonte du programme de fidélité : 38 % de clients actifs en plus en un an',
      ]),
      job('Chargée de communication|Éditions du Confluent|Grenoble', '2014-09', '2018-12', [
        'Lancement de vingt titres par an, relations avec la presse et les libraires',
        'Création de la lettre mensuelle, suivie par 22 000 lecteurs',
      ]),
    ],
    education: [
      study(
        'Master Marketing et communication|Université de Haute-Savoie|Annecy',
        '2012-09',
        '2014-06',
      ),
      study('Licence Lettres modernes|Université de Haute-Savoie|Annecy', '2009-09', '2012-06'),
    ],
    skills: skills(
      'Outils: Google Analytics, HubSpot, Figma; Savoir-faire: SEO, Rédaction, Gestion de projet',
    ),
    languages: [
      ['Français', 'langue maternelle'],
      ['Anglais', 'courant'],
    ],
    certificates: ['Google Ads Search'],
    interests: ['Céramique', 'Chorale'],
  },
  {
    language: 'es',
    name: 'Íñigo Zubeldía Peñalver',
    label: 'Analista de datos',
    email: 'inigo.zubeldia@example.es',
    phone: '+34 655 210 987',
    place: 'Bilbao, España',
    links: ['github.com/izubeldia'],
    summary:
      'Analista de datos con seis años de experiencia en sanidad y transporte público. Convierto preguntas vagas en tablas claras.',
    work: [
      job('Analista de datos sénior|Red de Transporte Nerbioi|Bilbao', '2021-02', null, [
        'Modelo de demanda que redujo los retrasos en hora punta un 17 %',
        'Formación interna en SQL para cuarenta compañeros',
      ]),
      job('Analista de datos|Clínicas Arantza|Donostia', '2017-06', '2021-01', [
        'Cuadros de mando de listas de espera para doce hospitales',
        'Automatización de informes mensuales con Python',
      ]),
    ],
    education: [
      study('Grado en Estadística|Universidad del Cantábrico|Santander', '2013-09', '2017-06'),
    ],
    skills: skills('Lenguajes: Python, R, SQL; Herramientas: Power BI, dbt, Airflow'),
    languages: [
      ['Español', 'nativo'],
      ['Euskera', 'nativo'],
      ['Inglés', 'C1'],
    ],
    certificates: ['Microsoft Power BI Data Analyst'],
    interests: ['Remo', 'Fotografía'],
  },
  {
    language: 'pl',
    name: 'Agnieszka Żółkiewska-Brąz',
    label: 'Testerka oprogramowania',
    email: 'a.zolkiewska@example.pl',
    phone: '+48 601 555 823',
    place: 'Wrocław',
    links: ['linkedin.com/in/zolkiewska-braz'],
    summary:
      'Testerka z siedmioletnim doświadczeniem w automatyzacji testów aplikacji bankowych i ubezpieczeniowych.',
    work: [
      job('Starsza testerka automatyzująca|Bank Nadodrzański|Wrocław', '2019-11', null, [
        'Skrócenie czasu testów regresji z trzech dni do czterech godzin',
        'Wdrożenie testów dostępności w całym dziale',
      ]),
      job('Testerka|Polisa Plus|Opole', '2016-03', '2019-10', [
        'Testy integracyjne systemu szkód w Javie i Selenium',
      ]),
    ],
    education: [study('Magister informatyki|Politechnika Śródlądowa|Opole', '2010-10', '2015-07')],
    skills: skills('Narzędzia: Selenium, Playwright, Jenkins; Języki: Java, TypeScript'),
    languages: [
      ['polski', 'ojczysty'],
      ['angielski', 'B2'],
    ],
    certificates: ['ISTQB Advanced Level'],
    interests: ['Szachy', 'Turystyka rowerowa'],
  },
  {
    language: 'en',
    name: 'Chukwuemeka Adeyemi-Nwosu',
    label: 'Registered Nurse',
    email: 'emeka.nwosu@example.org',
    phone: '(312) 555-0186',
    place: 'Chicago, IL',
    links: ['linkedin.com/in/emeka-adeyemi-nwosu'],
    summary:
      'Registered nurse with experience in intensive care and on a paediatric ward, calm in emergencies and exact in handovers.',
    work: [
      job('Charge Nurse, Intensive Care|Lakefront Memorial Hospital|Chicago, IL', '2021-04', null, [
        'Coordinates a shift of fourteen nurses on a 22-bed unit',
        'Cut central line infections by 45% with a checklist that is now used in three hospitals',
        'Precepts new graduates through their first twelve weeks',
      ]),
      job('Staff Nurse|St. Brendan Children’s Center|Oak Park, IL', '2017-07', '2021-03', [
        'Cared for up to five patients after surgery on each shift',
        'Wrote the discharge leaflet handed to families in four languages',
      ]),
    ],
    education: [
      study(
        'Bachelor of Science in Nursing|Prairie State Community University|Peoria, IL',
        '2013-08',
        '2017-05',
      ),
    ],
    skills: skills('Clinical: Ventilator management, Triage, IV therapy; Systems: Epic, Cerner'),
    languages: [
      ['English', 'native'],
      ['Igbo', 'native'],
    ],
    certificates: ['Advanced Cardiac Life Support'],
    interests: ['Gospel choir', 'Chess'],
  },
]

/** "Title|Company|Place". */
export function job(head: string, start: string, end: string | null, points: string[]): Job {
  const [title = '', company = '', place = ''] = head.split('|')
  return { title, company, place, start, end, prose: null, points }
}

/** "Degree|Institution|Place". */
export function study(head: string, start: string, end: string): Study {
  const [degree = '', institution = '', place = ''] = head.split('|')
  return { degree, institution, place, start, end }
}

/** "Group: one, two; Group: three". */
export function skills(text: string): { name: string; words: string[] }[] {
  return text.split('; ').map((group) => {
    const [name = '', words = ''] = group.split(': ')
    return { name, words: words.split(', ') }
  })
}
