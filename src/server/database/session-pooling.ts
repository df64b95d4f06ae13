/**
 * Poolers in transaction mode (PgBouncer, Supavisor, RDS Proxy) give each transaction any of their connections. What
 * lasts longer than a transaction needs a connection of its own: notifications, the lock of migrations, backups.
 */
import { StartProblem } from '#server/process/start-problem.ts'
import { type Client, openClient } from '#store/client.ts'

const ANSWER_LIMIT_MS = 10_000

/**
 * Whether two connections share a session of PostgreSQL, or one changes its session between two statements. A pooler
 * gives out the connection that was used last; if another client takes that at this moment, the answer may be no.
 */
export async function isTransactionPooled(url: string): Promise<boolean> {
  const limits = { name: 'rolecall-pooling', answerMs: ANSWER_LIMIT_MS }
  const first = await openClient(url, limits)
  try {
    const second = await openClient(url, limits)
    try {
      const before = await sessionOf(first)
      await second.query('begin')
      return (await sessionOf(second)) === before || (await sessionOf(first)) !== before
    } finally {
      await second.leave()
    }
  } finally {
    await first.leave()
  }
}

async function sessionOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

/** What to do about settings that lead to such a pooler where they must not; null if they are right. */
export async function poolingProblem({
  databaseUrl,
  directUrl,
}: {
  databaseUrl: string
  directUrl: string | null
}): Promise<string | null> {
  if (!(await isTransactionPooled(directUrl ?? databaseUrl))) return null
  const wanted =
    'to PostgreSQL itself, or to a pooler in session mode: notifications, migrations and backups need it.'
  return directUrl === null
    ? `DATABASE_URL leads to a pooler that gives each transaction another connection. Also set DATABASE_DIRECT_URL ${wanted}`
    : `DATABASE_DIRECT_URL leads to a pooler that gives each transaction another connection. Set it ${wanted}`
}

/** Throws StartProblem. */
export async function requireSessions(settings: Parameters<typeof poolingProblem>[0]) {
  const problem = await poolingProblem(settings)
  if (problem !== null) throw new StartProblem(problem)
}
