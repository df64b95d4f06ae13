/** Copies the text of an element as displayed, and confirms it for two seconds. */
import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import { useToast } from './toasts.tsx'

const CONFIRMED_MS = 2_000

type Props = {
  /** The id of the element whose text is copied. */
  from: string
  label: string
  copied: string
  /** Second line of the confirmation. */
  description?: string
  failed: string
}

export function CopyButton({ from, label, copied, description, failed }: Props) {
  const toast = useToast()
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf(document.getElementById(from)))
      setCopied(true)
      toast({ title: copied, ...(description !== undefined && { description }) })
    } catch {
      // The browser blocks it, or the page is not served over HTTPS.
      toast({ title: 'Copy failed', description: failed, isDestructive: true })
    }
  }

  return (
    <button
      type="button"
      className="button button-small needs-script"
      aria-label={label}
      onClick={() => void copy()}
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
      Copy
    </button>
  )
}

/** As displayed. Text that is folded has no lines until it is unfolded for a moment. */
function textOf(element: HTMLElement | null): string {
  const folded = element?.closest<HTMLDetailsElement>('details:not([open])')
  if (folded) folded.open = true
  const text = element?.innerText ?? ''
  if (folded) folded.open = false
  return text
}
