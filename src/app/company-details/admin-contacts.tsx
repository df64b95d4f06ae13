/** /admin/contacts: removes company contacts at a company's request, and shows what was removed. For operators. */
import '#app/operator/admin.css'
import './company-details.css'
import { Form, redirect } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { actionOf } from '#app/request/action-of.ts'
import { servicesContext } from '#app/request/context.ts'
import { readForm, type SentForm } from '#app/request/read-form.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { readTypedContact } from '#core/company/typed-contact.ts'
import type { JobId } from '#core/job/job.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { readNumericId } from '#core/text/read-id.ts'
import * as contactRemovals from '#store/contact-removals.ts'
import * as jobs from '#store/jobs.ts'
import { removeCompanyContacts, removeContact, undoRemoval } from '#work/company/remove-contacts.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/admin-contacts.ts'

const PATH = '/admin/contacts'
const MAX_ADDRESS = 2_000
const MAX_SLUG = 300

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const { db, clock, readCompanyPages } = args.context.get(servicesContext)
  const query = new URL(args.request.url).searchParams
  const removals = await contactRemovals.list(db)
  return {
    now: clock.now(),
    readsPages: readCompanyPages !== null,
    done: entryOf(DONE, query.get('done') ?? '') ?? null,
    jobs: (await jobs.cards(db, readIds(query.getAll('job')))).map(({ id, title }) => ({
      id,
      title,
    })),
    removals: removals.map(({ subject, ...shown }) => ({ ...shown, id: subject.toString('hex') })),
  }
}

export async function action(args: Route.ActionArgs) {
  await requireOperator(args)
  const form = await readForm(args.request)
  const act = actionOf(ACTIONS, form.text('intent'))
  return act(args.context.get(servicesContext), form)
}

type Act = (services: Services, form: SentForm) => Promise<Response | { problem: Problem }>
type Problem = { field: 'address' | 'company'; message: string }

const ACTIONS: Readonly<Record<string, Act>> = {
  async address(services, form) {
    const address = form.trimmed('address')
    if (address.length > MAX_ADDRESS || readTypedContact(address) === null) {
      return problem('address', 'Enter an email address, a phone number or a link.')
    }
    const removed = await removeContact(services, address)
    const query = new URLSearchParams({ done: removed.companies.length > 0 ? 'address' : 'later' })
    for (const { id } of removed.jobs) query.append('job', `${id}`)
    return redirect(`${PATH}?${query}`)
  },
  async company(services, form) {
    const slug = slugOf(form.trimmed('company'))
    if (slug === null) return problem('company', 'Enter the address of a company’s page here.')
    try {
      await removeCompanyContacts(services, slug)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'company_not_found') throw error
      return problem('company', 'We don’t know this company. Check the address of its page.')
    }
    return redirect(`${PATH}?done=company`)
  },
  async undo(services, form) {
    const id = form.text('id')
    if (!/^[\da-f]{64}$/.test(id)) throw new Refusal('not_found')
    await undoRemoval(services, id)
    return redirect(`${PATH}?done=undo`)
  },
}

const DONE = {
  address: 'Address removed from every company. It won’t come back.',
  later: 'Not shown anywhere at present. It won’t be shown if it’s found later.',
  company: 'All contacts of this company are removed.',
  undo: 'Removal undone. The contact appears again when someone looks the company up.',
} as const

const problem = (field: Problem['field'], message: string) => ({ problem: { field, message } })

/** From "acme-labs", "/companies/acme-labs" or the whole address. */
function slugOf(text: string): string | null {
  const [, named] = /\/companies\/([^/?#]{1,300})/.exec(text) ?? []
  const slug = named ?? text
  if (slug === '' || slug.length > MAX_SLUG || slug.includes('/')) return null
  try {
    return decodeURIComponent(slug)
  } catch {
    return null
  }
}

export default function AdminContacts({ loaderData, actionData }: Route.ComponentProps) {
  const { now, removals, done, jobs: stating, readsPages } = loaderData
  const problemOf = (field: Problem['field']) =>
    actionData?.problem.field === field ? actionData.problem.message : undefined
  return (
    <div className="page admin">
      <PageHead
        title="Company contacts"
        description="Remove contact details at a company’s request."
        path={PATH}
        isPrivate
      />
      <header className="admin-head">
        <div>
          <h1>Company contacts</h1>
          <p className="text-muted">
            Remove contact details when a company asks you to. They stay removed.{' '}
            {readsPages ? (
              'This site also reads companies’ own websites.'
            ) : (
              <>
                To also read companies’ own websites, set <code>COMPANY_PAGES=on</code>.
              </>
            )}
          </p>
        </div>
      </header>
      {done !== null && (
        <p className="notice" role="status">
          <Icon name="check" />
          <span>{done}</span>
        </p>
      )}
      {stating.length > 0 && (
        <div className="notice notice-warn">
          <Icon name="info" />
          <div>
            <p>
              It still appears in the text of {stating.length === 1 ? 'this job' : 'these jobs'}:
            </p>
            <ul>
              {stating.map(({ id, title }) => (
                <li key={id}>
                  <a href={`/jobs/${id}`} className="link">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="contact-removing">
        <Form method="post" className="contact-remove">
          <h2>Remove one address</h2>
          <Field
            label="Email, phone or link"
            name="address"
            required
            maxLength={MAX_ADDRESS}
            hint="It’s removed from every company."
            problem={problemOf('address')}
          />
          <button type="submit" name="intent" value="address" className="button button-primary">
            Remove address
          </button>
        </Form>
        <Form method="post" className="contact-remove">
          <h2>Remove all contacts of a company</h2>
          <Field
            label="Address of the company’s page"
            name="company"
            required
            maxLength={MAX_ADDRESS}
            hint="For example /companies/acme-labs. We also stop reading its website."
            problem={problemOf('company')}
          />
          <button type="submit" name="intent" value="company" className="button button-primary">
            Remove all contacts
          </button>
        </Form>
      </div>
      <section aria-labelledby="removed-title">
        <h2 id="removed-title" className="mb-3">
          Removed
        </h2>
        {removals.length === 0 ? (
          <p className="admin-empty">Nothing removed. What you remove appears here.</p>
        ) : (
          <ul className="contact-removals">
            {removals.map(({ id, companySlug, companyName, kind, masked, removedAt }) => (
              <li key={id}>
                <span>
                  {companySlug === null ? (
                    oneContact({ kind, masked, companyName })
                  ) : (
                    <>
                      All contacts of{' '}
                      <a href={`/companies/${encodeURIComponent(companySlug)}`} className="link">
                        {companyName ?? companySlug}
                      </a>
                    </>
                  )}
                  , <TimeAgo at={removedAt} now={now} inSentence />
                </span>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="id" value={id} />
                  <button
                    type="submit"
                    name="intent"
                    value="undo"
                    className="button button-small"
                    aria-label={`Undo: ${companyName ?? companySlug ?? masked ?? 'one contact'}`}
                  >
                    Undo
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

type Removed = Pick<contactRemovals.Removal, 'kind' | 'masked' | 'companyName'>

/** "Company email m…@acme.com of Acme"; the address itself is no longer stored. */
function oneContact({ kind, masked, companyName }: Removed): string {
  const what = entryOf(KINDS, kind ?? '') ?? 'One contact'
  const named = masked === null ? what : `${what} ${masked}`
  return companyName === null
    ? `${named} (not shown when it was removed)`
    : `${named} of ${companyName}`
}

/** By kind of contact, or by what was typed if no company showed it. */
const KINDS: Readonly<Record<string, string>> = {
  website: 'Website',
  careers: 'Careers page',
  hr: 'HR email',
  company: 'Company email',
  department: 'Email',
  phone: 'Phone',
  form: 'Contact form',
  linkedin: 'LinkedIn page',
  profile: 'Profile',
  email: 'Email',
  link: 'Link',
}

/** Ids of jobs in our own redirect; others are left out. */
const readIds = (texts: readonly string[]) =>
  texts.slice(0, 10).flatMap((text) => readNumericId<JobId>(text) ?? [])
