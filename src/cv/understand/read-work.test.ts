import { describe, expect, test } from 'vitest'
import { madeDocument } from '#cv/read/made-document.ts'
import { readCv } from './read-cv.ts'

type Case = { drawn: string; reads: string[] }

/** Each role in one line: "title | company | start – end | place | text". */
function rolesOf(drawn: string): string[] {
  return readCv(madeDocument(drawn)).cv.work.flatMap(({ company, place, about, roles }) =>
    roles.map((role) => {
      const texts = [
        about && `(${about})`,
        role.summary,
        ...role.highlights.map(({ text }) => text),
      ]
      const dates = `${role.start ?? '?'} – ${role.end ?? '?'}`
      const parts = [
        role.title,
        company,
        dates,
        role.place ?? place ?? '',
        texts.filter(Boolean).join(' / '),
      ]
      return parts.join(' | ').replace(/[ |]+$/, '')
    }),
  )
}

const LAYOUTS: Record<string, Case> = {
  'title, company and dates in one line, the place below': {
    drawn: `
## Work Experience
**Senior Backend Engineer, Quillfen** || Mar 2021 – Present
Lisbon, Portugal
• Moved the billing engine to events
**Backend Engineer, Orbalane GmbH** || Jan 2018 – Feb 2021
Berlin, Germany
• Wrote the import pipeline`,
    reads: [
      'Senior Backend Engineer | Quillfen | 2021-03 – present | Lisbon, Portugal | Moved the billing engine to events',
      'Backend Engineer | Orbalane GmbH | 2018-01 – 2021-02 | Berlin, Germany | Wrote the import pipeline',
    ],
  },
  'several roles under one employer': {
    drawn: `
## Professional Experience
**Norvane Retail Group** || Manchester, UK
_Operations Manager_ || 06/2019 – present
• Ran 14 stores
_Assistant Manager_ || 02/2016 – 05/2019
• Trained 30 staff
**Bellwether & Sons** || Leeds, UK
_Sales Associate_ || 09/2013 – 01/2016
• Sold shoes`,
    reads: [
      'Operations Manager | Norvane Retail Group | 2019-06 – present | Manchester, UK | Ran 14 stores',
      'Assistant Manager | Norvane Retail Group | 2016-02 – 2019-05 | Manchester, UK | Trained 30 staff',
      'Sales Associate | Bellwether & Sons | 2013-09 – 2016-01 | Leeds, UK | Sold shoes',
    ],
  },
  'an employer whose total period is printed above its roles': {
    drawn: `
## Experience
**Orchard Health** || Boston, MA || 2015 – Present
Director of Nursing || 2019 – Present
• Leads 60 nurses
Nurse Manager || 2015 – 2019
• Led a ward
**Mercy General** || Boston, MA || 2010 – 2015
Staff Nurse || 2010 – 2015
• Cared for patients`,
    reads: [
      'Director of Nursing | Orchard Health | 2019 – present | Boston, MA | Leads 60 nurses',
      'Nurse Manager | Orchard Health | 2015 – 2019 | Boston, MA | Led a ward',
      'Staff Nurse | Mercy General | 2010 – 2015 | Boston, MA | Cared for patients',
    ],
  },
  'title at company with dates in brackets': {
    drawn: `
## Experience
Data Scientist at Kestrel Analytics (2019 – 2022)
Built churn models for four telecom clients.
Junior Analyst at Municipality of Utrecht (2017 – 2019)
Reported on waste collection.`,
    reads: [
      'Data Scientist | Kestrel Analytics | 2019 – 2022 |  | Built churn models for four telecom clients.',
      'Junior Analyst | Municipality of Utrecht | 2017 – 2019 |  | Reported on waste collection.',
    ],
  },
  'durations that LinkedIn counts, and roles without bullets': {
    drawn: `
## Experience
**Fernhollow**
3 years 4 months
**Staff Product Designer**
January 2022 - Present (2 years 2 months)
Toronto, Ontario, Canada
Owns the design system.
**Product Designer**
November 2020 - December 2021 (1 year 2 months)
Toronto, Ontario, Canada
**Mallard & Finch**
**UX Designer**
May 2018 - October 2020 (2 years 6 months)`,
    reads: [
      'Staff Product Designer | Fernhollow | 2022-01 – present | Toronto, Ontario, Canada | Owns the design system.',
      'Product Designer | Fernhollow | 2020-11 – 2021-12 | Toronto, Ontario, Canada',
      'UX Designer | Mallard & Finch | 2018-05 – 2020-10',
    ],
  },
  'dates in a rail on the left, in German': {
    drawn: `
## Berufserfahrung
seit 04/2020 || **Leiter Qualitätssicherung**
             || Brandner Maschinenbau GmbH, Augsburg
• Führung von 12 Mitarbeitern
09/2015 – 03/2020 || **Prüfingenieur**
             || Hallstein AG, Ulm
• Prüfung von Getrieben`,
    reads: [
      'Leiter Qualitätssicherung | Brandner Maschinenbau GmbH | 2020-04 – present | Augsburg | Führung von 12 Mitarbeitern',
      'Prüfingenieur | Hallstein AG | 2015-09 – 2020-03 | Ulm | Prüfung von Getrieben',
    ],
  },
  'dates alone above each entry': {
    drawn: `
## Employment History
2018-03 to 2021-06
Nurse Practitioner
St. Alban Hospital, Portland, OR
• Cared for patients
2015-01 to 2018-02
Registered Nurse
Cedar Valley Clinic, Salem, OR
• Ran triage`,
    reads: [
      'Nurse Practitioner | St. Alban Hospital | 2018-03 – 2021-06 | Portland, OR | Cared for patients',
      'Registered Nurse | Cedar Valley Clinic | 2015-01 – 2018-02 | Salem, OR | Ran triage',
    ],
  },
  'a heading of dates with the role as its first bullet': {
    drawn: `
## Experience
Mar 2021 - Present
• Staff Engineer, Fellmoor Systems LLC
• Led the payments migration
Jun 2017 - Feb 2021
• Senior Engineer, Tarn Analytics
• Rebuilt the ingest pipeline`,
    reads: [
      'Staff Engineer | Fellmoor Systems LLC | 2021-03 – present |  | Led the payments migration',
      'Senior Engineer | Tarn Analytics | 2017-06 – 2021-02 |  | Rebuilt the ingest pipeline',
    ],
  },
  'dates beside the first bullet': {
    drawn: `
## Experience
Larkspur AI, Co-Founder & CTO || San Francisco, CA
• Built inference infrastructure || June 2023 – present
• Raised a seed round || 2 years 10 months
Cinder Research, Research Intern || Santa Clara, CA
• Designed sparse attention || May 2022 – Aug 2022`,
    reads: [
      'Co-Founder & CTO | Larkspur AI | 2023-06 – present | San Francisco, CA | Built inference infrastructure / Raised a seed round',
      'Research Intern | Cinder Research | 2022-05 – 2022-08 | Santa Clara, CA | Designed sparse attention',
    ],
  },
  'everything between bars': {
    drawn: `
## Work History
Account Executive | Trellis Software | Austin, TX | Aug 2020 – Present
• Closed $2M
Sales Development Representative | Popcorn Labs | Austin, TX | Jul 2018 – Jul 2020
• Called`,
    reads: [
      'Account Executive | Trellis Software | 2020-08 – present | Austin, TX | Closed $2M',
      'Sales Development Representative | Popcorn Labs | 2018-07 – 2020-07 | Austin, TX | Called',
    ],
  },
  'French, with "depuis"': {
    drawn: `
## Expérience professionnelle
Chef de projet digital – Maison Verdier, Lyon || depuis janvier 2021
• Refonte du site
Développeuse front-end – Atelier Nuage, Paris || sept. 2017 – déc. 2020
• Intégration de maquettes`,
    reads: [
      'Chef de projet digital | Maison Verdier | 2021-01 – present | Lyon | Refonte du site',
      'Développeuse front-end | Atelier Nuage | 2017-09 – 2020-12 | Paris | Intégration de maquettes',
    ],
  },
  'Spanish, three lines above the bullets': {
    drawn: `
## Experiencia laboral
Gerente de operaciones
Grupo Almazor, Sevilla
Mayo 2016 - Actualidad
• Gestión de un equipo
Auxiliar administrativo
Talleres Ubeda S.L., Córdoba
Enero 2012 - Abril 2016
• Facturación`,
    reads: [
      'Gerente de operaciones | Grupo Almazor | 2016-05 – present | Sevilla | Gestión de un equipo',
      'Auxiliar administrativo | Talleres Ubeda S.L. | 2012-01 – 2016-04 | Córdoba | Facturación',
    ],
  },
  'a line about the employer': {
    drawn: `
## Experience
**Lumen Harbor** || 2019 – 2023
Lends to fishermen, 80 people, Series B
**Engineering Manager**
• Hired 9 engineers
**Sable Robotics** || 2015 – 2019
Robots for small warehouses
**Firmware Engineer**
• Wrote motor control`,
    reads: [
      'Engineering Manager | Lumen Harbor | 2019 – 2023 |  | (Lends to fishermen, 80 people, Series B) / Hired 9 engineers',
      'Firmware Engineer | Sable Robotics | 2015 – 2019 |  | (Robots for small warehouses) / Wrote motor control',
    ],
  },
  'no dates at all': {
    drawn: `
## Experience
Translator, Linden House
• Translated manuals
Bookseller, Paper Moon Books
• Sold books`,
    reads: [
      'Translator | Linden House | ? – ? |  | Translated manuals',
      'Bookseller | Paper Moon Books | ? – ? |  | Sold books',
    ],
  },
  'the Europass format': {
    drawn: `
## Work experience
01/09/2019 – CURRENT || Brussels, Belgium
POLICY OFFICER – EUROPEAN COMMISSION
Drafted reports on fisheries and on ports.
01/02/2016 – 31/08/2019 || Ghent, Belgium
RESEARCH ASSISTANT – GHENT UNIVERSITY
Ran field surveys in three harbours.`,
    reads: [
      'POLICY OFFICER | EUROPEAN COMMISSION | 2019-09-01 – present | Brussels, Belgium | Drafted reports on fisheries and on ports.',
      'RESEARCH ASSISTANT | GHENT UNIVERSITY | 2016-02-01 – 2019-08-31 | Ghent, Belgium | Ran field surveys in three harbours.',
    ],
  },
  'running text instead of bullets': {
    drawn: `
## Experience
Marketing Manager
Oakridge Foods, Chicago, IL
March 2017 to Present
Plan and execute national campaigns across television, print and social media with a budget
of four million dollars.
Marketing Coordinator
Pinecrest Dairy, Madison, WI
June 2013 to February 2017
Coordinated trade shows and wrote copy for brochures and the company newsletter every month
of the year.`,
    reads: [
      'Marketing Manager | Oakridge Foods | 2017-03 – present | Chicago, IL | Plan and execute national campaigns across television, print and social media with a budget of four million dollars.',
      'Marketing Coordinator | Pinecrest Dairy | 2013-06 – 2017-02 | Madison, WI | Coordinated trade shows and wrote copy for brochures and the company newsletter every month of the year.',
    ],
  },
  'an entry without dates among others': {
    drawn: `
## Experience
Harrow Physics, Researcher – Geneva, Switzerland || Sept 2018 – present
• Did physics

Harwell Lab, Visiting Fellow – Oxford, UK
• Did more physics

Tessera, Intern || 2016
• Made coffee`,
    reads: [
      'Researcher | Harrow Physics | 2018-09 – present | Geneva, Switzerland | Did physics',
      'Visiting Fellow | Harwell Lab | ? – ? | Oxford, UK | Did more physics',
      'Intern | Tessera | ? – 2016 |  | Made coffee',
    ],
  },
  'a department after a dash, and a title with a comma': {
    drawn: `
## Experience
Ashgrove Bank — Risk Department || New York, NY
Vice President, Credit Risk || 2018 – Present
• Models
Harlan Securities — Equities || New York, NY
Associate || 2014 – 2018
• Traded`,
    reads: [
      'Vice President, Credit Risk | Ashgrove Bank — Risk Department | 2018 – present | New York, NY | Models',
      'Associate | Harlan Securities | 2014 – 2018 | New York, NY | Traded',
    ],
  },
  'a company below the line with title and dates': {
    drawn: `
## EXPERIENCE
Senior Software Engineer || Jun 2021 – Present
Driftwood Systems, Inc. || Remote
• Go services
Software Engineer || Aug 2018 – May 2021
Pebble || Denver, CO
• Java services`,
    reads: [
      'Senior Software Engineer | Driftwood Systems, Inc. | 2021-06 – present | Remote | Go services',
      'Software Engineer | Pebble | 2018-08 – 2021-05 | Denver, CO | Java services',
    ],
  },
  'a table of three columns': {
    drawn: `
## Employment
2020–2024 || Vellichor Press || Managing Editor
2016–2020 || The Daily Thistle || Staff Reporter
2014–2016 || Heron Radio || Intern`,
    reads: [
      'Managing Editor | Vellichor Press | 2020 – 2024',
      'Staff Reporter | The Daily Thistle | 2016 – 2020',
      'Intern | Heron Radio | 2014 – 2016',
    ],
  },
  'labels before every value': {
    drawn: `
## Work Experience
Company: Halcyon Logistics
Position: Warehouse Supervisor
Duration: May 2015 - June 2019
Responsibilities:
• Supervised 20 pickers
Company: Ironwood Movers
Position: Driver
Duration: 2012 - 2015
Responsibilities:
• Drove`,
    reads: [
      'Warehouse Supervisor | Halcyon Logistics | 2015-05 – 2019-06 |  | Supervised 20 pickers',
      'Driver | Ironwood Movers | 2012 – 2015 |  | Drove',
    ],
  },
  'freelance work without an employer': {
    drawn: `
## Experience
Freelance Photographer || 2016 – Present
• Weddings for 200 clients
Photo Assistant, Studio Kelm || 2014 – 2016
• Lights`,
    reads: [
      'Freelance Photographer |  | 2016 – present |  | Weddings for 200 clients',
      'Photo Assistant | Studio Kelm | 2014 – 2016 |  | Lights',
    ],
  },
  'dates glued to the title': {
    drawn: `
## Experience
Head Gardener2019 – 2022
Rosewater Estate
• Kept nine acres
Gardener2015 – 2019
Fern Hall
• Weeded`,
    reads: [
      'Head Gardener | Rosewater Estate | 2019 – 2022 |  | Kept nine acres',
      'Gardener | Fern Hall | 2015 – 2019 |  | Weeded',
    ],
  },
}

describe('work', () => {
  for (const [layout, { drawn, reads }] of Object.entries(LAYOUTS)) {
    test(`is read with ${layout}`, () => {
      expect(rolesOf(drawn)).toEqual(reads)
    })
  }

  test('in two sections is numbered consecutively', () => {
    const { cv } = readCv(
      madeDocument(`
## Relevant Experience
Lab Technician, Bioforge || 2020 – 2022
• Ran assays
## Additional Experience
Barista, Café Lumière || 2018 – 2020
• Made coffee`),
    )
    expect(cv.work.map(({ id, company }) => [id, company])).toEqual([
      ['w1', 'Bioforge'],
      ['w2', 'Café Lumière'],
    ])
  })

  test('an unknown title is recognized by its position in the other entries', () => {
    const drawn = `
## Experience
**Area Nine**
Head Code Ninja || 2013-09 - Present
• Managed people
**Stoat Industries**
IT Administrator || 2008-10 - 2011-06
• Kept servers
**Dunmore**
Intern || 2008-06 - 2008-09
• Backed up`
    expect(rolesOf(drawn)[0]).toMatch(/^Head Code Ninja \| Area Nine \|/)
  })

  test('wrapped bullets are joined', () => {
    const { cv } = readCv(
      madeDocument(`
## Experience
Data Engineer, Quillfen || Mar 2021 – Present
• Moved the billing engine to events and cut the monthly close of all nine countries from three
  days to four hours
• Wrote the runbook for incident-
  response and trained 30 people in its use, then handed it over to the platform organi-
  zation`),
    )
    expect(cv.work[0]?.roles[0]?.highlights.map(({ text }) => text)).toEqual([
      'Moved the billing engine to events and cut the monthly close of all nine countries from three days to four hours',
      'Wrote the runbook for incident-response and trained 30 people in its use, then handed it over to the platform organization',
    ])
  })
})
