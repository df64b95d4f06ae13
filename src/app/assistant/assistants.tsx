/** /dashboard/assistants: connected apps, what assistants changed with a way to undo it, and how to connect one. */

import { data, Form, Link } from 'react-router'
import { DotLine } from '#app/ui/dot-line.tsx'
import './assistants.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { actionOf } from '#app/request/action-of.ts'
import { servicesContext } from '#app/request/context.ts'
import { readForm, type SentForm } from '#app/request/read-form.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { CopyLine } from '#app/ui/copy-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { Viewer } from '#core/account/account.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import { ACTION_DAYS } from '#core/assistant/assistant-action.ts'
import { mcpResource } from '#core/assistant/mcp-address.ts'
import { redirectWords } from '#core/assistant/redirect-address.ts'
import { SCOPES } from '#core/assistant/scope.ts'
import { readNumericId } from '#core/text/read-id.ts'
import * as assistantActions from '#store/assistant-actions.ts'
import * as oauthConsents from '#store/oauth-consents.ts'
import { disconnectApp } from '#work/assistant/disconnect-app.ts'
import { undoAction } from '#work/assistant/undo-action.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/assistants.ts'

const PATH = '/dashboard/assistants'
/** Older entries are in the export of one's data. */
const SHOWN = 100

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const { db, clock, settings } = args.context.get(servicesContext)
  const [apps, actions] = await Promise.all([
    oauthConsents.list(db, id),
    assistantActions.list(db, id, SHOWN),
  ])
  return {
    apps: apps.map(({ redirectUris, ...app }) => ({
      ...app,
      from: [...new Set(redirectUris.map(redirectWords))].join(', '),
    })),
    actions: actions.map(({ undo, ...action }) => ({ ...action, canUndo: undo !== null })),
    address: mcpResource(settings.publicUrl),
    now: clock.now(),
  }
}

export async function action(args: Route.ActionArgs) {
  const viewer = requireViewer(args)
  const form = await readForm(args.request)
  const act = actionOf(ACTIONS, form.text('intent'))
  try {
    return data({ said: await act(args.context.get(servicesContext), viewer, form), problem: null })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'unknown_action') throw error
    const problem = error.code === 'not_found' ? NOT_LISTED : error.message
    return data({ said: null, problem }, { status: REFUSALS[error.code].status })
  }
}

const NOT_LISTED = 'This was already done, or it isn’t listed here any more.'

const ACTIONS: Readonly<
  Record<string, (services: Services, viewer: Viewer, form: SentForm) => Promise<string>>
> = {
  async disconnect(services, viewer, form) {
    await disconnectApp(services, viewer, form.text('id'))
    return 'Disconnected. The app no longer has access to your account.'
  },
  async undo(services, viewer, form) {
    const id = readNumericId<number & { readonly __brand: 'ActionId' }>(form.text('id'))
    if (id === null) throw new Refusal('not_found')
    await undoAction(services, viewer, id)
    return 'Undone.'
  },
}

export default function Assistants({ loaderData, actionData }: Route.ComponentProps) {
  const { apps, actions, address, now } = loaderData
  const isUsed = apps.length + actions.length > 0
  return (
    <div className="assistants">
      <PageHead
        title="Assistants"
        description="Apps that may act for you, and what they changed."
        path={PATH}
        isPrivate
      />
      <div>
        <h1>Assistants</h1>
        <p className="text-muted">
          Your own AI assistant can search jobs here, keep your tracker up to date and draft cover
          letters, if you let it.
        </p>
      </div>
      <p role="status" className="assistants-said">
        {actionData?.said}
      </p>
      {actionData?.problem && (
        <p className="notice notice-warn" role="alert">
          <Icon name="info" />
          <span>{actionData.problem}</span>
        </p>
      )}
      <div className="assistants-columns">
        {isUsed && (
          <div className="assistants-used">
            {apps.length > 0 && (
              <section aria-labelledby="apps">
                <h2 id="apps" className="area-title">
                  Connected apps
                </h2>
                <Apps apps={apps} now={now} />
              </section>
            )}
            {actions.length > 0 && (
              <section aria-labelledby="actions">
                <h2 id="actions" className="area-title">
                  What they changed
                </h2>
                <Actions actions={actions} now={now} />
                <p className="hint">
                  Everything assistants changed in the last {ACTION_DAYS} days, including programs
                  with an access token.
                </p>
              </section>
            )}
          </div>
        )}
        <section aria-labelledby="connect" className="assistants-connect">
          <h2 id="connect" className="area-title">
            {apps.length > 0 ? 'Connect another' : 'Connect an assistant'}
          </h2>
          {apps.length === 0 && (
            <p className="hint">
              You haven’t connected any apps.
              {actions.length === 0 && ' No assistant has changed anything.'}
            </p>
          )}
          <ol className="assistants-steps">
            <li>
              Copy this address.
              <CopyLine id="mcp-address" noun="address" text={address} />
            </li>
            <li>
              In your assistant, such as Claude or ChatGPT, open the settings for connectors or MCP
              servers, and add the address there.
            </li>
            <li>It opens a page here that asks what it may do. You can disconnect it any time.</li>
          </ol>
          <p className="hint">
            If your assistant can’t do that, create an access token under{' '}
            <Link to="/dashboard/data#tokens" className="link">
              Your data
            </Link>{' '}
            and have it send the token in the <code>Authorization</code> header.
          </p>
        </section>
        {!isUsed && (
          <section aria-labelledby="allowed" className="assistants-allowed">
            <h2 id="allowed" className="area-title">
              What you can allow
            </h2>
            <ul className="assistants-scopes">
              {Object.values(SCOPES).map((sentence) => (
                <li key={sentence}>
                  <Icon name="check" />
                  {sentence}
                </li>
              ))}
            </ul>
            <p className="hint">
              You choose for each app. Everything it changes is listed here for {ACTION_DAYS} days,
              most of it with Undo.
            </p>
          </section>
        )}
      </div>
    </div>
  )
}

type Data = Route.ComponentProps['loaderData']

function Apps({ apps, now }: Pick<Data, 'apps' | 'now'>) {
  return (
    <ul className="assistants-list">
      {apps.map((app) => (
        <li key={app.clientId}>
          <div className="min-w-0">
            <p className="assistants-name">
              {app.name} <span className="assistants-from">{app.from}</span>
            </p>
            <ul className="assistants-scopes">
              {app.scopes.map((scope) => (
                <li key={scope}>
                  <Icon name="check" />
                  {SCOPES[scope]}
                </li>
              ))}
            </ul>
            <p className="hint">
              <DotLine>
                <span>
                  Connected: <TimeAgo at={app.connectedAt} now={now} />
                </span>
                <span>
                  Last used: {app.lastUsedAt ? <TimeAgo at={app.lastUsedAt} now={now} /> : 'never'}
                </span>
              </DotLine>
            </p>
          </div>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={app.clientId} />
            <button
              type="submit"
              name="intent"
              value="disconnect"
              className="button button-small"
              aria-label={`Disconnect ${app.name}`}
            >
              <Icon name="x" />
              Disconnect
            </button>
          </Form>
        </li>
      ))}
    </ul>
  )
}

function Actions({ actions, now }: Pick<Data, 'actions' | 'now'>) {
  return (
    <ul className="assistants-list">
      {actions.map((action) => (
        <li key={action.id}>
          <div className="min-w-0">
            <p className="assistants-name">{action.summary}</p>
            <p className="hint">
              <DotLine>
                {action.assistant}
                <TimeAgo at={action.createdAt} now={now} />
              </DotLine>
            </p>
          </div>
          {action.undoneAt && <span className="badge badge-quiet">Undone</span>}
          {action.canUndo && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={action.id} />
              <button
                type="submit"
                name="intent"
                value="undo"
                className="button button-small"
                aria-label={`Undo: ${action.summary}`}
              >
                <Icon name="history" />
                Undo
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
