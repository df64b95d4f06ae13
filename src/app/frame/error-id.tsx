/** The id that finds in the server's log what went wrong; nothing if the visitor, or only the browser, is the cause. */
import { isRouteErrorResponse } from 'react-router'
import { isBroke, isRefused } from '#app/request/refused.ts'

export function ErrorId({ error }: { error: unknown }) {
  const id = isRouteErrorResponse(error) ? idOf(error.data) : null
  if (id === null) return null
  return (
    <p>
      If you write to us about it, include this error ID:{' '}
      <code className="font-mono text-sm">{id}</code>
    </p>
  )
}

function idOf(data: unknown): string | null {
  if (isBroke(data)) return data.broke
  return isRefused(data) ? data.requestId : null
}
