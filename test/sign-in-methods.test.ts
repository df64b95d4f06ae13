/** Whatever a person adds and removes, even concurrently, their account keeps a way to sign in. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AccountId } from '#core/account/account.ts'
import { walletMessage } from '#core/account/wallet-message.ts'
import { waysIn } from '#core/account/ways-in.ts'
import { inTransaction } from '#store/db.ts'
import * as passkeys from '#store/passkeys.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import * as wallets from '#store/wallets.ts'
import { keepingWayIn, removeWayIn } from '#work/account/remove-way-in.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from './app.ts'
import { browser, signUp } from './sign-up.ts'
import { wallet } from './wallet.ts'

const OFFERED = ['google', 'github']
const ADDRESS = '0x00000000000000000000000000000000000000ab'

type Step = {
  verb: 'add' | 'remove'
  way: 'passkey' | 'google' | 'github' | 'oidc' | 'wallet on 1' | 'wallet on 10' | 'password'
}

const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom('add', 'remove', 'remove'),
  way: fc.constantFrom(
    'passkey',
    'google',
    'github',
    'oidc',
    'wallet on 1',
    'wallet on 10',
    'password',
  ),
})

/** Sequences of groups. The steps within a group run concurrently. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 })

async function accountOf({ services: { db } }: TestApp): Promise<AccountId> {
  const { id } = await db
    .insertInto('accounts')
    .values({
      name: '',
      email: sql<string>`gen_random_uuid() || '@placeholder.invalid'`,
      email_verified: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id as AccountId
}

function take({ services: { db, clock } }: TestApp, id: AccountId, { verb, way }: Step) {
  const now = clock.now()
  const at = { created_at: now, updated_at: now }
  const chainId = way === 'wallet on 10' ? 10 : 1
  if (verb === 'add') {
    return inTransaction(db, async (tx) => {
      if (way === 'password') return signInMethods.setPassword(tx, id, 'x', now)
      if (way.startsWith('wallet')) {
        await wallets.add(tx, id, { address: ADDRESS + id.slice(0, 8), chainId }, now)
      } else if (way === 'passkey') {
        const key = { public_key: 'x', counter: 0, device_type: 'x', backed_up: false }
        const credential_id = sql<string>`gen_random_uuid()::text`
        await tx
          .insertInto('passkeys')
          .values({ account_id: id, credential_id, ...key })
          .execute()
      } else {
        await tx
          .insertInto('sign_in_methods')
          .values({ account_id: id, provider_id: way, provider_account_id: id, ...at })
          .onConflict((row) => row.doNothing())
          .execute()
      }
    })
  }
  return removeWayIn({ db, clock, offered: OFFERED }, id, async (tx) => {
    if (way === 'password') {
      const gone = await tx
        .deleteFrom('sign_in_methods')
        .where('account_id', '=', id)
        .where('password', 'is not', null)
        .returning('id')
        .execute()
      return gone.length > 0
    }
    if (way.startsWith('wallet')) return wallets.remove(tx, id, ADDRESS + id.slice(0, 8))
    if (way !== 'passkey') return signInMethods.removeProvider(tx, id, way)
    const found = await tx
      .selectFrom('passkeys')
      .select('id')
      .where('account_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined && passkeys.remove(tx, id, found.id)
  })
}

test('AU-16 concurrent removals never remove the last way to sign in', async () => {
  const app = await createTestApp()
  await fc.assert(
    fc.asyncProperty(story, async (groups) => {
      const id = await accountOf(app)
      await take(app, id, { verb: 'add', way: 'wallet on 1' })
      for (const group of groups) {
        const ends = await Promise.allSettled(group.map((it) => take(app, id, it)))
        for (const end of ends) {
          if (end.status === 'rejected') {
            expect(end.reason).toMatchObject({ body: { code: 'ONLY_WAY_IN' } })
          }
        }
        const facts = await inTransaction(app.services.db, (tx) => signInMethods.facts(tx, id))
        expect(facts && waysIn(facts, OFFERED)).not.toEqual([])
      }
    }),
    { numRuns: 60, seed: 22 },
  )
})

test('a transaction that would remove the last way to sign in is rolled back completely', async () => {
  const app = await createTestApp()
  const { db } = app.services
  const id = await accountOf(app)
  await take(app, id, { verb: 'add', way: 'passkey' })
  const taking = inTransaction(db, (tx) =>
    keepingWayIn(tx, { accountId: id, offered: OFFERED }, () =>
      tx.deleteFrom('passkeys').where('account_id', '=', id).execute(),
    ),
  )
  await expect(taking).rejects.toMatchObject({ body: { code: 'ONLY_WAY_IN' } })
  expect(await db.selectFrom('passkeys').select('id').execute()).toHaveLength(1)
})

test('AU-16 the last wallet stays, however many chains it is linked on', async () => {
  const app = await createTestApp()
  const home = browser(app)
  const mine = wallet(4711)
  const signed = async (chainId: number) => {
    const { nonce } = (await (await home.ask('/siwe/nonce')).json()) as { nonce: string }
    const message = walletMessage({
      domain: 'rolecall.test',
      origin: PUBLIC_URL,
      address: mine.address,
      chainId,
      nonce,
      issuedAt: app.services.clock.now(),
    })
    return { message, signature: mine.sign(message) }
  }
  expect((await home.ask('/siwe/verify', await signed(1))).status).toBe(200)
  expect((await home.ask('/siwe/link', await signed(10))).status).toBe(200)
  const refused = await home.ask('/siwe/unlink', { address: mine.address })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ code: 'ONLY_WAY_IN' })
  const left = await app.services.db.selectFrom('wallets').select('chain_id').execute()
  expect(left).toHaveLength(2)
})

test('a linked provider can be unlinked', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await take(app, ada.id as AccountId, { verb: 'add', way: 'google' })
  expect((await ada.ask('/unlink-account', { providerId: 'google' })).status).toBe(200)
  expect((await ada.ask('/unlink-account', { providerId: 'google' })).status).toBe(404)
  expect((await ada.ask('/unlink-account', { providerId: 'credential' })).status).toBe(404)
})
