/** Adds a board by URL: of the board, of one of its jobs, or of a careers page that embeds it. */
import { Form, useNavigation } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'

type Props = { answer: { address: string; problem: string } | undefined }

export function AddBoard({ answer }: Props) {
  useFocusOnProblem(answer)
  const isBusy = useNavigation().formData?.get('intent') === 'add'
  return (
    <Form method="post" action="/admin/sources" className="boards-add" noValidate>
      <Field
        label="Add a board"
        name="address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder="https://jobs.lever.co/acme"
        defaultValue={answer?.address}
        problem={answer?.problem}
        hint="The URL of the board, of a job on it, or of a careers page."
      />
      <button type="submit" name="intent" value="add" className="button" aria-disabled={isBusy}>
        <Icon name="plus" />
        {isBusy ? 'Adding…' : 'Add'}
      </button>
    </Form>
  )
}
