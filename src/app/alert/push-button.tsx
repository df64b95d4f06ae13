/** Subscribes this browser to an alert's notifications. Only browsers that can show them have the button. */
import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { useToast } from '#app/ui/toasts.tsx'
import type { AlertId } from '#core/alert/alert.ts'

type Props = {
  action: string
  alertId: AlertId
  /** That of the server, in base64url. */
  publicKey: string
}

export function PushButton({ action, alertId, publicKey }: Props) {
  const submit = useSubmit()
  const toast = useToast()
  const [isAble, setAble] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => setAble('serviceWorker' in navigator && 'PushManager' in window), [])
  if (!isAble) return null

  const subscribe = async () => {
    setBusy(true)
    try {
      const { endpoint: url = '', keys } = await subscription(publicKey)
      const { p256dh = '', auth = '' } = keys ?? {}
      await submit(
        { intent: 'add-push', id: `${alertId}`, url, p256dh, auth },
        { method: 'post', action },
      )
    } catch {
      toast({
        title: 'Notifications are blocked',
        description: 'Allow notifications for this site in your browser, then try again',
        isDestructive: true,
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="alert-channel-form">
      <p className="hint">See notifications on this device, even when this page is closed.</p>
      <button type="button" className="button" onClick={subscribe} disabled={isBusy}>
        Notify this browser
      </button>
    </div>
  )
}

/** Asks the person for permission. Throws if they decline. */
async function subscription(publicKey: string): Promise<PushSubscriptionJSON> {
  await navigator.serviceWorker.register('/push-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return made.toJSON()
}
