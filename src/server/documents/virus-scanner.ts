/**
 * Asks ClamAV's daemon about a file, with its INSTREAM protocol: the command, chunks each preceded by their
 * length, an empty chunk, and a one-line answer. If a scanner is configured, no file is stored without passing
 * it: a scanner that doesn't answer means a refusal too.
 */
import * as net from 'node:net'
import { Refusal } from '#core/api/refusal.ts'
import type { ScannerAddress } from '#server/process/env.ts'
import type { Log } from '#work/use-case/use-case-services.ts'

/** ClamAV takes a few milliseconds for a document, and longer while it loads its signatures. */
const LIMIT_MS = 15_000
const PIECE_BYTES = 64 * 1024
/** "stream: OK", or the name of what was found. */
const MAX_ANSWER = 1_000

/** True if the file was scanned and is clean, false if no scanner is configured. */
export type ScanFile = (content: Uint8Array) => Promise<boolean>

export function createScanner(address: ScannerAddress | null, log: Log): ScanFile {
  return async (content) => {
    if (!address) return false
    const answer = await ask(address, content).catch((error: unknown) => {
      log.error({ err: error }, 'the virus scanner does not answer')
      throw new Refusal('scanner_away')
    })
    if (/^stream: OK$/.test(answer)) return true
    if (/ FOUND$/.test(answer)) {
      log.warn({ answer, bytes: content.length }, 'a file with a virus was refused')
      throw new Refusal('infected_file')
    }
    log.error({ answer }, 'the virus scanner could not scan a file')
    throw new Refusal('scanner_away')
  }
}

function ask(address: ScannerAddress, content: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(address)
    let answer = ''
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error('no answer in time')))
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      answer = (answer + chunk.toString('utf8')).slice(0, MAX_ANSWER)
    })
    socket.on('close', () => resolve(answer.replace(/\0.*$/s, '').trim()))
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < content.length; at += PIECE_BYTES) {
        const piece = content.subarray(at, at + PIECE_BYTES)
        socket.write(lengthOf(piece))
        socket.write(piece)
      }
      socket.write(lengthOf(new Uint8Array()))
    })
  })
}

function lengthOf(piece: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  return length
}
