/**
 * What adverts ask for and no tool names: scale, customers, a field of work. Each row: its name; the beginnings of words
 * of which one is in every text that means it; how adverts and CVs say it; and what only one of them says. No name is
 * one of `skill-table.ts`. Data only.
 */
export type CapabilityRow = {
  name: string
  /** Skills that say the same; an advert that asks for one of them doesn't ask twice. Separated by commas. */
  sameAs?: string
  /** Separated by spaces, lower case. */
  stems: string
  /** The same for what only CVs say. */
  shownBy?: string
  both: string
  asks?: string
  shows?: string
}

const BUILD =
  '(?:build|builds|built|building|ship|ships|shipped|shipping|launch(?:ed|es|ing)?|develop(?:ed|s|ing)?|creat(?:e|ed|es|ing)|design(?:ed|s|ing)?|own(?:s|ed|ing)?|work(?:s|ed|ing)? on)'
/** Up to three words between two parts of a phrase. */
const FEW = "(?: [\\w'’/&+-]{1,20},?){0,3}? "
const AMOUNT =
  '\\b(?:\\d{1,3}(?:[,.]\\d{3}){1,3}|\\d{1,4}(?:\\.\\d{1,2})? ?(?:k|m|mn|bn|b|million|billion|thousand))\\+?'
const CROWD =
  '(?:users|subscribers|riders|customers|accounts|drivers|devices|downloads|players|members|readers|merchants|visitors|visits|requests|events|messages|transactions|payments|orders|vehicles|households|bookings|trips|calls|searches|page ?views)'

export const CAPABILITIES: readonly CapabilityRow[] = [
  {
    name: 'Large-Scale Systems',
    sameAs: 'Scalability',
    stems: 'scal high heavy large massive million billion',
    shownBy:
      'request req qps rps tps event user subscriber rider customer account driver device download player member reader merchant visit message transaction payment order vehicle household booking trip call search page quer 0 1 2 3 4 5 6 7 8 9',
    both: `\\b(?:high|large|massive|internet|web|global|planet|huge)[- ]scale\\b|\\b(?:high|heavy|large|massive)[- ](?:traffic|volume|throughput|concurrency)\\b|\\b(?:millions|billions) of (?:\\w{1,15} ){0,2}(?:users|requests|events|customers|transactions|devices|people|players|downloads|messages|orders|calls)\\b`,
    asks: `\\b(?:build\\w*|built|systems|operat\\w+|run\\w*|services|software|applications|products?|infrastructure|engineering)${FEW}at scale\\b|\\bscal(?:e|ing)${FEW}(?:systems|services|platforms?|infrastructure|applications|products?|databases?|backends?|apis?)\\b|\\bscalable (?:\\w{1,15} ){0,2}(?:systems|services|platforms?|infrastructure|architectures?|applications|software|backends?|solutions|apis?)\\b|\\bscalability\\b`,
    shows: `${AMOUNT} (?:\\w{1,15} ){0,2}${CROWD}\\b|\\b\\d[\\d.,]{0,15}k? ?(?:requests|req|events|messages|transactions|orders|calls|queries|payments)(?: a | per | ?/ ?)(?:second|sec|s|minute|hour|day)\\b|\\b\\d[\\d.,]{0,15}k? (?:qps|rps|tps)\\b|\\bscal(?:ed|ing) (?:\\w{1,15} ){0,4}(?:from|to) \\d`,
  },
  {
    name: 'Large Data Volumes',
    sameAs: 'Big Data',
    stems: 'peta tera tb pb billion large big',
    both: `\\b(?:peta|tera)bytes?\\b|\\b(?:TB|PB)[- ]scale\\b|\\blarge[- ](?:scale )?(?:data ?sets?|data volumes|amounts of data|volumes of data|scale data)\\b|\\bbillions of (?:\\w{1,15} )?(?:rows|records|events)\\b`,
    shows: `\\b\\d+(?:\\.\\d+)? ?[TP]B\\b|\\b\\d+(?:\\.\\d+)? ?(?:billion|bn) (?:\\w{1,15} )?(?:rows|events|records)\\b`,
  },
  {
    name: 'Customer-Facing Work',
    stems: 'custom client user stakeholder merchant patient clinician prospect',
    both: `\\b(?:customer|client)s?[- ]facing\\b|\\b(?:work|works|worked|working|talk|talks|talked|talking|speak|speaking|spoke|engag\\w+|interact\\w*|collaborat\\w+|partner(?:ed|ing)?|met|meet\\w*|sat|sit\\w*|visit\\w*|advis\\w+|onboard\\w*|train\\w*) (?:\\w{1,15} ){0,3}(?:customers|clients|end users|stakeholders|merchants|patients|clinicians|prospects)\\b|\\b(?:customer|client|stakeholder) (?:interviews?|calls?|conversations?|visits?|meetings?|discovery|onboarding|engagements?|workshops?|relationships?)\\b`,
  },
  {
    name: 'AI Products',
    sameAs: 'LLM, Generative AI, AI Agents',
    stems: 'llm gen ai agent rag copilot language prompt chatbot',
    both: `\\bllms?\\b|\\bgen(?:erative)?[- ]ai\\b|\\bai[- ](?:products?|agents?|features?|powered|native|applications?|systems|assistants?)\\b|\\bagentic\\b|\\b(?:rag|copilots?|chatbots?)\\b|\\blanguage models\\b|\\bprompt engineering\\b`,
  },
  {
    name: 'Developer Products',
    sameAs: 'Developer Tools, SDK Development',
    stems: 'dev developer sdk public api',
    both: `\\bdev(?:eloper)?[- ]?tools?\\b|\\bdeveloper[- ](?:platforms?|experience|facing|products?|portal|apis?|infrastructure|audience|community|tooling)\\b|\\b(?:tools|products|apis?|platforms?|software) for developers\\b|\\bsdks?\\b|\\b(?:public|partner|external) apis?\\b|\\bapi products?\\b`,
  },
  {
    name: 'UI Craft',
    sameAs: 'Design Systems',
    stems: 'ui ux user interface visual interaction pixel design eye anim micro component',
    both: `\\b(?:ui|ux|user interface|interface|visual|interaction|pixel|design)[- ](?:craft|polish|details?|perfect\\w*|quality|sense|sensib\\w+|taste|excellence)\\b|\\beye for (?:\\w{1,15} )?(?:design|detail|ux|ui|aesthetics)\\b|\\bpixel[- ]perfect\\b|\\banimations\\b|\\bdesign systems?\\b|\\bcomponent librar(?:y|ies)\\b|\\bmicro-?interactions\\b`,
  },
  {
    name: 'Low-Level Software',
    sameAs: 'Systems Programming',
    stems: 'low system kernel compiler operating memory concurren multi simd lock',
    both: `\\blow[- ]level (?:\\w{1,15} ){0,2}(?:systems?|programming|code|software|engineering|performance|details)\\b|\\bsystems programming\\b|\\bkernel (?:modules?|drivers?|development|programming|patches)\\b|\\bcompilers?\\b|\\boperating systems?(?: internals)?\\b|\\bmemory (?:management|safety|layout|allocat\\w+)\\b|\\bsimd\\b|\\block-?free\\b`,
  },
  {
    name: 'Mobile Products',
    sameAs: 'Mobile Development, iOS, Android',
    stems: 'mobile ios android react flutter',
    both: `\\bmobile (?:apps?|applications?|development|engineer\\w*|products?)\\b|\\b(?:native )?(?:ios|android) (?:apps?|development|engineer\\w*|applications?)\\b|\\breact native\\b|\\bflutter\\b`,
  },
  {
    name: 'Training of Models',
    sameAs: 'Model Training, Fine-Tuning',
    stems: 'train fine pre distill',
    both: `\\b(?:train|trained|training|trains|pre-?train\\w*|distill\\w*) (?:\\w{1,15} ){0,4}(?:models?|networks?|llms?|transformers?|classifiers?|detectors?)\\b|\\bmodel training\\b|\\bfine-?tun(?:e|ed|es|ing)\\b`,
  },
  {
    name: 'Models in Production',
    sameAs: 'Model Deployment, MLOps',
    stems: 'model llm ml gpu serv deploy production inference mlops',
    both: `\\b(?:model|llm|ml|gpu) (?:serving|inference|deployment)\\b|\\b(?:serv(?:e|es|ed|ing)|deploy\\w*|productioni[sz]\\w+) (?:\\w{1,15} ){0,3}models?\\b|\\bmlops\\b|\\bmodels? (?:in|to|into) production\\b|\\bproduction (?:ml|machine learning)\\b`,
  },
  {
    name: 'Evaluation of Models',
    sameAs: 'Model Evaluation',
    stems: 'eval model offline ground golden',
    both: `\\bevals\\b|\\b(?:model|llm|offline|agent) evaluations?\\b|\\bevaluat(?:e|ed|ing|ion)(?: of)? (?:\\w{1,15} ){0,3}(?:models?|llms?|agents?|harness|framework)\\b|\\bground truth\\b|\\bgolden (?:sets?|datasets?)\\b`,
  },
  {
    name: 'Vision Software',
    sameAs: 'Computer Vision',
    stems: 'computer image object opencv slam',
    both: `\\bcomputer vision\\b|\\bimage (?:segmentation|classification|recognition|models)\\b|\\bobject detection\\b|\\bopencv\\b|\\bslam\\b`,
  },
  {
    name: 'Devices and Firmware',
    sameAs: 'Embedded Systems, Firmware',
    stems: 'embedded firmware microcontroller iot edge rtos ota over bring board',
    both: `\\bembedded (?:systems?|software|linux|devices?|development|engineer\\w*|c)\\b|\\bfirmware\\b|\\bmicrocontrollers?\\b|\\biot devices?\\b|\\bedge devices\\b|\\brtos\\b|\\bboard bring-?up\\b|\\b(?:ota|over-the-air) updates?\\b`,
  },
  {
    name: 'Robots and Vehicles',
    sameAs: 'Robotics',
    stems: 'robot drone autonomous ros actuator motion motor',
    both: `\\brobot(?:s|ic|ics)?\\b|\\bdrones\\b|\\bautonomous (?:vehicles?|systems|driving|flight)\\b|\\bros ?2\\b|\\bactuators\\b|\\bmotion (?:planning|control)\\b|\\bmotor control\\b`,
  },
  {
    name: 'Crypto Industry',
    sameAs: 'Blockchain, Cryptocurrency',
    stems: 'blockchain web3 defi smart on crypt',
    both: `\\bcrypto(?:currenc\\w+)?\\b(?! ?graph)|\\bblockchains?\\b|\\bweb3\\b|\\bdefi\\b|\\bsmart contracts?\\b|\\bon-?chain\\b`,
  },
  {
    name: 'Games and Graphics',
    sameAs: 'Computer Graphics',
    stems: 'real game graphic render shader 3d unity unreal webgl webgpu',
    both: `\\b(?:computer |3d |real-?time )?graphics (?:programming|engineer\\w*|pipelines?|apis?)\\b|\\b(?:3d|real-?time|gpu) (?:rendering|graphics|engines?)\\b|\\brendering (?:engines?|pipelines?)\\b|\\bshaders\\b|\\bgame (?:engines?|development)\\b|\\bwebg(?:l|pu)\\b`,
  },
  {
    name: 'Research Record',
    sameAs: 'Research Publications',
    stems: 'publish publication phd ph paper neurips icml iclr cvpr research',
    both: `\\bpublished (?:\\w{1,15} ){0,3}(?:papers?|research|work|at|in)\\b|\\bpublications?\\b|\\b(?:research|conference|first-author) papers?\\b|\\b(?:neurips|icml|iclr|cvpr|siggraph)\\b|\\bresearch (?:background|record|track record|output|agenda)\\b`,
    shows: '\\bph\\.?d\\b',
  },
  {
    name: 'Commerce',
    sameAs: 'E-Commerce, Marketplaces',
    stems: 'commerce ecommerce marketplace retail shop merchant checkout',
    both: `\\be-?commerce\\b|\\bmarketplaces?\\b|\\bonline (?:shop|store|retail)\\w*\\b|\\b(?:web|online) shops?\\b|\\bretailers?\\b|\\bcheckout\\b`,
  },
  {
    name: 'Health Industry',
    sameAs: 'Healthcare',
    stems: 'health medical clinic patient hospital therap',
    both: `\\bhealth(?: ?care| ?tech| systems?| data| records?| insurance)\\b|\\bmedical (?:devices?|records?|software|data|imaging)\\b|\\bclinic(?:al|ians?|s)\\b|\\bpatients?\\b|\\bhospitals?\\b`,
  },
  {
    name: 'Finance and Payments',
    sameAs: 'Fintech, Payments, Banking, Financial Services',
    stems:
      'payment ledger fintech bank billing card financial trading invest insurance lending credit mortgage payroll',
    both: `\\bpayments? (?:systems?|platforms?|processing|infrastructure|industry|products?|rails|apis?|domain|space|gateway)\\b|\\bledgers?\\b|\\bfintechs?\\b|\\b(?:online |digital |mobile |retail |core )?banking\\b|\\b(?:a|the|digital|challenger|neo|mobile) ?bank\\b|\\bcard (?:issuing|processing|payments)\\b|\\bfinancial (?:systems|services|products|software|data|infrastructure|technology|markets)\\b|\\btrading (?:systems?|platforms?|firms?)\\b|\\blending\\b|\\bcredit (?:risk|scoring|cards?)\\b|\\bmortgages\\b`,
  },
  {
    name: 'Running Infrastructure',
    stems: 'cloud production infrastructure kubernetes terraform iac',
    both: `\\b(?:cloud|production) infrastructure\\b|\\binfrastructure[- ]as[- ]code\\b|\\binfrastructure (?:automation|engineering|work|migrations?)\\b|\\bkubernetes\\b|\\bterraform\\b|\\bcloud[- ](?:native|platforms?|environments?|operations|migrations?|services)\\b`,
  },
  {
    name: 'Frontend Work',
    sameAs: 'Frontend Development',
    stems: 'front react vue angular svelte single',
    both: `\\bfront[- ]?end (?:development|engineer\\w*|developers?|work|experience|skills|architecture|code|frameworks?|side)\\b|\\b(?:modern|production) front[- ]?end\\b|\\bsingle[- ]page (?:apps?|applications?)\\b`,
    shows: '\\bfront[- ]?end\\b|\\b(?:react|vue|angular|svelte)\\b',
  },
  {
    name: 'Backend Work',
    sameAs: 'Backend Development',
    stems: 'back server django rails spring laravel fastapi node microservice',
    both: `\\bback[- ]?end (?:development|engineer\\w*|developers?|work|experience|skills|services?|systems?|architecture|code|applications?|side|apis?|languages?)\\b|\\bserver[- ]side\\b`,
    shows:
      '\\bback[- ]?end\\b|\\b(?:django|rails|spring boot|laravel|fastapi)\\b|\\bmicroservices\\b',
  },
  {
    name: 'Full-Stack Work',
    stems: 'full across front both',
    both: `\\bfull[- ]?stack\\b|\\bacross the (?:entire |whole |full )?stack\\b|\\bfront[- ]?end (?:and|to|&) (?:the )?back[- ]?end\\b`,
  },
  {
    name: 'Leading People',
    sameAs: 'People Management, Engineering Management',
    stems: 'manag lead led leads people direct line 1 report',
    both: `\\bpeople management\\b|\\b(?:manage|managed|manages|managing|lead|led|leading|leads|supervis\\w+) (?:an? |the |our |your )?(?:\\w{1,15} ){0,3}(?:team of|engineers|developers|designers|analysts|scientists|reports|people)\\b|\\bdirect reports\\b|\\bline manage\\w*\\b`,
  },
  {
    name: 'Signals and Radio',
    sameAs: 'DSP, Software-Defined Radio',
    stems: 'signal dsp rf radio modem wireless',
    both: `\\bsignal processing\\b|\\bdsp\\b|\\brf (?:systems?|engineering|design|hardware)\\b|\\bsoftware[- ]defined radios?\\b|\\bmodems\\b|\\bwireless (?:communications?|protocols?|systems?)\\b`,
  },
  {
    name: 'Electronics',
    stems: 'pcb schematic fpga electronic circuit oscilloscope analog power',
    both: `\\bpcbs?\\b|\\bschematics?\\b|\\bfpgas?\\b|\\belectronics\\b|\\bcircuit (?:design|boards?)\\b|\\boscilloscopes?\\b|\\banalog (?:design|circuits?)\\b|\\bpower electronics\\b`,
  },
  {
    name: 'Networks',
    sameAs: 'Networking',
    stems: 'network tcp bgp dns vpn load prox packet ebpf',
    both: `\\bnetwork(?:ing)? (?:protocols?|engineering|stack|security|performance|programming|fundamentals)\\b|\\btcp\\b|\\bbgp\\b|\\bdns\\b|\\bload[- ]balanc\\w+\\b|\\bpackets?\\b|\\bebpf\\b`,
  },
  {
    name: 'Statistical Work',
    sameAs: 'Statistics',
    stems: 'statistic regression bayes causal forecast time econometric',
    both: `\\bstatistic(?:s|al)\\b|\\bregression (?:models?|analysis)\\b|\\bbayesian\\b|\\bcausal inference\\b|\\bforecast(?:s|ing)?\\b|\\btime[- ]series\\b|\\beconometric\\w*\\b`,
  },
  {
    name: 'Language and Speech',
    sameAs: 'NLP',
    stems: 'nlp natural speech voice asr tts transcri',
    both: `\\bnlp\\b|\\bnatural language (?:processing|understanding)\\b|\\bspeech (?:recognition|models?|synthesis|processing)\\b|\\bvoice (?:agents?|ai|models?|interfaces?)\\b|\\b(?:asr|tts)\\b`,
  },
  {
    name: 'Video and Audio',
    sameAs: 'Video Streaming',
    stems: 'video audio media codec transcod ffmpeg hls webrtc',
    both: `\\bvideo (?:streaming|processing|pipelines?|delivery|playback|encoding|infrastructure)\\b|\\b(?:media|audio) (?:processing|pipelines?|servers?|streaming)\\b|\\bcodecs?\\b|\\btranscod\\w+\\b|\\bffmpeg\\b|\\bwebrtc\\b`,
  },
  {
    name: 'Maps and Geodata',
    sameAs: 'Geospatial Analysis',
    stems: 'geo gis postgis satellite mapbox mapping',
    both: `\\bgeo-?spatial\\b|\\bgis\\b|\\bpostgis\\b|\\bsatellite imagery\\b|\\bmapbox\\b|\\bmapping (?:data|software|systems?)\\b`,
  },
  {
    name: 'Search and Ranking',
    stems: 'search recommend ranking elasticsearch vector retrieval',
    both: `\\bsearch (?:engines?|relevance|infrastructure|quality|ranking|systems?)\\b|\\brecommend(?:ation|er)s? (?:systems?|engines?|models?)\\b|\\brecommendations\\b|\\b(?:ranking|retrieval) (?:models?|systems?)\\b|\\bvector (?:search|databases?)\\b`,
  },
  {
    name: 'Supporting Users',
    sameAs: 'Technical Support, Customer Support',
    stems: 'support ticket help technical escalation',
    both: `\\bsupport (?:tickets?|cases?|engineers?|team|queue|requests)\\b|\\btickets\\b|\\bhelp ?desk\\b|\\btechnical support\\b|\\bescalations?\\b`,
  },
  {
    name: 'Sales and Demos',
    sameAs: 'Pre-Sales',
    stems: 'pre sales demo poc rfp deal quota prospect',
    both: `\\bpre-?sales\\b|\\bsales (?:engineer\\w*|experience|cycles?|teams?|process\\w*|calls?)\\b|\\b(?:product|technical|live|customer) demos?\\b|\\brf[pi]s?\\b|\\b(?:close|closed|closing) (?:\\w{1,15} ){0,2}deals\\b|\\bquota\\b`,
  },
  {
    name: 'Pipelines of Data',
    sameAs: 'Data Pipelines, ETL',
    stems: 'data etl elt ingest',
    both: `\\bdata (?:pipelines?|ingestion|platforms?|infrastructure|warehous\\w+|lakes?)\\b|\\b(?:etl|elt)\\b|\\bingest(?:s|ed|ion|ing)\\b`,
  },
  {
    name: 'Distributed Software',
    sameAs: 'Distributed Systems',
    stems: 'distributed event consensus replicat shard',
    both: `\\bdistributed (?:systems?|computing|databases?|storage|architectures?|services|applications?)\\b|\\bevent[- ](?:driven|sourc\\w+)\\b|\\bconsensus (?:protocols?|algorithms?)\\b|\\bsharding\\b`,
  },
  {
    name: 'Real-Time Software',
    sameAs: 'Real-Time Systems',
    stems: 'real websocket low streaming',
    both: `\\breal[- ]?time (?:\\w{1,15} ){0,2}(?:systems?|data|software|applications?|features|processing|collaboration|communication|control|analytics|pipelines?)\\b|\\bwebsockets?\\b|\\blow[- ]latency\\b`,
  },
  {
    name: 'Energy Sector',
    sameAs: 'Energy Industry',
    stems: 'energy solar grid batter ev',
    both: `\\benergy (?:industry|sector|systems?|markets?|storage|management|company|trading|data)\\b|\\bsolar\\b|\\b(?:power|electricity|smart) grids?\\b|\\bev charging\\b|\\bsmart meters?\\b`,
  },
  {
    name: 'Education Sector',
    sameAs: 'EdTech',
    stems: 'ed education school teacher student',
    both: `\\bed-?tech\\b|\\beducation(?:al)? (?:technology|software|products?|sector|platforms?|apps?)\\b|\\b(?:learning platform|for schools|for teachers)\\b`,
  },
  {
    name: 'Logistics Sector',
    sameAs: 'Logistics, Supply Chain',
    stems: 'logistic freight warehous supply fleet',
    both: `\\blogistics\\b|\\bfreight\\b|\\bwarehouse (?:management|operations|software|robots?)\\b|\\bsupply chains?\\b|\\bfleet (?:management|operations|software|tracking)\\b`,
  },
  {
    name: 'Advertising Sector',
    sameAs: 'AdTech',
    stems: 'ad ads advertis',
    both: `\\bad[- ]?tech\\b|\\badvertis(?:ing|ers?)\\b|\\bad (?:serving|exchange|platform|network)s?\\b`,
  },
  {
    name: 'Defense and Space',
    sameAs: 'Defense Industry, Aerospace',
    stems: 'defen military dod satellite aerospace spacecraft security national',
    both: `\\bdefen[cs]e (?:industry|tech|sector|contractors?|systems|projects)\\b|\\bmilitary\\b|\\bdod\\b|\\baerospace\\b|\\bspacecraft\\b|\\bsecurity clearance\\b|\\bnational security\\b`,
  },
  {
    name: 'Growth Work',
    sameAs: 'Growth Product',
    stems: 'growth acquisition activation conversion onboarding',
    both: `\\bgrowth (?:engineer\\w*|team|experiments?|product|loops?)\\b|\\b(?:user|customer) acquisition\\b|\\bactivation (?:rates?|and|flow)\\b|\\bconversion rates?\\b|\\bonboarding (?:flow|funnel)s?\\b`,
  },
  {
    name: 'Regulated Work',
    sameAs: 'Compliance',
    stems: 'complian soc iso hipaa gdpr pci fda regulat audit fedramp iec',
    both: `\\bcomplian(?:ce|t)\\b|\\bsoc ?2\\b|\\biso ?(?:27001|13485|26262|9001|14971)\\b|\\bhipaa\\b|\\bpci(?:[- ]dss)?\\b|\\bfda\\b|\\bregulated (?:industry|industries|environments?|domains?|products?|sectors?)\\b|\\bregulatory\\b|\\bfedramp\\b|\\biec ?\\d{5}\\b`,
    shows: '\\baudit(?:s|ed|ors?)\\b|\\bgdpr\\b',
  },
  {
    name: 'Automated Tests',
    sameAs: 'Test Automation',
    stems: 'automat test end e2e regression flaky',
    both: `\\bautomat(?:ed|ing) (?:\\w{1,15} )?tests?(?:ing)?\\b|\\btest(?:ing)? (?:automation|suites?|frameworks?)\\b|\\b(?:end-to-end|e2e|regression|integration) tests?(?:ing)?\\b|\\bflaky tests?\\b`,
  },
  {
    name: 'Studying Users',
    sameAs: 'User Research',
    stems: 'user usability discovery customer',
    both: `\\buser (?:research|interviews?|testing|studies)\\b|\\busability\\b|\\b(?:product|customer) discovery\\b|\\bcustomer (?:interviews?|research)\\b`,
  },
  {
    name: 'Roadmaps and Priorities',
    sameAs: 'Roadmapping',
    stems: 'road priorit product backlog',
    both: `\\broad-?maps?\\b|\\bprioriti[sz](?:e|ed|ing|ation)\\b|\\bproduct (?:strategy|vision|requirements)\\b|\\bbacklogs?\\b`,
  },
  {
    name: 'Startup Experience',
    stems: 'start early founding scale founder seed series',
    both: `\\b(?:start-?up|scale-?up|early[- ]stage)(?:[- ]stage)? (?:experience|environments?|background|mindset|pace|companies|company|team)\\b|\\b(?:worked|experience|thrive\\w*|comfortable|background|years) (?:\\w{1,15} ){0,3}(?:start-?ups?|early[- ]stage)\\b|\\bfounding (?:engineer|designer|team|member|product)\\b`,
    shows:
      '\\b(?:co-?)?found(?:er|ed)\\b|\\bstart-?up\\b|\\bfirst (?:engineer|developer|designer|product manager|hire|employee)\\b',
  },
  {
    name: 'Product Building',
    stems: 'zero 0 from greenfield ground mvp',
    both: `\\b(?:0|zero)[- ]?(?:to|→|->)[- ]?(?:1|one)\\b|\\b${BUILD}${FEW}(?:from scratch|from zero|from the ground up)\\b|\\bgreenfield\\b|\\bmvps?\\b`,
  },
]
