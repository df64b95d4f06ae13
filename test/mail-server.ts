/** An SMTP server for tests that stores what it receives and can refuse recipients. */
import * as net from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Delivered = { from: string; to: string[]; source: string }

/** The reply to an address in `answers`, as recipient or sender; others are accepted. */
export type Answer = { code: number; message: string }

/** Listens on `port`; 0 picks a free one. `password`: what users must sign in with; null if nobody has to. */
export async function startMailServer(port = 0, { password = null as string | null } = {}) {
  const delivered: Delivered[] = []
  const answers = new Map<string, Answer>()
  const sockets = new Set<net.Socket>()
  let isDropping = false
  function refusalOf(address: string) {
    const answer = answers.get(address)
    return answer && Object.assign(new Error(answer.message), { responseCode: answer.code })
  }
  const server = new SMTPServer({
    authOptional: password === null,
    allowInsecureAuth: true,
    onAuth({ username, password: given }, _session, callback) {
      if (given === password) callback(null, { user: username })
      else callback(new Error('Invalid username or password'))
    },
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: ({ address }, _session, callback) => callback(refusalOf(address)),
    onRcptTo: ({ address }, _session, callback) => callback(refusalOf(address)),
    onData(stream, { envelope }, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        delivered.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString('utf8'),
        })
        if (isDropping) for (const socket of sockets) socket.resetAndDestroy()
        else callback()
      })
    },
  })
  server.server.on('connection', (socket: net.Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('error', () => {}) // connections that clients drop
  const listensOn = await listen(server, port)
  onTestFinished(() => void server.close(() => {}))
  return {
    delivered,
    answers,
    port: listensOn,
    url: `smtp://127.0.0.1:${listensOn}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /** Whether connections are reset once a message has arrived, before it is acknowledged. */
    dropAfterData(isOn: boolean) {
      isDropping = isOn
    },
    /** The same server at another address, where it replies byte by byte. */
    trickling: () => trickle(listensOn),
  }
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const listening = server.listen(port, '127.0.0.1', () => {
      const address = listening.address()
      if (typeof address === 'object' && address) resolve(address.port)
    })
  })
}

/** Passes connections on to the server, and its replies back one byte every 20 ms. */
async function trickle(to: number) {
  const open = new Set<net.Socket>()
  const proxy = net.createServer((client) => {
    const server = net.connect(to, '127.0.0.1')
    const replies: number[] = []
    const timer = setInterval(() => {
      const byte = replies.shift()
      if (byte !== undefined) client.write(Buffer.of(byte))
    }, 20)
    open.add(client)
    server.on('data', (bytes) => void replies.push(...bytes))
    client.pipe(server)
    for (const socket of [client, server]) socket.on('error', () => {})
    client.on('close', () => {
      clearInterval(timer)
      open.delete(client)
      server.destroy()
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void proxy.close())
  const { port } = proxy.address() as net.AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, connections: () => open.size }
}

/** The headers of a message as received, with folded lines joined. A name can occur several times. */
export function headersOf({ source }: Delivered): [string, string][] {
  const head = (source.split('\r\n\r\n', 1)[0] as string).replace(/\r\n[ \t]+/g, ' ')
  return head.split('\r\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
}
