/** Creates a passkey on this device, or says that this browser does not support passkeys. */
import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { knowsPasskeys, makePasskey } from '#app/sign-in/passkey.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toasts.tsx'

export function AddPasskey({ name }: { name: string }) {
  const toast = useToast()
  const submit = useSubmit()
  const [isKnown, setKnown] = useState(true)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => setKnown(knowsPasskeys()), [])
  if (!isKnown) return <p className="hint">This browser doesn’t support passkeys.</p>

  const press = async () => {
    setBusy(true)
    const response = await makePasskey(new AbortController().signal).catch(() => null)
    setBusy(false)
    if (response) await submit({ intent: 'passkey-add', name, response }, { method: 'post' })
    else toast({ title: 'No passkey was added', isDestructive: true })
  }
  return (
    <>
      <button
        type="button"
        className="button needs-script"
        disabled={isBusy}
        onClick={() => void press()}
      >
        <Icon name="plus" />
        Add a passkey
      </button>
      <p className="hint without-script">Turn on JavaScript in your browser to add a passkey.</p>
    </>
  )
}
