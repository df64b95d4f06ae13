/** The footer's form for the newsletter. Without a script, the page /newsletter answers it. */
import { useEffect, useId, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import '#app/ui/field.css'
import { Icon } from '#app/ui/icon.tsx'
import { type Toast, useToast } from '#app/ui/toasts.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import { CHECK_EMAIL } from '#core/newsletter/newsletter.ts'

/** What /newsletter answers. */
export type NewsletterAnswer = {
  /** Null if the address was accepted. */
  problem: (Pick<Toast, 'title'> & { description: string }) | null
  /** As typed. */
  email: string
}

export function NewsletterForm() {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const toast = useToast()
  const { pathname } = useLocation()
  const { Form, state, data } = useFetcher<NewsletterAnswer>()
  const isBusy = state !== 'idle'
  const problem = data?.problem && sentenceOf(data.problem)

  useEffect(() => {
    if (!data) return
    if (data.problem) return toast({ ...data.problem, isDestructive: true })
    toast({ title: CHECK_EMAIL })
    form.current?.reset()
  }, [data, toast])
  useFocusOnProblem(data, '.newsletter-form')

  // Its own pages have the form, or are about ending the subscription.
  if (pathname.startsWith('/newsletter')) return null
  return (
    <Form method="post" action="/newsletter" ref={form} className="newsletter-form" noValidate>
      <div>
        <label htmlFor={id} className="newsletter-form-title">
          Subscribe to our newsletter
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          Who’s hiring and what salaries they offer. Unsubscribe with one click.
        </p>
      </div>
      <div>
        <div className="newsletter-form-row">
          <input
            id={id}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="you@example.org"
            required
            aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
            aria-invalid={problem ? true : undefined}
            className="input"
          />
          <button type="submit" className="button" disabled={isBusy}>
            {isBusy ? 'Subscribing...' : 'Subscribe'}
          </button>
        </div>
        {problem && (
          <p id={`${id}-problem`} className="field-problem">
            <Icon name="circle-alert" />
            {problem}
          </p>
        )}
      </div>
    </Form>
  )
}

export const sentenceOf = ({ title, description }: NonNullable<NewsletterAnswer['problem']>) =>
  `${title}: ${description}.`
