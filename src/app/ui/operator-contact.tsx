/**
 * Who runs this copy of Rolecall and how to reach them, as they published it. What they did not publish is
 * said to be missing: no invented detail ever stands in its place.
 */
import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'

export function OperatorContact() {
  const { name, email, address } = useOperator()
  return (
    <ul>
      <li>
        {name ? (
          <>This copy of Rolecall is run by {name}.</>
        ) : (
          <>The operator of this copy has not published a name.</>
        )}
      </li>
      <li>
        {email ? (
          <>
            E-mail: <a href={`mailto:${email}`}>{email}</a>
          </>
        ) : (
          <>The operator of this copy has not published an e-mail address.</>
        )}
      </li>
      <li>
        {address ? (
          <>Post: {address}</>
        ) : (
          <>The operator of this copy has not published an address.</>
        )}
      </li>
    </ul>
  )
}

/** The operator's details; every one null where they have not said. */
export function useOperator() {
  const frame = useRouteLoaderData<typeof loader>('root')
  return frame?.operator ?? { name: null, email: null, address: null }
}
