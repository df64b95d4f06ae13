/** Hydrates the page that the server rendered. */
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { answerRoutes } from '#app/request/all-routes.ts'
import { limitRequests } from '#app/request/limit-requests.ts'

window.fetch = answerRoutes(limitRequests(window.fetch))

const { address } = document.documentElement.dataset

if (address !== undefined && address !== location.pathname + location.search) {
  // The user went back before this script ran: the address no longer matches the page in the document.
  location.reload()
} else {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
