/**
 * Short messages at the edge of the page, at most one at a time. Each stays five seconds, longer while it
 * is pointed at or focused, and goes at once when swiped to the right. Bad news interrupts a screen
 * reader; the rest waits its turn.
 */
import {
  createContext,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from './icon.tsx'

export type Toast = { title: string; description?: string; isDestructive?: boolean }

const DURATION_MS = 5_000
const SWIPE_PX = 50

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** The function that shows a toast, in the place of the one before. */
export const useToast = () => useContext(ToastContext)

export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Toast | null>(null)
  return (
    <ToastContext value={setShown}>
      {children}
      <div className="toasts no-print">
        <div role="status">
          {shown && !shown.isDestructive && <Shown toast={shown} onClose={() => setShown(null)} />}
        </div>
        <div role="alert">
          {shown?.isDestructive && <Shown toast={shown} onClose={() => setShown(null)} />}
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new toast starts its own five seconds
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => close.current(), DURATION_MS)
    return () => clearTimeout(timer)
  }, [isHeld, toast])

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
