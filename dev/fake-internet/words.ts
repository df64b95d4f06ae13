/** The words that the fake internet's companies, roles and adverts are made of. None of the companies is real. */

/** First and second half of a company's first name. Each pair is used once, so that no two companies are alike. */
export const NAME_BEGINNINGS = [
  ...['Nor', 'Vel', 'Quan', 'Bri', 'Tor', 'Lum', 'Kes', 'Ard', 'Mir', 'Sol', 'Hal', 'Fen', 'Gra'],
  ...['Zep', 'Oxi', 'Pel', 'Ryn', 'Sta', 'Ul', 'Wex', 'Yar', 'Cor', 'Dal', 'Eld', 'Jun'],
]
export const NAME_ENDS = [
  ...['vik', 'tano', 'dell', 'mora', 'quist', 'beam', 'forge', 'lane', 'wood', 'stead', 'pike'],
  ...['bridge', 'holm', 'mark', 'nest', 'gate', 'field', 'crest', 'loop', 'stone', 'path', 'yard'],
]
export const TRADES = [
  ...['Health', 'Robotics', 'Energy', 'Payments', 'Logistics', 'Games', 'Insurance', 'Mobility'],
  ...['Foods', 'Education', 'Security', 'Travel'],
]

export const ROLES = [
  ...['Backend Engineer', 'Frontend Engineer', 'Data Engineer', 'Site Reliability Engineer'],
  ...['Product Designer', 'Product Manager', 'Data Scientist', 'Machine Learning Engineer'],
  ...['Security Engineer', 'Mobile Developer', 'QA Engineer', 'Technical Writer'],
  ...['Engineering Manager', 'Solutions Architect', 'Customer Success Manager', 'Data Analyst'],
  ...['Account Executive', 'Marketing Manager', 'Recruiter', 'Financial Analyst'],
  ...['Support Specialist', 'Network Engineer', 'Database Administrator', 'Firmware Engineer'],
]
export const TEAMS = [
  ...['Payments', 'Search', 'Growth', 'Platform', 'Billing', 'Identity', 'Maps', 'Messaging'],
  ...['Pricing', 'Inventory', 'Fraud', 'Onboarding', 'Analytics', 'Integrations', 'Media', 'Fleet'],
]

export type GeneratedPlace = { city: string; region: string; country: string; code: string }
export const PLACES: readonly GeneratedPlace[] = [
  { city: 'Berlin', region: 'Berlin', country: 'Germany', code: 'DE' },
  { city: 'Lyon', region: 'Auvergne-Rhône-Alpes', country: 'France', code: 'FR' },
  { city: 'Toronto', region: 'Ontario', country: 'Canada', code: 'CA' },
  { city: 'Austin', region: 'Texas', country: 'United States', code: 'US' },
  { city: 'Dublin', region: 'Leinster', country: 'Ireland', code: 'IE' },
  { city: 'Lisbon', region: 'Lisbon', country: 'Portugal', code: 'PT' },
  { city: 'Stockholm', region: 'Stockholm', country: 'Sweden', code: 'SE' },
  { city: 'Warsaw', region: 'Masovia', country: 'Poland', code: 'PL' },
  { city: 'Denver', region: 'Colorado', country: 'United States', code: 'US' },
  { city: 'Melbourne', region: 'Victoria', country: 'Australia', code: 'AU' },
]

/** What a role does, to what, how and why: the four parts of a sentence. */
export const DOES = [
  ...['design', 'rebuild', 'measure', 'take over', 'simplify', 'document', 'extend', 'review'],
  ...['operate', 'plan', 'test', 'speed up', 'replace', 'secure', 'explain', 'automate'],
]
export const THINGS = [
  ...['the booking flow', 'our event pipeline', 'the partner interface', 'weekly forecasts'],
  ...['the mobile checkout', 'our on-call practice', 'the import of invoices', 'device updates'],
  ...['the search index', 'reports for auditors', 'the design system', 'customer interviews'],
  ...['the release train', 'our warehouse tables', 'the permissions model', 'cost dashboards'],
  ...['the notification service', 'incident reviews', 'the sandbox for partners', 'route planning'],
]
export const HOWS = [
  ...['together with two colleagues from operations', 'in small steps that ship each week'],
  ...['with the people who use it every morning', 'on top of PostgreSQL and Kafka'],
  ...['in TypeScript and a little Rust', 'with Python where it fits', 'from the first sketch on'],
  ...['with Terraform on AWS', 'alongside the compliance group', 'behind feature switches'],
  ...['using Go and gRPC', 'with Figma and real users', 'in pairs, mostly remote'],
  ...['by writing things down first', 'with dbt and Snowflake', 'on Kubernetes clusters'],
]
export const WHYS = [
  ...['so that nobody waits for a nightly job', 'because the old way costs us two days a month'],
  ...['so that a clinic in a village can rely on it', 'before the second market opens in spring'],
  ...['so that support can answer in one minute', 'because our volume doubled since last summer'],
  ...['so that auditors find what they ask for', 'while the old system keeps running'],
  ...['so that a new colleague understands it in a day', 'because outages have been too long'],
  ...['so that drivers are home in time', 'before the contract with the old vendor ends'],
]
export const ASKS = [
  ...['three years with systems that people depend on', 'a clear written style in English'],
  ...['experience with SQL beyond the basics', 'patience with code that you did not write'],
  ...['five years in a comparable role', 'the habit of measuring before changing'],
  ...['a feeling for what can be left out', 'knowledge of Docker and Linux'],
  ...['the wish to be on call one week in six', 'a good eye for accessible interfaces'],
  ...['experience with React or a like library', 'the nerve to say no to a deadline'],
]
