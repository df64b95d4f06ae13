/**
 * Signing in with a passkey: by a button, and among what the browser fills into the field of the address. What
 * the passkey has signed is sent as any other form, so that the server answers it in the same way.
 */
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import { askPasskey, canOfferPasskeys, knowsPasskeys } from './passkey.ts'

type Props = {
  /** Sent along with what the passkey has signed. */
  fields: readonly [name: string, value: string][]
  /** Whether the page has a field that says `webauthn`. */
  isOffered?: boolean
  label: string
  isSmall?: boolean
}

export function PasskeyButton({ fields, isOffered = false, label, isSmall = false }: Props) {
  const toast = useToast()
  const submit = useSubmit()
  const [isKnown, setKnown] = useState(true)
  const [isBusy, setBusy] = useState(false)
  /** The question that the browser is still holding; a browser holds only one. */
  const asked = useRef<AbortController | null>(null)

  const ask = async (mediation?: 'conditional') => {
    asked.current?.abort()
    const asking = new AbortController()
    asked.current = asking
    const response = await askPasskey(asking.signal, mediation)
    if (response === null) return asking.signal.aborted
    const values = { ...Object.fromEntries(fields), intent: 'passkey', response }
    await submit(values, { method: 'post' })
    return true
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is offered once, when the page opens
  useEffect(() => {
    setKnown(knowsPasskeys())
    if (isOffered) {
      void canOfferPasskeys()
        .then((can) => can && ask('conditional'))
        .catch(() => {}) // Nobody asked for it: the other ways in are still there.
    }
    return () => asked.current?.abort()
  }, [])

  if (!isKnown) return null
  const press = async () => {
    setBusy(true)
    const isDone = await ask().catch(() => false)
    setBusy(false)
    if (isDone) return
    toast({ title: 'Login failed', description: 'No passkey was used.', isDestructive: true })
  }
  return (
    <button
      type="button"
      className={`button needs-script ${isSmall ? '' : 'button-wide'}`}
      disabled={isBusy}
      onClick={() => void press()}
    >
      <Icon name="key" />
      {label}
    </button>
  )
}
