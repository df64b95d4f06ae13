/**
 * Typos in words of three and four letters: "jaav" is java, "dtaa" is data. Short words are one typo away from too
 * many others, so only typos of the words below are corrected, and only if the typo is not a word itself and has one
 * possible correction. Longer words are corrected by edit distance to the words that jobs contain.
 */

/** Words that people search for. The longer ones are only listed so that they are never taken for typos. */
const MEANT_WORDS = `
  java ruby rust scala php sql css html node vue aws gcp linux bash perl dart lua git api ios unity
  data lead head team test site core risk code user role edge web cloud app apps game bank tax
  tech ops dev intern sales full time part back end front desk help home open mid new grad
  asia east west york city utah ohio iowa rome oslo lyon bern graz brno riga kyiv pune lima cork
  nurse care cook chef driver legal law audit media brand video audio robot chip fuel auto
  figma react redux kafka spark flask azure excel slack okta jira
  senior junior staff agile scrum lean seo erp crm sap etl llm nlp`

/** Correct words and abbreviations that are one letter away from a word above. */
const RIGHT_WORDS = `
  the and for are you all any can had her was one our out day get has him his how man new now old see two way who
  ad ads add age ago aid aim air ale apt arc arm art ask ate avg axe bad bag ban bar bat bay bed bee bet bid big bit
  box boy bug bus but buy cab cam can cap car cat cdc cfo cio cmo coo cop cow cpa cro cry cse csm csr cto cup cut cvp
  cx dba des dev did die dig dim dna doc dog dot dry due dx ear eat ecs edi edr edu eks elt end eng era est eta eth eye
  fan far fat fax fda fde fee few fig fin fit fix fly fox fun gap gas gem gis gmp gnc god gpu grc gtm gun gut guy gym
  ham hat hcm hil hot hpc hub hvac iam ice ics ict iot irs ink inn iso ivr jam jar jet job joy jvm key kit kpi kyc lab
  lan lap lay led leg let lie lid lim lip lit log los lot low lte mac map mat max may mba mdm men met mfg mix mle mob
  mom mri msc net nas nav nfc noc not npi nut nyc oak oci odd odp oem off oil ohs okr oms own pad pam pan par pay pcb
  pdf pen per pet phd phs pic pie pin pit plc plm pos pot pro psm pub put qml rag ram ran rat raw ray red rep rfp rig
  rpa rtl rub run rvp saa sad san sas say sca sci sda sdk sdr sec sel sem ses set sex she sip sir sit six sky sla smb
  sme snr soc sox spa spe spy sre ssc sse sso sun svp swe tab tag tam tap tar tea tee ten ter tie tin tip toe ton too
  top toy tpm try tsa tub tv two uae uat ups use utm uxr van var vas vat vet via vip vpn vsl war wax way wet wfm why
  win wms won wpf xml yes yet you zen zip zoo
  atx cae
  able acid aged aide aims alto also amid anti appl arch area arms army asic atom auth away baby bake bale ball band
  base bath beam bean bear beat beer bell belt bend best beta bike bill bind bird bite blue boat body boil bold bolt
  bond bone book boom boot bore born boss both bowl bulk bull burn busy cafe cage cake call calm came camp cane cape
  capp card cart case cash cast cell char chat chem chip cine cite clay clip club coal coat coco coda cold come conf
  cool cope copy cord cord cori corn corp cost crew crop cube curb cure curl dale damp dash date dawn days dead deaf
  deal dean dear debt deck deed deep deli demo deny dept dial dice diet disc dish disk dive dock does dole done door
  dose down draw drew drop drug drum dual duck duke dull dump dust duty each earn ease eats ecma edit else emea epic
  even ever exam exec exit eyes face fact fade fail fair fall fame farm fast fate fear feed feel feet fell felt file
  fill film find fine fire firm fish five flag flat flew flow folk font food foot ford fore fork form fort four free
  from fuel fund fury fuse gain gait game gate gave gear gene gift girl give glad goal goat goes gold golf gone good
  gray grew grey grid grip grow gulf guru hair half hall hand hang hard hare harm hate haul have hawk head heal heap
  hear heat held hell here hero hers high hike hill hint hire hold hole holy hope horn host hour huge hull hung hunt
  hurt icon idea idle inch info into iron item jack jade jail jazz jean jobs join joke july jump june junk just keen
  keep kept keys kick kids kill kind king kiss kite knee knew know labs lack lady laid lake lamp land lane laos lash
  last late lava lazy leaf leak leap lear left lend lens less lets lieu life lift like lima lime line link lint lion
  list lite live load loan lock logo logs loki long look loop lord lose loss lost lots loud love luck lung lyft made
  mail main make male mall mark mart mask mass mate math maya mead meal mean meat meet melt memo menu mere mesa mesh
  meta mice mike mild mile milk mill mind mine mini mint miss mist mode mold mood moon more moss most move much must
  name navy near neat neck need nest news next nice nick nine none noon norm nose note noun nova obey odds okay omit
  once ones only onto oral over pace pack page paid pain pair pale palm pant papa park past path paul peak pear peer
  pens perk perm pest pets phil pick pier pike pile pine pink pint pipe plan play plot plug plus pods poem poet pole
  poll polo pond pool poor pope pork port pose post pour pray prep pull pulp pump pure push quad quit quiz race rack
  raid rail rain rami ramp rang rank rare rash rate read real rear rely rent rest rice rich ride ring rise road roam
  rock rode rods role roll roof room root rope rose rosy ruin rule runs rush ruth safe saga sage said sail sake sale
  salt same sand save seal seat seed seek seem seen self sell send sent sept sets shed ship shoe shop shot show shut
  sick side sign silk sing sink size skin skip slim slip slow snap snow soap soft soil sold sole solo some song soon
  sort soul soup spin spot stan star stay stem step stop such suit sure surf swap swim tack tail take tale talk tall
  tank tape task taxi teal tear teas tell tend tens tent term text than that thee them then they thin this thus tide
  tidy tied tier ties tile till tiny tips tire told toll tomb tone took tool tops tour town toys trap tray tree trek
  trim trio trip true tube tuna tune turn twin type ugly unit upon urge used uses vary vast verb very vest veto vice
  view vine visa void vote wage wait wake walk wall want ward warm warn wash wave ways weak wear weed week well went
  were west what when whom wide wife wild will wind wine wing wipe wire wise wish with wolf wood word wore work worm
  wrap yard yarn year yoga your zero zinc zone`

/** Rows of a QWERTY keyboard. */
const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const MAX_LETTERS = 4
const MIN_LETTERS = 3

const SLIPS = readSlips()

/** The word that a typo of at most five letters was meant to be; null for correct and unknown words. */
export const typoCorrection = (word: string): string | null => SLIPS.get(word) ?? null

function readSlips(): Map<string, string> {
  const meant = readList(MEANT_WORDS)
  const right = new Set([...meant, ...readList(RIGHT_WORDS)])
  const slips = new Map<string, string>()
  const unclear = new Set<string>()
  for (const word of meant.filter(isShort)) {
    for (const slip of slipsOf(word)) {
      const other = slips.get(slip)
      if (right.has(slip)) continue
      if (other !== undefined && other !== word) unclear.add(slip)
      slips.set(slip, word)
    }
  }
  for (const slip of unclear) slips.delete(slip)
  return slips
}

/** Swapped neighbors and doubled letters; for four letters also a missing inner letter and a neighboring key. */
function slipsOf(word: string): Set<string> {
  const slips = new Set<string>()
  for (let at = 0; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    slips.add(before + letter + letter + after)
    if (after) slips.add(before + after.charAt(0) + letter + after.slice(1))
    if (word.length < MAX_LETTERS) continue
    if (at > 0 && after) slips.add(before + after)
    for (const key of adjacentKeys(letter)) slips.add(before + key + after)
  }
  slips.delete(word)
  return slips
}

export const areKeysAdjacent = (a: string, b: string) => adjacentKeys(a).includes(b)

function adjacentKeys(letter: string): string[] {
  const row = KEY_ROWS.find((keys) => keys.includes(letter)) ?? ''
  const at = row.indexOf(letter)
  return [row.charAt(at - 1), row.charAt(at + 1)].filter((key) => key !== '')
}

function isShort(word: string): boolean {
  return word.length >= MIN_LETTERS && word.length <= MAX_LETTERS
}

function readList(text: string): string[] {
  return [...new Set(text.trim().split(/\s+/))]
}
