/** A mail server of a test: keeps what it gets, and refuses where the test asks for it. */
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Delivered = { from: string; to: string[]; source: string }

/** What the next message to somebody is answered; undefined takes it. */
export type Answer = { code: number; message: string }

/** `port`: one that is free; 0 finds one. */
export async function startMailServer(port = 0) {
  const delivered: Delivered[] = []
  const answers = new Map<string, Answer>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      const answer = answers.get(address)
      if (answer) callback(Object.assign(new Error(answer.message), { responseCode: answer.code }))
      else callback()
    },
    onData(stream, { envelope }, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        delivered.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString('utf8'),
        })
        callback()
      })
    },
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

/** The headers of a message as they came, folded lines joined; a name may be there several times. */
export function headersOf({ source }: Delivered): [string, string][] {
  const head = (source.split('\r\n\r\n', 1)[0] as string).replace(/\r\n[ \t]+/g, ' ')
  return head.split('\r\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
}
