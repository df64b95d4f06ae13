/**
 * Shares a page's address: copied, by email, or with what the device offers. No other company is asked. Without a script
 * the address can be selected.
 */
import './job-page.css'
import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toasts.tsx'

type Props = { title: string; url: string; className?: string }

const MENU = 'share-menu'
const FAILED = { title: 'Copy failed', description: 'Could not copy the link', isDestructive: true }
const NOT_SHARED = {
  title: 'Sharing failed',
  description: 'Copy the link instead.',
  isDestructive: true,
}

export function ShareJob({ title, url, className = 'button' }: Props) {
  const toast = useToast()
  const canShare = useCanShare()
  const close = () => document.getElementById(MENU)?.hidePopover()
  const copy = async () => {
    close()
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: 'Link copied' })
    } catch {
      // The browser blocks it, or the page is not served over HTTPS.
      toast(FAILED)
    }
  }
  const share = async () => {
    close()
    try {
      await navigator.share({ title, url })
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError'
      if (!isClosed) toast(NOT_SHARED)
    }
  }
  return (
    <>
      <button type="button" className={className} popoverTarget={MENU}>
        <Icon name="link" />
        Share
      </button>
      <div id={MENU} popover="auto" className="menu share-menu">
        <label htmlFor="share-url" className="label">
          Link to this job
        </label>
        <input id="share-url" className="input" readOnly value={url} />
        <button type="button" className="menu-item needs-script" onClick={() => void copy()}>
          <Icon name="copy" />
          Copy link
        </button>
        <a
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
          className="menu-item"
        >
          <Icon name="mail" />
          Send by email
        </a>
        {canShare && (
          <button type="button" className="menu-item" onClick={() => void share()}>
            <Icon name="external-link" />
            More ways to share
          </button>
        )}
      </div>
    </>
  )
}

/** False on the server, so that both render the same first. */
function useCanShare(): boolean {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  return canShare
}
