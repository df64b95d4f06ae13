/**
 * How titles name kinds of work: the nouns for roles, in groups, and for each group the words beside the noun that tell
 * the kind, tried in order. Words are those of `plainParts`: English, lower case. Data only.
 */
import { anyOf as anyWords } from '#core/text/word-pattern.ts'
import type { RoleKind } from './role-kind-table.ts'

export type NounGroup =
  | 'engineer'
  | 'architect'
  | 'scientist'
  | 'analyst'
  | 'designer'
  | 'leader'
  | 'administrator'
  | 'technician'
  | 'tester'
  | 'writer'
  | 'staff'
  | 'other'

/** `where`: 'head' counts only beside the noun, 'tail' only behind it; otherwise both. */
export type KindRule = { kind: RoleKind; words: RegExp; where?: 'head' | 'tail' }

const anyOf = (list: string) => anyWords(list.replace(/\s+/g, ' '))
const rule = (kind: RoleKind, list: string): KindRule => ({ kind, words: anyOf(list) })
const beside = (kind: RoleKind, list: string): KindRule => ({ ...rule(kind, list), where: 'head' })
const behind = (kind: RoleKind, list: string): KindRule => ({ ...rule(kind, list), where: 'tail' })

/** Nouns for roles, without their plural. */
export const ROLE_NOUNS: Readonly<Record<NounGroup, string>> = {
  engineer:
    'engineer developer programmer swe mts coder technologist hacker builder modeler modeller',
  architect: 'architect',
  scientist: 'scientist researcher statistician economist quant fellow postdoc economists',
  analyst: 'analyst',
  designer: 'designer artist illustrator animator',
  leader:
    'manager lead leader head director vp chief owner officer supervisor president cto ciso cio cpo cdo ceo coo cfo cmo cro chro principal foreman',
  administrator: 'administrator',
  technician: 'technician mechanic electrician machinist welder operator installer worker',
  tester: 'tester',
  writer: 'writer editor copywriter author translator journalist linguist',
  staff:
    'specialist consultant advisor adviser expert associate coordinator representative assistant agent sme practitioner trainer instructor liaison planner generalist professional investigator responder auditor commander partner coach strategist evangelist advocate master educator',
  other: `executive recruiter sourcer counsel attorney lawyer paralegal accountant controller bookkeeper nurse physician doctor therapist
    pharmacist teacher tutor professor lecturer driver cook chef waiter cashier clerk receptionist secretary buyer merchandiser trader
    underwriter banker broker marketer seller salesperson chiefofstaff janitor cleaner guard labourer laborer hairdresser
    chemist biologist physicist photographer videographer producer host anchor reporter handler stocker carpenter plumber
    caregiver dentist psychologist veterinarian biostatistician actuary treasurer courier barista bartender annotator labeler
    ambassador attendant fueler fueller solderer millwright surveyor inspector dispatcher scheduler estimator crew aide
    phlebotomist pilot steward housekeeper concierge librarian curator paramedic firefighter policeman soldier`,
}

/** Activities that name a role if there is no noun: "Software Engineering Intern", "Product Design". */
export const ACTIVITIES: readonly (readonly [NounGroup, RegExp])[] = [
  [
    'leader',
    anyOf(
      'product management | program management | project management | account management | people management',
    ),
  ],
  ['scientist', anyOf('data science | research | machine learning research | science')],
  ['designer', anyOf('design | ux | ui')],
  [
    'engineer',
    anyOf(`engineering | software | development | fullstack | backend | frontend | devops | programming | coding | eng | ml
    | sre | ios | android | rust | python | java | javascript | infrastructure | data engineering | security engineering`),
  ],
  ['tester', anyOf('qa | testing | test automation | quality assurance')],
  ['analyst', anyOf('analytics | business intelligence | bi | data | analysis')],
  ['writer', anyOf('writing | documentation')],
  ['staff', anyOf('support | consulting | security | it | cybersecurity | operations')],
]

const SECURITY = `security | cybersecurity | appsec | secops | devsecops | siem | csoc | soc analyst | iam | zero trust
  | identity and access management | penetration | pentest | red team | blue team | detection | threat | threats | vulnerability
  | vulnerabilities | offensive | incident response | grc | governance risk and compliance | insider risk | malware
  | cryptograph(?:y|er|ic) | privacy engineer\\w* | attack | bug bounty | sirt | siem | dlp | ethical hacker`
/** Guards and buildings. */
const PHYSICAL = `physical security | security guard | security officers? licensed | corporate security | industrial security
  | protective | executive protection | travel security | national security | security sales | loss prevention | aml
  | anti money laundering | regional security | global security operations | merchant security | social security | food security
  | security systems installer | private security | comsec`
const ML = `ml | ai | deep learning | llms? | nlp | computer vision | perception | reinforcement learning | rl | genai
  | generative | inference | mlops | prompt | agentic | speech | pretraining | pre training | post training | alignment
  | interpretability | multimodal | multi modal | neural | model serving | recommendations? | recommender | recsys | transformers? | diffusion
  | foundation models? | foundational models? | natural language | language models? | agent post training | ml infrastructure | superintelligence
  | personal agi | agi | model behavior | model efficiency | model performance | modeling team | rag | vision language | frontier systems`
const MOBILE_IOS = 'ios | swift | swiftui | iphone | ipados | objective c'
const MOBILE_ANDROID = 'android'
const MOBILE = 'mobile | react native | flutter | kmp | kotlin multiplatform | mobile apps?'
const FRONTEND = `frontend | react | reactjs | vue | vuejs | nextjs | angular | angularjs | javascript | js | typescript | svelte | ui | ux ui | ux
  | ux engineer | css | html | web | wordpress | webflow | design systems? | drupal | shopify | webmaster | wallet engineer react web`
const BACKEND = `backend | java | dotnet | csharp | go | node | nodejs | php | ruby | rails | ruby on rails | django | spring | scala | laravel | symfony
  | kotlin | elixir | apis? | server | microservices | perl | clojure | erlang | haskell | distributed systems | magento | spring boot | fastapi`
const DATA_ENGINEER = `data | etl | elt | databricks | snowflake | spark | big data | hadoop | datalake | lakehouse | data warehouse | dwh | dbt
  | data platform | data infrastructure | data pipelines? | data lakes? | data engineering | data warehousing`
const DATA_SUBJECT = `data platform | data infrastructure | data engineering | data pipelines? | data lakes? | datalake | lakehouse | data ingestion
  | data warehouse | data warehousing | etl | big data | data foundations? | data systems | data services | analytics infrastructure | streaming data | data
  | core data | data products? | data acquisition | data intelligence platform`
const ANALYTICS = `analytics | business intelligence | bi | analytical | data analytics | reporting | tableau | power bi | looker | insights`
const DEVOPS = `devops | sre | reliability | platform | infrastructure | cloud | production | kubernetes | systems? | network | networking | networks
  | linux | release | build | cicd | bazel | aws | azure | gcp | datacenter | it | database | databases | noc | openstack | virtualization | unix | windows
  | middleware | mainframe | observability | deployment | infra | corporate systems | storage | hpc | vmware | telecom | telecommunications | voip | wireless`
const DEVOPS_SUBJECT = `devops | sre | infrastructure | cloud infrastructure | cloud platform | platform engineering | kubernetes | cicd | build and release
  | core infra | infra | compute | production engineering | cloud networking | network infrastructure | platform infrastructure | reliability
  | build systems? | release engineering | cloud operations | build | ^platform$ | ^core platform$ | ^cloud$ | ^networking$ | ^network$ | infrastructure platform
  | compute platform | developer platform | internal platform | ^platform team | ^platform teams | k8s`
const HARDWARE = `hardware | electrical | electronics | electronic | asic | fpga | rtl | rf | silicon | pcb | vlsi | chip | analog | signal integrity
  | physical design | photonics? | optical | optics | antenna | power electronics | soc | avionics | sensors? | actuator | actuation | design verification
  | packaging reliability | lidar | radar | power systems? | system power | verilog | mixed signal | image quality | camera | cameras | battery management
  | electromagnetic | electromechanical | harness | microelectronics | semiconductor | gnc | instrumentation | dft | ic design | circuit | physical layer
  | functional safety | quantum`
const EMBEDDED = `embedded | firmware | bsp | rtos | device drivers? | microcontrollers? | iot | autosar | adas`
const ROBOTICS = `robots? | robotics? | robotic | autonomy | autonomous | controls? | motion planning | slam | mechatronics? | behavior planning | behavior prediction
  | drones? | gnc | plc | scada | automation plc | manipulation | dexterity | hd mapping | localization and mapping | avionics`
const MECHANICAL =
  'mechanical | opto mechanical | mechatronics? | product design mechanical | mechanical design | thermal | propulsion | aerodynamics'
const QA = `qa | test | tests | testing | test automation | quality engineering | software quality | quality assurance | sdet | in test | quality
  | verification | validation | automation qa | v and v | test engineering | qa automation`
const BUILDINGS = `civil | structural | building | buildings | hvac | geotechnical | construction | facilities | facility | site engineer | plant | plants | chemical | petroleum
  | mining | marine | nuclear | process | manufacturing | industrial | maintenance | supplier | packaging | environmental | water | wastewater
  | highway | highways | traffic | rail | railway | transportation | bridge | fire | safety | sound | audio engineer\\w* | audio | recording | broadcast | lighting | fuel | hydraulics?
  | piping | drilling | reservoir | biomedical | materials? | metallurgical | textile | agricultural | food | tooling | weld(?:ing)? | estimating | surveying
  | smart meter | ship | naval | aircraft maintenance | stationary | boiler | elevator | automotive service | mfg | cost | cam | real estate | land
  | stationary | service | utilities | power plant | substation | energy | solar | wind | property | talent | brand | curriculum
  | knowledge | legal | deal desk | field service | project | sales enablement | organizational | audiovisual | av | events | wet | process development | facade
  | linear accelerator | neutronics | isotope | refueling | hardware supply | combustion | commissioning | process safety`

const SUPPORT_HEAD = `sales | presales | solutions? | customer | field | value | support | success | technical services | services | implementation
  | integrations? | deployed | escalations? | supportability | onboarding | consulting | professional services | partner | backline | assigned | designated | developer relations
  | community | demo | client | technical account | relations | developer experience advocate | technical marketing | enablement | applications engineer field | field technology | customer centric
  | adoption | early access deployment | service desk | help desk | helpdesk | desktop | technical solutions? | post sales | pre sales | evangelist | technical success | deployment
  | application support | product support | it support | education`

/** Tried in order for each group; the first that is found decides. */
export const GROUP_RULES: Readonly<Record<NounGroup, readonly KindRule[]>> = {
  engineer: [
    beside('teaching', 'curriculum | career | instructional | course | e learning | elearning'),
    beside(
      'content',
      'knowledge | content (?!platform|engineer|systems|infrastructure|delivery|intelligence)\\w* | linguistic',
    ),
    beside(
      'sales',
      'business developer | developer business | deal desk | gtm sales | real estate | land | affiliate business',
    ),
    beside('legal', 'legal'),
    beside('industrial', 'physical security | sound | audio engineering'),
    beside('industrial', 'field service'),
    beside(
      'robotics',
      '(?:robotics?|hardware|simulation|vehicle|sensors?) (?:systems? )?integration',
    ),
    beside('forward-deployed', '(?:forward|field) deployed | deployed | deployment'),
    beside('ml-engineer', 'ai deployment | ai adoption'),
    beside('qa', 'support test | customer test'),
    beside('devrel', 'developer relations | developer advocacy | community | evangelist'),
    beside(
      'it-support',
      'it support | desktop support | service desk | help desk | helpdesk | end user | onsite support | it helpdesk | workplace',
    ),
    beside(
      'technical-support',
      `support | escalations? | supportability | technical services | backline | assigned support | designated support
      | success | customer reliability`,
    ),
    beside('solutions', SUPPORT_HEAD),
    rule('fullstack', 'fullstack | full stack | mern | mean stack'),
    { kind: 'fullstack', words: /\bfrontend\b.*\bbackend\b|\bbackend\b.*\bfrontend\b/ },
    beside('security', SECURITY),
    behind(
      'security',
      `security | cybersecurity | appsec | application security | detection and response | threat | offensive | iam | identity and access management
      | penetration testing | incident response | vulnerability management | product security | security engineering | security infrastructure | cryptography | privacy | detection | siem`,
    ),
    beside(
      'hardware',
      'hardware test | hardware validation | hardware verification | electrical test | firmware test | image quality | design verification | embedded test | silicon validation | manufacturing test | hardware reliability | reliability hardware | hil',
    ),
    beside(
      'industrial',
      `(?:supplier|manufacturing|production|product|component|process|food|pharma|fuel|construction|equipment)(?: \\w+){0,3} quality | quality control | quality manufacturing`,
    ),
    beside('qa', `${QA} | (?:web|ios|android|mobile|ui|api|test|frontend) automation`),
    behind(
      'qa',
      'qa | test automation | quality engineering | quality assurance | sdet | in test | testing | test infrastructure',
    ),
    beside('research', 'research ml | ml research | ai research | research'),
    beside('ml-engineer', ML),
    beside('data-analyst', ANALYTICS),
    beside('quant', 'quantitative research'),
    beside('data-scientist', 'data science'),
    beside('data-engineer', DATA_ENGINEER),
    beside('mobile-ios', MOBILE_IOS),
    beside('mobile-android', MOBILE_ANDROID),
    beside('mobile', MOBILE),
    beside('hardware', 'physical design | ic design | circuit design'),
    beside('frontend', 'frontend'),
    beside('backend', 'backend'),
    beside('embedded', EMBEDDED),
    beside('robotics', ROBOTICS),
    beside('hardware', HARDWARE),
    beside('mechanical', MECHANICAL),
    beside('industrial', BUILDINGS),
    beside('frontend', `design | ${FRONTEND}`),
    beside('backend', BACKEND),
    beside(
      'erp',
      'erp | sap | abap | netsuite | dynamics | workday | oracle | servicenow | business systems | aem | adobe experience manager',
    ),
    beside('salesforce', 'salesforce | apex'),
    beside('devops', DEVOPS),
    beside(
      'game',
      'games? | gameplay | unity | unreal | graphics | rendering | engine | xr | vr | simulation',
    ),
    beside(
      'blockchain',
      'blockchain | smart contracts? | solidity | web3 | crypto | ethereum | solana | protocol | defi | zk | evm',
    ),
    behind('mobile-ios', MOBILE_IOS),
    behind('mobile-android', MOBILE_ANDROID),
    behind('mobile', 'mobile | react native | flutter'),
    behind(
      'frontend',
      'frontend | ui | web frontend | react | web ui | javascript | angular | vue | ^web$ | web platform | web client | ui platform | design systems?',
    ),
    behind(
      'backend',
      'backend | server | java | dotnet | csharp | golang | nodejs | php | ruby | rails | scala | ^go$ | apis? | ^distributed systems$ | back end | node',
    ),
    behind('research', 'research | researcher | research scientist'),
    behind('data-scientist', 'data scientist | data science'),
    behind('ml-engineer', ML),
    behind('data-engineer', DATA_SUBJECT),
    behind('data-analyst', '^analytics$ | business intelligence | analytics engineer'),
    behind('embedded', 'embedded | firmware | bsp'),
    behind(
      'robotics',
      'robotics | autonomy | robot | controls | motion planning | simulation and autonomy',
    ),
    behind('hardware', 'hardware | electrical | fpga | asic | silicon | avionics'),
    behind('mechanical', 'mechanical'),
    behind('devops', DEVOPS_SUBJECT),
    behind('forward-deployed', 'forward deployed'),
    behind('solutions', 'sales engineering | solutions engineering | presales'),
  ],
  architect: [
    beside(
      'industrial',
      'landscape | building | interior | naval | construction | project | facade',
    ),
    beside(
      'solutions',
      `solutions? | applied ai | sales | field | customer | partner | presales | consulting | delivery | adoption | value | forward deployed | enablement
      | ecosystem | success | technical account | implementation`,
    ),
    beside('security', SECURITY),
    beside('data-engineer', 'data | dwh | data warehouse | information'),
    beside('data-analyst', ANALYTICS),
    beside('ml-engineer', ML),
    beside(
      'devops',
      'cloud | infrastructure | network | devops | platform | aws | azure | gcp | systems infrastructure | datacenter | sre | it',
    ),
    beside('hardware', HARDWARE),
    beside('embedded', EMBEDDED),
    beside('qa', 'qa | test | test automation'),
    beside('product-designer', 'ux | ui | experience | information design'),
    beside('frontend', 'frontend'),
    beside('backend', 'backend | java | dotnet'),
    beside('mobile', 'mobile'),
    beside('erp', 'sap | erp | workday | netsuite | oracle | servicenow'),
    beside('salesforce', 'salesforce'),
    beside(
      'architect',
      'software | enterprise | systems? | technical | technology | application | applications | domain | it | integration | api | engineering | product | chief | principal | lead',
    ),
    behind('security', SECURITY),
    behind('solutions', 'presales | solutions'),
    behind('ml-engineer', ML),
    behind('data-engineer', 'data platform | ^data$ | data engineering'),
    behind('devops', 'infrastructure | cloud'),
    behind(
      'architect',
      'software | technologies | technology | application | systems | distributed systems',
    ),
  ],
  scientist: [
    rule('ux-research', 'ux | user | design | product research | usability'),
    rule(
      'security',
      'security | threat | malware | vulnerability | cyber | red team | cryptograph(?:y|ic)',
    ),
    beside('marketing', 'market | consumer insights | marketing research'),
    beside(
      'data-scientist',
      'data | decision | statistical | statistician | economist | quantitative ux | econometric',
    ),
    rule('quant', 'quantitative | quant | trading | systematic'),
    rule(
      'science',
      `life sciences? | bio\\w* | chem\\w* | physic\\w* | clinical | lab | laboratory | materials? science | materials | climate | environmental | geo\\w* | neuro\\w* | medical
      | pharma\\w* | food | animal | plant | crop | soil | social | political | drug | protein | formulation | icp | mass spec | forensic | potato | genetic\\w* | genom\\w* | cell | cancer | agronom\\w*`,
    ),
    rule(
      'research',
      `${ML} | applied | algorithms? | robot(?:ics)? | data systems | database | systems | model | models | training | safety | evals? | evaluations? | reasoning | frontier | retrieval
      | software | computer | pricing | search | autonomy | generative audio | agents? | optimization | takeoff`,
    ),
    rule(
      'data-scientist',
      'economics? | statistician | statistics | data science | marketplace | policy',
    ),
    beside('research', 'research scientist | scientist research | research engineer'),
    beside('research', 'research'),
  ],
  analyst: [
    beside('industrial', PHYSICAL),
    rule('security', SECURITY),
    beside('qa', 'qa | quality assurance | test | software quality'),
    beside(
      'it-support',
      'service desk | help desk | helpdesk | it support | desktop support | technical support | application support | support(?! operations) | triage',
    ),
    beside(
      'finance',
      'financial(?! data) | finance(?! data) | fp and a | credit | treasury | investment | equity | tax | accounting | budget | pricing finance | internal audit | audit',
    ),
    beside(
      'data-analyst',
      `data | bi | business intelligence | product | analytics | reporting | insights? | web | growth analytics | advanced analytics | people analytics | digital
      | quantitative analytics | sql | decision | experimentation | statistical | fullstack`,
    ),
    beside(
      'business-analyst',
      'business | systems? | functional | requirements | it | process | erp | technical | crm | salesforce | applications? | workday | hris',
    ),
    beside(
      'devops',
      'devops | network | cloud | sre | database | infrastructure | platform operations | reliability | systems operations | finops',
    ),
    beside('marketing', 'marketing | seo | media | brand | campaign | sem | social'),
    beside('finance', 'fraud | aml | kyc | market | revenue | commercial | pricing'),
    beside(
      'operations',
      'operations | logistics | supply chain | procurement | strategy | workforce | planning | support operations',
    ),
    beside('sales', 'sales | revops'),
    beside('people', 'hr | compensation | people | talent'),
    behind('data-analyst', 'data | analytics | product analytics | business intelligence | bi'),
    behind('security', SECURITY),
    behind('data-analyst', 'product management'),
  ],
  designer: [
    beside(
      'industrial',
      'kitchen | bathroom | interior | landscape | floral | garden | jewel\\w* | lighting | set | costume | piping | mechanical | cad | electrical | structural | hvac | furniture | plant | bridge | mold | tool | drafting | vehicle | retail space | window',
    ),
    beside(
      'trade',
      'fashion | textile | apparel | hair | nail | makeup | floral | tattoo | soft goods',
    ),
    beside('teaching', 'instructional | learning | curriculum | course | training'),
    beside(
      'hardware',
      'pcb | asic | ic | analog | rtl | fpga | chip | physical | layout | circuit | hardware',
    ),
    beside('ux-research', 'research'),
    beside(
      'graphic-designer',
      'graphic | brand | branding | motion | marketing | art | communications? | presentation | print | illustrator | animator | artist | creative | packaging | editorial | 3d | vfx | concept | video | content creator | media',
    ),
    beside(
      'product-designer',
      'product | ux | ui | interaction | experience | web | digital | service | game | level | visual | staff | lead | senior | junior | founding | principal | design | user | app | conversation | systems? | mobile | interface | technical | first',
    ),
    behind('graphic-designer', 'marketing | brand | graphic | social'),
  ],
  leader: [
    rule('operations', '^office of '),
    beside(
      'marketing',
      `product marketing | marketing | brand | seo | social media | communications | pr | public relations | demand generation | growth marketing | field marketing | content marketing
      | campaigns? | lifecycle | crm marketing | event | events | media relations | developer marketing`,
    ),
    beside('recruiting', 'recruiting | recruitment | talent | sourcing talent'),
    beside(
      'people',
      'hr | human resources | people | compensation | benefits | total rewards | learning and development | culture | diversity | employee',
    ),
    beside('operations', 'strategic sourcing | sourcing | procurement'),
    beside(
      'sales',
      `sales (?!engineering|engineer|solutions|data)\\w+ | sales | account(?! engineering) | accounts | business development | partnerships? | alliances? | channels? | territory | revenue | key account | go to market | gtm(?! engineering| analytics| data)
      | client value | value partner | partner manager | renewals?`,
    ),
    {
      kind: 'solutions',
      words:
        anyOf(`technical account | sales engineering | solutions? (?:engineering|architecture|consulting|engineers|architects) | field engineering | presales | customer engineering
      | pre sales and solution engineering | customer solutions | forward deployed | technical deployment | implementation | technical success engineering | technical solutions | field cto | solution engineering`),
    },
    rule(
      'technical-support',
      'technical support | support engineering | technical escalations? | technical services | it support | service desk | help desk | helpdesk | application support | product support | cloud support | user services',
    ),
    rule(
      'customer-success',
      'customer success | client success | customer experience | client experience | csm',
    ),
    rule(
      'customer-support',
      'customer support | customer service | customer care | contact center | call center',
    ),
    rule(
      'devrel',
      'developer relations | developer advocacy | devrel | developer community | developer',
    ),
    rule(
      'technical-program',
      `technical program | engineering program | technical project | it project | it program | software project | technical delivery | data project | hardware program | engineering project | saas project
      | agile | scrum | release train | technology program | infrastructure program | it projects? | npi program | project it | network program | program network | security program | ai program | program data | project data | digital project`,
    ),
    rule('technical-writer', 'technical writing | documentation | technical publications | docs'),
    beside(
      'project-manager',
      'program | project | programs | delivery | engagement | pmo | portfolio | projects',
    ),
    beside(
      'legal',
      'legal | compliance(?! engineering) | contracts? | privacy legal | policy | regulatory | counsel',
    ),
    beside(
      'finance',
      'finance(?! systems| data| analytics| engineering) | financial | accounting | tax | treasury | investor | credit | fp and a | underwriting | audit | fraud',
    ),
    rule('security', 'product security | application security'),
    rule(
      'product-designer',
      'product design | ux | ui | user experience | design(?! verification| engineering) | design systems | interaction design',
    ),
    rule('ux-research', 'user research | ux research | design research'),
    beside(
      'eng-manager',
      `engineering | eng | software | rnd | technology | technical lead | tech lead | software development | development engineering | devops | sre | web development | mobile engineering
      | backend | frontend | fullstack | software engineer | engineer | engineers | developers? | tech team | production engineering | firmware | it engineering`,
    ),
    {
      kind: 'cto',
      words:
        /^(?:\w+ )*(?:cto|cio)(?: \w+)*$|\btechnology officer\b|\bchief technical officer\b|\binformation officer\b/,
    },
    rule(
      'product-manager',
      `product operations | product ops | product | cpo | group product | platform product | products`,
    ),
    beside('industrial', PHYSICAL),
    rule('security', `${SECURITY} | ciso | information security officer | security officer`),
    rule(
      'qa',
      'qa | quality assurance | test automation | software quality | quality engineering | testing | test',
    ),
    rule(
      'data-scientist',
      'data science | decision science | data scientist | data and ai | applied science',
    ),
    rule(
      'data-analyst',
      'analytics | business intelligence | bi | insights | reporting | data visualization',
    ),
    rule(
      'data-engineer',
      'data engineering | data platform | data infrastructure | data warehouse | data architecture',
    ),
    rule('legal', 'privacy'),
    beside('operations', 'data (?:labell?ing|annotation|entry|collection)'),
    rule('data-lead', 'data | cdo'),
    rule(
      'ml-engineer',
      'ml | machine learning | computer vision | nlp | applied ai | ai research | research | ai engineering | deep learning | ai platform | llm | perception | ai',
    ),
    rule(
      'devops',
      'infrastructure | infra | cloud | platform engineering | platform infrastructure | network | networking | it | it operations | systems | reliability | datacenter | database | cloud platform | information technology | observability',
    ),
    rule('embedded', 'firmware | embedded'),
    rule('hardware', 'hardware | electrical | silicon | asic'),
    rule('robotics', 'robotics | autonomy | simulation'),
    rule('architect', 'architecture | architect'),
    behind(
      'eng-manager',
      'software engineering | engineering | software development | devops | sre | backend | frontend | mobile | rnd | web platform | ios | android',
    ),
    rule('marketing', 'growth | content | community'),
    behind('sales', 'sales | partnerships | business development'),
    rule(
      'operations',
      'operations | ceo | coo | office | supply chain | logistics | warehouse | store | facilities',
    ),
    rule('finance', 'cfo'),
    rule('marketing', 'cmo'),
    rule('sales', 'cro'),
    rule('people', 'chro'),
  ],
  administrator: [
    beside(
      'operations',
      'office | benefits | payroll | school | hr | contract | sales | clinic\\w* | property | loan | pension | hospital | store',
    ),
    beside('security', SECURITY),
    beside('database', 'database | databases | sql | oracle | postgres\\w* | mysql'),
    beside('network', 'network'),
    beside(
      'systems-admin',
      `systems? | linux | windows | unix | cloud | it | server | sharepoint | atlassian | jira | servicenow | salesforce | azure | aws | devops | kubernetes | datacenter | vmware | sap | application | applications
      | crm | workday | netsuite | google workspace | m365 | microsoft | platform | infrastructure | web | citrix | middleware | hubspot | okta`,
    ),
  ],
  technician: [
    beside(
      'it-support',
      'it | computer | help desk | helpdesk | service desk | desktop | technical support | support | systems? | pc | software | information technology | user',
    ),
    beside('network', 'network | networking | noc'),
    beside('devops', 'datacenter | network operations center'),
    beside('security', 'cybersecurity | soc'),
    beside('qa', 'qa software | software test'),
  ],
  tester: [
    beside('security', SECURITY),
    beside(
      'industrial',
      'battery | water | food | product line | soil | well | hardware production | vehicle | tire',
    ),
    { kind: 'qa', words: /^/ },
  ],
  writer: [
    rule('technical-writer', 'technical | documentation | docs | api | developer | software'),
    rule('product-designer', 'ux'),
    { kind: 'content', words: /^/ },
  ],
  staff: [
    beside('industrial', PHYSICAL),
    beside('technical-program', 'scrum | agile | safe | release train'),
    beside(
      'devrel',
      'developer (?:advocate|evangelist|educator|relations|community)\\w* | advocate developer | technical evangelist | devrel | developer relations advocate | ai evangelist',
    ),
    beside(
      'operations',
      'procurement | inventory | data entry | data annotation | data labeling | annotation | labelling | labeling | executive | administrative | personal | virtual | chief',
    ),
    beside('recruiting', 'talent | recruiting | recruitment | sourcing'),
    beside('people', 'hr | human resources | people | payroll | benefits'),
    beside(
      'marketing',
      'marketing | seo | social media | brand | communications | content | growth | media | pr | campaign | demand',
    ),
    beside(
      'sales',
      'sales(?! engineering) | channel | alliances? | account | business development | inside sales | partnerships? | partner(?! engineer\\w*) | deal desk | commerce platform sales',
    ),
    beside(
      'finance',
      'finance | accounting | tax | treasury | billing | accounts | payable | credit | audit | insurance | investment | payment operations',
    ),
    beside('legal', 'legal | compliance(?! engineer)(?! security) | contracts?'),
    beside(
      'it-support',
      `it support | technical support | help desk | helpdesk | service desk | desktop | application support | software support | it helpdesk | technical helpdesk | user support | it`,
    ),
    beside(
      'technical-support',
      'cloud support | support technical | product support | escalation | technology operations',
    ),
    beside('security', `${SECURITY} | security compliance`),
    beside('consulting', 'management | strategy'),
    beside(
      'erp-consulting',
      'sap | erp | oracle | workday | netsuite | dynamics | servicenow | salesforce | s4hana | crm consultant | anaplan | odoo | microsoft dynamics | power platform',
    ),
    beside(
      'solutions',
      'solutions? | implementation | integrations? | presales | forward deployed | technical | software | technology | deployment | onboarding technical | value | cloud consulting | ai implementation | digital transformation | system',
    ),
    beside('customer-support', 'customer | client | support | call center | contact center'),
    beside('qa', 'qa | software quality | test | testing | quality assurance software'),
    beside(
      'data-analyst',
      'data analytics | bi | business intelligence | power bi | tableau | analytics | data analysis | data visualization | reporting',
    ),
    beside('data-scientist', 'data science'),
    beside('data-engineer', 'data engineering | dwh | etl | databricks | snowflake'),
    beside('ml-engineer', 'ml | machine learning | ai engineer\\w* | ai and ml'),
    beside('devops', 'devops | cloud | sre | linux | kubernetes | aws | azure | infrastructure'),
    beside('network', 'network | networking'),
    beside('product-designer', 'ux | ui | user experience'),
    beside('technical-writer', 'documentation'),
    beside('consulting', 'consultant | consulting'),
    beside('operations', 'operations | office | procurement | logistics | supply'),
    behind('it-support', 'it support | technical support | it helpdesk'),
  ],
  other: [],
}

/** Kinds of roles outside the tech industry, by words anywhere in a title. */
export const OTHER_RULES: readonly KindRule[] = [
  rule('recruiting', 'recruit\\w* | sourcers? | talent'),
  rule(
    'people',
    'hr | human resources | people | payroll | compensation | benefits | total rewards | learning and development | employee',
  ),
  rule(
    'legal',
    'counsel | attorney | lawyer | paralegal | legal | compliance | privacy | policy | regulatory',
  ),
  rule(
    'sales',
    `account executive | account manag\\w* | sales | business develop\\w* | partnerships? | alliances? | revenue | deal desk | gtm | account director | seller | client value | commercial | partner | renewals?`,
  ),
  rule('customer-success', 'customer success | client success | customer experience'),
  rule(
    'customer-support',
    '(?:customer|client|member|guest|player|merchant) (?:support|care|service|happiness) | call center | contact center | customer advocate',
  ),
  rule(
    'marketing',
    'marketing | marketers? | seo | brand | growth | communications | public relations | events? | demand generation | social media',
  ),
  rule(
    'content',
    'content | copywriters? | editors? | journalists? | translators? | producers? | writers? | reporters?',
  ),
  rule(
    'finance',
    'accountants? | accounting | finance | financial | controllers? | treasury | tax | bookkeepers? | audit\\w* | actuar\\w* | underwrit\\w* | credit | billing | invest\\w* | risk | fraud | traders?',
  ),
  rule(
    'health',
    'nurses? | physicians? | doctors? | therap\\w* | pharmac\\w* | clinical | medical | dent\\w* | care | caregivers? | rn | psycholog\\w* | patient',
  ),
  rule(
    'teaching',
    'teachers? | instructors? | tutors? | trainers? | curriculum | professors? | lecturers? | educat\\w* | teaching',
  ),
  rule(
    'science',
    'scientists? | chemists? | biolog\\w* | physicists? | lab | laboratory | researchers?',
  ),
  rule('project-manager', 'program managers? | project managers? | program | project'),
  rule(
    'consulting',
    'consultants? | consulting | strategy | strategist | transformation | engagement',
  ),
  rule(
    'operations',
    'operations | chiefofstaff | office | assistant | supply chain | logistics | procurement | buyers? | warehouse | general manager | ceo | coo | sourcing | planner',
  ),
  rule(
    'trade',
    'technicians? | mechanics? | drivers? | operators? | welders? | electricians? | cooks? | chefs? | cashiers? | cleaners? | waiters? | guards? | workers?',
  ),
]
