/**
 * The words of made descriptions, most frequent first: what adverts of the tech industry say, then words made of
 * word parts, as rare as names, products and jargon are. None of it has a meaning here.
 */
import { seededNumbers } from '#dev/seeded-numbers.ts'

const COMMON =
  `team product build data customers systems design code services business platform quality support develop projects solutions
  technical performance tools process users help lead deliver features growth infrastructure create environment
  software improve skills learn knowledge working scale new drive manage production security reliable across market
  company opportunity culture people ideas goals impact cloud modern application research test models strategy
  partners requirements release reviews mentor practices architecture ownership collaborate operations analysis
  reports insights network integration automation monitoring delivery roadmap planning feedback communication
  problems fast simple clear careful honest remote global local flexible benefits health insurance pension
  vacation bonus equity training budget laptop office hours week month year career path senior junior level
  degree university science mathematics physics english german french spanish language written spoken strong
  excellent proven hands-on passion curious humble kind open diverse inclusive equal employer background
  experience minimum required preferred plus familiar fluent comfortable confident able willing travel
  stakeholders managers designers analysts scientists developers teammates leaders founders investors clients
  vendors suppliers regulators auditors patients students teachers drivers merchants sellers buyers borrowers
  lenders players creators writers editors readers viewers listeners fans advertisers publishers agencies brands
  retail fashion grocery travel hospitality logistics shipping freight warehouse fleet mobility automotive
  aerospace defense energy solar battery grid climate carbon water agriculture food biotech genomics medicine
  clinical hospital pharmacy insurance lending mortgage payments banking trading brokerage wealth tax payroll
  accounting invoicing procurement compliance identity fraud privacy legal contracts hiring education gaming
  sports music video photo news social messaging voice search maps weather satellite robotics drones sensors
  latency throughput availability resilience observability metrics logs traces alerts incidents pager runbook
  postmortem rollout rollback migration refactoring prototype experiment hypothesis cohort funnel retention
  conversion revenue margin forecast pricing billing subscription checkout cart catalog inventory order refund
  schema query index cache queue stream batch pipeline warehouse lake dashboard notebook feature label training
  inference embedding ranking recommendation personalization segmentation attribution notification onboarding
  authentication authorization encryption token session cookie gateway proxy balancer cluster container node
  replica shard partition backup restore failover capacity quota throttle timeout retry idempotent concurrent
  parallel distributed asynchronous event message broker topic consumer producer endpoint webhook payload
  protocol packet router switch firewall tunnel subnet domain certificate browser layout component widget form
  accessibility typography animation illustration branding copy tone storyboard persona journey survey interview
  workshop retrospective standup sprint backlog ticket milestone deadline estimate scope risk budget vendor`
    .split(/\s+/)
    .filter((word, at, all) => all.indexOf(word) === at)

const FRONT =
  'auto bio cardio cyber demo eco electro equi fibro geo gyro helio hydro hyper inter kilo litho macro magneto mega meta micro mono multi nano neo neuro omni ortho para penta photo poly pre proto pseudo quanta radio retro semi socio sono spectro stereo sub super syn techno tele thermo trans tri turbo ultra uni vari vita xeno zeno aero'.split(
    ' ',
  )
const MIDDLE =
  'bal bert cel chrom clar cor cred dact dent doc dom duct fer flex flor form fract gen grad graph grav jun kin lat lev log lum mand mar med mer met mir mod mor mot nav nom nov pact pel pend phon plex port pos prax press quest reg rot sat scal sect sens sol son spir stat struct tact tem ten tex tor tract vect ven vers vis vol'.split(
    ' ',
  )
const END =
  'a al an ant ar ate ed er ia ic ics ify ine ing ion is ist ity ive o on or ous um'.split(' ')

export const WORD_COUNT = 45_000

/** All words, by falling frequency. */
export function createWords(): string[] {
  const random = seededNumbers(1)
  const made = new Set<string>()
  const pick = (parts: string[]) => parts[Math.floor(random() * parts.length)] as string
  while (made.size < WORD_COUNT - COMMON.length) made.add(pick(FRONT) + pick(MIDDLE) + pick(END))
  return [...COMMON, ...made]
}
