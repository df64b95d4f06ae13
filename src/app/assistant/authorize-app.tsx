/**
 * /oauth/authorize: asks a person whether an app may act for them. Shows who asks, what it may do and where the person
 * is sent back to. Only the buttons decide anything; a link to this page never does.
 */
import { data } from 'react-router'
import './assistants.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { requireConfirmed } from '#app/security/confirmed.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { AUTHORIZE_PATH } from '#core/assistant/mcp-address.ts'
import { redirectKind, redirectWords } from '#core/assistant/redirect-address.ts'
import { CONNECTED_FOR_DAYS, isWriting, knownScopes, SCOPES } from '#core/assistant/scope.ts'
import { decideAppRequest, readAppRequest } from '#work/assistant/authorize-app.ts'
import type { Route } from './+types/authorize-app.ts'

/** The address has the request, and the answer may have a code. */
export const headers = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
})

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const services = args.context.get(servicesContext)
  const { searchParams } = new URL(args.request.url)
  const asked = await readAppRequest(services, args.request.headers, searchParams)
  if (!('problem' in asked)) {
    const { redirectUri } = asked
    const isOnComputer = redirectKind(redirectUri) !== 'web'
    const request = { ...asked, isOnComputer, backTo: redirectWords(redirectUri) }
    return { email: viewer.email, request, backUrl: null }
  }
  const backUrl = asked.problem === 'sent back' ? asked.url : null
  return data({ email: viewer.email, request: null, backUrl }, { status: 400 })
}

export async function action(args: Route.ActionArgs) {
  requireViewer(args)
  const services = args.context.get(servicesContext)
  const { headers: given, url } = args.request
  const { pathname, search, searchParams } = new URL(url)
  const form = await args.request.formData()
  const intent = form.get('intent')
  if (intent !== 'allow' && intent !== 'deny') throw new Refusal('unknown_action')
  const accept = intent === 'allow'
  const scopes = knownScopes(form.getAll('scope').map(String))
  if (accept && scopes.length === 0) {
    const problem = 'Choose at least one thing that the app may do, or cancel.'
    return data({ continueTo: null, problem }, { status: 422 })
  }
  const viewer = accept
    ? requireConfirmed(args, pathname.replace(/\.data$/, '') + search)
    : requireViewer(args)
  const request = { headers: given, given: searchParams }
  const decided = await decideAppRequest(services, viewer, request, { accept, scopes })
  if ('problem' in decided) {
    const problem = 'This request can’t be answered any more. Start again in the app.'
    return data({ continueTo: null, problem }, { status: 400 })
  }
  return data({ continueTo: decided.url, problem: null })
}

export default function AuthorizeApp({ loaderData, actionData }: Route.ComponentProps) {
  const { email, request, backUrl } = loaderData
  const continueTo = actionData?.continueTo ?? null
  return (
    <div className="page app-consent">
      <PageHead
        title="Connect an app"
        description="Decide what an app may do with your account."
        path={AUTHORIZE_PATH}
        isPrivate
      />
      {continueTo !== null ? (
        <Continue to={continueTo} />
      ) : request === null ? (
        <Invalid backUrl={backUrl} />
      ) : (
        <Consent request={request} email={email} problem={actionData?.problem ?? null} />
      )}
    </div>
  )
}

/** A form that leads to another site would be stopped by our policy, so the page itself goes on. */
function Continue({ to }: { to: string }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <h1>Back to the app</h1>
      <p className="text-muted">You’re being sent back. If nothing happens, use this button.</p>
      <p>
        <a href={to} rel="noreferrer" className="button button-primary">
          Continue
        </a>
      </p>
    </>
  )
}

function Invalid({ backUrl }: { backUrl: string | null }) {
  return (
    <>
      <h1>This request isn’t valid</h1>
      <p className="text-muted">
        The app asked in a way that we can’t answer, so nothing was connected. Start again in the
        app. If that doesn’t help, its makers need to fix it.
      </p>
      {backUrl !== null && (
        <p>
          <a href={backUrl} rel="noreferrer" className="button">
            Back to the app
          </a>
        </p>
      )}
    </>
  )
}

type ConsentProps = {
  request: NonNullable<Route.ComponentProps['loaderData']['request']>
  email: string
  problem: string | null
}

function Consent({ request, email, problem }: ConsentProps) {
  const { name, scopes, backTo, isOnComputer } = request
  return (
    <>
      <h1>{`Connect “${name}”?`}</h1>
      <p>
        An app that calls itself <b>{name}</b> wants to use the account <b>{email}</b>. We don’t
        check who made it, so only continue if you just started this yourself.
      </p>
      {problem && (
        <p className="notice notice-warn" role="alert">
          <Icon name="info" />
          <span>{problem}</span>
        </p>
      )}
      <form method="post" className="card app-consent-form">
        <fieldset>
          <legend>It may</legend>
          {scopes.map((scope) => (
            <label key={scope} className="app-consent-scope">
              <input type="checkbox" name="scope" value={scope} defaultChecked />
              <span>
                {SCOPES[scope]}
                {isWriting(scope) && <span className="badge badge-warn">Changes your data</span>}
              </span>
            </label>
          ))}
        </fieldset>
        <p className="hint">
          It can’t sign in as you, change your password, delete your account or contact employers.
          You can see and undo what it changed under Assistants, and disconnect it at any time. The
          connection ends by itself after {CONNECTED_FOR_DAYS} days.
        </p>
        <p className="app-consent-back">
          <Icon name="external-link" />
          <span>
            You’ll be sent back to <b>{backTo}</b>.
            {isOnComputer && ' Other programs on this computer could pretend to be this app.'}
          </span>
        </p>
        <div className="app-consent-actions">
          <button type="submit" name="intent" value="allow" className="button button-primary">
            Connect
          </button>
          <button type="submit" name="intent" value="deny" className="button">
            Cancel
          </button>
        </div>
      </form>
    </>
  )
}
