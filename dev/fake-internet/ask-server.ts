/**
 * Requests from a server on this machine. Does not use `fetch`, because the product guards it in its own process, where
 * this code may run.
 */
import { get } from 'node:http'

/** The response body for a path. Throws for any status but 200. */
export function askServer(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path }, async (answer) => {
      try {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk as Buffer)
        const body = Buffer.concat(chunks).toString()
        if (answer.statusCode === 200) resolve(body)
        else reject(new Error(`${path} answers ${answer.statusCode}`))
      } catch (error) {
        reject(error as Error)
      }
    })
    request.on('error', reject)
  })
}
