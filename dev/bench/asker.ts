/** `node asker.ts ADDRESS CONNECTIONS WARM_UP REQUESTS`: prints how many answers a second, and how long they took. */
import { Agent, get } from 'node:http'

const [address = '', ...numbers] = process.argv.slice(2)
const [connections = 1, warmUp = 0, requests = 1] = numbers.map(Number)
const agent = new Agent({ keepAlive: true, maxSockets: connections })

await askMany(warmUp)
const began = performance.now()
const times = (await askMany(requests)).sort((a, b) => a - b)
const seconds = (performance.now() - began) / 1000
const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1)
process.stdout.write(
  JSON.stringify({ perSecond: Math.round(requests / seconds), p50: at(0.5), p95: at(0.95) }),
)
agent.destroy()

async function askMany(count: number): Promise<number[]> {
  const times: number[] = []
  let left = count
  const askOn = async () => {
    while (left-- > 0) times.push(await ask())
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  return times
}

/** Milliseconds to the last byte. Anything but a 200 is not a measurement. */
function ask(): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`))
      response.resume()
      response.on('end', () => resolve(performance.now() - started))
    }).on('error', reject)
  })
}
