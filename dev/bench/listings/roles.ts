/**
 * Roles of made listings, most frequent first, by the family that says what such a job is about: its category, kind of
 * work and the skills it asks for.
 */
import type { Category, WorkType } from '#core/job/job.ts'

export type Family = {
  category: Category | null
  workType: WorkType
  /** Most frequent first. */
  skills: readonly string[]
}

const list = (text: string) => text.split(',').map((item) => item.trim())
const family = (category: Category | null, workType: WorkType, skills: string): Family => ({
  category,
  workType,
  skills: list(skills),
})

const CODE = 'Software Development'
export const FAMILIES = {
  backend: family(
    CODE,
    CODE,
    'Python, Java, Go, PostgreSQL, AWS, Kubernetes, Docker, Node.js, Kafka, Redis, REST API, Microservices, Spring Boot, C#, .NET, Ruby on Rails, PHP, Rust, gRPC, GraphQL, MySQL, MongoDB, Scala, Kotlin, Elasticsearch',
  ),
  frontend: family(
    CODE,
    CODE,
    'JavaScript, TypeScript, React, CSS, HTML, Next.js, Vue.js, Angular, GraphQL, Redux, Node.js, Tailwind CSS, Vite, Webpack, Jest, Cypress, Svelte, Playwright',
  ),
  mobile: family(
    CODE,
    CODE,
    'Swift, Kotlin, iOS, Android, React Native, Flutter, SwiftUI, Java, Objective-C, Firebase, Jetpack Compose, Dart',
  ),
  platform: family(
    CODE,
    CODE,
    'Kubernetes, AWS, Terraform, Docker, Linux, CI/CD, Python, Go, Prometheus, Grafana, Ansible, Azure, Google Cloud, Helm, GitHub Actions, Jenkins, Bash, Datadog, DevOps',
  ),
  data: family(
    'Data Science',
    CODE,
    'SQL, Python, Spark, Airflow, Snowflake, dbt, AWS, Kafka, Databricks, BigQuery, ETL, Tableau, Scala, Power BI, Looker, Data Modeling, Excel',
  ),
  learning: family(
    'Data Science',
    CODE,
    'Python, Machine Learning, PyTorch, TensorFlow, LLM, Deep Learning, NLP, Computer Vision, scikit-learn, SQL, MLOps, RAG, Generative AI, Spark, CUDA, C++',
  ),
  systems: family(
    CODE,
    CODE,
    'C, C++, Linux, Embedded Systems, Python, Rust, RTOS, Firmware, ARM, FPGA, Git, IoT, Linux Kernel, Assembly',
  ),
  security: family(
    CODE,
    CODE,
    'Cybersecurity, Python, AWS, SIEM, Penetration Testing, Incident Response, Linux, Cloud Security, Application Security, Threat Modeling, Azure',
  ),
  quality: family(
    CODE,
    CODE,
    'Selenium, Test Automation, Quality Assurance, Java, Python, Playwright, Cypress, Jira, CI/CD, Postman, SQL, Appium, JUnit',
  ),
  design: family(
    'Design',
    'Other',
    'Figma, UX Design, UI Design, User Research, Prototyping, Sketch, Photoshop, Illustrator, Adobe XD, HTML, CSS',
  ),
  product: family(
    'Product Management',
    'General Business, Strategy/Planning, and Consulting',
    'Product Management, Agile, Scrum, Jira, SQL, Product Strategy, Stakeholder Management, Roadmapping, Data Analysis, A/B Testing, Figma',
  ),
  sales: family(
    null,
    'Business Development and Sales',
    'Salesforce, HubSpot, CRM, Excel, Slack, Negotiation, SaaS',
  ),
  marketing: family(
    'Marketing',
    'Marketing and Sales',
    'SEO, Google Analytics, HubSpot, Content Marketing, Excel, Salesforce, Email Marketing, Figma',
  ),
  support: family(
    'Customer Support',
    'Other',
    'Zendesk, Linux, SQL, Jira, Troubleshooting, Salesforce, Windows, Active Directory, Customer Success',
  ),
  people: family(
    null,
    'Human Resources',
    'Recruiting, Excel, Workday, Google Workspace, Slack, Notion',
  ),
} as const
export type FamilyName = keyof typeof FAMILIES

const ROLE_TABLE: [FamilyName, string][] = [
  ['backend', 'Software Engineer, Backend Engineer'],
  ['frontend', 'Frontend Engineer'],
  ['product', 'Product Manager'],
  ['backend', 'Full Stack Engineer'],
  ['data', 'Data Engineer'],
  ['sales', 'Account Executive'],
  ['platform', 'DevOps Engineer'],
  ['data', 'Data Analyst'],
  ['backend', 'Software Developer'],
  ['learning', 'Data Scientist, Machine Learning Engineer'],
  ['platform', 'Site Reliability Engineer'],
  ['design', 'Product Designer'],
  ['backend', 'Java Developer, Full-Stack Developer'],
  ['quality', 'QA Engineer'],
  ['support', 'Customer Success Manager'],
  ['product', 'Project Manager'],
  ['frontend', 'Frontend Developer'],
  ['security', 'Security Engineer'],
  ['backend', 'Python Developer, Backend Developer, Engineering Manager'],
  ['mobile', 'iOS Engineer, Android Engineer, Mobile Engineer'],
  ['platform', 'Platform Engineer, Cloud Engineer, Systems Administrator'],
  ['support', 'Technical Support Engineer'],
  ['sales', 'Solutions Architect, Sales Development Representative'],
  ['product', 'Business Analyst, Technical Program Manager'],
  ['marketing', 'Product Marketing Manager, Marketing Manager'],
  ['learning', 'AI Engineer, Research Scientist, Applied Scientist'],
  ['systems', 'Embedded Software Engineer, C++ Developer, Firmware Engineer'],
  ['frontend', 'React Developer, Web Developer, UI Engineer'],
  [
    'backend',
    '.NET Developer, Node.js Developer, PHP Developer, C# Developer, Go Developer, Ruby on Rails Developer',
  ],
  ['quality', 'Test Automation Engineer, Software Development Engineer in Test, QA Analyst'],
  [
    'data',
    'Analytics Engineer, Business Intelligence Analyst, Database Administrator, Data Architect',
  ],
  ['security', 'Security Analyst, Penetration Tester, Application Security Engineer'],
  ['platform', 'Infrastructure Engineer, Network Engineer, Release Engineer, Cloud Architect'],
  ['design', 'UX Designer, UX Researcher, UI Designer, Graphic Designer, Motion Designer'],
  ['product', 'Product Owner, Scrum Master, Program Manager, Chief of Staff'],
  ['marketing', 'Content Strategist, SEO Specialist, Growth Manager, Technical Writer'],
  [
    'sales',
    'Sales Engineer, Account Manager, Business Development Manager, Forward Deployed Engineer',
  ],
  [
    'support',
    'Support Specialist, Implementation Consultant, IT Support Technician, Help Desk Technician',
  ],
  [
    'people',
    'Technical Recruiter, HR Business Partner, Talent Acquisition Partner, Office Manager',
  ],
  ['mobile', 'iOS Developer, Android Developer, Flutter Developer, React Native Developer'],
  [
    'systems',
    'Hardware Engineer, FPGA Engineer, Robotics Engineer, Systems Engineer, Compiler Engineer',
  ],
  [
    'learning',
    'MLOps Engineer, Computer Vision Engineer, NLP Engineer, Prompt Engineer, Quantitative Researcher',
  ],
  [
    'backend',
    'Software Architect, API Developer, Game Developer, Blockchain Developer, Rust Engineer, Scala Developer, Kotlin Engineer, R&D Engineer',
  ],
]

/** Every role with its family, in the order of frequency. */
export const ROLES = ROLE_TABLE.flatMap(([name, roles]) =>
  list(roles).map((role) => ({ role, family: FAMILIES[name] })),
)
