import { expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'
import { canonicalSkill, findSkills, skillSuggestions, skillsOf } from './skill.ts'
import { SKILL_TABLE } from './skill-table.ts'

const found = (text: string) => findSkills(text).sort()

test.each([
  ['We use Go, Rust and Python.', ['Go', 'Python', 'Rust']],
  ['C/C++', ['C', 'C++']],
  ['C, C++ and Go', ['C', 'C++', 'Go']],
  ['Rust is a plus', ['Rust']],
  ['React or similar', ['React']],
  ['Stack: React', ['React']],
  ['Node 18, Rails 8', ['Node.js', 'Ruby on Rails']],
  ['proficient in excel', ['Excel']],
  ['Python & R', ['Python', 'R']],
  ['Go', ['Go']],
  ['C# or C++, and C', ['C', 'C#', 'C++']],
  ['experience with c++ and c', ['C', 'C++']],
  ['C++17/20', ['C++']],
  ['written in C.', ['C']],
  ['in C and R.', ['C', 'R']],
  ['Go (Golang)', ['Go']],
  ['experience in Go', ['Go']],
  ['Go developer', ['Go']],
  ['go, python and aws', ['AWS', 'Go', 'Python']],
  ['Go-based services', ['Go']],
  ['R or Python', ['Python', 'R']],
  ['Python/R/SQL', ['Python', 'R', 'SQL']],
  ['Julia, R and MATLAB', ['Julia', 'MATLAB', 'R']],
  ['F# or Haskell', ['F#', 'Haskell']],
  ['.NET and C#', ['.NET', 'C#']],
  ['C#/.NET developer', ['.NET', 'C#']],
  ['ASP.NET Core, EF Core', ['ASP.NET', 'Entity Framework']],
  ['dotnet', ['.NET']],
  ['Node.js, NodeJS, node js', ['Node.js']],
  ['react, node, postgres', ['Node.js', 'PostgreSQL', 'React']],
  ['frontend frameworks, preferably angular/react', ['Angular', 'React']],
  ['we react/respond within a day', []],
  ['Jenkins, Travis and CircleCI', ['CircleCI', 'Jenkins', 'Travis CI']],
  ['Ask for Travis on the second floor', []],
  ['cut the largest contentful paint to 1.6 s', []],
  ['Web vitals: First Contentful Paint, Cumulative Layout Shift, Time to Interactive', []],
  ['Contentful and Next.js', ['Contentful', 'Next.js']],
  ['JMS or IBM MQ', ['IBM MQ', 'JMS']],
  ['React, Redux and TypeScript', ['React', 'Redux', 'TypeScript']],
  ['React hooks', ['React']],
  ['React Native', ['React Native']],
  ['vue3 and Angular 17', ['Angular', 'Vue.js']],
  ['D3.js and Three.js', ['D3.js', 'Three.js']],
  ['js/ts', ['JavaScript', 'TypeScript']],
  ['Java, not JavaScript', ['Java', 'JavaScript']],
  ['Objective-C and Swift', ['Objective-C', 'Swift']],
  ['k8s and helm', ['Helm', 'Kubernetes']],
  ['CI/CD, CI & CD', ['CI/CD']],
  ['AI/ML', ['Machine Learning']],
  ['LLMs and RAG', ['LLM', 'RAG']],
  ['A/B tests', ['A/B Testing']],
  ['PL/SQL and T-SQL', ['PL/SQL', 'T-SQL']],
  ['RESTful APIs and REST', ['REST API']],
  ['Apache Spark', ['Spark']],
  ['experience with Spark', ['Spark']],
  ['Spring Boot and Spring', ['Spring', 'Spring Boot']],
  ['Ruby on Rails (RoR)', ['Ruby on Rails']],
  ['Chef, Puppet or Ansible', ['Ansible', 'Chef', 'Puppet']],
  ['Salt, Ansible', ['Ansible', 'Salt']],
  ['Ant or Maven', ['Ant', 'Maven']],
  ['GNU Make, CMake', ['CMake', 'Make']],
  ['Gin, Echo, Fiber (Go)', ['Echo', 'Fiber', 'Gin', 'Go']],
  ['Phoenix and Elixir', ['Elixir', 'Phoenix']],
  ['Crystal or Nim', ['Crystal', 'Nim']],
  ['Dart and Flutter', ['Dart', 'Flutter']],
  ['Presto/Trino, Hive and Pig', ['Hive', 'Pig', 'Presto', 'Trino']],
  ['Dash, Plotly', ['Dash', 'Plotly']],
  ['Oracle DBA', ['Database Administration', 'Oracle']],
  ['Microsoft Word, Excel, PowerPoint', ['Excel', 'PowerPoint', 'Word']],
  ['Microsoft Access', ['Access']],
  ['in Slack, Zoom and Notion', ['Notion', 'Slack', 'Zoom']],
  ['Unity developer, Unreal Engine 5', ['Unity', 'Unreal Engine']],
  ['SAP ABAP', ['ABAP']],
  ['shell scripting', ['Bash']],
  ['SAFe and Scrum', ['SAFe', 'Scrum']],
  ['Rust\nGo\nC++', ['C++', 'Go', 'Rust']],
  ['• Go\n• Python', ['Go', 'Python']],
])('"%s" asks for %j', (text, skills) => expect(found(text)).toEqual(skills))

test.each([
  'our go-to person',
  'offices in Cairo, Egypt & London, UK',
  'based in Crystal City or Phoenix, Arizona',
  'go above and beyond',
  'Go above and beyond',
  'ready to go?',
  'Let’s go!',
  'a team of go-getters',
  'the R&D team',
  'an R & D budget',
  'C-level executives',
  'raised a Series C round',
  'Series B, C and D',
  'a Delaware C corp',
  'Washington, D.C.',
  'a Go/No-Go decision',
  'J.R.R. Tolkien',
  'vitamin C',
  'React to incidents quickly',
  'you react to change',
  'the rust belt',
  'to spark interest in tech',
  'Express yourself',
  'American Express',
  'Excel at communication',
  'You excel at teamwork',
  'a swift response',
  'on the rails of progress',
  'to dart across town',
  'access to housing',
  'Word of mouth',
  'Unity in diversity',
  'at scale',
  'at the helm',
  'the rest of the team',
  'a safe place',
  'a rag doll',
  'make an impact',
  'embedded in a team',
  'a chef cooks lunch',
  'a pinch of salt',
  'linear algebra',
  'a dash of humor',
  'Spring 2026 internship',
  'Phoenix, AZ',
  'an echo chamber',
  'optical fiber',
  'gin and tonic',
  'an ember of hope',
  'crystal clear',
  'a maven of taste',
  'Julia leads the team',
  'slack off',
  'Royal Dutch Shell',
  'TS/SCI clearance',
  'our guiding principles and business modes',
  'the notion that',
  'less than an hour',
  'visit https://react.dev/go or write to go@rust.example',
  '',
])('"%s" asks for no skill', (text) => expect(findSkills(text)).toEqual([]))

test.each([
  'We build our AI-powered platform for banks',
  'Join an AI startup',
  'We are a leader in AI',
  'An AI-first company with AI products',
  'experience with AI-powered tools',
  'experience in AI startups',
  'Our AI engineers are kind',
  'Mistral AI and C3 AI',
])('"%s" asks for no artificial intelligence', (text) => expect(findSkills(text)).toEqual([]))

test.each([
  'Experience with AI',
  'Strong knowledge of AI',
  'AI',
  'Work as AI Engineer',
  'AI experience',
])('"%s" asks for artificial intelligence', (text) =>
  expect(findSkills(text)).toEqual(['Artificial Intelligence']),
)

test('"go to market" is a market, not a language', () => {
  expect(findSkills('our go to market strategy')).toEqual(['Go-to-Market'])
})

test.each([
  ['Senior Go Engineer', ['Go']],
  ['Software Engineer (Rust)', ['Rust']],
  ['Software Engineer, Bazel & Go', ['Bazel', 'Go']],
  ['Backend Engineer (C)', ['C']],
  ['Senior Backend Engineer (Go) | Studio AI', ['Go']],
  ['Middle Software Engineer (.NET)', ['.NET']],
  ['Senior C++/iOS Engineer', ['C++', 'iOS']],
  ['React Native Engineer', ['React Native']],
  ['Spark Program Manager', []],
  ['Manager, Access Control', []],
  ['Engineer, Swift Delivery', []],
  ['R&D Engineer', []],
  ['Chief of Staff', []],
  ['AI Engineer', ['Artificial Intelligence']],
  ['Software Engineer, AI', ['Artificial Intelligence']],
  ['Engineer, AI Startup', []],
])('in the title "%s", where every word has a capital, the skills are %j', (title, skills) =>
  expect(skillsOf({ title, tags: null, text: null })).toEqual(skills),
)

test('a list of skills may name AI', () => {
  expect(canonicalSkill('AI')).toBe('Artificial Intelligence')
  expect(findSkills('Python, AI, SQL').sort()).toEqual(['Artificial Intelligence', 'Python', 'SQL'])
})

test('skills of the title come first, then tags, then those the text repeats', () => {
  const text = 'Git and Docker. Docker again, and Docker. Agile too.'
  const skills = skillsOf({ title: 'Rust Engineer', tags: ['k8s', 'teamwork'], text })

  expect(skills).toEqual(['Rust', 'Kubernetes', 'Docker', 'Git', 'Agile'])
})

test('industries in a text are the employer’s, and those of a title the job’s', () => {
  const text = 'We bring AI to healthcare. You write Go services.'

  expect(skillsOf({ title: 'Engineer', tags: null, text })).toEqual(['Go'])
  expect(skillsOf({ title: 'Engineer, Genomics', tags: null, text })).toEqual(['Genomics', 'Go'])
  expect(findSkills('Built genomics pipelines')).toEqual(['Genomics'])
})

test("an employer's own product in its own text is not a skill", () => {
  const text = 'GitLab is a platform. We use Ruby on Rails.'

  expect(skillsOf({ title: null, tags: null, text, company: 'GitLab' })).toEqual(['Ruby on Rails'])
  expect(findSkills(text)).toEqual(['GitLab', 'Ruby on Rails'])
})

test('a job has at most 30 skills, each once', () => {
  const names = SKILL_TABLE.database
    .trim()
    .split('\n')
    .map((line) => line.split(' = ')[0]?.trim())
  const skills = findSkills(`${names.join(', ')}, ${names.join(', ')}`)

  expect(skills).toHaveLength(30)
  expect(new Set(skills).size).toBe(30)
})

test.each([
  ['js', 'JavaScript'],
  ['JAVASCRIPT', 'JavaScript'],
  ['ts', 'TypeScript'],
  ['py', 'Python'],
  ['golang', 'Go'],
  ['go', 'Go'],
  ['c', 'C'],
  ['C++', 'C++'],
  ['c#', 'C#'],
  ['.net', '.NET'],
  ['dotnet', '.NET'],
  ['k8s', 'Kubernetes'],
  ['postgres', 'PostgreSQL'],
  ['ML', 'Machine Learning'],
  ['node', 'Node.js'],
  ['NodeJS', 'Node.js'],
  ['node-js', 'Node.js'],
  ['React JS', 'React'],
  ['  machine   learning ', 'Machine Learning'],
  ['rails', 'Ruby on Rails'],
  ['gcp', 'Google Cloud'],
  ['aws', 'AWS'],
  ['ci/cd', 'CI/CD'],
  ['rest', 'REST API'],
  ['excel', 'Excel'],
  ['objc', 'Objective-C'],
  ['underwater basket weaving', null],
  ['constructor', null],
  ['', null],
])('a person who types "%s" means %s', (name, skill) => expect(canonicalSkill(name)).toBe(skill))

test('every name is its own canonical name, and no alias belongs to another skill', () => {
  const rows = Object.values(SKILL_TABLE).flatMap((kind) => kind.trim().split('\n'))
  const names = rows.map((line) => line.split(' = ')[0]?.trim() ?? '')
  const strays = rows.flatMap((line) => {
    const [name = '', aliases = ''] = line.split(' = ').map((part) => part.trim())
    return [name, ...aliases.split(', ')].filter((one) => one && canonicalSkill(one) !== name)
  })

  expect(strays).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(450)
})

test('there are about 130 suggestions, all of them known skills', () => {
  expect(skillSuggestions.filter((name) => canonicalSkill(name) !== name)).toEqual([])
  expect(new Set(skillSuggestions).size).toBe(skillSuggestions.length)
  expect(skillSuggestions.length).toBeGreaterThanOrEqual(120)
  expect(skillSuggestions.length).toBeLessThanOrEqual(140)
})

test('hostile texts are read quickly', () => {
  expect(
    slowPieces(
      ['go ', 'C, ', 'a', 'react,', '.net', '(', '@', ' ', 'Go or ', 'c++', 'ci/', '-'],
      (text) => findSkills(text),
    ),
  ).toEqual([])
})
