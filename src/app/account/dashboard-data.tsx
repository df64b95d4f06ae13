/** /dashboard/data: access tokens, stored files, the data export, and account deletion. */
import { MAX_FILES, MAX_TOTAL_SIZE } from '#core/files/file-limits.ts'
import './your-data.css'
import { useEffect, useRef } from 'react'
import { UploadedFiles } from '#app/files/own-files.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { CopyLine } from '#app/ui/copy-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { isConfirmed } from '#core/account/account.ts'
import * as accessTokens from '#store/access-tokens.ts'
import * as files from '#store/files.ts'
import type { Route } from './+types/dashboard-data.ts'
import { AccessTokens } from './access-tokens.tsx'
import { act, typedToken } from './data-actions.ts'
import { DATA_PATH, EXPORT_PATH } from './data-paths.ts'
import { DeleteAccount } from './delete-account.tsx'
import { NewAccessToken } from './new-access-token.tsx'

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const { db, clock, settings } = args.context.get(servicesContext)
  const { searchParams } = new URL(args.request.url)
  const now = clock.now()
  return {
    files: await files.list(db, viewer.id),
    maxFiles: MAX_FILES,
    maxTotal: MAX_TOTAL_SIZE,
    tokens: await accessTokens.list(db, viewer.id),
    isConfirmed: isConfirmed(viewer, now),
    publicUrl: settings.publicUrl,
    mailIsConfigured: settings.mailIsConfigured,
    now,
    // What the person had entered before they were asked to re-authenticate.
    typed: searchParams.has('name') ? typedToken((name) => searchParams.get(name)) : null,
    isLeaving: searchParams.has('end'),
  }
}

export async function action(args: Route.ActionArgs) {
  requireViewer(args)
  return act(args, await readForm(args.request))
}

export default function DashboardData({ loaderData, actionData }: Route.ComponentProps) {
  const { tokens, now, publicUrl, isConfirmed } = loaderData
  return (
    <div className="your-data">
      <PageHead
        title="Your data"
        description="Your access tokens and files, a download of your data, and account deletion."
        path={DATA_PATH}
        isPrivate
      />
      <h1>Your data</h1>
      <section aria-labelledby="export" className="your-data-part">
        <h2 id="export">Export your data</h2>
        <p className="text-muted">
          One ZIP file has everything we store about you: your profile, CVs, cover letters and
          files, saved and hidden jobs, applications, job alerts, messages to us, sign-ins and
          emails. It has JSON for programs, CSV for spreadsheets, and a list of the contents.
        </p>
        {!isConfirmed && <p className="hint">We’ll ask you to confirm it’s you first.</p>}
        <p>
          <a href={EXPORT_PATH} rel="external" className="button button-primary">
            <Icon name="download" />
            Download your data
          </a>
        </p>
      </section>
      <section aria-labelledby="files" className="your-data-part">
        <h2 id="files">Your files</h2>
        {loaderData.files.length > 0 && (
          <p className="text-muted">
            You can keep up to {loaderData.maxFiles} files ({loaderData.maxTotal} in total). You can
            restore a deleted file for a day. Applications that it was attached to keep its name.
          </p>
        )}
        <UploadedFiles
          files={loaderData.files}
          deleted={actionData?.deletedFile ?? null}
          now={now}
        />
      </section>
      <section aria-labelledby="tokens" className="your-data-part">
        <h2 id="tokens">Access tokens for programs</h2>
        <p className="text-muted">
          With an access token, your programs can read your data through{' '}
          <a href="/api/docs" className="link">
            our API
          </a>
          , and change it if you allow that. Nobody can sign in or change your password with a
          token.
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
          isToBeCreated={isConfirmed && loaderData.typed !== null && !actionData}
        />
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

/** A new access token, shown this one time, with an example of how to use it. */
function ShownToken({ token, publicUrl }: { token: string; publicUrl: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new token is read out
  useEffect(() => title.current?.focus(), [token])
  return (
    <div className="card your-data-token">
      <h3 ref={title} tabIndex={-1}>
        Your new token
      </h3>
      <p className="notice notice-warn">
        <Icon name="lock" />
        <span>
          <strong>Copy it now: you won’t see it again.</strong> Keep it as safe as a password, since
          anyone who has it can use it.
        </span>
      </p>
      <CopyLine id="new-token" noun="token" text={token} />
      <details>
        <summary>Try it</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <pre className="your-data-example" tabIndex={0}>
          {`curl -H 'Authorization: Bearer ${token}' \\\n  ${publicUrl}/api/me/applications`}
        </pre>
      </details>
    </div>
  )
}
