/** A line at the top while the next page is on its way; it shows itself only after 300 ms. */
import { useNavigation } from 'react-router'

export function NavigationBar() {
  const { state } = useNavigation()
  return <div className="navigation-bar no-print" data-busy={state !== 'idle'} aria-hidden="true" />
}
