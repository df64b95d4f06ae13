/** What a wallet signs so that its owner is signed in: a message in the form of EIP-4361. */

type Parts = {
  /** Host and port of this site, as the wallet sees it. */
  domain: string
  /** Its address with scheme: "https://rolecall.example". */
  origin: string
  /** The wallet's address as the wallet itself gave it. */
  address: string
  chainId: number
  /** From our server, good once. */
  nonce: string
  issuedAt: Date
}

export function walletMessage(parts: Parts): string {
  const { domain, origin, address, chainId, nonce, issuedAt } = parts
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    'Sign in to Rolecall. This costs nothing and moves nothing.',
    '',
    `URI: ${origin}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt.toISOString()}`,
  ].join('\n')
}
