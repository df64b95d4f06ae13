/** /admin/site: the banner of all pages, and maintenance mode. For operators. */
import { Form } from 'react-router'
import '#app/operator/admin.css'
import './admin-accounts.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatExact } from '#app/ui/time-ago.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import { MAX_BANNER, SITE_PATH } from '#core/operator/site-state.ts'
import { entryOf } from '#core/text/entry-of.ts'
import * as siteState from '#store/site-state.ts'
import type { Route } from './+types/admin-site.ts'
import { BannerForm } from './banner-form.tsx'
import { handleSiteAction } from './site-actions.ts'

const SAID: Readonly<Record<string, string>> = {
  banner: 'The banner is saved. Pages show it within seconds.',
  'no-banner': 'The banner was removed.',
  maintenance: 'Maintenance mode is on.',
  'no-maintenance': 'Maintenance mode is off. Everyone sees the site again.',
}

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const { db } = args.context.get(servicesContext)
  const said = new URL(args.request.url).searchParams.get('said') ?? ''
  return { ...(await siteState.read(db)), said: entryOf(SAID, said) ?? null }
}

export async function action(args: Route.ActionArgs) {
  const { id } = await requireOperator(args)
  const by = { kind: 'operator', id } as const
  return handleSiteAction(args.context.get(servicesContext), by, await readForm(args.request))
}

export default function AdminSite({ loaderData, actionData }: Route.ComponentProps) {
  const { banner, maintenance, said } = loaderData
  useFocusOnProblem(actionData)
  const typed = actionData?.typed
  const problems = actionData?.problems ?? {}
  return (
    <div className="page admin">
      <PageHead
        title="Banner and maintenance"
        description="What all pages say, and who sees them."
        path={SITE_PATH}
        isPrivate
      />
      <header className="admin-head">
        <div>
          <h1>Banner and maintenance</h1>
          <p className="text-muted">Changes go live within seconds.</p>
        </div>
      </header>
      {said && !actionData && (
        <p className="notice" role="status">
          <Icon name="check" />
          <span>{said}</span>
        </p>
      )}
      <section aria-labelledby="banner" className="admin-part">
        <h2 id="banner">Banner</h2>
        <BannerForm banner={banner} typed={typed} problems={problems} />
      </section>
      <section aria-labelledby="maintenance" className="admin-part">
        <h2 id="maintenance">Maintenance mode</h2>
        <p className="admin-statement">
          {maintenance
            ? `On since ${formatExact(maintenance.since)}.`
            : 'Off: everyone sees the site.'}
        </p>
        <p className="site-state">
          While it’s on, visitors and programs get a page that says the site will be back soon
          (503), until you turn it off here. Operators can still sign in. Boards are still read, and
          alerts and email still sent.
        </p>
        <Form method="post" className="account-act site-form" noValidate>
          <Field
            label="Message to visitors (optional)"
            name="note"
            defaultValue={typed?.note ?? maintenance?.note ?? ''}
            problem={problems.note}
            maxLength={MAX_BANNER}
            hint="For example when you expect to be done."
            autoComplete="off"
          />
          <button
            type="submit"
            name="intent"
            value="maintenance.start"
            className="button button-danger"
          >
            <Icon name="pause" />
            {maintenance ? 'Save' : 'Turn on maintenance mode'}
          </button>
        </Form>
        {maintenance && (
          <Form method="post">
            <button
              type="submit"
              name="intent"
              value="maintenance.end"
              className="button button-primary"
            >
              <Icon name="play" />
              Turn off maintenance mode
            </button>
          </Form>
        )}
      </section>
    </div>
  )
}
