/**
 * Who runs this copy of Rolecall and how to reach them, as they published it. What they did not publish is
 * said to be missing: no invented detail ever stands in its place.
 */

import { useFrameData } from '#app/frame/frame-data.ts'
import type { Operator } from '#core/settings/settings.ts'

const UNKNOWN: Operator = { name: null, email: null, address: null, links: [] }

export function OperatorContact() {
  const { name, email, address } = useOperator()
  const missing = [!name && 'a name', !email && 'an e-mail address', !address && 'an address']
  const unpublished = missing.filter((part) => part !== false)
  return (
    <>
      {name && <p>This copy of Rolecall is run by {name}.</p>}
      {email && (
        <p>
          E-mail: <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {address && <p>Post: {address}</p>}
      {unpublished.length > 0 && (
        <p>The operator of this copy has not published {EITHER.format(unpublished)}.</p>
      )}
    </>
  )
}

const EITHER = new Intl.ListFormat('en', { type: 'disjunction' })

/** The operator's details; every one null where they have not said. */
function useOperator() {
  const frame = useFrameData()
  return frame?.operator ?? UNKNOWN
}
