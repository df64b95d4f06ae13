/**
 * The form that sends the operator a message. Its limits are checked on the server, so that a text that is too long is
 * returned with a problem instead of being cut off by the browser.
 */
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { type Toast, useToast } from '#app/ui/toasts.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import { useScripted } from '#app/ui/use-scripted.ts'
import { type ContactAttempt, HONEYPOT } from './contact-attempt.ts'

const SENT: Toast = {
  title: 'Message sent!',
  description: "We've received your message and will get back to you soon.",
}

type Props = {
  /** The time at which this page was opened, signed. */
  stamp: string
  /** A message was just sent. */
  isSent: boolean
  /** The subject to begin with; may be empty. */
  subject: string
  /** What the message should name, for the chosen topic. */
  hint: string | null
  topic: string | null
  topics: readonly { name: string; subject: string }[]
  sender: { name: string; email: string }
  attempt: ContactAttempt | undefined
}

export function ContactForm({ stamp, isSent, subject, hint, sender, attempt, ...about }: Props) {
  const { typed, problems } = attempt ?? {}
  const isScripted = useScripted()
  // Only sending begins a new form: a page that reloads its data while somebody types does not.
  const [opened, setOpened] = useState(attempt?.stamp ?? stamp)
  const form = useSentForm(isSent, () => setOpened(stamp))
  useFocusOnProblem(attempt)
  return (
    <section id="form" aria-labelledby="form-title" className="contact-form">
      <h2 id="form-title">Send Us a Message</h2>
      {isSent && !isScripted && (
        <p className="notice" role="status">
          <Icon name="check" />
          <span>
            <strong>{SENT.title}</strong> {SENT.description}
          </span>
        </p>
      )}
      <Form
        ref={form}
        method="post"
        action="/contact#form"
        noValidate
        preventScrollReset
        className="contact-fields"
      >
        <input type="hidden" name="stamp" value={opened} />
        {problems?.form && (
          <p className="form-problem" role="alert">
            <Icon name="circle-alert" />
            {problems.form}
          </p>
        )}
        <div className="contact-pair">
          <Field
            label="Name"
            name="name"
            autoComplete="name"
            required
            defaultValue={typed?.name ?? sender.name}
            problem={problems?.name}
          />
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={typed?.email ?? sender.email}
            problem={problems?.email}
          />
        </div>
        <Topics {...about} />
        {/* The key begins it again with the subject of another topic. */}
        <Field
          key={about.topic}
          label="Subject"
          name="subject"
          autoComplete="off"
          required
          defaultValue={typed?.subject ?? subject}
          problem={problems?.subject}
        />
        <Field
          label="Message"
          name="message"
          required
          defaultValue={typed?.message}
          problem={problems?.message}
          hint={hint}
        >
          {({ input }) => <textarea {...(input as ComponentProps<'textarea'>)} rows={8} />}
        </Field>
        <p aria-hidden="true" className="contact-honeypot">
          <label>
            Leave this field empty
            <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <div className="contact-send">
          <SubmitButton intent="send" busy="Sending..." className="button button-primary">
            Send message
          </SubmitButton>
          <p className="hint">
            We use your address only to answer you. See our{' '}
            <a href="/privacy" className="link">
              Privacy Policy
            </a>
            .
          </p>
        </div>
      </Form>
    </section>
  )
}

/** Links, so that it works without a script; what is typed in other fields stays. */
function Topics({ topic, topics }: Pick<Props, 'topic' | 'topics'>) {
  return (
    <nav aria-labelledby="topics" className="contact-topics">
      <p id="topics" className="label">
        What is it about?
      </p>
      <ul>
        {topics.map(({ name, subject }) => (
          <li key={name}>
            <Link
              to={`/contact?topic=${name}#form`}
              replace
              preventScrollReset
              className="chip-link"
              aria-current={name === topic ? 'true' : undefined}
            >
              {subject}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Once a message is sent: empties the form, says so, and removes the message's mark from the address. */
function useSentForm(isSent: boolean, onSent: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const toast = useToast()
  const navigate = useNavigate()
  const latestOnSent = useRef(onSent)
  latestOnSent.current = onSent
  useEffect(() => {
    if (!isSent) return
    form.current?.reset()
    latestOnSent.current()
    toast(SENT)
    void navigate('/contact', { replace: true, preventScrollReset: true })
  }, [isSent, toast, navigate])
  return form
}
