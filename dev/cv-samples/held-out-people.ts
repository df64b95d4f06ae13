/** Invented people of the held-out set, which no rules are built on. */
import { job, skills, study } from './people.ts'
import type { Person } from './person.ts'

export const HELD_OUT_PEOPLE: Person[] = [
  {
    language: 'nl',
    name: 'Maarten van der Wijngaard',
    label: 'Logistiek planner',
    email: 'm.vanderwijngaard@example.nl',
    phone: '06 5550 2219',
    place: 'Utrecht',
    links: ['linkedin.com/in/mvdwijngaard'],
    summary:
      'Planner met tien jaar ervaring in de voedingssector, sterk in het rustig houden van drukke dagen en in afspraken die standhouden.',
    work: [
      job('Senior planner|Groenvliet Distributie BV|Utrecht', '2019-02', null, [
        'Planning van 140 ritten per dag voor winkels in vier provincies',
        'Invoering van een nieuw planningssysteem zonder een dag vertraging',
      ]),
      job('Transportplanner|Havenlijn Transport|Rotterdam', '2013-05', '2019-01', [
        'Verantwoordelijk voor koeltransport naar België en Duitsland',
        'Begeleiding van drie stagiairs',
      ]),
    ],
    education: [
      study('HBO Logistics Management|Hogeschool Rijnmond|Rotterdam', '2009-09', '2013-06'),
    ],
    skills: skills('Systemen: SAP TM, Excel, Power BI; Methoden: Lean, Kanban'),
    languages: [
      ['Nederlands', 'moedertaal'],
      ['Duits', 'goed'],
    ],
    certificates: ['Lean Six Sigma Green Belt'],
    interests: ['Schaatsen', 'Tuinieren'],
  },
  {
    language: 'it',
    name: 'Ludovica De Sanctis-Morelli',
    label: 'Architetta',
    email: 'ludovica.morelli@example.it',
    phone: '+39 347 555 0912',
    place: 'Torino, Italia',
    links: ['morelli.example.it', 'linkedin.com/in/ludovica-morelli'],
    summary:
      'Architetta con otto anni di esperienza nel recupero di edifici industriali e nella progettazione di scuole.',
    work: [
      job('Architetta responsabile|Studio Ponte Vecchio Associati|Torino', '2020-09', null, [
        'Recupero di una fabbrica tessile di 6.000 m² trasformata in biblioteca',
        'Coordinamento di strutturisti, impiantisti e soprintendenza',
      ]),
      job('Architetta junior|Officina Civica|Genova', '2016-01', '2020-08', [
        'Progetto esecutivo di tre scuole primarie in legno',
        'Direzione lavori di cantieri fino a 4 milioni di euro',
      ]),
    ],
    education: [
      study(
        'Laurea magistrale in Architettura|Politecnico della Riviera|Genova',
        '2010-10',
        '2015-12',
      ),
    ],
    skills: skills('Software: Revit, AutoCAD, Rhino; Competenze: BIM, Restauro, Computi metrici'),
    languages: [
      ['Italiano', 'madrelingua'],
      ['Inglese', 'C1'],
    ],
    certificates: ['BIM Specialist'],
    interests: ['Incisione', 'Alpinismo'],
  },
  {
    language: 'pt',
    name: 'Thaís Nogueira de Araújo',
    label: 'Engenheira de software',
    email: 'thais.araujo@example.com.br',
    phone: '(11) 95555-0147',
    place: 'São Paulo, SP',
    links: ['github.com/thaisnaraujo'],
    summary:
      'Engenheira de software com sete anos de experiência em sistemas de varejo e grande gosto por testes automatizados.',
    work: [
      job('Engenheira de software sênior|Varejo Aurora|São Paulo', '2020-01', null, [
        'Migração do checkout para microsserviços em Kotlin, com queda de 60% nos erros',
        'Criação de um guia de revisão de código usado por oito equipes',
      ]),
      job('Desenvolvedora|Sistemas Ipê|Campinas', '2016-02', '2019-12', [
        'Desenvolvimento do módulo de estoque em Java e Angular',
      ]),
    ],
    education: [
      study(
        'Bacharelado em Ciência da Computação|Universidade Estadual do Planalto|Campinas',
        '2011-02',
        '2015-12',
      ),
    ],
    skills: skills(
      'Linguagens: Kotlin, Java, TypeScript; Ferramentas: Docker, Terraform, GitHub Actions',
    ),
    languages: [
      ['Português', 'nativo'],
      ['Inglês', 'fluente'],
    ],
    certificates: ['Oracle Certified Professional'],
    interests: ['Capoeira', 'Café'],
  },
  {
    language: 'uk',
    name: 'Олександра Гриценко',
    label: 'Бухгалтерка',
    email: 'o.hrytsenko@example.ua',
    phone: '+380 67 555 01 34',
    place: 'Львів',
    links: ['linkedin.com/in/o-hrytsenko'],
    summary:
      'Бухгалтерка з десятирічним досвідом у виробництві та торгівлі, уважна до дрібниць і строків.',
    work: [
      job('Головна бухгалтерка|ТОВ Карпатський сад|Львів', '2018-03', null, [
        'Ведення обліку трьох підприємств із річним оборотом 80 млн гривень',
        'Автоматизація звітності в BAS',
      ]),
      job('Бухгалтерка|Завод Мрія|Тернопіль', '2013-08', '2018-02', [
        'Облік заробітної плати для 240 працівників',
      ]),
    ],
    education: [
      study(
        'Магістр обліку і аудиту|Західний економічний університет|Тернопіль',
        '2008-09',
        '2013-06',
      ),
    ],
    skills: skills('Програми: BAS, Excel, M.E.Doc; Облік: МСФЗ, Податки, Зарплата'),
    languages: [
      ['Українська', 'рідна'],
      ['Англійська', 'B1'],
    ],
    certificates: ['ДипІФР'],
    interests: ['Вишивка', 'Гори'],
  },
  {
    language: 'en',
    name: 'Priyanka Venkataraghavan',
    label: 'Product Manager',
    email: 'priyanka.v@example.in',
    phone: '+91 98555 01234',
    place: 'Bengaluru, India',
    links: ['linkedin.com/in/priyankavenkat'],
    summary:
      'Product manager for lending and savings apps used by nine million people, trained as an engineer and happiest in the field.',
    work: [
      job('Senior Product Manager|Mangalam Microcredit|Bengaluru', '2021-07', null, [
        'Launched small loans in three languages, reaching 400,000 borrowers in a year',
        'Reduced complaints by 31% by showing all charges before the signature',
        'Hired and leads a team of four product managers',
      ]),
      job('Product Manager|Kaveri Pay|Chennai', '2018-01', '2021-06', [
        'Grew merchant payments from 2,000 to 75,000 shops',
      ]),
      job('Systems Engineer|Deccan Softworks|Hyderabad', '2015-07', '2017-12', [
        'Developed billing reports in Java for two telecom operators',
      ]),
    ],
    education: [
      study('MBA|Southern Institute of Management|Chennai', '2013-06', '2015-04'),
      study('B.Tech Electronics|Cauvery Engineering College|Tiruchirappalli', '2008-08', '2012-05'),
    ],
    skills: skills('Product: Roadmaps, User interviews, A/B testing; Tools: SQL, Mixpanel, Jira'),
    languages: [
      ['English', 'fluent'],
      ['Tamil', 'native'],
    ],
    certificates: ['Certified Scrum Product Owner'],
    interests: ['Carnatic music', 'Birdwatching'],
  },
  {
    language: 'de',
    name: 'Annegret Öztürk-Lohmann',
    label: 'Physiotherapeutin',
    email: 'a.oeztuerk@example.at',
    phone: '0660 555 0178',
    place: 'Graz, Österreich',
    links: ['physio-lohmann.example.com'],
    summary:
      'Physiotherapeutin mit Schwerpunkt Rehabilitation nach Sportverletzungen, seit elf Jahren in Klinik und Praxis tätig.',
    work: [
      job('Leitende Physiotherapeutin|Reha-Zentrum Murtal|Graz', '2017-01', null, [
        'Leitung eines Teams von neun Therapeutinnen und Therapeuten',
        'Aufbau eines Programms für Nachwuchssportler mit dem Landesverband',
      ]),
      job('Physiotherapeutin|Klinikum Sonnberg|Leoben', '2012-09', '2016-12', [
        'Behandlung nach Knie- und Hüftoperationen',
      ]),
    ],
    education: [study('BSc Physiotherapie|Fachhochschule Steirerland|Graz', '2009-10', '2012-07')],
    skills: skills(
      'Therapie: Manuelle Therapie, Kinesiotaping, Lymphdrainage; Büro: MS Office, LATIDO',
    ),
    languages: [
      ['Deutsch', 'Muttersprache'],
      ['Türkisch', 'fließend'],
    ],
    certificates: ['Sportphysiotherapie (SPT)'],
    interests: ['Langlauf', 'Imkerei'],
  },
]
