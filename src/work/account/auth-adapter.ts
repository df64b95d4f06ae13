/**
 * Better Auth's access to our tables, so that none of them stores anything that grants access. The library works with
 * session tokens as browsers have them; the table holds their hashes. The values of codes and links are encrypted.
 * Provider tokens are dropped, because nothing uses them later. Migration 0022 has constraints for all of this.
 */
import { createHash } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { getAdapter } from 'better-auth/db/adapter'
import type { Db } from '#store/db.ts'
import { isValueTaken } from '#store/value-refused.ts'
import type { Keyring } from '#work/use-case/keyring.ts'

type Adapter = Awaited<ReturnType<typeof getAdapter>>
type Methods = Omit<Adapter, 'id' | 'transaction' | 'createSchema' | 'options'>
type Where = NonNullable<Parameters<Adapter['findMany']>[0]['where']>
type Row = Record<string, unknown>
/** The parts of a query that name a column. */
type Asked = { model: string; where?: Where; data?: Row; update?: Row; set?: Row }

export const VERIFICATION = 'verification'

/**
 * Prefix of the hash that replaces the token of a session which was not looked up by its token. No lookup matches it.
 */
const HASH_MARK = 'sha256:'

/**
 * The library keeps the addresses that tokens are for in a table. Ours is the only one, so it is answered from
 * here, and never depends on what was stored at an earlier start.
 */
const RESOURCE = 'oauthResource'
/** The library names its model or our table. */
const CLIENTS: ReadonlySet<string> = new Set(['oauthClient', 'oauth_clients'])

/** The value for the library's `database` option. `resource` is the address that tokens for apps are issued for. */
export function sealedDatabase(db: Db, keys: Keyring, resource: string) {
  return (options: BetterAuthOptions): Adapter => {
    // The library awaits its own adapter, but not one that it is given.
    const inner = getAdapter({ ...options, database: { db, type: 'postgres', transaction: true } })
    return {
      id: 'kysely',
      ...withResource(sealing(inner, keys), resource),
      async transaction(work) {
        let isTaken = false
        let answer: Awaited<ReturnType<typeof work>> | undefined
        try {
          return await (await inner).transaction(async (tx) => {
            const onTaken = () => {
              isTaken = true
            }
            const sealed = sealing(Promise.resolve(tx as Adapter), keys, onTaken)
            answer = await work(withResource(sealed, resource) as Adapter)
            return answer
          })
        } catch (error) {
          // PostgreSQL has rolled back, and there was nothing to write except what a concurrent sign-up has written.
          if (isTaken && answer !== undefined) return answer
          throw error
        }
      },
    }
  }
}

function withResource(methods: Methods, identifier: string): Methods {
  return {
    ...methods,
    // Our table of apps has only the columns that such apps need; what they don't state is not written.
    create: (question) =>
      methods.create(
        CLIENTS.has(question.model) ? { ...question, data: stated(question.data) } : question,
      ),
    async findOne(question) {
      if (question.model !== RESOURCE) return methods.findOne(question)
      const isOurs = question.where.some(
        ({ field, value }) => field === 'identifier' && value === identifier,
      )
      return (
        isOurs ? { id: identifier, identifier, name: identifier, disabled: false } : null
      ) as never
    },
  }
}

const stated = <Data extends Row>(data: Data) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value != null)) as Data

/** `onTaken` is called when a sign-up lost the race for its address. */
function sealing(inner: Promise<Methods>, keys: Keyring, onTaken = () => {}): Methods {
  const ask = <Question extends Asked>(question: Question) => ({
    inside: toTables(question, keys),
    /** Rows as the library knows them. */
    outside: <Found>(found: Found) => toLibrary(found, question, keys) as Found,
  })
  return {
    async create(question) {
      const { inside, outside } = ask(question)
      try {
        return outside(await (await inner).create(inside as never))
      } catch (error) {
        if (!isSignUp(question) || !isValueTaken(error)) throw error
        onTaken()
        // The library turns a 403 into its answer for addresses that have an account, so no status reveals which ones
        // do.
        throw new APIError('FORBIDDEN')
      }
    },
    async findOne(question) {
      const { inside, outside } = ask(question)
      return outside(await (await inner).findOne(inside))
    },
    async findMany(question) {
      const { inside, outside } = ask(question as typeof question & Asked)
      const found = await (await inner).findMany(inside)
      return found.map((row) => outside(row)) as never
    },
    async update(question) {
      const { inside, outside } = ask(question)
      return outside(await (await inner).update(inside))
    },
    async updateMany(question) {
      return (await inner).updateMany(ask(question).inside)
    },
    async delete(question) {
      await (await inner).delete(ask(question).inside)
    },
    async deleteMany(question) {
      return (await inner).deleteMany(ask(question).inside)
    },
    async consumeOne(question) {
      const { inside, outside } = ask(question)
      return outside(await (await inner).consumeOne(inside))
    },
    async incrementOne(question) {
      const { inside, outside } = ask(question as typeof question & Asked)
      return outside(await (await inner).incrementOne(inside as typeof question))
    },
    async count(question) {
      return (await inner).count(ask(question as typeof question & Asked).inside)
    },
  }
}

function toTables<Question extends Asked>(question: Question, keys: Keyring): Question {
  const { model, where } = question
  const inside: Question = { ...question }
  if (where) inside.where = where.map((condition) => toStored(model, condition))
  for (const part of ['data', 'update', 'set'] as const) {
    const written = question[part]
    if (written) Object.assign(inside, { [part]: toRow(model, written, keys) })
  }
  return inside
}

function toStored(model: string, condition: Where[number]): Where[number] {
  const { field, value } = condition
  if (model === 'session' && field === 'token') {
    const stored = Array.isArray(value) ? value.map((it) => hashOf(`${it}`)) : hashOf(`${value}`)
    return { ...condition, value: stored }
  }
  // Encryption is randomized, so a query for an encrypted value would silently find nothing.
  if (model === VERIFICATION && field === 'value')
    throw new Error('an encrypted value was used in a query')
  return condition
}

function toRow(model: string, row: Row, keys: Keyring): Row {
  if (model === 'session' && row.token !== undefined) {
    return { ...row, token: hashOf(`${row.token}`) }
  }
  if (model === VERIFICATION && row.value !== undefined) {
    return { ...row, value: keys.seal(VERIFICATION, `${row.value}`) }
  }
  if (model === 'account') {
    const { accessToken, refreshToken, idToken, ...kept } = row
    return kept
  }
  return row
}

function toLibrary(found: unknown, { model, where, data, update }: Asked, keys: Keyring): unknown {
  if (typeof found !== 'object' || found === null) return found
  const row = found as Row
  if (model === 'session' && typeof row.token === 'string') {
    const asked = [
      data?.token,
      update?.token,
      ...(where ?? []).filter(isToken).map(({ value }) => value),
    ].flat()
    const token = asked.find((it) => typeof it === 'string' && hashOf(it) === row.token)
    return { ...row, token: token ?? HASH_MARK + row.token }
  }
  if (model === VERIFICATION && typeof row.value === 'string') {
    return { ...row, value: keys.open(VERIFICATION, row.value) }
  }
  return row
}

/** Providers prove an address before they create an account. */
const isSignUp = ({ model, data }: Asked) => model === 'user' && data?.emailVerified === false

const isToken = ({ field }: Where[number]) => field === 'token'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
