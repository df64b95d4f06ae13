/** A stretch of network that a test can break: between two programs, both of which believe that it is the other. */
import net from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

type Way = {
  /** Before each piece is passed on. */
  delayMs: number
  /** Nothing is passed on, and nothing is closed: to both sides the other has fallen silent. */
  isBlackHole: boolean
  /** Connections are reset after so many bytes from the server. */
  resetAfterBytes: number
}

const OPEN: Way = { delayMs: 0, isBlackHole: false, resetAfterBytes: Number.POSITIVE_INFINITY }

export type TcpProxy = Awaited<ReturnType<typeof createTcpProxy>>

/** Between `port` of this machine and a server: a TCP port, or the path of a socket. */
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
    /** From now on, for connections that are open as well. */
    become(change: Partial<Way>) {
      way = { ...OPEN, ...change }
    },
    /** Ends every connection, as a machine that restarts does. */
    drop,
  }
}

/** The address of a database on a socket of this machine, through a proxy. */
export function throughProxy(databaseUrl: string, { port }: Pick<TcpProxy, 'port'>): string {
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${port}`
  return url.href
}

export const socketOf = (databaseUrl: string): net.NetConnectOpts => ({
  path: `${new URL(databaseUrl).searchParams.get('host')}/.s.PGSQL.5432`,
})
