/** The `intent` of the providers' buttons, and parsing it. */

/** The intent of the button for a provider. */
export const providerIntent = (prefix: 'go' | 'link' | 'unlink', id: string) => `${prefix}:${id}`

/** The provider named by an intent; null if it has another prefix. */
export const providerOf = (intent: string, prefix: 'go' | 'link' | 'unlink') =>
  intent.startsWith(`${prefix}:`) ? intent.slice(prefix.length + 1) : null
