/** Common questions about reaching the operator. Answers name only ways that the operator published. */
import type { ReactNode } from 'react'
import type { Operator } from '#core/settings/settings.ts'

export function ContactQuestions({ operator }: { operator: Operator }) {
  const { email, phone, hours, address } = operator
  return (
    <section aria-labelledby="questions" className="contact-questions">
      <h2 id="questions">Frequently Asked Questions</h2>
      <dl>
        <Question asked="When will I get an answer?">
          We usually respond within 24–48 business hours.
        </Question>
        <Question asked="How do I report a technical issue?">
          {email ? 'By email, or with this form.' : 'Use the form on this page.'} Include the
          address of the page and what happened.
        </Question>
        <Question asked="How do I delete my account?">
          Under{' '}
          <a href="/dashboard/data" className="link">
            Your data
          </a>
          . You can export everything there first.
        </Question>
        <Question asked="How do I correct a job of my company?">
          Change it on your own job page: we read that again within hours.
        </Question>
        {phone && <Question asked="Can I call you?">{callTimes(hours)}</Question>}
        {address && (
          <Question asked="Can I visit your office?">
            Office visits are by appointment only. Write to us first.
          </Question>
        )}
      </dl>
    </section>
  )
}

const callTimes = (hours: string | null) =>
  hours
    ? `Yes. The phone is answered at these times: ${hours}.`
    : 'Yes, at the number on this page.'

function Question({ asked, children }: { asked: string; children: ReactNode }) {
  return (
    <div>
      <dt>{asked}</dt>
      <dd>{children}</dd>
    </div>
  )
}
