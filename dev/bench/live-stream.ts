/** A live stream of the running product, and what it has received. */
import { setTimeout as delay } from 'node:timers/promises'
import type { signUp } from '#test/sign-up.ts'

type Person = Pick<Awaited<ReturnType<typeof signUp>>, 'request'>

/** The newest version that a live stream has received, and when. */
export type Stream = { version: number; at: number }

/** Resolves when the stream has sent its first version. */
export async function openStream({ request }: Person, signal: AbortSignal): Promise<Stream> {
  const answer = await request('/api/me/live', { signal })
  if (!answer.ok || !answer.body) throw new Error(`a stream got ${answer.status}`)
  const stream: Stream = { version: -1, at: 0 }
  const texts = answer.body.pipeThrough(new TextDecoderStream())
  const follow = async () => {
    for await (const text of texts) {
      const version = /^id: (\d+)$/m.exec(text)?.[1]
      if (version) Object.assign(stream, { version: Number(version), at: performance.now() })
    }
  }
  void follow().catch((error: unknown) => {
    if (!signal.aborted) throw error // the measurement ends with it
  })
  while (stream.version < 0) await delay(1)
  return stream
}
