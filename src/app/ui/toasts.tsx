/**
 * Short messages at the edge of the page, one at a time. A toast stays for five seconds, or ten if it has an action;
 * longer while hovered or focused, or while a dialog lies over it. Swiping right closes it, and leaving the page closes what failed there. Destructive
 * toasts interrupt screen readers; others wait.
 */
import {
  createContext,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { Icon } from './icon.tsx'

export type Toast = {
  title: string
  description?: string
  isDestructive?: boolean
  /** An action such as "Undo". Pressing it closes the toast. */
  action?: ToastAction & {
    /** Offered beside it. */
    other?: ToastAction
  }
}

type ToastAction = { label: string; run(): void }

const DURATION_MS = 5_000
/** Longer, because people need time to find and press the button. */
const DURATION_WITH_ACTION_MS = 10_000
const SWIPE_PX = 50

const ToastContext = createContext<(toast: Toast) => void>(() => {})

const NONE = { toast: null, path: '' }

/** Returns the function that shows a toast, replacing the current one. */
export const useToast = () => useContext(ToastContext)

export function Toasts({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [{ toast: shown }, setShown] = useState<{ toast: Toast | null; path: string }>(NONE)
  const show = useCallback(
    (toast: Toast | null) => setShown({ toast, path: window.location.pathname }),
    [],
  )
  // What failed on one page is no news on the next.
  useEffect(() => {
    setShown((last) => (last.toast?.isDestructive && last.path !== pathname ? NONE : last))
  }, [pathname])
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts no-print">
        <div role="status">
          {shown && !shown.isDestructive && <Shown toast={shown} onClose={() => show(null)} />}
        </div>
        <div role="alert">
          {shown?.isDestructive && <Shown toast={shown} onClose={() => show(null)} />}
        </div>
      </div>
    </ToastContext>
  )
}

function Shown({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [isHeld, setHeld] = useState(false)
  const swipedFrom = useRef<number | null>(null)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    if (isHeld) return
    const durationMs = toast.action ? DURATION_WITH_ACTION_MS : DURATION_MS
    let timer = setTimeout(closeUncovered, durationMs)
    function closeUncovered() {
      if (document.querySelector('dialog:modal')) timer = setTimeout(closeUncovered, durationMs)
      else close.current()
    }
    return () => clearTimeout(timer)
  }, [isHeld, toast])

  const act = ({ run }: ToastAction) => {
    onClose()
    run()
  }

  const onPointerUp = (event: PointerEvent) => {
    const from = swipedFrom.current
    swipedFrom.current = null
    if (from !== null && event.clientX - from >= SWIPE_PX) onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding and swiping only add to the close button
    <div
      className={toast.isDestructive ? 'toast toast-destructive' : 'toast'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        swipedFrom.current = event.clientX
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-muted">{toast.description}</p>}
      </div>
      {[toast.action, toast.action?.other].map(
        (action) =>
          action && (
            <button
              key={action.label}
              type="button"
              className="button button-small"
              onClick={() => act(action)}
            >
              {action.label}
            </button>
          ),
      )}
      <button
        type="button"
        className="button button-plain button-small button-icon"
        aria-label="Dismiss"
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}
