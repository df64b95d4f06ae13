/**
 * Words in names and tokens that say what an employer does. Data only, found among the names of the list itself. A
 * word that both kinds use ("group", "works") is in neither.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Employers whose jobs are mostly in tech. */
export const TECH_WORDS = words(`
  3d ai analytics api app apps automation autonomous bioinformatics bitcoin blockchain bytes chain cloud code coding
  compute computer computers computing crypto cyber cybersecurity data database dev developer developers devops
  digital drones edtech electronics engine fintech game games gaming genai gpu hardware healthtech hq informatics
  infosec infrastructure insurtech intelligence interactive internet io iot lab labs learning linux llm machine
  metaverse ml mobile network networks neural observability online payments photonics platform platforms protocol
  proptech quantum robot robotics robots saas satellite semiconductor semiconductors server servers silicon software
  space stack studio studios systems tech technologies technology telecom vision vr web web3 xr xyz`)

/** Employers of another trade, or agencies that hire for others. */
export const OTHER_TRADES = words(`
  academies academy accountants accounting advertising advisors advisory agency agriculture air airlines airport
  alliance animal apartments apparel architects architecture asset assets association attorneys audit auto automotive
  aviation bakery bank banking beauty behavioral beverage beverages biopharma bioscience biosciences biotherapeutics
  brand brands brewery brewing builders building cafe campaign cancer care cars catering catholic charity charter
  chemical chemicals childcare children christian church city cleaning clinic clinics clothing coalition coffee
  college communications community construction consultancy consultants consulting contracting contractors cosmetics
  council county credit cruises delivery democracy dental dentistry dermatology diagnostics distribution education
  electric electrical employment energy entertainment environmental equity estate events facilities family farm farms
  fashion fertility film fire fitness food foods foundation freight fund funds furniture garden gas government grill
  grocery gym health healthcare holdings home homes hospice hospital hospitality hospitals hotel hotels housing hvac
  industrial industries insurance investment investments investors jewelry justice kids kitchen landscape law legal
  library logistics magazine maintenance manufacturing market marketing markets medical medicine metal metals
  mining ministries ministry montessori mortgage motors museum music news nonprofit nurse nursing nutrition oil
  orthodontics outsourcing packaging parenthood personnel pet pets petroleum pharma pharmaceuticals pharmacy physical
  pizza plastics plumbing police policy power pr preschool press primary properties property psychiatry public
  publishing radio rail realty recruiters recruiting recruitment recycling relations resort resorts restaurant
  restaurants retail retirement rights roofing salon school schools senior shipping shop skincare solar spa spirits
  sport sports staffing state steel store stores supply surgery talent tax television theater theatre therapeutics
  therapy tourism town township transport transportation travel trucking trust tutoring university urgent vet
  veterinary warehouse waste water wealth wellness wholesale wine yoga youth`)

/** A legal form or a common noun, which brands of tech companies seldom have. */
export const COMMON_WORDS = words(`
  ag america and associates bv canada co company corp corporation europe for gmbh global group holding inc india
  international kg limited llc llp ltd management of partners plc pte pvt sa services solutions the ug uk us usa`)
