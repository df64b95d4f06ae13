/** /dashboard/data: what is kept about the person, for them to use, to take away, and to end. */
import { MAX_FILES } from '#core/files/file-limits.ts'
import './your-data.css'
import { OwnFiles } from '#app/files/own-files.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { worldContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { isConfirmed } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as accessTokens from '#store/access-tokens.ts'
import * as files from '#store/files.ts'
import type { Route } from './+types/dashboard-data.ts'
import { AccessTokens } from './access-tokens.tsx'
import { act, typedToken } from './data-actions.ts'
import { DATA_PATH, EXPORT_PATH } from './data-paths.ts'
import { DeleteAccount } from './delete-account.tsx'
import { NewAccessToken } from './new-access-token.tsx'
import { ShownToken } from './shown-token.tsx'

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const { db, clock, settings } = args.context.get(worldContext)
  const { searchParams } = new URL(args.request.url)
  const now = clock.now()
  return {
    files: await files.list(db, viewer.id),
    maxFiles: MAX_FILES,
    tokens: await accessTokens.list(db, viewer.id),
    isConfirmed: isConfirmed(viewer, now),
    publicUrl: settings.publicUrl,
    mailIsConfigured: settings.mailIsConfigured,
    now,
    // What was begun before the person was asked to prove who they are.
    typed: searchParams.has('name') ? typedToken((name) => searchParams.get(name)) : null,
    isLeaving: searchParams.has('end'),
  }
}

export async function action(args: Route.ActionArgs) {
  requireViewer(args)
  const answer = await act(args, await readForm(args.request))
  if (answer === null) throw new Refusal('invalid_body')
  return answer
}

export default function DashboardData({ loaderData, actionData }: Route.ComponentProps) {
  const { tokens, now, publicUrl, isConfirmed } = loaderData
  return (
    <div className="your-data">
      <PageHead
        title="Your data"
        description="Take your data with you, let programs use it, or delete it."
        path={DATA_PATH}
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
          typed={actionData ? actionData.typed : loaderData.typed}
          problem={actionData?.problem ?? null}
          isConfirmed={isConfirmed}
        />
      </section>
      <section aria-labelledby="files" className="your-data-part">
        <h2 id="files">Your files</h2>
        <p className="text-muted">
          Everything you have handed in, {loaderData.maxFiles} files at most. What you delete can be
          brought back for a day; applications still say its name.
        </p>
        <OwnFiles files={loaderData.files} deleted={actionData?.deletedFile ?? null} now={now} />
      </section>
      <section aria-labelledby="export" className="your-data-part">
        <h2 id="export">Take it with you</h2>
        <p className="text-muted">
          Everything that is kept about you in one ZIP: profile, saved jobs, applications with their
          events, your files, sessions and mails. As JSON for programs and CSV for spreadsheets,
          with a list of what is in it.
        </p>
        {!isConfirmed && <p className="hint">You will be asked first that it is you.</p>}
        <p>
          <a href={EXPORT_PATH} rel="external" className="button">
            <Icon name="download" />
            Download your data
          </a>
        </p>
      </section>
      <section aria-labelledby="delete" className="your-data-part">
        <h2 id="delete">Delete your account</h2>
        <DeleteAccount
          isOpen={loaderData.isLeaving}
          isConfirmed={isConfirmed}
          mailIsConfigured={loaderData.mailIsConfigured}
        />
      </section>
    </div>
  )
}
