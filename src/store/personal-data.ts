/**
 * Everything that is kept about a person, table by table: what they get when they take their data along, and what is
 * left out and why. A table that belongs to accounts and is missing here fails test/personal-data.test.ts, so that
 * nothing new is forgotten. Columns are handed out unless they are withheld.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { Db } from './db.ts'
import type { DB } from './tables.gen.ts'

export type Table = keyof DB

/** What is handed out of a table, as `NAME.json`, and as `NAME.csv` where it is a list. */
export type Handed = {
  name: string
  /** What the file holds, in words for its owner. */
  says: string
  /** There is one at most. */
  isSingle?: true
  /** Columns that give access to something, or that only a program can read. */
  withheld?: readonly string[]
  /** What makes rows readable: a name, and an expression over the row `t`. */
  added?: Readonly<Record<string, string>>
  /** Which rows are the person's, over `t`, where it is not `account_id`. `$1` is their id. */
  owner?: string
}

/** Why a table of theirs is not handed out. */
export type LeftOut = { leftOut: string }

const jobFacts = {
  job_title: '(select title from jobs where id = t.job_id)',
  company:
    '(select c.name from jobs j join companies c on c.id = j.company_id where j.id = t.job_id)',
}

export const HELD: Readonly<Partial<Record<Table, Handed | LeftOut>>> = {
  accounts: {
    name: 'account',
    says: 'Your name, address and plan.',
    isSingle: true,
    owner: 'id',
    withheld: ['device_epoch'],
  },
  profiles: { name: 'profile', says: 'Your profile and what your CV said.', isSingle: true },
  list_settings: {
    name: 'list-settings',
    says: 'What your lists hide, and when you looked at them.',
    isSingle: true,
  },
  saved_jobs: { name: 'saved-jobs', says: 'The jobs you keep, with notes.', added: jobFacts },
  job_marks: { name: 'job-marks', says: 'Jobs you opened or said no to.', added: jobFacts },
  hidden_items: { name: 'hidden', says: 'Companies and words that you hide.' },
  applications: { name: 'applications', says: 'The applications you track.' },
  application_events: { name: 'application-events', says: 'What happened to each, and when.' },
  application_contacts: { name: 'application-contacts', says: 'People you noted.' },
  application_interviews: { name: 'application-interviews', says: 'Interviews.' },
  application_tasks: { name: 'application-tasks', says: 'Tasks.' },
  application_documents: {
    name: 'application-documents',
    says: 'Which files you sent with which application.',
  },
  application_imports: { name: 'application-imports', says: 'Tables that you brought in.' },
  calendar_feeds: {
    name: 'calendar',
    says: 'When your private calendar was made.',
    isSingle: true,
    withheld: ['token_sha256'],
  },
  files: {
    name: 'files',
    says: 'A list of your files; the files themselves are in the folder files.',
    withheld: ['sha256'],
  },
  cvs: { name: 'cvs', says: 'Your CVs, as read and as made.', added: jobFacts },
  cv_versions: { name: 'cv-versions', says: 'What they were before.' },
  letters: { name: 'letters', says: 'Your cover letters.', added: jobFacts },
  letter_versions: { name: 'letter-versions', says: 'What they were before.' },
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
    says: 'Whether you are asked for a code of your phone.',
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
  operators: { name: 'operator', says: 'Since when you run this board.', isSingle: true },
  email_changes: {
    name: 'email-changes',
    says: 'Changes of your address within the last days.',
    withheld: ['code_hash', 'undo_hash'],
  },
  outbox: {
    name: 'mails',
    says: 'Mails to you within the last week, without what they said: they hold codes.',
    withheld: ['body_text', 'body_html', 'headers', 'sealed'],
    owner: `(t.account_id = $1
      or lower(t.recipient) = (select lower(email) from accounts where id = $1))`,
  },
  file_contents: { leftOut: 'The files themselves, in the folder files.' },
  backup_codes: { leftOut: 'Fingerprints of your backup codes.' },
  sign_up_proofs: { leftOut: 'A fingerprint, until your address is confirmed.' },
  account_versions: { leftOut: 'A counter for open tabs.' },
  account_changes: { leftOut: 'Which of the things here changed lately, for open tabs.' },
}

export const isHanded = (held: Handed | LeftOut): held is Handed => 'name' in held

/** At most so many rows in memory at a time: one may carry the text of a job. */
const PAGE = 200

export type PersonalRow = Record<string, unknown>

/** The person's rows of one table in the order of its primary key, some at a time. */
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
    // row_to_json keeps days as days, and columns in their order.
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

/** The columns of a table in their order, and those of its primary key. */
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
