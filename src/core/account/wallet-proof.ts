/** Strict parser of what a wallet signed: an EIP-4361 message in the one form that we ask for (wallet-message.ts). */

export type WalletProof = {
  domain: string
  address: string
  uri: string
  chainId: number
  nonce: string
  issuedAt: Date
}

/** One statement, no resources, and nothing that another parser could take for a field. */
const MESSAGE = new RegExp(
  [
    String.raw`^(?<domain>[\w.:[\]-]{1,253}) wants you to sign in with your Ethereum account:`,
    String.raw`(?<address>0x[\da-fA-F]{40})`,
    '',
    String.raw`[\x20-\x7e]{1,200}`,
    '',
    String.raw`URI: (?<uri>https?://[\w.:[\]-]{1,253})`,
    'Version: 1',
    String.raw`Chain ID: (?<chain>[1-9]\d{0,9})`,
    String.raw`Nonce: (?<nonce>[a-zA-Z\d]{8,250})`,
    String.raw`Issued At: (?<issued>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)$`,
  ].join('\n'),
)

/** Null for anything else. */
export function parseWalletProof(message: string): WalletProof | null {
  const found = MESSAGE.exec(message)?.groups
  if (!found) return null
  const { domain = '', address = '', uri = '', chain, nonce = '', issued } = found
  const issuedAt = new Date(`${issued}`)
  if (Number.isNaN(issuedAt.getTime())) return null
  return { domain, address, uri, chainId: Number(chain), nonce, issuedAt }
}
