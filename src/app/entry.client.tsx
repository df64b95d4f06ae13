/** Takes over the page that the server sent. */
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { limitRequests } from '#app/request/limit-requests.ts'

window.fetch = limitRequests(window.fetch)

const { address } = document.documentElement.dataset

if (address !== undefined && address !== location.pathname + location.search) {
  // Somebody went back before this ran: the address is another page's than the one that is shown.
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
