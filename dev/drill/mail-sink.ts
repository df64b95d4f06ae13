/** An SMTP server that accepts everything. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type MailSink = Awaited<ReturnType<typeof startMailSink>>

/** `delivered` has the recipient of each message, `codes` the newest code in one by recipient. */
export async function startMailSink() {
  const delivered: string[] = []
  const codes = new Map<string, string>()
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], disableReverseLookup: true },
    onData(stream, { envelope }, callback) {
      let source = ''
      stream.on('data', (part: Buffer) => {
        source += part
      })
      stream.once('end', () => {
        const code = /^\d{6}\r?$/m.exec(source)?.[0].trim()
        for (const { address } of envelope.rcptTo) {
          delivered.push(address)
          if (code) codes.set(address, code)
        }
        callback()
      })
    },
  })
  server.on('error', () => {}) // connections of killed servers
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const it = server.listen(0, '127.0.0.1', () => resolve(it.address() as AddressInfo))
  })
  return {
    ...{ delivered, codes, url: `smtp://127.0.0.1:${port}` },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
