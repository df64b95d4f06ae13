/** Asks before a page with unsaved text is left: by a link, the Back button, or closing the tab. */
import { useCallback, useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'

const QUESTION = 'Leave this page? Your changes aren’t saved.'

export function useLeaveWarning(isUnsaved: () => boolean) {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isUnsaved()) event.preventDefault()
      },
      [isUnsaved],
    ),
  )
  // Forms of the page itself are submitted to its own address.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved() && !confirm(QUESTION),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}
