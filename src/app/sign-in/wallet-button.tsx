/** Signing in with a wallet, offered only if the browser has one. */
import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import { askWallet, hasWallet } from './wallet.ts'

type Props = {
  /** Submitted along with the wallet's signature. */
  fields: readonly [name: string, value: string][]
  intent: string
  label: string
  failed: string
}

export function WalletButton({ fields, intent, label, failed }: Props) {
  const toast = useToast()
  const submit = useSubmit()
  const [isHere, setHere] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => setHere(hasWallet()), [])
  if (!isHere) return null

  const press = async () => {
    setBusy(true)
    const proof = await askWallet().catch(() => null)
    setBusy(false)
    if (proof) await submit({ ...Object.fromEntries(fields), intent, ...proof }, { method: 'post' })
    else
      toast({
        title: failed,
        description: 'The wallet didn’t sign the request.',
        isDestructive: true,
      })
  }
  return (
    <button
      type="button"
      className="button button-wide"
      disabled={isBusy}
      onClick={() => void press()}
    >
      <Icon name="wallet" />
      {label}
    </button>
  )
}
