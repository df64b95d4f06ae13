/** Why the person wants the job, and what else they add, in their own words. */
import { Form, useNavigation } from 'react-router'
import { useFormValues } from '#app/ui/use-form-values.ts'
import type { LetterAttempt } from './cover-letter-action.ts'
import type { ShownLetter } from './load-letter.ts'
import { OwnWords } from './words-fields.tsx'

type Props = { letter: ShownLetter; attempt: LetterAttempt | undefined }

export function ReasonForm({ letter: { version, content }, attempt }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'reason'
  const form = useFormValues({ ...content.own, version: String(version) }, !isBusy)
  const failed = attempt?.of === 'reason' ? attempt : undefined
  return (
    <section aria-labelledby="reason-heading" className="maker-part">
      <h2 id="reason-heading" tabIndex={-1}>
        Your own reason
      </h2>
      <Form ref={form} method="post" preventScrollReset className="letter-edit">
        <input type="hidden" name="intent" value="reason" />
        <input type="hidden" name="version" value={version} />
        <OwnWords
          name="why"
          label="Why this job, and why this company?"
          hint="Only you know. It replaces the reason in the opening, exactly as you write it."
          value={failed?.typed.why ?? content.own.why}
          problem={failed?.problems.why}
        />
        <OwnWords
          name="more"
          label="Anything to add? (optional)"
          hint="Anything your CV doesn’t say, such as when you can start."
          value={failed?.typed.more ?? content.own.more}
          problem={failed?.problems.more}
        />
        <p className="maker-tools">
          <button type="submit" className="button button-small" disabled={isBusy}>
            {isBusy ? 'Writing…' : 'Update letter'}
          </button>
        </p>
      </Form>
    </section>
  )
}
