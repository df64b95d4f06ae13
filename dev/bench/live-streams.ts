/** Many live streams of a running server, and when each was told of a change. */
import { Agent, type ClientRequest, get } from 'node:http'

export type LiveStreams = {
  /** Milliseconds from `began` (of performance.now) until the last of these streams was told of this number. */
  told(streams: readonly number[], version: number, began: number): Promise<number>
  close(): void
}

/** One stream for each cookie, in this order; resolves when all are ready. */
export async function openStreams(
  origin: string,
  cookies: readonly string[],
): Promise<LiveStreams> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const newest: { version: number; at: number }[] = []
  const requests: ClientRequest[] = []
  let onTold = () => {}

  await Promise.all(
    cookies.map(
      (cookie, at) =>
        new Promise<void>((resolve, reject) => {
          const request = get(`${origin}/api/me/live`, { agent, headers: { cookie } }, (answer) => {
            if (answer.statusCode !== 200) reject(new Error(`a stream got ${answer.statusCode}`))
            answer.setEncoding('utf8').on('data', (text: string) => {
              const version = /^id: (\d+)$/m.exec(text)?.[1]
              if (!version) return
              newest[at] = { version: Number(version), at: performance.now() }
              resolve()
              onTold()
            })
          })
          request.on('error', reject)
          requests.push(request)
        }),
    ),
  )
  return {
    told: (streams, version, began) =>
      new Promise((resolve) => {
        onTold = () => {
          const all = streams.map((at) => newest[at])
          if (!all.every((it) => it !== undefined && it.version >= version)) return
          resolve(Math.max(...all.map((it) => it?.at ?? 0)) - began)
        }
        onTold()
      }),
    close() {
      for (const request of requests) request.destroy()
      agent.destroy()
    },
  }
}
