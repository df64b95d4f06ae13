/** Asks whether the newest CV should be used for matching, while matches are based on another one. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { type CvId, cvAddress } from '#core/cv/cv-id.ts'

type Named = { id: CvId; name: string }

/** Nothing if there is nothing to ask. */
export function MatchingQuestion({ newest, used }: { newest: Named | null; used: Named | null }) {
  if (!newest || !used || newest.id === used.id) return null
  return (
    <Form method="post" action={cvAddress(newest.id)} className="notice cv-question">
      <Icon name="circle-alert" />
      <p>
        Your matches are based on <strong>{used.name}</strong>. Use <strong>{newest.name}</strong>{' '}
        instead?
      </p>
      <button type="submit" name="op" value="choose" className="button button-small">
        Use new CV for matching
      </button>
    </Form>
  )
}
