/** The message that a wallet signs to sign its owner in, in the format of EIP-4361. */

type Parts = {
  /** Host and port of this site, as the wallet sees them. */
  domain: string
  /** This site's URL with its scheme: "https://rolecall.example". */
  origin: string
  /** The wallet's address exactly as the wallet reported it. */
  address: string
  chainId: number
  /** From our server, valid once. */
  nonce: string
  issuedAt: Date
}

export function walletMessage(parts: Parts): string {
  const { domain, origin, address, chainId, nonce, issuedAt } = parts
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    'Sign in to Rolecall. This is free and moves no funds.',
    '',
    `URI: ${origin}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt.toISOString()}`,
  ].join('\n')
}
