/** Sets the company name of a board, because sources only have a short token such as "acmelabs". */
import { Form, useNavigation } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { MAX_COMPANY } from '#core/boards/board-name.ts'

export function NameBoard({ company }: { company: string | null }) {
  const isBusy = useNavigation().formData?.get('intent') === 'name'
  return (
    <Form method="post" className="boards-add">
      <Field
        key={company}
        label="Company"
        name="company"
        autoComplete="off"
        maxLength={MAX_COMPANY}
        defaultValue={company ?? ''}
        hint="Shown on jobs if the board doesn’t name a company. If you leave this empty, we guess the name."
      />
      <button type="submit" name="intent" value="name" className="button" aria-disabled={isBusy}>
        {isBusy ? 'Saving…' : 'Save'}
      </button>
    </Form>
  )
}
