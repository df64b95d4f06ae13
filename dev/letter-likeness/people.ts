/** Ten invented people of different trades. Their lines are as good and bad as in real CVs. */
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'

type Job = [company: string, title: string, start: string, end: string, ...lines: string[]]

export const PEOPLE: readonly Cv[] = [
  person('Mara Lind', 'TypeScript, React, CSS, GraphQL, Jest', [
    [
      'Northwind',
      'Senior Frontend Engineer',
      '2020-03',
      'present',
      'Led migration of the checkout to React and TypeScript, cutting page weight by 40%',
      'Built a design system of 60 components that nine teams use',
      'Introduced visual regression tests with Playwright',
    ],
    [
      'Fabrikam',
      'Frontend Developer',
      '2016',
      '2020-02',
      'Developed the booking tool in Angular for 2 million visitors a month',
      'Improved accessibility of forms; complaints fell by half',
    ],
  ]),
  person('Jon Reyes', 'Go, Kafka, PostgreSQL, Kubernetes, gRPC', [
    [
      'Tailspin',
      'Staff Engineer',
      '2019-06',
      'present',
      'Designed the event pipeline in Go and Kafka that carries 1.2 billion events a day',
      'Reduced p99 latency of the query service from 800 ms to 90 ms',
      'Mentored six engineers',
    ],
    [
      'Adatum',
      'Backend Engineer',
      '2014',
      '2019',
      'Rewrote the billing service in Go, replacing a Python monolith',
      'Responsible for the on-call rotation of three services',
    ],
  ]),
  person('Aisha Khan', 'Terraform, AWS, Kubernetes, Prometheus, Python', [
    [
      'Wingtip',
      'Site Reliability Engineer',
      '2018-01',
      'present',
      'Automated failover of 14 PostgreSQL clusters on AWS',
      'Cut cloud spend by $1.3M a year by right-sizing Kubernetes nodes',
      'Wrote the incident handbook that 200 engineers follow',
    ],
    [
      'Litware',
      'Systems Administrator',
      '2013',
      '2017',
      'Managing 400 Linux servers with Ansible',
      'Monitoring with Prometheus and Grafana',
    ],
  ]),
  person('Tomas Novak', 'Python, PyTorch, SQL, Spark, Airflow', [
    [
      'Proseware',
      'Machine Learning Engineer',
      '2021',
      'present',
      'Trained ranking models in PyTorch that raised conversion by 7%',
      'Deployed models behind a REST API with 30 ms latency',
      'Built feature pipelines in Spark and Airflow',
    ],
    [
      'Coho',
      'Data Analyst',
      '2018',
      '2021',
      'Analysed churn of 300,000 customers in SQL',
      'Presented results to the board every quarter',
    ],
  ]),
  person('Li Wei', 'Swift, iOS, Objective-C, Xcode, UIKit', [
    [
      'Alpine',
      'iOS Engineer',
      '2017-04',
      'present',
      'Shipped the banking app to 1.5 million users',
      'Refactored the networking layer in Swift, halving crashes',
      'Interviewed forty candidates',
    ],
    [
      'Contour',
      'Mobile Developer',
      '2013',
      '2017',
      'Developed three apps in Objective-C',
      'Maintained the build on Jenkins',
    ],
  ]),
  person('Ines Duarte', 'Roadmapping, Agile, Jira, SQL', [
    [
      'Lucerne',
      'Engineering Manager',
      '2019',
      'present',
      'Managed two teams of 14 engineers',
      'Hired nine engineers in a year',
      'Launched the partner API that 80 companies use',
    ],
    [
      'Humongous',
      'Team Lead',
      '2015',
      '2019',
      'Led a team of five building payment software in Java',
      'Introduced weekly releases',
    ],
  ]),
  person('Omar Haddad', 'Java, Spring, PostgreSQL, Docker, JavaScript', [
    [
      'Graphic Design Institute',
      'Software Engineer',
      '2020',
      'present',
      'Implemented the exam service in Java and Spring for 90,000 students',
      'Migrated 30 services to Docker',
      'Collaborated with designers and teachers',
    ],
    [
      'Trey',
      'Junior Developer',
      '2018',
      '2020',
      'Fixed 300 defects of the web shop',
      'Design and implementation of the returns module',
    ],
  ]),
  person('Sofia Rossi', 'Python, Django, React, PostgreSQL', [
    [
      'Margie',
      'Full Stack Developer',
      '2019',
      'present',
      'Built the travel planner in Django and React',
      'Optimised PostgreSQL queries; the slowest page now takes 200 ms',
      'Wrote the documentation of the public API',
    ],
    [
      'Fourth Coffee',
      'Web Developer',
      '2016',
      '2019',
      'Created the loyalty program with 50,000 members',
      'Responsible for the newsletter',
    ],
  ]),
  person('Ken Sato', 'C++, Linux, CUDA, Python', [
    [
      'VanArsdel',
      'Systems Engineer',
      '2016',
      'present',
      'Accelerated image processing in C++ and CUDA by a factor of 12',
      'Ported the driver to Linux 6',
      'Reviewed code of three teams',
    ],
    [
      'Blue Yonder',
      'Embedded Developer',
      '2011',
      '2016',
      'Programmed motor controllers in C',
      'Testing of prototypes in the field',
    ],
  ]),
  person('Grace Otieno', 'Penetration Testing, Python, SIEM, Kubernetes, Azure', [
    [
      'Relecloud',
      'Security Engineer',
      '2020',
      'present',
      'Established the vulnerability program; critical findings fell by 60%',
      'Conducted 25 penetration tests of web applications',
      'Trained 120 developers in threat modeling',
    ],
    [
      'Woodgrove',
      'SOC Analyst',
      '2017',
      '2020',
      'Investigated 2,000 alerts a month with a team of six',
      'Automated triage in Python',
    ],
  ]),
]

function person(name: string, skills: string, jobs: Job[]): Cv {
  return {
    ...EMPTY_CV,
    name,
    work: jobs.map(([company, title, start, end, ...lines], at) => {
      const id = `w${at + 1}`
      const highlights = lines.map((text, line) => ({ id: `${id}r1h${line + 1}`, text }))
      const role = { id: `${id}r1`, title, start, end, place: null, summary: null, highlights }
      return { id, company, url: null, place: null, about: null, roles: [role] }
    }),
    skills: [{ id: 'k1', name: null, level: null, keywords: skills.split(', ') }],
  }
}
