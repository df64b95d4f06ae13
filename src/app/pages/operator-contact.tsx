/**
 * Who runs this site and how to reach them, as the operator configured it. Missing details are stated as missing,
 * never replaced by invented ones.
 */

import { useFrameData } from '#app/frame/frame-data.ts'
import type { Operator } from '#core/settings/settings.ts'

const UNKNOWN: Operator = {
  name: null,
  email: null,
  phone: null,
  hours: null,
  address: null,
  links: [],
}

export function OperatorContact() {
  const { name, email, address } = useOperator()
  const missing = [!name && 'a name', !email && 'an email address', !address && 'a mailing address']
  const unpublished = missing.filter((part) => part !== false)
  return (
    <>
      {name && <p>This site is run by {name}.</p>}
      {email && (
        <p>
          Email: <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {address && <p>Mailing address: {address}</p>}
      {unpublished.length > 0 && (
        <p>The operator of this site has not published {EITHER.format(unpublished)}.</p>
      )}
      <p>
        To send us a message, use the <a href="/contact">contact form</a>.
      </p>
    </>
  )
}

const EITHER = new Intl.ListFormat('en', { type: 'disjunction' })

/** The operator's details; null for those they did not publish. */
export function useOperator() {
  const frame = useFrameData()
  return frame?.operator ?? UNKNOWN
}
