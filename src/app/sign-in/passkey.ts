/** WebAuthn in the browser: using a passkey and creating one. Only JSON is sent over the network. */

/** Whether this browser supports passkeys, including WebAuthn's JSON methods, which older browsers lack. */
export const knowsPasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype

/** Whether the browser can offer passkeys in autofill. */
export const canOfferPasskeys = async () =>
  knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/**
 * The response of the passkey that the person chose, as JSON; null if none was chosen. `conditional` waits invisibly
 * until one is chosen from the browser's autofill.
 */
export async function askPasskey(
  signal: AbortSignal,
  mediation?: 'conditional',
): Promise<string | null> {
  const options = await askServer<PublicKeyCredentialRequestOptionsJSON>(
    'generate-authenticate-options',
    signal,
  )
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return chosen(() =>
    navigator.credentials.get({ publicKey, signal, ...(mediation && { mediation }) }),
  )
}

/** A new passkey for the signed-in person, as JSON; null if none was created. */
export async function makePasskey(signal: AbortSignal): Promise<string | null> {
  const options = await askServer<PublicKeyCredentialCreationOptionsJSON>(
    'generate-register-options',
    signal,
  )
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return chosen(() => navigator.credentials.create({ publicKey, signal }))
}

async function chosen(ask: () => Promise<Credential | null>): Promise<string | null> {
  try {
    const credential = await ask()
    return credential && JSON.stringify((credential as PublicKeyCredential).toJSON())
  } catch (error) {
    // Closed, timed out, aborted by us, or already registered on this device: nothing was chosen.
    if (error instanceof DOMException) return null
    throw error
  }
}

async function askServer<Options>(path: string, signal: AbortSignal): Promise<Options> {
  const answer = await fetch(`/api/auth/passkey/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
    signal,
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as Options
}
