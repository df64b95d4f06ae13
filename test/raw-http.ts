/** Raw HTTP, for requests that no client would write. */
import { connect } from 'node:net'

/** Everything the server sends until it closes the connection. */
export function speak(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      said += text
    })
    socket.on('close', () => resolve(said))
    socket.on('error', reject)
  })
}
