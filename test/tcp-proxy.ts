/** A network link between two programs that a test can break. Each program takes the proxy for the other. */
import net from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

type Way = {
  /** The delay before each chunk is passed on. */
  delayMs: number
  /** Nothing is passed on and nothing is closed, so each side seems silent to the other. */
  isBlackHole: boolean
  /** Resets connections after this many bytes from the server. */
  resetAfterBytes: number
}

const OPEN: Way = { delayMs: 0, isBlackHole: false, resetAfterBytes: Number.POSITIVE_INFINITY }

export type TcpProxy = Awaited<ReturnType<typeof createTcpProxy>>

/** A proxy from a local port (`port`) to a server at a TCP port or a socket path. */
export async function createTcpProxy(target: net.NetConnectOpts) {
  let way = OPEN
  const sockets = new Set<net.Socket>()
  const proxy = net.createServer({ allowHalfOpen: true }, (client) => {
    const server = net.connect({ ...target, allowHalfOpen: true })
    let bytes = 0
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from)
      let passed: Promise<unknown> = Promise.resolve()
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        if (!way.isBlackHole) to.destroy()
      })
      from.on('end', () => void passed.then(() => way.isBlackHole || to.end()))
      from.on('data', (piece) => {
        passed = passed.then(async () => {
          if (way.delayMs > 0) await delay(way.delayMs)
          if (from === server) bytes += piece.length
          if (way.isBlackHole || to.destroyed) return
          if (bytes > way.resetAfterBytes) client.resetAndDestroy()
          else to.write(piece)
        })
      })
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    drop()
    proxy.close()
  })
  return {
    port: (proxy.address() as net.AddressInfo).port,
    connections: () => sockets.size / 2,
    /** Changes the behavior from now on, also for open connections. */
    become(change: Partial<Way>) {
      way = { ...OPEN, ...change }
    },
    /** Ends every connection, as a restarting machine does. */
    drop,
  }
}

/** The address of a database on a local socket, through a proxy. */
export function throughProxy(databaseUrl: string, { port }: Pick<TcpProxy, 'port'>): string {
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${port}`
  return url.href
}

export const socketOf = (databaseUrl: string): net.NetConnectOpts => ({
  path: `${new URL(databaseUrl).searchParams.get('host')}/.s.PGSQL.5432`,
})
