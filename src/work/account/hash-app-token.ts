/** How tokens and codes of OAuth are stored: 256 random bits need neither salt nor cost. */
import { createHash } from 'node:crypto'

export const hashAppToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
