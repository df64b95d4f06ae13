/** Passkeys in the browser: what they prove, and making a new one. Only JSON goes over the wire. */

/** Whether this browser can do it; older ones do not know the JSON of WebAuthn. */
export const knowsPasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype

/** Whether passkeys can be offered among what the browser fills in. */
export const canOfferPasskeys = async () =>
  knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/**
 * What a passkey of this person's choice has signed, as JSON; null where none was chosen. `conditional` waits,
 * unseen, until one is picked among what the browser fills in.
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

/** A new passkey for the signed-in person, as JSON; null where none was made. */
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
    // Closed, timed out, called off by us, or made before on this device: nothing was chosen.
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
