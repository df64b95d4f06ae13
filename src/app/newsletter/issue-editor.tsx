/** The form for a draft: its subject and text, and what can be done with it. */
import { useRef } from 'react'
import { Form } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import { useLeaveWarning } from '#app/ui/use-leave-warning.ts'
import { MAX_MARKDOWN, MAX_SUBJECT } from '#core/newsletter/newsletter.ts'
import { countOf } from '#core/text/count-of.ts'
import type { Issue } from '#store/newsletter-issues.ts'
import type { RefusedDraft } from './issue-actions.ts'

type Props = {
  issue: Pick<Issue, 'subject' | 'markdown' | 'version'>
  refused: RefusedDraft | null
  /** The operator's own. */
  email: string
  subscribed: number
  /** What is wrong with the saved text. */
  textProblem: string | null
}

export function IssueEditor({ issue, refused, email, subscribed, textProblem }: Props) {
  useFocusOnProblem(refused ?? undefined)
  const form = useRef<HTMLFormElement>(null)
  const saved = refused?.isSaved ? refused : issue
  useLeaveWarning(() => form.current !== null && isChanged(new FormData(form.current), saved))
  const { subject, markdown, version } = refused ?? issue
  const { problems = {} } = refused ?? {}
  const markdownProblem = problems.markdown ?? textProblem
  return (
    <Form ref={form} method="post" preventScrollReset className="newsletter-editor" noValidate>
      <input type="hidden" name="version" value={version} />
      {problems.form && (
        <p className="notice notice-warn" role="alert">
          <Icon name="triangle-alert" />
          <span>{problems.form}</span>
        </p>
      )}
      <Field
        label="Subject"
        name="subject"
        defaultValue={subject}
        maxLength={MAX_SUBJECT}
        autoComplete="off"
        problem={problems.subject}
      />
      <div>
        <label htmlFor="markdown" className="label">
          Text
        </label>
        <textarea
          id="markdown"
          name="markdown"
          rows={18}
          maxLength={MAX_MARKDOWN}
          defaultValue={markdown}
          className="input"
          aria-describedby={markdownProblem ? 'markdown-hint markdown-problem' : 'markdown-hint'}
          aria-invalid={markdownProblem ? true : undefined}
        />
        <p id="markdown-hint" className="hint mt-1">
          Markdown: # heading, **bold**, - list, [link](/jobs). A link that begins with / leads to
          this site. Images are left out. The link to unsubscribe is added for you.
        </p>
        {markdownProblem && (
          <p id="markdown-problem" className="field-problem">
            <Icon name="circle-alert" />
            {markdownProblem}
          </p>
        )}
      </div>
      <div className="newsletter-actions">
        <SubmitButton intent="save" busy="Saving..." className="button button-primary">
          Save and preview
        </SubmitButton>
        <SubmitButton intent="test" busy="Sending..." className="button" title={`To ${email}`}>
          Send me a test
        </SubmitButton>
        {subscribed > 0 && (
          <SubmitButton intent="send" busy="Starting..." className="button">
            Send to {countOf(subscribed, 'subscriber')}
          </SubmitButton>
        )}
        <SubmitButton intent="delete" busy="Deleting..." className="button button-plain">
          Delete draft
        </SubmitButton>
      </div>
    </Form>
  )
}

const isChanged = (form: FormData, { subject, markdown }: Props['issue']) =>
  form.get('subject') !== subject || unixLines(form.get('markdown')) !== unixLines(markdown)

/** Browsers submit line breaks as CRLF. */
const unixLines = (text: FormDataEntryValue | null) => `${text ?? ''}`.replaceAll('\r\n', '\n')
