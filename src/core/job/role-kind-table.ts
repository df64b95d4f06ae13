/**
 * The kinds of work in the tech industry, how titles name them, and how close they are to each
 * other. Data only.
 */
import { anyOf as anyWords } from '#core/text/word-pattern.ts'

export const ROLE_KINDS = [
  'software',
  'backend',
  'frontend',
  'fullstack',
  'mobile-ios',
  'mobile-android',
  'mobile',
  'game',
  'embedded',
  'hardware',
  'mechanical',
  'robotics',
  'data-engineer',
  'data-analyst',
  'data-scientist',
  'ml-engineer',
  'research',
  'quant',
  'devops',
  'security',
  'database',
  'network',
  'it-support',
  'systems-admin',
  'qa',
  'blockchain',
  'architect',
  'tech-lead',
  'eng-manager',
  'cto',
  'data-lead',
  'product-manager',
  'project-manager',
  'business-analyst',
  'product-designer',
  'graphic-designer',
  'ux-research',
  'technical-writer',
  'devrel',
  'solutions',
  'forward-deployed',
  'customer-support',
  'customer-success',
  'sales',
  'marketing',
  'content',
  'recruiting',
  'people',
  'finance',
  'legal',
  'operations',
  'teaching',
  'science',
  'health',
  'erp',
  'salesforce',
] as const
export type RoleKind = (typeof ROLE_KINDS)[number]

/** A line break inside a name counts as one space. */
const anyOf = (list: string) => anyWords(list.replace(/\s+/g, ' '))

const ENGINEER = `engineers? | engineering | developers? | development | devs? | programmers? | swe | sde
  | entwickler(?:in)? | developpeu(?:r|se)s? | ingenieu(?:r|re) | desarrollador(?:a|es)? | desenvolvedora?
  | programador(?:a|es)? | programist[aky] | razrabotchik | utvecklare | udvikler | ontwikkelaar | sviluppatore
  | architects? | leads? | specialists? | consultants? | contractors? | freelancers? | interns? | internship | roles?
  | positions? | expert | practitioner | guru | ninja`

/** "backend engineer", "backend software engineer", "backend python developer". */
const of = (subject: string) =>
  String.raw`(?:${subject})(?: (?!and |or |& )[\w+#.&]+){0,2}? (?:${ENGINEER})`
/** "engineer backend", "developer, ios". */
const then = (subject: string) =>
  `(?:engineers?|developers?|programmers?|dev|swe|sde)(?: i| ii| iii| iv| [1-5])? (?:(?:for|of|in|on|the) )?(?:${subject})`

/**
 * Tried in this order. Text matched by one row is removed for the rows below. `none` marks words
 * that would mislead later rows.
 */
export const ROLE_RULES: readonly (readonly [RoleKind | 'none', RegExp])[] = [
  [
    'none',
    anyOf(`office of the cto | we re hiring | hiring | data cent(?:er|re)
      | design verification | search engines?`),
  ],
  [
    'recruiting',
    anyOf(`recruit(?:er|ers|ing|ment)(?: \\w+)? (?:lead|manager|coordinator|partner|specialist) | recruiters? | sourcers?
      | talent (?:acquisition|partner|sourcer|lead|manager|scout)(?: \\w+)?`),
  ],
  [
    'people',
    anyOf(`human resources(?: \\w+)? | hr (?:\\w+ )?(?:manager|partner|generalist|specialist|lead|director|coordinator)
      | people (?:partner|operations|ops|lead|manager|experience)(?: \\w+)? | head of people | chief people officer
      | total rewards(?: \\w+)? | payroll(?: \\w+)? | learning and development(?: \\w+)?`),
  ],
  [
    'legal',
    anyOf(`counsel | attorneys? | lawyers? | paralegals? | solicitor | legal (?:\\w+ )?(?:manager|engineer|specialist|director)
      | contracts? manager | compliance (?:officer|manager|analyst|specialist|lead) | privacy (?:officer|manager)`),
  ],
  [
    'forward-deployed',
    anyOf(`(?:forward|field) deployed(?: \\w+){0,2} (?:engineers?|engineering|developers?) | fde
      | deployment strategists? | implementation (?:engineers?|consultants?|specialists?|managers?)
      | integrations? (?:engineers?|specialists?|consultants?) | onboarding (?:engineers?|specialists?)
      | professional services (?:engineers?|consultants?)`),
  ],
  [
    'solutions',
    anyOf(`(?:sales|presales|pre sales|solutions?|customer|partner|value) (?:solutions? )?(?:engineers?|engineering|architects?
      | architecture|consultants?) | technical (?:account managers?|ams?|sales|solutions?)(?: \\w+)?`),
  ],
  [
    'salesforce',
    anyOf(
      `salesforce(?: \\w+){0,2} (?:developers?|engineers?|admin\\w*|architects?|consultants?|analysts?) | apex developer`,
    ),
  ],
  [
    'erp',
    anyOf(`(?:sap|erp|abap|netsuite|dynamics(?: 365)?|workday|oracle (?:erp|fusion|ebs)|servicenow|business systems)(?: \\w+){0,2}
      (?:developers?|engineers?|consultants?|analysts?|architects?|admin\\w*|specialists?)`),
  ],
  [
    'sales',
    anyOf(`account (?:executives?|managers?|directors?|management) | sales(?: \\w+){0,2} | business development(?: \\w+)?
      | bdrs? | sdrs? | partnerships?(?: \\w+)? | partner (?:manager|lead|director) | alliances(?: \\w+)?
      | revenue (?:operations|manager|lead) | chief revenue officer | cro | deal desk | gtm | go to market | vertrieb\\w*`),
  ],
  [
    'customer-success',
    anyOf(
      `(?:customer|client) (?:success|experience|onboarding|engagement)(?: \\w+)? | csms? | renewals? manager`,
    ),
  ],
  [
    'eng-manager',
    anyOf(`(?:engineering|development|software|platform|infrastructure|technical|technology|backend|frontend|mobile|qa|devops
      |security|data engineering|machine learning|ml|ai) (?:engineering |development )?(?:managers?|directors?)
      | (?:managers?|directors?|heads?|vp|vice president)(?: of)?(?: \\w+){0,2} (?:engineering|development|technology|software
      |infrastructure|platform|devops|qa|security) | software development managers? | vp eng\\w* | vp r&d | head of r&d
      | chapter lead | entwicklungsleiter`),
  ],
  [
    'cto',
    anyOf(`cto | chief technology officer | chief technical officer | technical co ?founders? | chief architect
      | (?:co ?)?founding cto | chief information officer | cio`),
  ],
  [
    'product-manager',
    anyOf(`(?:technical |senior |group |principal )?product (?:managers?|management|owners?|lead|leader|director|strategist)
      | (?:head|director|vp|chief)(?: of)? product(?: officer| management)? | cpo | pms? | technical pms? | produktmanager(?:in)? | product operations`),
  ],
  [
    'project-manager',
    anyOf(`(?:technical )?(?:program|programme|project|delivery|engagement|release) (?:managers?|management|leads?|directors?
      |coordinators?) | scrum masters? | agile (?:coach|lead|delivery)(?: \\w+)? | tpms? | pmo | projektleiter(?:in)?`),
  ],
  [
    'devrel',
    anyOf(`developer (?:relations|advocates?|evangelists?|advocacy|experience|marketing|educat\\w+)(?: engineers?)? | devrel(?: engineers?)?
      | (?:technical )?evangelists? | community (?:managers?|engineers?|lead)`),
  ],
  [
    'technical-writer',
    anyOf(`(?:technical|documentation|api|ux) (?:writers?|writing|editors?|authors?) | documentation (?:engineers?|specialists?|manager)
      | content designers?`),
  ],
  [
    'ux-research',
    anyOf(
      `(?:ux|user|user experience|design|product|qualitative|quantitative ux) research(?:ers?)?(?: \\w+)?`,
    ),
  ],
  [
    'graphic-designer',
    anyOf(`(?:graphic|visual|brand|motion|communication|marketing|presentation|web|creative|3d|print|game) (?:\\w+ )?(?:designers?|design)
      | illustrators? | animators? | art directors? | creative directors? | video (?:editors?|producers?) | (?:3d|technical|concept|vfx) artists?
      | photographers?`),
  ],
  ['frontend', anyOf(`design (?:engineers?|technologists?) | ux(?: ui)? engineers?`)],
  [
    'product-designer',
    anyOf(`(?:product|ux|ui|ui ux|ux ui|interaction|experience|user experience|user interface|service|digital|staff|lead|founding|senior|principal)
      (?:\\w+ )?(?:designers?|design) | designers? | design (?:lead|director|manager|systems?|ops)
      | (?:head|director|vp|chief)(?: of)? design(?: officer)? | ux(?: ui)? (?:architects?|lead|specialist) | ux | ui ux`),
  ],
  [
    'content',
    anyOf(`copywriters? | copywriting | content (?:strategists?|writers?|managers?|lead|creators?|producers?|editors?|marketing)(?: \\w+)?
      | journalists? | editors? | social media(?: \\w+)? | ghostwriters? | translators? | localization(?: \\w+)?`),
  ],
  [
    'marketing',
    anyOf(`marketing(?: \\w+){0,2} | marketers? | seo(?: \\w+)? | growth (?:managers?|leads?|hackers?|marketing|strategists?|marketers?)
      | demand gen(?:eration)?(?: \\w+)? | brand managers? | public relations | communications (?:managers?|lead|director|specialist)
      | cmo | chief marketing officer | events? managers? | head of growth`),
  ],
  [
    'customer-support',
    anyOf(`(?:customer|technical|product|client|user|community|application|software|tier [123]|l[123]) (?:support|care|service)(?: \\w+){0,2}
      | support (?:engineers?|engineering|specialists?|agents?|leads?|managers?|representatives?|associates?|heroes|hero)
      | call cent(?:er|re)(?: \\w+)? | escalation engineers?`),
  ],
  [
    'finance',
    anyOf(`accountants? | accounting(?: \\w+)? | controllers? | finance(?: \\w+)? | financial (?:analysts?|controllers?|managers?|planning)
      | fp&a(?: \\w+)? | treasury | tax (?:manager|analyst|accountant) | bookkeepers? | cfo | auditors? | actuar(?:y|ies)
      | investment (?:analysts?|associates?|managers?) | credit (?:analysts?|risk\\w*) | underwriters? | billing specialist`),
  ],
  [
    'quant',
    anyOf(`(?:quant|quantitative|algo|algorithmic|systematic)(?: \\w+){0,2} (?:developers?|engineers?|researchers?|analysts?|traders?|scientists?|strategists?)
      | quants? | traders? | trading (?:\\w+ )?(?:engineers?|developers?)`),
  ],
  [
    'data-lead',
    anyOf(`(?:head|director|vp|vice president|chief|manager)(?: of)?(?: the)? (?:data|analytics|ai|ml|machine learning|artificial intelligence|data science)(?: \\w+)?
      | chief data officer | cdo | (?:data|analytics|data science|ai|data platform) (?:managers?|directors?|leads?)`),
  ],
  [
    'ml-engineer',
    anyOf(`${of(`machine learning | ml | mlops | ml ops | deep learning | nlp | computer vision | reinforcement learning | llm
      | genai | gen ai | generative ai | ai | ai ml | ml ai | applied ai | applied ml | agentic | perception | speech
      | artificial intelligence | conversational ai`)}
      | ${then('machine learning | ml | ai | ml infra\\w* | llms? | computer vision | nlp')}
      | prompt engineers?`),
  ],
  [
    'research',
    anyOf(`(?:research|applied|staff research|ai research|ml research|ai|ml|machine learning|deep learning|llm|rl|alignment|interpretability)
      (?:\\w+ )?(?:scientists?|researchers?|fellows?|research) | research (?:engineers?|associates?|interns?|lead|assistants?)
      | researchers? | post ?docs?(?:toral)?(?: \\w+)? | phd (?:students?|position|candidate) | professors?(?: \\w+)?
      | (?:research )?software engineers? research | lecturers?`),
  ],
  [
    'data-engineer',
    anyOf(`${of(`data | data platform | analytics | etl | bi | business intelligence | big data | data warehouse | dwh | database
      reliability | data infrastructure | data pipelines? | streaming | spark | hadoop | snowflake | databricks`)}
      | ${then('data | data platform | data infrastructure | analytics | data engineering')}
      | data (?:architects?|modell?ers?|engineering|stewards?) | data ops`),
  ],
  [
    'data-scientist',
    anyOf(`data (?:scientists?|science)(?: \\w+)? | decision scientists? | statisticians? | biostatisticians? | econometricians?
      | datenwissenschaftler(?:in)? | ai analysts? | applied data scientists?`),
  ],
  [
    'data-analyst',
    anyOf(`(?:data|product|bi|business intelligence|marketing|growth|reporting|insights?|analytics|web|fraud|risk|operations|people|revenue|gtm|pricing|sql)
      analysts? | analytics(?: \\w+)? | business intelligence(?: \\w+)? | data (?:annotat\\w+|label\\w+|quality)(?: \\w+)? | analysts? data`),
  ],
  [
    'business-analyst',
    anyOf(`(?:business|systems?|it|functional|process|requirements) analysts? | business analysis | management consultants? | strategy (?:\\w+ )?(?:managers?|analysts?|lead|consultants?)
      | bizops | business (?:operations|consultants?)(?: \\w+)? | product analyst | analysts?`),
  ],
  [
    'security',
    anyOf(`${of(`security | cyber ?security | appsec | infosec | devsecops | product security | cloud security | offensive security
      | detection | iam | identity | cryptograph(?:y|ic)`)}
      | (?:security|cyber ?security|infosec|soc|threat|malware|vulnerability) (?:\\w+ )?(?:researchers?|analysts?|architects?|officers?|managers?|operations|intelligence|auditors?)
      | penetration testers? | pen ?testers? | red team(?:er|ers)? | ethical hackers? | ciso | cryptographers? | grc(?: \\w+)? | security | bug hunter`),
  ],
  [
    'devops',
    anyOf(`${of(`devops | dev ops | site reliability | reliability | platform | infrastructure | infra | cloud | cloud infrastructure
      | kubernetes | k8s | release | build | ci cd | observability | production | aws | azure | gcp | sre | mlops infra | compute | linux
      | developer productivity | devex | automation infrastructure | systems reliability | storage`)}
      | ${then('devops | sre | site reliability | infrastructure | infra | platform | cloud | reliability')}
      | sres? | devops | site reliability | finops(?: \\w+)? | infrastructure`),
  ],
  [
    'database',
    anyOf(
      `${of('database | postgres(?:ql)? | mysql | oracle | sql server | mongodb | clickhouse')} | database (?:administrators?|admins?|managers?) | dbas?`,
    ),
  ],
  [
    'network',
    anyOf(
      `${of('network | networking | noc | telecom | telecommunications | wireless | voip | 5g')} | network (?:administrators?|admins?|technicians?|operations)(?: \\w+)?`,
    ),
  ],
  [
    'it-support',
    anyOf(`(?:it|desktop|help ?desk|service desk|onsite|end user|workplace)(?: \\w+)? (?:support|technicians?|specialists?|agents?|operations)(?: \\w+)?
      | help ?desk(?: \\w+)? | it (?:managers?|administrators?|admins?|engineers?|operations) | field (?:service )?(?:technicians?|engineers?)`),
  ],
  [
    'systems-admin',
    anyOf(`(?:systems?|linux|windows|unix|sys|cloud|server) ?(?:administrators?|admins?|administration) | sysadmins? | systemadministrator(?:in)?
      | it infrastructure(?: \\w+)?`),
  ],
  [
    'qa',
    anyOf(`${of('qa | quality | quality assurance | test | testing | test automation | automation | sdet | verification | validation')}
      | qa(?: \\w+)? | sdets? | testers? | test (?:managers?|analysts?) | quality assurance(?: \\w+)? | ${then('in test | test | testing | qa')}`),
  ],
  [
    'robotics',
    anyOf(`${of('robotics? | robot | autonomy | slam | motion planning | controls? | gnc | guidance | autonomous (?:vehicles?|driving|systems?) | drones?')}
      | roboticists? | ${then('robotics | autonomy')}`),
  ],
  [
    'hardware',
    anyOf(`${of(`hardware | electrical | electronics? | fpga | asic | rf | analog | silicon | pcb | vlsi | rtl | chip | power electronics | soc
      | signal integrity | physical design | photonics? | optical | optics | antenna | verilog | layout | dft | ic design`)}
      | electronics? technicians?`),
  ],
  [
    'mechanical',
    anyOf(`${of(`mechanical | mechatronics? | manufacturing | industrial | thermal | structural | aerospace | propulsion | process | production
      engineering | automotive | chemical | civil | materials | facilities | nuclear | battery | energy | avionics | plc | controls? systems | hvac`)}
      | technicians? | machinists? | welders? | industrial designers?`),
  ],
  [
    'embedded',
    anyOf(`${of('embedded | firmware | kernel | bsp | iot | driver | device drivers? | rtos | low level | hypervisor | compiler')}
      | ${then('embedded | firmware | embedded systems | kernel')} | compilers?`),
  ],
  [
    'game',
    anyOf(`${of('games? | gameplay | unity | unity3d | unreal | graphics | rendering | engine | xr | vr | ar vr | tools programmer')} | game (?:designers?|producers?) | level designers?
      | ${then('games? | gameplay | graphics | unity | unreal')}`),
  ],
  [
    'blockchain',
    anyOf(`${of('blockchain | smart contracts? | solidity | web3 | cryptos? | ethereum | solana | protocol | defi | rust blockchain | zk | zero knowledge')}
      | ${then('blockchain | smart contracts? | solidity | web3 | protocol')}`),
  ],
  [
    'mobile-ios',
    anyOf(`${of('ios | swift | swiftui | iphone | apple')} | ${then('ios | swift')} | ios`),
  ],
  ['mobile-android', anyOf(`${of('android')} | ${then('android')} | android`)],
  [
    'mobile',
    anyOf(
      `${of('mobile | mobile apps? | react native | flutter | app | apps')} | ${then('mobile | react native | flutter')} | mobile`,
    ),
  ],
  [
    'fullstack',
    anyOf(`full ?stack(?: [\\w+#.&]+){0,2}? (?:${ENGINEER}) | full ?stack | ${then('full ?stack')}
      | (?:mern|mean|jamstack|lamp) stack(?: [\\w+#.&]+){0,1}? (?:${ENGINEER})
      | (?:product|web|mern|mean|rails|ruby on rails|django|laravel|wordpress|drupal|php|application|webflow|shopify|ai product)(?: software| full ?stack)? (?:${ENGINEER})
      | (?:web ?(?:developers?|devs?|masters?|entwickler(?:in)?))`),
  ],
  [
    'frontend',
    anyOf(
      `${of(`front ?end | frontend | react(?:js)? | react js | vue(?:js)? | vue js | angular(?:js)? | javascript | js | typescript | ui | svelte | next js
      | css | html | web ui | design systems?`)} | ${then('front ?end | ui | react | web')} | front ?end`,
    ),
  ],
  [
    'backend',
    anyOf(`${of(`back ?end | python | java | kotlin | go | golang | node(?:js)? | ruby | scala | elixir | php | c# | net | .net | dotnet | asp.net | rust | c\\+\\+ | clojure
      | haskell | erlang | api | apis | distributed systems | server(?: side)? | spring | systems | services | payments | search | integration | core | perl | microservices | server`)}
      | ${then('back ?end | server | distributed systems | apis? | systems | payments | search')} | back ?end`),
  ],
  [
    'tech-lead',
    anyOf(
      `tech(?:nical|nology)? leads? | team leads? | technical leaders? | lead (?:engineers?|developers?|programmers?)`,
    ),
  ],
  [
    'architect',
    anyOf(
      `(?:software|enterprise|system|systems|technical|technology|application|it|cloud|principal|platform|domain) architects? | architects?`,
    ),
  ],
  [
    'science',
    anyOf(`(?:bio\\w+|chem\\w+|physic\\w+|lab|laboratory|clinical|life|environmental|climate|materials|geo\\w+|neuro\\w+) (?:\\w+ )?(?:scientists?|technicians?|researchers?|specialists?|associates?|analysts?|engineers?)
      | biologists? | chemists? | physicists? | geologists? | bioinformatic\\w+(?: \\w+)? | computational (?:biologists?|chemists?|scientists?) | scientists? | economists?`),
  ],
  [
    'health',
    anyOf(`nurses? | physicians? | doctors? | clinicians? | therapists? | pharmacists? | psychologists? | medical (?:\\w+ )?(?:director|officer|assistant|coder|advisor)
      | registered nurse | caregivers? | dentists?`),
  ],
  [
    'teaching',
    anyOf(
      `teachers? | instructors? | tutors? | trainers? | curriculum(?: \\w+)? | teaching assistants? | teaching fellow | coach(?:es)? | educators? | instructional designers?`,
    ),
  ],
  [
    'operations',
    anyOf(`operations(?: \\w+){0,2} | chief of staff | office managers? | (?:executive|administrative|personal|virtual) assistants? | coo | chief operating officer
      | supply chain(?: \\w+)? | logistics(?: \\w+)? | procurement(?: \\w+)? | buyers? | warehouse(?: \\w+)? | general managers? | receptionists? | founders? associate
      | ceo | chief executive officer | drivers? | baristas? | waiters? | waitress | cooks? | chefs? | cashiers? | retail(?: \\w+)? | store managers? | hospitality(?: \\w+)?`),
  ],
  [
    'software',
    anyOf(`engineers? | engineering | developers? | programmers? | swe | sde | software | dev | devs | mts | coders? | (?:code |coding )?(?:ninjas?|gurus?|wizards?) | hackers? | technical staff
      | entwickler(?:in)? | softwareentwickler(?:in)? | developpeu(?:r|se) | desarrollador(?:a|es)? | desenvolvedora? | programador(?:a|es)? | ontwikkelaar | utvecklare
      | informatiker(?:in)? | fachinformatiker(?:in)? | ingeniero | ingenieur | technologists? | co ?founders?`),
  ],
]

/**
 * Closeness in eighths, one kind, then the kinds that close to it. Pairs not listed are unrelated
 * professions.
 */
export const NEAR_KINDS = `
  7 software backend fullstack
  6 software frontend
  5 software mobile-ios mobile-android mobile tech-lead forward-deployed blockchain
  4 software data-engineer devops ml-engineer embedded game architect robotics quant
  3 software qa security eng-manager cto database solutions research
  2 software data-scientist systems-admin devrel hardware
  7 backend fullstack
  5 backend data-engineer devops tech-lead architect blockchain
  4 backend ml-engineer database quant forward-deployed
  3 backend frontend embedded security eng-manager cto mobile-android mobile
  2 backend qa game mobile-ios solutions research robotics data-scientist systems-admin
  7 frontend fullstack
  5 frontend mobile
  4 frontend tech-lead
  3 frontend product-designer mobile-ios mobile-android qa forward-deployed
  2 frontend game devrel architect eng-manager graphic-designer blockchain
  5 fullstack tech-lead mobile forward-deployed
  4 fullstack blockchain devops ml-engineer architect
  3 fullstack cto data-engineer mobile-ios mobile-android eng-manager qa solutions quant
  2 fullstack devrel product-designer security game embedded
  6 mobile mobile-ios mobile-android
  4 mobile tech-lead
  4 mobile-ios mobile-android
  3 mobile-ios tech-lead game
  3 mobile-android tech-lead embedded
  3 game robotics embedded
  5 embedded robotics hardware
  3 embedded devops network security
  4 hardware robotics mechanical
  3 mechanical robotics
  3 robotics ml-engineer research
  5 data-engineer database ml-engineer data-lead
  4 data-engineer data-analyst data-scientist devops
  3 data-engineer architect quant
  5 data-analyst data-scientist business-analyst
  3 data-analyst data-lead finance marketing operations product-manager quant ux-research
  6 data-scientist ml-engineer research
  5 data-scientist quant data-lead
  3 data-scientist science business-analyst product-manager
  6 ml-engineer research
  4 ml-engineer data-lead quant
  3 ml-engineer devops tech-lead architect
  4 research science quant
  3 research data-lead teaching
  6 devops systems-admin
  4 devops security
  4 devops network database architect
  3 devops tech-lead solutions eng-manager it-support qa forward-deployed
  4 security network systems-admin
  2 security it-support qa
  5 network systems-admin it-support
  6 it-support systems-admin
  5 it-support customer-support
  4 database systems-admin
  3 database data-analyst erp
  3 qa business-analyst customer-support project-manager
  6 architect tech-lead
  5 architect cto eng-manager solutions
  6 tech-lead eng-manager
  5 tech-lead cto
  6 eng-manager cto
  4 eng-manager project-manager data-lead
  3 eng-manager product-manager
  5 product-manager project-manager business-analyst
  3 product-manager product-designer marketing operations customer-success ux-research
  5 project-manager operations
  4 project-manager business-analyst
  3 project-manager customer-success
  3 business-analyst operations finance erp
  6 product-designer ux-research
  5 product-designer graphic-designer
  3 graphic-designer content marketing
  4 technical-writer content
  3 technical-writer devrel teaching customer-support
  4 devrel solutions marketing content
  3 devrel forward-deployed teaching
  6 solutions forward-deployed
  4 solutions customer-success customer-support sales erp salesforce
  4 forward-deployed customer-success customer-support
  6 customer-support customer-success
  4 customer-success sales
  3 sales marketing recruiting
  6 marketing content
  5 recruiting people
  4 people operations
  4 finance operations
  3 legal finance
  4 erp salesforce
  3 salesforce backend
  4 science health`
