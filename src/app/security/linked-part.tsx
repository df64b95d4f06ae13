/** Accounts with other providers, and wallets, that can sign in here. */
import { Form } from 'react-router'
import { LeavingLink } from '#app/sign-in/leaving-link.tsx'
import { providerIntent } from '#app/sign-in/provider-intent.ts'
import type { Provider } from '#app/sign-in/providers.ts'
import { WalletButton } from '#app/sign-in/wallet-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { SecurityPart } from './part.tsx'
import type { SecurityAnswer } from './security-actions.ts'
import type { SecurityState } from './security-state.ts'

type Props = Pick<SecurityState, 'linked' | 'wallets'> & {
  providers: readonly Provider[]
  isConfirmed: boolean
  answer: SecurityAnswer | undefined
}

export function LinkedPart({ linked, wallets, providers, isConfirmed, answer }: Props) {
  const isEmpty = linked.length + wallets.length === 0
  const labelOf = (providerId: string) =>
    providers.find(({ id }) => id === providerId)?.label ?? providerId
  const others = providers.filter(({ id }) => !linked.some((it) => it.providerId === id))
  const leaving = answer?.part === 'linked' ? answer.leaving : null
  return (
    <SecurityPart
      id="linked"
      title="Linked accounts and crypto wallets"
      text="You can also sign in with accounts you link here."
      answer={answer}
    >
      {leaving && <LeavingLink leaving={leaving} />}
      {isEmpty ? (
        <p className="security-fact">No linked accounts</p>
      ) : (
        <ul className="security-list">
          {linked.map(({ providerId }) => (
            <li key={providerId}>
              <Icon name="link" className="size-5" />
              <strong className="security-item">{labelOf(providerId)}</strong>
              {isConfirmed && (
                <Form method="post">
                  <SubmitButton
                    intent={providerIntent('unlink', providerId)}
                    busy="Unlinking..."
                    className="button button-small"
                    aria-label={`Unlink ${labelOf(providerId)}`}
                  >
                    Unlink
                  </SubmitButton>
                </Form>
              )}
            </li>
          ))}
          {wallets.map(({ address }) => (
            <li key={address}>
              <Icon name="wallet" className="size-5" />
              <code className="security-item">{address}</code>
              {isConfirmed && (
                <Form method="post">
                  <input type="hidden" name="address" value={address} />
                  <SubmitButton
                    intent="wallet-unlink"
                    busy="Unlinking..."
                    className="button button-small"
                    aria-label={`Unlink the wallet ${address}`}
                  >
                    Unlink
                  </SubmitButton>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {isConfirmed && (
        <div className="flex flex-wrap gap-2">
          {others.map(({ id, label }) => (
            <Form method="post" key={id}>
              <SubmitButton
                intent={providerIntent('link', id)}
                busy={`Going to ${label}...`}
                className="button"
              >
                Link {label}
              </SubmitButton>
            </Form>
          ))}
          <WalletButton
            fields={[]}
            intent="wallet-link"
            label="Link a wallet"
            failed="No wallet was linked"
          />
        </div>
      )}
    </SecurityPart>
  )
}
