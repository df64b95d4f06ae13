/**
 * How titles name kinds of work: the nouns for roles, in groups, and for each group the words that tell the kind, tried
 * in order. Words are those of `plainParts`: English, lower case. Data only. A rule says where its words count: beside
 * the noun, behind it (in the parts that follow), or in either place.
 */
import { anyOf } from '#core/text/word-pattern.ts'
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

export type KindRule = { kind: RoleKind; words: RegExp; where: 'beside' | 'behind' | 'either' }

/** Nouns for roles, without their plural. */
export const ROLE_NOUNS: Readonly<Record<NounGroup, string>> = {
  engineer: `engineer developer programmer swe mts coder technologist hacker builder modeler modeller`,
  architect: `architect`,
  scientist: `scientist researcher statistician economist quant fellow postdoc`,
  analyst: `analyst`,
  designer: `designer artist illustrator animator`,
  leader: `manager lead leader head director vp chief owner officer supervisor president cto ciso cio cpo cdo ceo coo cfo cmo
    cro chro principal foreman`,
  administrator: `administrator`,
  technician: `technician operator`,
  tester: `tester`,
  writer: `writer editor copywriter author translator journalist linguist`,
  staff: `specialist consultant advisor adviser expert associate coordinator representative assistant agent sme practitioner
    trainer instructor liaison planner generalist professional investigator responder auditor commander partner coach
    strategist evangelist advocate master educator`,
  other: `executive recruiter sourcer counsel attorney lawyer paralegal accountant controller bookkeeper nurse physician doctor
    therapist pharmacist teacher tutor professor lecturer driver cook chef waiter cashier clerk receptionist secretary buyer
    merchandiser trader underwriter banker broker marketer seller salesperson chiefofstaff janitor cleaner guard labourer
    laborer hairdresser chemist biologist physicist photographer videographer producer host anchor reporter handler stocker
    carpenter plumber caregiver dentist psychologist veterinarian biostatistician actuary treasurer courier barista
    bartender annotator labeler ambassador attendant fueler fueller solderer millwright surveyor inspector dispatcher
    scheduler estimator crew aide phlebotomist pilot steward housekeeper concierge librarian curator paramedic firefighter
    policeman soldier worker installer screener mechanic electrician
    machinist welder`,
}

/** Text in lines "where kind: words | words"; a line that begins with a bar continues the one before. */
function rules(text: string): KindRule[] {
  return text
    .replace(/\s{0,9}\n\s{0,9}\|/g, ' |')
    .split('\n')
    .map((line) => /^\s{0,9}(beside|behind|either) ([\w-]{1,40}): (.{0,3000}?)\s{0,9}$/.exec(line))
    .flatMap((read) => {
      const [, where, kind, words = ''] = read ?? []
      return read ? [{ where, kind, words: anyOf(words.replace(/\s+/g, ' ')) } as KindRule] : []
    })
}

const groups = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [group = '', words = ''] = line.trim().split(': ')
      return [group as NounGroup, anyOf(words)] as const
    })

/** Activities that name a role if there is no noun: "Software Engineering Intern", "Product Design". */
export const ACTIVITIES: readonly (readonly [NounGroup, RegExp])[] = groups(`
  technician: ^datacenter
  leader: product management | program management | project management | account management | people management
  scientist: data science | research | science | fellows program | post training | pre training | pretraining
  designer: design | ux | ui
  engineer: engineering | software | development | fullstack | backend | frontend | devops | programming | coding | eng | ml | sre | ios | android | rust | python | java | javascript | infrastructure | dotnet | nodejs | php | kotlin | golang | cplusplus | csharp | solidity
  tester: qa | testing | test automation | quality assurance
  analyst: analytics | business intelligence | bi | ^data$ | data analysis | data understanding
  writer: writing | documentation
  leader: product intern | intern product | ^product$
  scientist: inference
  staff: support | consulting | security | it | cybersecurity | grc | operations | developer relations
`)

const SECURITY = `security | cybersecurity | appsec | secops | devsecops | siem | csoc | iam | zero trust | identity and access management
  | penetration | pentest | red team | blue team | detection | threat | threats | vulnerability | vulnerabilities | offensive
  | incident response | grc | governance risk and compliance | insider risk | malware | cryptograph(?:y|er|ic) | attack
  | bug bounty | corpsec | anti abuse | sirt | dlp | ethical hacker`
/** Guards and buildings. */
const PHYSICAL = `physical security | security guard | security guards | retail security | airport security | security screener
  | security agent | agent of security | ssiap | night shift | security patrol | corporate security | industrial security
  | protective | executive protection | travel security | national security | security sales | loss prevention | aml
  | anti money laundering | regional security | global security operations | merchant security | social security
  | food security | private security | homeland security | campus security | security baggage | baggage | security of work | security work | work safety
  | security (?:and )?hygiene | hygiene | hse | ehs | comsec | threat assessment | strategic intelligence | gsoc | event security | security assistant | guard of security | security (?:(?:and|of) )?(?:the )?fire | security and safety | safety and security
  | security of (?:the )?aviation | security (?:attendant|porter|driver|concierge|warden|steward|patrol|usher|host) | leak detection`
const ML = `ml | ai | deep learning | llms? | nlp | computer vision | perception | reinforcement learning | rl | genai
  | generative | inference | mlops | prompt | agentic | speech | pretraining | pre training | post training | alignment
  | interpretability | multimodal | multi modal | neural | recommendations? | recommender | recsys | transformers?
  | diffusion | foundation models? | foundational models? | natural language | language models? | superintelligence | agi
  | distributed training | training performance | model behavior | model efficiency | model performance | model serving | modeling | rag | vision language`
/** Machine learning as somebody's tool rather than their work. */
const WITH_AI = `ai (?:enablement|developer|code|coding|powered|native|tooling|assisted|operations|adoption|transformation)
  | ai (?:gateway|productivity|observability) | developer productivity | developer experience | developer tools`
const MOBILE = 'mobile | react native | flutter | kmp | kotlin multiplatform'
const IOS = 'ios | swift | swiftui | iphone | ipados | objective c'
const FRONTEND = `react | reactjs | vue | vuejs | nextjs | angular | angularjs | javascript | js | typescript | svelte | ui | ux ui
  | ux | css | html | web | wordpress | webflow | design systems? | drupal | shopify | webmaster`
const BACKEND = `graphql | grpc | java | dotnet | csharp | go | node | nodejs | php | ruby | rails | ruby on rails | django | spring | scala | laravel
  | symfony | kotlin | elixir | apis? | server | microservices | perl | clojure | erlang | haskell | magento | fastapi`
const DATA = `data | etl | elt | databricks | snowflake | spark | big data | hadoop | datalake | lakehouse | dwh | dbt`
/** Behind "Software Engineer", data alone is mostly the subject of a product. */
const DATA_BEHIND = `data platform | data platforms | data infrastructure | data engineering | data engineer | data pipelines?
  | data lakes? | datalake | lakehouse | data ingestion | data warehouse | data warehousing | etl | big data
  | data foundations? | analytics infrastructure | core data | data development | data products? | data acquisition | ^data$
  | data and analytics | data analytics | data systems | datalake platform | data (?:\\w+ ){1,2}platform | (?:business|product|finance|customer|enterprise|company) data$
  | datasets? | data streaming | streaming platform | event streaming | kafka`
const ANALYTICS = `analytics | business intelligence | bi | analytical | reporting | tableau | power bi | looker`
const DEVOPS = `devops | sre | reliability | platform | infrastructure | cloud | production | kubernetes | it systems? | linux
  | network | networking | networks | release | build | cicd | bazel | aws | azure | gcp | datacenter | it | database
  | databases | noc | openstack | virtualization | unix | windows | middleware | observability | infra
  | corporate systems | storage | hpc | vmware | telecom | telecommunications | voip | wireless | incident management
  | ci | sysops | operations`
const DEVOPS_BEHIND = `devops | sre | infrastructure | infra | cloud platform | platform engineering | platform engineer
  | kubernetes | cicd | production engineering | cloud networking | reliability | build systems? | release engineering
  | cloud operations | build and deployment platform | developer platform | internal platform | compute platform | core platform | ^platform$ | ^cloud$
  | ^network$ | ^build$ | ci | continuous integration | ^platform teams?$ | terraform | iac | devinfra | sysops | deployment platform | platform systems | systems and devops`
const EMBEDDED = `embedded | firmware | bsp | rtos | device drivers? | microcontrollers? | iot | autosar | adas`
const ROBOTICS = `robots? | robotics? | robotic | autonomy | autonomous | controls? | motion planning | slam | mechatronics?
  | behavior planning | behavior prediction | drones? | gnc | plc | scada | automation | manipulation | dexterity
  | hd mapping | avionics | humanoid`
const HARDWARE = `hardware | electrical | electronics | electronic | asic | fpga | rtl | rf | radio frequency | silicon | pcb | pcba | vlsi | chip | analog
  | signal integrity | physical design | photonics? | optical | optics | antenna | power electronics | soc | sensors?
  | actuators? | actuation | design verification | packaging reliability | lidar | radar | power systems? | system power
  | verilog | mixed signal | image quality | cameras? | battery management | electromagnetic | electromechanical | harness
  | microelectronics | semiconductor | instrumentation | dft | ic design | circuit | functional safety`
const MECHANICAL = `mechanical | aerospace | automotive | vehicle | battery | opto mechanical | product design mechanical | thermal | propulsion | aerodynamics`
const QA = `qa | test | tests | testing | test automation | quality engineering | software quality | quality assurance | sdet | in test
  | quality | verification | validation | v and v | (?:web|ios|android|mobile|ui|api|frontend) automation`
/** Engineers of buildings, plants, goods and vehicles. */
const BUILDINGS = `civil(?! liberties) | structural | building | buildings | hvac | geotechnical | construction | facilities | facility
  | site engineer | plant | plants | chemical | petroleum | mining | marine | nuclear | process | manufacturing | industrial
  | maintenance | supplier | packaging | environmental | water | wastewater | highways? | traffic | rail | railway
  | transportation | bridge | fire | safety | sound | audio engineer\\w* | audio | recording | broadcast | lighting | fuel
  | hydraulics? | piping | drilling | reservoir | biomedical | materials? | metallurgical | textile | agricultural | food
  | tooling engineer | weld(?:ing)? | estimating | surveying | smart meter | ship | naval | aircraft | stationary | boiler
  | elevator | automotive service | mfg | cost | cam | real estate | land | utilities | power plant | substation | energy
  | solar | wind | property | talent | brand | deal desk | project | organizational | audiovisual | av | events | wet
  | process development | facade | lifts? | locomotive | flight | gas | heating | heat | plumbing | ventilation
  | refrigeration | acoustic\\w* | airframe | cnc | coastal | compressor | crane | dairy | demolition | diesel | drainage
  | fabrication | flood | foundry | generator | irrigation | logistics | oil | paper | pavement | plastics? | polymer
  | pressure | pump | quarry | recycling | refinery | rigging | roads? | roofing | sanitary | seismic | signalling | soil
  | stage | steam | steel | subsea | sugar | tunnel | turbine | tyre | waste | wood | obra | sanitation | ground support
  | medical equipment | clinical | radiation | linear accelerator | neutronics | isotope | refueling | combustion
  | commissioning | quantum | geothermal | geophysic\\w+ | geologic\\w+ | geodetic | aeronautic\\w+ | aerophysics | aviation | airport | airplane | forest\\w*
  | municipal | county | zoning | railroad | roadway | powerhouse | powertrain | refrigerat\\w+ | composites? | molding | moulding | methods | dragline
  | (?:pipeline|asset|well) integrity | biochemical | bioprocess | biomechanical | ergonomics | drafting | barge | corrosion | cryogenics? | metallurg\\w+
  | metrology | maritime | mine | minerals? | ordnance | petrophysic\\w+ | plating | pollution | sewage | survey | topograph\\w+ | transmission
  | watershed | hydro\\w+ | agronom\\w+ | asphalt | concrete | cement | ceramics? | extrusion | forging | fermentation | explosives | harbou?r | hoist\\w*
  | machining | machinery | meteorolog\\w+ | pharmaceutical | propeller | radiolog\\w+ | reclamation | rehabilitation | remediation | salvage
  | shipyard | smelting | tugboat | towboat | turnaround | beater | boat | brake | coating | dredge | ferry | poultry | shovel | veterinary | weapons
  | health physics | injection | electrification | telecasting | hazardous | microwave | tire | tires | hospital | kitchen | fibre | cable | pipe | mould | mold | production planning | work preparation`
const CUSTOMER_FACING = `sales|presales|solutions?|customer|field|value|success|implementation|integrations?(?! developer)|escalations?|onboarding|consulting|professional services|client services|partner|partnerships|demo|client|technical account|technical marketing|adoption|post sales|technical success|enablement|customer centric|customer facing|education`
const BETWEEN_THEM = `success|solutions?|support|technical|facing|ai|security|field|reliability|value|network|deployed|experience|delivery|cloud|applied`
const ENGINEERING = 'engineers?|engineering|developers?|technologists?'
const BLOCKCHAIN = `blockchain | smart contracts? | solidity | web3 | cryptos? | ethereum | solana | protocol | defi | zk | evm
  | onchain`

/** Goods and machines: selling them or assuring their quality is no tech role. */
export const GOODS = anyOf(
  `hvac | food | bio\\w+ | clinical | laboratory | gmp | industrial | machinery | construction | pharma | pharmaceutical | manufacturing | building | buildings
  | medical devices | chemicals? | agricultural | automotive parts | lebensmittel | plastics | packaging | valves | pumps`.replace(
    /\s+/g,
    ' ',
  ),
)

/** Tried in order for each group; the first that is found decides. */
export const GROUP_RULES: Readonly<Record<NounGroup, readonly KindRule[]>> = {
  engineer: rules(`
    beside teaching: curriculum | career | instructional | course | e learning | elearning
    beside content: knowledge | linguistic
    beside marketing: growth hacker
    beside sales: business developer | business development | developer business | deal desk | real estate | land | affiliate business
    beside legal: legal
    beside industrial: physical security | sound | audio engineering | datacenter (?:\\w+ ){0,2}(?:design|mechanical|electrical|controls|energy) | field service | ^(?:(?:senior|lead|product|new product) )?service engineers?
    beside robotics: (?:robotics?|hardware|simulation|vehicle|sensors?) (?:systems? )?integration
      | robotics? (?:field|application|applications|support|service) engineer
    beside forward-deployed: (?:forward|field) deployed | deployed
      | (?<!(?:network|cloud|software|model|fiber|infrastructure|hardware|vehicle|fleet|robot) )deployment engineer(?:ing|s)? | forward deployment | ^deployment$
    beside solutions: presales | sales engineering
    beside devrel: developer relations | developer advocacy | community | evangelist | ^(?:(?:senior|staff|principal|lead) )?developer experience engineer
    beside technical-writer: documentation
    beside devops: it automation
    beside it-support: it support | it services? | desktop support | service desk | helpdesk | end user | onsite support | workplace
    beside technical-support: support | escalations? | supportability | technical services | backline | success | customer reliability
    beside backend: backend integrations? | integrations? backend
    beside devops: integration reliability
    beside solutions: (?:${CUSTOMER_FACING}) (?:(?:${BETWEEN_THEM}) )?(?:${ENGINEERING}) | (?:engineers?|engineering) (?:of )?(?:${CUSTOMER_FACING})$
    beside mobile: fullstack mobile | mobile fullstack
    either fullstack: fullstack | mern | (?:java|dotnet|csharp|nodejs|node|php|python|golang|go|ruby|rails|django|spring) (?:and )?(?:react|reactjs|angular|vue|vuejs)
      | (?:react|reactjs|angular|vue|vuejs) (?:and )?(?:java|dotnet|csharp|nodejs|node|php|python|golang|go|ruby|rails|django|spring) | ui (?:and )?backend | backend and ui | mean stack | frontend.{0,200}backend | backend.{0,200}frontend
    beside industrial: (?:safety and security|security and safety|leak detection|security of work|hygiene) 
    beside security: ${SECURITY} | ^(?:(?:senior|staff|principal|lead) )?(?:risk and )?compliance engineer
    behind security: security | corpsec | cybersecurity | appsec | detection and response
      | threat (?:detection|intelligence|intel|research|hunting|response|prevention) | offensive
      | penetration testing | incident response | vulnerability management | cryptography | detection engineering | ^detection$ | siem
    beside hardware: (?:hardware|electrical|firmware|embedded|manufacturing|silicon) (?:\\w+ )?(?:test|validation|verification) | image quality
      | design verification | hardware reliability | reliability hardware | hil
    beside industrial: (?:supplier|manufacturing|production|product|component|process|food|pharma|fuel|construction|equipment)(?: \\w+){0,3} quality
      | quality control | quality manufacturing
    beside qa: ${QA}
    behind qa: qa | test engineering | test automation | quality engineering | quality assurance | sdet | in test | testing | test infrastructure | quality platform
    beside frontend: frontend
    beside backend: backend
    beside research: research
    beside ml-engineer: ${ML}
    beside data-analyst: ${ANALYTICS}
    beside data-scientist: data science
    beside data-engineer: ${DATA}
    beside mobile-ios: ${IOS}
    beside mobile-android: android
    beside mobile: ${MOBILE}
    beside hardware: physical design | ic design | circuit design
    beside industrial: manufacturing engineer
    beside embedded: ${EMBEDDED}
    beside software: automation (?:and integrations? )?developer | integrations? developer | rpa
    beside robotics: ${ROBOTICS}
    beside hardware: ${HARDWARE}
    beside hardware: opto mechanical | optomechanical
    beside mechanical: ${MECHANICAL}
    beside industrial: ${BUILDINGS}
    beside frontend: ${FRONTEND}
    beside software: wpf | winforms | desktop | qt
    beside backend: ${BACKEND}
    beside devops: devops | sre | cloudops
    beside software: kernel | power platform | it (?:application )?(?:developer|programmer|development) | (?:developer|programmer|development) (?:(?:of|in) )?it
      | (?:windows|linux|unix|databases?|operations|production) (?:(?:applications?|software) )?(?:developer|programmer|development)
      | (?:developer|programmer|development) (?:(?:of|in) )?(?:windows|linux|unix|databases?)
    beside erp: erp | sap | abap | netsuite | dynamics | workday | oracle | servicenow | business systems | aem | adobe experience manager
    beside salesforce: salesforce | apex
    beside blockchain: ${BLOCKCHAIN}
    beside software: database internals? | database engine | database kernel | distributed systems
    beside devops: ${DEVOPS}
    beside game: games? | gameplay | unity | unreal | graphics | rendering | engine | xr | vr | simulation
    behind industrial: materials science | nuclear | fuel systems? | hvac | hydraulics | piping | civil | structural | building services | wastewater
    behind devops: (?<!(?:ml|ai|data|inference|training|learning|model|research|analytics|test|security|mobile) )(?:infrastructure|infra)$
    behind mobile-ios: ${IOS}
    behind mobile-android: android
    behind mobile: mobile | react native | flutter
    behind frontend: frontend
    behind backend: backend
    behind frontend: ui | web frontend | react | web ui | javascript | angular | vue | ^web$ | web (?:experience|products?|layer|apps?|platform|client|and design|design) | ui platform | design systems?
    behind software: wpf | winforms | qt
    behind backend: backend | server | java | dotnet | csharp | golang | nodejs | node | php | ruby | rails | scala | graphql | ^go$ | ^apis?$
    behind research: ^research$ | applied research | research engineer | researcher | research scientist | ai research | ml research
    behind data-scientist: data scientist | data science
    behind software: ${WITH_AI}
    behind devops: reliability engineering
    behind ml-engineer: ^agents?$ | agent quality | evals? | evaluations?$ | evaluation and quality | ^training$ | model training | training (?:systems|infrastructure|infra|runtime|platform|and experimentation)
    behind ml-engineer: ${ML}
    behind data-engineer: ${DATA_BEHIND}
    behind data-analyst: ^analytics$ | business intelligence | analytics engineer
    behind embedded: embedded | firmware | bsp | consumer devices | devices
    behind robotics: ^robotics$ | autonomy | motion planning | simulation and autonomy | humanoid | robots?$ | robot controls? | real time controls? | control systems? | visual odometry | dexterous manipulation
      | autonomous (?:systems|vehicles|driving)
    behind hardware: hardware | electrical | fpga | asic | silicon | avionics
    behind mechanical: mechanical
    behind devops: ${DEVOPS_BEHIND}
    behind forward-deployed: forward deployed
    behind solutions: sales engineering | solutions engineering | presales | technical solutions
  `),
  architect: rules(`
    beside industrial: landscape | building | interior | naval | construction | project | facade | obra | urban | residential | bim | healthcare
      | hospitality | licensed | town | furniture | in training
    beside sales: gtm
    beside security: ${SECURITY}
    beside solutions: solutions? | applied ai | services | sales | field | customer | partner | presales | consulting | delivery | adoption | value
      | forward deployed | ecosystem | success | technical account | implementation
    beside data-engineer: data | dwh | information
    beside data-analyst: ${ANALYTICS}
    beside ml-engineer: ${ML}
    beside devops: cloud | infrastructure | network | devops | platform | aws | azure | gcp | datacenter | sre
    beside hardware: ${HARDWARE}
    beside embedded: ${EMBEDDED}
    beside qa: qa | test | test automation
    beside product-designer: ux | ui | experience
    beside frontend: frontend
    beside backend: backend (?:consultant|specialist|expert) | java | dotnet
    beside mobile: mobile
    beside erp: sap | erp | workday | netsuite | oracle | servicenow
    beside salesforce: salesforce
    beside architect: software | enterprise | systems? | technical | technology | applications? | domain | it | integration | api | engineering | product | chief
    behind security: ${SECURITY}
    behind solutions: presales | solutions
    behind ml-engineer: ${ML}
    behind data-engineer: data platform | ^data$ | data engineering
    behind devops: infrastructure | cloud
    behind architect: software | technologies | technology | application | systems | distributed systems
  `),
  scientist: rules(`
    either ux-research: ux | user | experience | design | product research | usability
    either security: security | cybersecurity | threat | malware | vulnerability | cyber | red team | cryptograph(?:y|ic)
    beside marketing: market | consumer insights | marketing research
    beside data-scientist: data | decision | statistical | statistician | economist | econometric
    either quant: quantitative | quant | trading | systematic
    either science: life sciences? | bio\\w* | chem\\w* | physic\\w* | clinical | lab | laboratory | materials? science | materials | climate
      | environmental | geo\\w* | neuro\\w* | medical | pharma\\w* | food | animal | plant | crop | soil | social | political | drug | protein
      | formulation | icp | mass spec | forensic | potato | genetic\\w* | genom\\w* | cell | cancer | agronom\\w* | molecular
    either research: ${ML} | applied | algorithms? | robot(?:ics)? | data systems | systems | models? | training | safety | evals? | evaluations?
      | reasoning | frontier | retrieval | software | computer | pricing | search | autonomy | generative audio | agents? | optimization | takeoff
    either data-scientist: economics? | statistician | statistics | data science | marketplace | policy
    beside research: research | founding
  `),
  analyst: rules(`
    beside industrial: ${PHYSICAL}
    either security: ${SECURITY} | soc
    beside quant: quantitative | quant
    beside qa: qa | quality assurance | test | software quality
    beside it-support: service desk | helpdesk | it support | desktop support | technical support | application support | support(?! operations) | triage
    beside software: (?<!business )development (?:of )?(?:software|systems?|it|web)
    beside finance: financial(?! data) | finance(?! data) | fp and a | credit(?! analytics) | treasury | investment | equity | tax | accounting | budget | internal audit | audit
    beside data-analyst: data | bi | business intelligence | product | analytics | reporting | insights? | web | digital | sql | decision | experimentation | statistical | fullstack
    beside business-analyst: business | systems? | functional | requirements | it | process | erp | technical | crm | salesforce | applications? | workday | hris
    beside devops: devops | network | cloud | sre | database | infrastructure | reliability | systems operations | finops | noc
    beside solutions: technical success
    beside marketing: marketing | seo | media | brand | campaign | sem | social
    beside finance: fraud | aml | kyc | market | revenue | commercial | pricing
    beside operations: operations | logistics | supply chain | procurement | strategy | workforce | planning | support operations
    beside sales: sales | revops
    beside people: hr | compensation | people | talent
    behind data-analyst: data | analytics | business intelligence | bi | product management
  `),
  designer: rules(`
    beside industrial: kitchen | bathroom | interior | landscape | garden | jewel\\w* | lighting | set | costume | piping | mechanical | cad
      | electrical | structural | hvac | furniture | garment | textiles | food | plant | bridge | mold | tool | drafting | vehicle | retail space | window
    beside trade: fashion | textile | apparel | hair | nail | makeup | floral | tattoo | soft goods
    beside teaching: instructional | learning | curriculum | course | training
    beside product-designer: (?:game|level) designer
    beside hardware: pcb | asic | ic | analog | rtl | fpga | chip | physical | layout | circuit | hardware
    beside ux-research: research
    beside product-designer: product | ux | ui | interaction | ^content designer
    beside graphic-designer: graphic | multimedia | brand | branding | motion | marketing | art | communications? | presentation | print | illustrator
      | animator | artist | creative | packaging | editorial | 3d | vfx | concept | video | content creator | media
    beside product-designer: experience | web | digital | service | game | level | visual | staff | lead | senior | junior | founding | principal | design | user | app | conversation
      | systems? | mobile | interface | technical | first
    behind graphic-designer: marketing | brand | graphic | social
  `),
  leader: rules(`
    beside operations: ^office of | frontend supervisor | (?:restaurant|kitchen|store|retail|hotel|salon|bar|farm|(?<!data )warehouse|fleet|school|nursery|clinic|ward|nursing|care home|shift|branch|housekeeping) (?:manager|supervisor|director|lead)
    beside graphic-designer: art director | creative director
    beside industrial: (?<!(?:it|information|cyber|cloud|application|product|network|data) )security (?:supervisor|foreman|coordinator) | (?:supervisor|foreman) security$
      | electrical\\b.{0,40}(?:supervisor|foreman) | (?:building|facilities|maintenance|plant|chemical|environmental|civil|industrial|structural) (?:and )?engineering
    beside solutions: technical account | applied ai architecture | field technology | ai deployment | value engineering | sales engineering | solutions? and sales | field engineering | presales
      | customer engineering | customer solutions | forward deployed | technical deployment | implementation | technical success | technical solutions
      | field (?:cto|ciso|cio) | (?:customer|field|sales|support|value|presales|solutions?) engineers? | solutions? (?:engineering|architecture|consulting|engineers?|architects?) | deployment strategist
    beside data-analyst: (?<!(?<!data )and )analytics
    beside marketing: marketing | brand | seo | social media | communications | pr | public relations | demand generation | campaigns? | lifecycle
      | events? | media relations
    beside recruiting: recruiting | recruitment | talent
    beside people: hr | human resources | people | compensation | benefits | total rewards | learning and development | culture | diversity | employee
    beside operations: strategic sourcing | sourcing | procurement | datacenter energy | energy | strategy | business operations
    beside sales: sales(?! engineering) | accounts? | business development | partner (?:enablement|programs?|success) | partnerships? | alliances? | channels? | territory | revenue | gtm(?! engineering)
      | client value | value partner | partner manager | renewals?
    beside technical-support: technical support | support technical | support engineering | escalations? engineering | technical escalations? | technical services | it support | service desk | helpdesk
      | application support | product support | cloud support | user services
    behind technical-support: (?:cloud|technical|product|application|it) support
    beside customer-success: customer success | client success | customer experience | client experience
    beside customer-support: customer support | customer service | customer care | contact center | call center | support (?:lead|manager|director|supervisor)
    beside devrel: developer relations | developer advocacy | developer community | developer education
    beside technical-program: (?:project|program) manager (?:of )?(?:it|software|data|engineering|network|infrastructure|devops|cloud|erp|sap|web|digital|technical) | technical program | engineering program | technical project | it project | it program | software project | technical delivery
      | data project | hardware program | engineering project | saas project | agile | scrum | release train | technology program | infrastructure program
      | network program | program (?:of )?(?:network|it|engineering|data) | security program | project (?:of )?(?:it|software|data) | digital project | npi program
    beside technical-writer: technical writing | documentation | technical publications | docs
    beside project-manager: program | project | programs | delivery | engagement | pmo | portfolio | projects
    beside security: security (?:(?:and|risk and|grc|risk) )?(?:compliance|audit|grc) | governance risk and compliance | security assurance
    beside legal: legal | compliance(?! engineering) | contracts? | policy | regulatory | counsel
    beside finance: fp a | finance(?! systems| data) | financial | accounting | tax | treasury | investor | credit | fp and a | underwriting | audit | fraud
    beside security: (?:product|application) security(?! engineering)
    beside ux-research: user research | ux research | design research | design researcher | product research | product researcher
    beside industrial: datacenter design
    beside product-designer: product design | ux | ui | user experience | design(?! verification| engineering) | interaction design
    beside qa: quality engineering | qa
    beside qa: quality (?:of )?software | software quality
    beside eng-manager: engineering | eng | software(?! (?:assets?|licens\\w+|procurement|release|sales)) | rnd | (?<!(?:experience|instructional|educational|marketing|sales|food|fuel|fuels|biofuels|laboratory|medical|assistive) )technology(?! (?:operations|partner\\w*|transformation|sales|enablement)) | technical lead | technical director | director technical | software development | development engineering | devops | sre | web development | development of (?:software|systems?|applications?|web)
      | backend | frontend | fullstack | engineers? | developers?(?! (?:content|marketing|education|experience)) | programmers? | production engineering | it engineering
    beside cto: cto | cio | technology officer | chief technical officer | chief information officer
    beside industrial: (?<!(?:it|information|chief|cloud|product|data|application|system) )security officers?
    beside product-manager: product | cpo | platform manager | products
    beside industrial: ${PHYSICAL}
    beside security: ${SECURITY} | ciso | information security officer
    beside qa: quality assurance | test automation | software quality | testing | test
    beside data-scientist: data science | decision science | data scientist | data and ai | applied science
    beside consulting: (?<!data )and analytics
    beside data-analyst: analytics | business intelligence | bi | insights | reporting | data visualization
    beside data-engineer: data development | data engineering | data platform | data infrastructure | data warehouse | data architecture
    beside legal: privacy
    beside legal: data protection
    beside operations: data operations | data (?:labell?ing|annotation|entry|collection|partners) | clinical
    beside data-lead: data | cdo
    beside ml-engineer: ml | computer vision | nlp | applied ai(?! solutions| enablement) | ai research | (?<!(?:consumer|market|product|policy) )research (?:lead|manager|director) | ^research$ | (?:safety|responsible|trustworthy) ai | ai engineering | deep learning | ai platform | llm | perception
      | ai (?:lead|manager|director) | (?:head|director|vp) (?:of )?ai | ^ai$
    beside devops: infrastructure | infra | cloud(?! (?:billing|partner|partners|sales|alliances|marketing|gtm)) | platform engineering
      | network(?! (?:development|acquisition|deployment|sales|marketing|planning|expansion|growth|partner\\w*|dealers?)) | networking | it | it operations
      | (?:head|director|vp) (?:of )?platform$ | platform (?:lead|operations)
      | (?<!(?:business|people|hr|finance|revenue|support|geographic information|quality|management|gtm|power) )systems | reliability | datacenter | database | observability
    beside embedded: firmware | embedded
    beside hardware: hardware | electrical | silicon | asic
    beside robotics: robotics | autonomy | simulation
    beside architect: architecture | architect
    beside marketing: growth | content | community
    beside operations: operations | ceo | coo | office | supply chain | logistics | warehouse | store | facilities
    beside finance: cfo
    beside marketing: cmo
    beside sales: cro
    beside people: chro
    behind eng-manager: software engineering | software development
    behind product-manager: product management
  `),
  administrator: rules(`
    beside industrial: ${PHYSICAL}
    beside operations: office | benefits | payroll | school | hr | contract | sales | clinic\\w* | property | loan | pension | hospital | store
    beside security: ${SECURITY}
    beside database: databases? | sql | oracle | postgres\\w* | mysql
    beside network: network
    beside systems-admin: systems? | linux | windows | unix | cloud | it | server | sharepoint | atlassian | jira | servicenow | salesforce | azure
      | aws | devops | kubernetes | datacenter | vmware | sap | applications? | crm | workday | netsuite | google workspace | m365 | microsoft | platform
      | infrastructure | web | citrix | middleware | hubspot | okta
  `),
  technician: rules(`
    beside industrial: ${PHYSICAL} | cooling | hvac | electrical | maintenance | mechanical
    beside datacenter: datacenter
    beside it-support: it | computer | helpdesk | service desk | desktop | pc | software | user | system | information systems | system (?:and )?network
      | (?:technical|user|product|customer|network|engineering|application|server|windows|hardware) support | ^(?:(?:senior|junior|lead) )?support technician | support technician$ | technician (?:of )?support
    beside network: network | networking | noc
    beside network: network operations center
    beside security: cybersecurity | soc
  `),
  tester: rules(`
    beside security: ${SECURITY}
    beside industrial: battery | water | food | soil | well | vehicle | tire
    beside qa: ^(?:(?:senior|junior|lead|staff|principal|mid) )?testers?$ | qa | software | automation | automated | manual | test | uat | user | usability | accessibility | games? | web | mobile | apps? | applications? | systems?
      | performance | api | functional | integration | agile | erp | sap | data | etl | it | digital | product | platform | backend | frontend | quality | istqb | selenium
      | technical | ios | android | penetration | regression | acceptance | embedded | ai | ml
  `),
  writer: rules(`
    either technical-writer: technical | documentation | docs | api | developer | software
    either product-designer: ux
    beside content: \\w+
  `),
  staff: rules(`
    beside teaching: (?<!(?:agile|scrum|sap) )(?:trainer|instructor)
    beside industrial: ${PHYSICAL}
    beside solutions: field engineering | solutions engineering | sales engineering | deployment strategist
    beside finance: audit
    beside data-analyst: (?<!(?<!data )and )analytics
    beside technical-program: scrum | agile | release train
    beside devrel: developer (?:advocates?|evangelists?|educators?|relations|community) | technical evangelist | devrel | ai evangelist
    beside operations: procurement | inventory | data entry | data annotation | data labell?ing | annotation | labell?ing | executive | administrative | personal | virtual | chief
    beside recruiting: talent | recruiting | recruitment | sourcing
    beside people: hr | human resources | people | payroll | benefits
    beside marketing: marketing | seo | social media | brand | communications | content | growth | media | pr | campaign | demand
    beside sales: sales(?! engineering) | channel | alliances? | account | business development | partnerships? | partner(?! engineer\\w*) | deal desk
    beside finance: finance | accounting | tax | treasury | billing | accounts | payable | credit | audit | insurance | investment | payment operations
    beside security: security compliance | security risk | security audit
    beside legal: legal | contracts? | compliance(?! engineer)
    beside security: ${SECURITY} | security compliance
    beside solutions: professional services
    beside consulting: management | strategy
    beside finance: auditor
    beside it-support: it support | technical support | helpdesk | service desk | desktop | application support | software support | user support | it
    beside technical-support: cloud support | support technical | product support | escalation | technology operations
    beside erp-consulting: sap | erp | oracle | workday | netsuite | dynamics | servicenow | salesforce | s4hana | anaplan | odoo | power platform
    beside operations: complaints
    beside qa: qa | software quality | test | testing
    beside fullstack: fullstack
    beside backend: backend | java | dotnet | csharp | nodejs | php | golang
    beside frontend: frontend (?:consultant|specialist|expert) | react | angular | javascript
    beside mobile: ios developer | android | mobile development
    beside software: python | rust | cplusplus | software (?:engineering|development) | programming
    beside ml-engineer: ml | ai engineer\\w* | ai and ml
    beside data-analyst: bi | business intelligence | power bi | tableau | data analysis | data visualization | reporting
    beside data-scientist: data science
    beside data-engineer: data engineering | dwh | etl | databricks | snowflake
    beside product-designer: ux | ui | user experience
    beside solutions: solutions? | implementation | integrations? | presales | forward deployed | (?<!(?:assistant|coordinator|agent) )technical (?!assistant|coordinator|trainer|instructor|agent) | software | technology | deployment | value (?:consultant|advisor|specialist|expert|associate)
      | system (?:consultant|specialist|expert|integration) | consultant in system | information systems
    beside customer-support: customer | client | support | call center | contact center
    beside devops: devops | cloud | sre | linux | kubernetes | aws | azure | infrastructure
    beside network: (?<!social )network (?:\\w+ )?(?:specialist|consultant|expert|associate)
    beside technical-writer: documentation
    beside data-analyst: data consultant | consultant data
    beside consulting: consultant | consulting
    beside operations: operations | office | logistics | supply
    behind it-support: it support | technical support
    behind erp-consulting: ^sap$ | ^erp$
  `),
  other: [],
}

/** Kinds of roles outside the tech industry, by words anywhere in a title. */
export const OTHER_RULES: readonly KindRule[] = rules(`
  either recruiting: recruit\\w* | sourcers? | talent
  either people: hr | human resources | people | payroll | compensation | benefits | total rewards | learning and development | employee
  either legal: counsel | attorney | lawyer | paralegal | legal | compliance | privacy | policy | regulatory
  either sales: account executive | account manag\\w* | sales | business develop\\w* | partnerships? | alliances? | revenue | deal desk | gtm
    | account director | seller | client value | commercial | partner | renewals?
  either customer-success: customer success | client success | customer experience
  either customer-support: (?:customer|client|member|guest|player|merchant) (?:support|care|service|happiness) | call center | contact center
    | customer advocate
  either marketing: marketing | marketers? | seo | brand | growth | communications | public relations | events? | demand generation | social media
  either content: content | copywriters? | editors? | journalists? | translators? | producers? | writers? | reporters?
  either finance: accountants? | accounting | finance | financial | financing | capital markets | controllers? | treasury | tax | bookkeepers? | audit\\w* | actuar\\w* | underwrit\\w*
    | credit | billing | invest\\w* | risk | fraud | traders?
  either health: nurses? | physicians? | doctors? | therap\\w* | pharmac\\w* | clinical | medical | dent\\w* | care | caregivers? | rn | psycholog\\w* | patient
  either teaching: teachers? | instructors? | tutors? | trainers? | curriculum | professors? | lecturers? | educat\\w* | teaching
  either science: scientists? | chemists? | biolog\\w* | physicists? | lab | laboratory | researchers?
  either project-manager: program | project
  either consulting: consultants? | consulting | strategy | strategist | transformation | engagement
  either operations: operations | chiefofstaff | office | assistant | supply chain | logistics | procurement | buyers? | warehouse | general manager | ceo | coo
    | sourcing | planner
  either trade: technicians? | mechanics? | drivers? | operators? | welders? | electricians? | cooks? | chefs? | cashiers? | cleaners? | waiters? | guards? | workers?
`)
