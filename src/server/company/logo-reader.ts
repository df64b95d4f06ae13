/**
 * Reads a logo: fetched through the safe client (public addresses only, every redirect checked), then drawn again in a
 * process of its own, which is ended when it takes too long or too much memory.
 */
import { spawn } from 'node:child_process'
import { isPixelPicture, MAX_LOGO_BYTES } from '#core/company/company-logo.ts'
import { mayReadProgram } from '#server/documents/reader-process.ts'
import type { SafeAgentOptions } from '#server/outgoing/safe-agent.ts'
import { createSafeFetch, readWhole } from '#server/outgoing/safe-fetch.ts'
import { type Identity, userAgentOf } from '#server/outgoing/user-agent.ts'
import { resourceUseOf } from '#server/process/process-use.ts'
import { programFile, projectRoot } from '#server/process/project-root.ts'
import type { LogoReader, ReadLogo } from '#work/company/refresh-logos.ts'

const LIMITS = { totalMs: 15_000, maxBytes: MAX_LOGO_BYTES, maxRedirects: 3 }
/** Drawing takes a third of a second, starting included. */
const DRAW_MS = 10_000
const MAX_MEMORY_BYTES = 512 * 1024 * 1024
const WATCH_MS = 25
/** Two pictures are some 10 KB. */
const MAX_DRAWN_BYTES = 200_000

export function createLogoReader(
  identity: Identity,
  options: SafeAgentOptions = {},
): LogoReader & { close(): Promise<void> } {
  const safe = createSafeFetch(options)
  const headers = { 'user-agent': userAgentOf(identity), accept: 'image/webp,image/png,image/*' }

  async function fetched(url: string, signal: AbortSignal): Promise<Uint8Array> {
    const answer = await safe.ask({ url, headers, limits: LIMITS, signal })
    if (answer.status === 200) return readWhole(answer)
    answer.drop()
    throw new Error(`the address answered ${answer.status}`)
  }

  return {
    async read(url, signal) {
      try {
        const bytes = await fetched(url, signal)
        const drawn = await drawApart(bytes)
        if (!drawn) return failed('it is no PNG, JPEG, GIF or WebP, broken, too small or too wide')
        return { small: drawn[0], large: drawn[1], problem: null }
      } catch (error) {
        // A RequestProblem, or the status above: the company's site is at fault, and it is tried again.
        return failed(error instanceof Error ? error.message : 'it could not be read')
      }
    },
    close: safe.close,
  }
}

const failed = (problem: string): ReadLogo => ({ small: null, large: null, problem })

/** Null for what is no picture of pixels, and if the process wrote no two pictures. */
export async function drawApart(bytes: Uint8Array): Promise<[Uint8Array, Uint8Array] | null> {
  if (!isPixelPicture(bytes)) return null
  const child = spawn(process.execPath, [...flags(), programFile('company/logo-process')], {
    cwd: projectRoot(),
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  const kill = () => void child.kill('SIGKILL')
  const chunks: Buffer[] = []
  let drawn = 0
  child.stdout.on('data', (chunk: Buffer) => {
    drawn += chunk.length
    if (drawn > MAX_DRAWN_BYTES) kill()
    else chunks.push(chunk)
  })
  const late = setTimeout(kill, DRAW_MS)
  const watch = setInterval(() => {
    void resourceUseOf(child.pid).then(({ residentBytes }) => {
      if (residentBytes > MAX_MEMORY_BYTES) kill()
    })
  }, WATCH_MS)
  child.stdin.on('error', () => {}) // it ended before reading everything
  child.stdin.end(bytes)
  await gone
  clearTimeout(late)
  clearInterval(watch)
  return child.exitCode === 0 ? bothOf(Buffer.concat(chunks)) : null
}

/** Two pictures, each after its length. */
function bothOf(written: Buffer): [Uint8Array, Uint8Array] | null {
  const first = lengthAt(written, 0)
  const second = lengthAt(written, 4 + first)
  const [small, large] = [written.subarray(4, 4 + first), written.subarray(8 + first)]
  return first > 0 && second > 0 && large.length === second ? [small, large] : null
}

const lengthAt = (written: Buffer, at: number) =>
  written.length >= at + 4 ? written.readUInt32BE(at) : 0

/** As for other processes that read strangers' files; the decoder is an addon. */
const flags = () => [
  '--permission',
  '--allow-addons',
  ...mayReadProgram(),
  '--disable-proto=delete',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
  '--max-old-space-size=64',
]
