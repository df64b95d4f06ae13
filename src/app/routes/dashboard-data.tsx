/** /dashboard/data: what is kept about the person, for them to use, to take away, and to end. */
import { data, redirectDocument } from 'react-router'
import './your-data.css'
import { askAuth } from '#app/ask-auth.ts'
import { requireConfirmed } from '#app/confirmed.ts'
import { worldContext } from '#app/context.ts'
import { readForm, type SentForm } from '#app/sign-in/read-form.ts'
import { AccessTokens } from '#app/ui/access-tokens.tsx'
import { DeleteAccount } from '#app/ui/delete-account.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NewAccessToken } from '#app/ui/new-access-token.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { ShownToken } from '#app/ui/shown-token.tsx'
import { requireViewer } from '#app/viewer.ts'
import { MAX_TOKEN_NAME, TOKEN_LIFETIMES } from '#core/access-token.ts'
import { isConfirmed } from '#core/account.ts'
import { Refusal } from '#core/refusal.ts'
import * as accessTokens from '#store/access-tokens.ts'
import { makeAccessToken, type NewToken, revokeAccessToken } from '#work/access-token.ts'
import { CLEAR_SITE_DATA, deleteAccount } from '#work/delete-account.ts'
import type { Route } from './+types/dashboard-data.ts'

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const { db, clock, settings } = args.context.get(worldContext)
  const now = clock.now()
  return {
    tokens: await accessTokens.list(db, viewer.id),
    isConfirmed: isConfirmed(viewer, now),
    publicUrl: settings.publicUrl,
    mailIsConfigured: settings.mailIsConfigured,
    now,
  }
}

type Done = {
  /** The new token, in the one answer that has it. */
  token: string | null
  said: string | null
  problem: string | null
  /** What was typed and is to be mended. */
  typed: { name: string; access: string; lifetime: string } | null
}

const done = (parts: Partial<Done>): Done => ({
  token: null,
  said: null,
  problem: null,
  typed: null,
  ...parts,
})

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  switch (form.text('intent')) {
    case 'make-token':
      return makeToken(args, form)
    case 'delete-account':
      return endAccount(args)
    case 'revoke-token':
      return revokeToken(args, form)
    default:
      return data(done({ problem: 'That is nothing this page can do.' }), { status: 400 })
  }
}

async function endAccount(args: Route.ActionArgs) {
  const viewer = requireConfirmed(args)
  await deleteAccount(args.context.get(worldContext), viewer)
  const { headers } = await askAuth(args, '/sign-out', {}) // forgets the cookie
  headers.set('Clear-Site-Data', CLEAR_SITE_DATA)
  // The whole page anew: what it still shows of the person goes with it.
  return redirectDocument('/account-deleted', { headers })
}

async function makeToken(args: Route.ActionArgs, form: SentForm) {
  const viewer = requireConfirmed(args)
  const typed = {
    name: form.trimmed('name'),
    access: form.text('access'),
    lifetime: form.text('lifetime'),
  }
  const wanted = parseNewToken(typed)
  if (typeof wanted === 'string') return data(done({ problem: wanted, typed }), { status: 422 })
  try {
    const made = await makeAccessToken(args.context.get(worldContext), viewer, wanted)
    return done({ token: made.token })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return data(done({ problem: error.message, typed }), { status: 409 })
  }
}

/** A sentence that says what is wrong, where something is. */
function parseNewToken(typed: {
  name: string
  access: string
  lifetime: string
}): NewToken | string {
  const { name, access, lifetime } = typed
  if (name === '') return 'Please give the token a name, so that you can tell it from others.'
  if (name.length > MAX_TOKEN_NAME) return `A name has at most ${MAX_TOKEN_NAME} letters.`
  const lifetimeDays = TOKEN_LIFETIMES.find((days) => String(days) === lifetime)
  if (lifetimeDays === undefined) return 'Please choose how long the token lives.'
  return { name, isReadOnly: access !== 'write', lifetimeDays }
}

async function revokeToken(args: Route.ActionArgs, form: SentForm) {
  const viewer = requireViewer(args)
  try {
    await revokeAccessToken(args.context.get(worldContext), viewer, form.text('id'))
  } catch (error) {
    // It was revoked in another tab: that is what was asked for.
    if (!(error instanceof Refusal)) throw error
  }
  return done({ said: 'The token is revoked. Programs that have it are let in no more.' })
}

export default function DashboardData({ loaderData, actionData }: Route.ComponentProps) {
  const { tokens, now, publicUrl } = loaderData
  return (
    <div className="your-data">
      <PageHead
        title="Your data"
        description="Take your data with you, let programs use it, or delete it."
        path="/dashboard/data"
        isPrivate
      />
      <h1>Your data</h1>
      <section aria-labelledby="tokens" className="your-data-part">
        <h2 id="tokens">Access tokens</h2>
        <p className="text-muted">
          With a token your own scripts and programs can use{' '}
          <a href="/api/docs" className="link">
            the API
          </a>{' '}
          as you: read your saved jobs and applications, or change them too. A token can neither
          sign in nor touch your password.
        </p>
        {actionData?.token && <ShownToken token={actionData.token} publicUrl={publicUrl} />}
        <p role="status" className="your-data-said">
          {actionData?.said}
        </p>
        <AccessTokens tokens={tokens} now={now} />
        <NewAccessToken
          key={actionData?.token ?? ''}
          typed={actionData?.typed ?? null}
          problem={actionData?.problem ?? null}
          isConfirmed={loaderData.isConfirmed}
        />
      </section>
      <section aria-labelledby="export" className="your-data-part">
        <h2 id="export">Take it with you</h2>
        <p className="text-muted">
          Everything that is kept about you in one ZIP: profile, saved jobs, applications with their
          events, your files, sessions and mails. As JSON for programs and CSV for spreadsheets,
          with a list of what is in it.
        </p>
        <p>
          <a href="/api/me/export" className="button" download>
            <Icon name="download" />
            Download your data
          </a>
        </p>
      </section>
      <section aria-labelledby="delete" className="your-data-part">
        <h2 id="delete">Delete your account</h2>
        <DeleteAccount
          isConfirmed={loaderData.isConfirmed}
          mailIsConfigured={loaderData.mailIsConfigured}
        />
      </section>
    </div>
  )
}
