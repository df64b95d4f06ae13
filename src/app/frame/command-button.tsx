/**
 * Opens the command menu: a button in the header, Ctrl K or ⌘K anywhere, and `/` where the page has no search of its
 * own. The menu itself is loaded when it is first needed.
 */
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** The search of the page. */
const SEARCH = '#main input[type=search]'
const TYPING = 'input:not([type=checkbox], [type=radio], [type=range]), select, textarea'

type Menu = ComponentType<{ onClose: () => void }>

export function CommandButton() {
  const [Shown, setShown] = useState<Menu | null>(null)
  const open = useCallback(() => {
    // Without a connection nothing opens, and the next press tries again.
    import('./command-menu.tsx')
      .then(({ CommandMenu }) => setShown(() => CommandMenu))
      .catch(() => {})
  }, [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (event.defaultPrevented || altKey || document.querySelector('dialog[open]')) return
      const isCommand = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k'
      const isSlash =
        key === '/' &&
        !ctrlKey &&
        !metaKey &&
        !(target instanceof Element && target.matches(TYPING))
      if (!isCommand && !isSlash) return
      event.preventDefault()
      const search = document.querySelector<HTMLInputElement>(SEARCH)
      if (isSlash && search?.getClientRects().length) {
        search.focus()
        search.select()
      } else open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
  return (
    <>
      <button
        type="button"
        className="button command-button needs-script"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="search" />
        <span>Go to…</span>
        <span className="command-keys">Ctrl K</span>
      </button>
      {Shown && <Shown onClose={() => setShown(null)} />}
    </>
  )
}
