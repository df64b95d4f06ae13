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
  const missing = [!name && 'Name', !email && 'Email address', !address && 'Mailing address']
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
      {unpublished.length > 0 && <p>{inSentenceCase(AND.format(unpublished))}: Not provided.</p>}
      <p>
        To send us a message, use the <a href="/contact">contact form</a>.
      </p>
    </>
  )
}

const AND = new Intl.ListFormat('en', { type: 'conjunction' })

/** "Name and mailing address". */
const inSentenceCase = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()

/** The operator's details; null for those they did not publish. */
export function useOperator() {
  const frame = useFrameData()
  return frame?.operator ?? UNKNOWN
}
