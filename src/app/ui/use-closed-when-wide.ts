/** Closes an open menu of narrow windows when the window is widened, where the same list is part of the page. */
import { type RefObject, useEffect } from 'react'

/** `width` is that of the style sheet, from which on the list is part of the page. */
export function useClosedWhenWide(menu: RefObject<HTMLElement | null>, width: string): void {
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${width})`)
    const close = () => {
      if (wide.matches && menu.current?.matches(':popover-open')) menu.current.hidePopover()
    }
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [menu, width])
}
