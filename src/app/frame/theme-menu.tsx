/**
 * Light, Dark or System. The choice is kept in local storage under `theme` and stands as a class on the
 * root. `THEME_SCRIPT` sets it before the first paint; this menu changes it afterwards.
 */
import { type KeyboardEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'

const THEMES = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'monitor' },
] as const satisfies { value: string; label: string; icon: IconName }[]
type Theme = (typeof THEMES)[number]['value']

const KEY = 'theme'
const CHANGED = 'theme-changed'
const SYSTEM_DARK = '(prefers-color-scheme: dark)'

/** Runs in the head, before anything is drawn. Storage may be forbidden: then the system decides. */
export const THEME_SCRIPT = `(()=>{let t;try{t=localStorage.getItem('${KEY}')}catch{}
document.documentElement.classList.add(t==='light'||t==='dark'?t:matchMedia('${SYSTEM_DARK}').matches?'dark':'light')})()`

export function ThemeMenu() {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const)
  const menu = useRef<HTMLDivElement>(null)

  // Before the next paint: React takes every class off the root when an error page takes a page's place.
  useLayoutEffect(() => {
    applyTheme(theme)
    if (theme !== 'system') return
    const system = matchMedia(SYSTEM_DARK)
    const follow = () => applyTheme('system')
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [theme])

  return (
    <div className="needs-script">
      <button
        type="button"
        className="button button-plain button-icon"
        popoverTarget="theme-menu"
        aria-haspopup="menu"
        aria-label="Theme"
      >
        <Icon name="sun-moon" className="size-5" />
      </button>
      <div
        id="theme-menu"
        ref={menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label="Theme"
        className="menu"
        onToggle={(event) => {
          if (event.newState === 'open') items(menu.current)[indexOf(theme)]?.focus()
        }}
        onKeyDown={(event) => moveFocus(event, items(menu.current))}
      >
        {THEMES.map(({ value, label, icon }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={value === theme}
            className="menu-item"
            onClick={() => {
              chooseTheme(value)
              menu.current?.hidePopover()
            }}
          >
            <Icon name={icon} />
            {label}
            {value === theme && <Icon name="check" className="ml-auto text-accent" />}
          </button>
        ))}
      </div>
    </div>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(CHANGED, listener)
  }
}

function readTheme(): Theme {
  try {
    return THEMES.find((theme) => theme.value === localStorage.getItem(KEY))?.value ?? 'system'
  } catch {
    return 'system'
  }
}

function chooseTheme(theme: Theme) {
  applyTheme(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
  window.dispatchEvent(new Event(CHANGED))
}

function applyTheme(theme: Theme) {
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia(SYSTEM_DARK).matches)
  document.documentElement.classList.toggle('dark', isDark)
  document.documentElement.classList.toggle('light', !isDark)
}

const indexOf = (theme: Theme) => THEMES.findIndex(({ value }) => value === theme)

const items = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? []),
]

const STEPS: Record<string, (at: number, length: number) => number> = {
  ArrowDown: (at, length) => (at + 1) % length,
  ArrowUp: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
}

function moveFocus(event: KeyboardEvent, all: HTMLElement[]) {
  const step = STEPS[event.key]
  if (!step) return
  event.preventDefault()
  all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus()
}
