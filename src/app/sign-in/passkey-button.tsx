/**
 * Signing in with a passkey: with a button, and in the browser's autofill of the email field. The passkey's response is
 * submitted like any other form, so the server handles it in the same way.
 */
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import { askPasskey, canOfferPasskeys, knowsPasskeys } from './passkey.ts'

type Props = {
  /** Submitted along with the passkey's response. */
  fields: readonly [name: string, value: string][]
  /** Whether the page has a field with `webauthn` in its autocomplete. */
  isOffered?: boolean
  label: string
  isSmall?: boolean
}

export function PasskeyButton({ fields, isOffered = false, label, isSmall = false }: Props) {
  const toast = useToast()
  const submit = useSubmit()
  const [isKnown, setKnown] = useState(true)
  const [isBusy, setBusy] = useState(false)
  /** The pending WebAuthn request. Browsers allow only one at a time. */
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
        .catch(() => {}) // Autofill is optional; the other ways to sign in still work.
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
