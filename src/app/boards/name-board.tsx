/** Names the company of a board: systems know boards by a short name, and "acmelabs" is no employer's. */
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
        hint="Jobs show it where the board names none. Empty: it is guessed from the board."
      />
      <button type="submit" name="intent" value="name" className="button" aria-disabled={isBusy}>
        {isBusy ? 'Saving …' : 'Save'}
      </button>
    </Form>
  )
}
