/** What the buttons of providers send as their form's `intent`, and how it is read. */

/** The intent of the button that leads to a provider. */
export const providerIntent = (prefix: 'go' | 'link' | 'unlink', id: string) => `${prefix}:${id}`

/** The provider that an intent names, if it has this prefix. */
export const providerOf = (intent: string, prefix: 'go' | 'link' | 'unlink') =>
  intent.startsWith(`${prefix}:`) ? intent.slice(prefix.length + 1) : null
