/**
 * Everything stored about a person, table by table: what the data export contains, what it leaves out, and why. A
 * table that belongs to accounts and is missing here fails test/personal-data.test.ts, so no new table is forgotten.
 * Columns are exported unless they are withheld.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { Db } from './db.ts'
import type { DB } from './tables.gen.ts'

export type Table = keyof DB

/** What is exported from a table, as `NAME.json`, and as `NAME.csv` if it is a list. */
export type Handed = {
  name: string
  /** What the file contains, in words for its owner. */
  says: string
  /** There is at most one row. */
  isSingle?: true
  /** Columns that grant access to something, or that only a program can read. */
  withheld?: readonly string[]
  /** Extra columns that make rows readable: a name, and an SQL expression over the row `t`. */
  added?: Readonly<Record<string, string>>
  /** Which rows belong to the person, over `t`, if it is not `account_id`. `$1` is the account's id. */
  owner?: string
}

/** Why a table is not exported. */
export type LeftOut = { leftOut: string }

const jobFacts = {
  job_title: '(select title from jobs where id = t.job_id)',
  company:
    '(select c.name from jobs j join companies c on c.id = j.company_id where j.id = t.job_id)',
}

export const HELD: Readonly<Partial<Record<Table, Handed | LeftOut>>> = {
  accounts: {
    name: 'account',
    says: 'Your name and address.',
    isSingle: true,
    owner: 'id',
    withheld: ['device_epoch', 'plan', 'audit_id'],
  },
  subscriptions: { name: 'subscriptions', says: 'What gives you your plan, and until when.' },
  billing_customers: {
    name: 'billing-customer',
    says: 'The number that the payment provider knows you by.',
    isSingle: true,
    withheld: ['read_at', 'failures', 'taken_until', 'turn'],
  },
  billing_events: {
    name: 'billing-events',
    says: 'When the payment provider last reported something about you.',
    withheld: ['handled_at'],
  },
  checkouts: {
    name: 'checkout',
    says: 'The payment page that you opened last.',
    isSingle: true,
    withheld: ['key', 'url', 'session_id'],
  },
  profiles: { name: 'profile', says: 'Your profile and the text of your CV.', isSingle: true },
  list_settings: {
    name: 'list-settings',
    says: 'What your lists hide, and when you viewed them.',
    isSingle: true,
  },
  saved_jobs: { name: 'saved-jobs', says: 'Your saved jobs, with notes.', added: jobFacts },
  job_marks: { name: 'job-marks', says: 'Jobs you viewed or dismissed.', added: jobFacts },
  hidden_items: { name: 'hidden', says: 'Companies and words that you hide.' },
  saved_searches: { name: 'saved-searches', says: 'Searches that you saved.' },
  alerts: { name: 'job-alerts', says: 'Your job alerts.' },
  alert_settings: {
    name: 'job-alert-settings',
    says: 'When you get emails about your job alerts.',
    isSingle: true,
  },
  alert_finds: {
    name: 'job-alert-finds',
    says: 'The jobs that your alerts found within the last half year.',
    withheld: ['listings'],
    added: jobFacts,
  },
  digests: { name: 'job-alert-emails', says: 'When emails about your job alerts were written.' },
  alert_channels: {
    name: 'job-alert-channels',
    says: 'Webhooks, ntfy topics and browsers that your job alerts notify, without their keys.',
    withheld: ['sealed'],
  },
  channel_deliveries: {
    name: 'job-alert-deliveries',
    says: 'What was sent to them within the last week, and whether it arrived.',
  },
  alert_feeds: {
    name: 'job-alert-feeds',
    says: 'When the feeds of your job alerts were created.',
    withheld: ['token_sha256'],
  },
  applications: { name: 'applications', says: 'The applications you track.' },
  application_events: { name: 'application-events', says: 'What happened to each, and when.' },
  application_contacts: { name: 'application-contacts', says: 'Your contacts.' },
  application_interviews: { name: 'application-interviews', says: 'Interviews.' },
  application_offers: { name: 'application-offers', says: 'What employers offered you.' },
  application_tasks: { name: 'application-tasks', says: 'Tasks.' },
  application_documents: {
    name: 'application-documents',
    says: 'Which files you sent with which application.',
  },
  application_imports: { name: 'application-imports', says: 'Tables that you imported.' },
  calendar_feeds: {
    name: 'calendar',
    says: 'When your private calendar was created.',
    isSingle: true,
    withheld: ['token_sha256'],
  },
  files: {
    name: 'files',
    says: 'A list of your files; the files themselves are in the folder files.',
    withheld: ['sha256'],
  },
  cvs: { name: 'cvs', says: 'Your CVs, uploaded ones and those created here.', added: jobFacts },
  cv_versions: { name: 'cv-versions', says: 'Earlier versions of your CVs.' },
  letters: { name: 'letters', says: 'Your cover letters.', added: jobFacts },
  letter_versions: { name: 'letter-versions', says: 'Earlier versions of your cover letters.' },
  sessions: {
    name: 'sessions',
    says: 'Where you are signed in.',
    withheld: ['token_sha256'],
  },
  sign_in_methods: {
    name: 'sign-in-methods',
    says: 'How you sign in.',
    withheld: ['password', 'access_token', 'refresh_token', 'id_token'],
    added: { has_password: '(t.password is not null)' },
  },
  second_factors: {
    name: 'second-factor',
    says: 'Whether signing in requires a code from your authenticator app.',
    isSingle: true,
    withheld: ['secret'],
  },
  passkeys: {
    name: 'passkeys',
    says: 'Your passkeys.',
    withheld: ['public_key', 'credential_id', 'counter'],
  },
  wallets: { name: 'wallets', says: 'Wallets that you sign in with.' },
  access_tokens: { name: 'access-tokens', says: 'Your access tokens.', withheld: ['hash'] },
  oauth_consents: {
    name: 'connected-apps',
    says: 'Apps that you connected, and what each may do.',
    withheld: ['resources', 'requested_user_info_claims'],
    added: { app: '(select name from oauth_clients where client_id = t.client_id)' },
  },
  oauth_access_tokens: { leftOut: 'Hashes of the short-lived tokens of connected apps.' },
  oauth_refresh_tokens: {
    leftOut: 'Hashes of the tokens with which connected apps stay connected.',
  },
  assistant_actions: {
    name: 'assistant-actions',
    says: 'What assistants changed in the last 90 days.',
    withheld: ['undo'],
  },
  operators: { name: 'operator', says: 'Since when you have been an operator.', isSingle: true },
  audit_events: {
    name: 'account-events',
    says: 'Changes of how you sign in, of your tokens and by the operator, within the last year.',
    withheld: ['actor', 'subject', 'request_id', 'network'],
    owner: 't.subject = (select audit_id from accounts where id = $1)',
  },
  invitations: {
    name: 'invitation',
    says: 'The invitation that you signed up with.',
    isSingle: true,
    withheld: ['token_sha256', 'hint'],
  },
  email_changes: {
    name: 'email-changes',
    says: 'Recent changes of your email address.',
    withheld: ['code_hash', 'undo_hash'],
  },
  outbox: {
    name: 'mails',
    says: 'Emails within the last week: to you, without their text, which may contain codes, and those that brought your messages to the operator.',
    withheld: ['body_text', 'body_html', 'headers', 'sealed', 'message_key'],
    owner: `(t.account_id = $1
      or lower(t.recipient) = (select lower(email) from accounts where id = $1))`,
  },
  mail_suppressions: {
    name: 'undelivered',
    says: 'Whether emails to you came back, or you reported one as spam.',
    isSingle: true,
    withheld: ['code_hash', 'code_at', 'code_tries'],
    owner: 't.address = (select lower(email) from accounts where id = $1)',
  },
  contact_messages: {
    name: 'contact-messages',
    says: 'Messages to the operator that you sent, or that name your address as the sender.',
    withheld: ['form_sha256'],
    owner: `(t.account_id = $1
      or lower(t.email) = (select lower(email) from accounts where id = $1))`,
  },
  newsletter_subscribers: {
    name: 'newsletter',
    says: 'Your subscription to the newsletter.',
    isSingle: true,
    owner: 'lower(t.email) = (select lower(email) from accounts where id = $1)',
  },
  file_contents: { leftOut: 'The files themselves, in the folder files.' },
  backup_codes: { leftOut: 'Fingerprints of your backup codes.' },
  pending_sign_ups: {
    leftOut: 'Your name and a hash of your password, until you confirm your address.',
  },
  sign_up_proofs: { leftOut: 'A fingerprint, until your address is confirmed.' },
  idempotency_keys: { leftOut: 'Answers to programs, encrypted, to repeat for a day.' },
  account_versions: { leftOut: 'A counter for open tabs.' },
  account_changes: { leftOut: 'Which of this data changed recently, for open tabs.' },
}

export const isHanded = (held: Handed | LeftOut): held is Handed => 'name' in held

/** Rows in memory at a time: each may contain a job's full text. */
const PAGE = 200

export type PersonalRow = Record<string, unknown>

/** The person's rows of one table in primary key order, in batches. */
export async function* rowsOf(
  db: Db,
  accountId: AccountId,
  table: Table,
  handed: Handed,
): AsyncGenerator<PersonalRow[]> {
  const { columns, key } = await shapeOf(db, table)
  const shown = columns.filter((column) => !handed.withheld?.includes(column))
  const keyNames = sql.join(key.map((column) => sql.ref(`t.${column}`)))
  const fields = [
    ...shown.map((column) => sql.ref(`t.${column}`)),
    ...Object.entries(handed.added ?? {}).map(
      ([name, expression]) => sql`${sql.raw(expression)} as ${sql.ref(name)}`,
    ),
  ]
  let last: string[] | null = null
  for (;;) {
    // row_to_json keeps days as days, and columns in order.
    const { rows }: { rows: { row: PersonalRow; key: string[] }[] } = await sql<{
      row: PersonalRow
      key: string[]
    }>`
      select row_to_json(shown) as row, array[${sql.join(
        key.map((column) => sql`${sql.ref(`t.${column}`)}::text`),
      )}] as key
        from ${sql.table(table)} t, lateral (select ${sql.join(fields)}) shown
       where ${ownerOf(handed, accountId)}
         and ${last === null ? sql`true` : sql`(${keyNames}) > (${sql.join(last)})`}
       order by ${keyNames}
       limit ${PAGE}`.execute(db)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    last = rows.at(-1)?.key ?? null
    if (rows.length < PAGE) return
  }
}

/** The columns of a table in order, and those of its primary key. */
export async function shapeOf(db: Db, table: Table): Promise<{ columns: string[]; key: string[] }> {
  const { rows } = await sql<{ name: string; place: number | null }>`
    select a.attname as name, array_position(i.indkey::int2[], a.attnum) as place
      from pg_attribute a
      left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
     where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
     order by a.attnum`.execute(db)
  const key = rows
    .filter(({ place }) => place !== null)
    .toSorted((a, b) => Number(a.place) - Number(b.place))
  return { columns: rows.map(({ name }) => name), key: key.map(({ name }) => name) }
}

function ownerOf({ owner = 'account_id' }: Handed, accountId: AccountId) {
  if (/^\w+$/.test(owner)) return sql`${sql.ref(`t.${owner}`)} = ${accountId}`
  return sql.join(
    owner.split('$1').map((part) => sql.raw(part)),
    sql`${accountId}::uuid`,
  )
}
