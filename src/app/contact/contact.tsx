/** /contact: a form that sends the operator a message, their published details, and common questions. */
import './contact.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { useOperator } from '#app/pages/operator-contact.tsx'
import { servicesContext } from '#app/request/context.ts'
import { publicViewerOf } from '#app/request/viewer.ts'
import { aboutCompany, CONTACT_TOPICS } from '#core/contact/contact-message.ts'
import { isPlaceholder } from '#core/mail/mail-address.ts'
import { entryOf } from '#core/text/entry-of.ts'
import * as companies from '#store/companies.ts'
import { stampForm } from '#work/contact/form-stamp.ts'
import type { Route } from './+types/contact.ts'
import { contactAction } from './contact-action.ts'
import { submitContact } from './contact-attempt.ts'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactQuestions } from './contact-questions.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = publicViewerOf(context)
  const { searchParams } = new URL(request.url)
  const services = context.get(servicesContext)
  const slug = searchParams.get('company') ?? ''
  const company = slug === '' ? null : await companies.bySlug(services.db, slug)
  const hasPlans = services.settings.plans !== null
  const asked = searchParams.get('topic') ?? ''
  const found = entryOf(CONTACT_TOPICS, asked)
  const topic = found?.isAboutPlans && !hasPlans ? undefined : found
  return {
    stamp: stampForm(services),
    isSent: searchParams.get('said') === 'sent',
    subject: company ? aboutCompany(company.name) : (topic?.subject ?? ''),
    hint: topic?.hint ?? null,
    topic: topic ? asked : null,
    topics: Object.entries(CONTACT_TOPICS)
      .filter(([, { isAboutPlans }]) => hasPlans || !isAboutPlans)
      .map(([name, { subject }]) => ({ name, subject })),
    /** What the form begins with: for somebody signed in, who they are. */
    sender: {
      name: viewer?.name ?? '',
      email: viewer && !isPlaceholder(viewer.email) ? viewer.email : '',
    },
  }
}

export const action = (args: Route.ActionArgs) => contactAction(args)

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return submitContact(request.clone(), serverAction)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const operator = useOperator()
  return (
    <div className="page py-10 md:py-14">
      <PageHead
        title="Contact us"
        description="Send a message to the people who run this site: questions, feedback, or a problem with a listing."
        path="/contact"
      />
      <header className="max-w-text">
        <h1>Contact us</h1>
        <p className="text-lg text-muted">
          Ask a question, report a problem with a listing, or tell us what you’d like to see here.
        </p>
      </header>
      <div className="contact-columns">
        <ContactForm {...loaderData} attempt={actionData} />
        <div className="contact-aside">
          <ContactDetails operator={operator} />
          <ContactQuestions operator={operator} />
        </div>
      </div>
    </div>
  )
}
