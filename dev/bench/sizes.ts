/** What a first visit of a page downloads, by kind, as it travels: brotli where the server offers it. */
import { get } from 'node:http'

type Kind = 'HTML' | 'CSS' | 'JavaScript' | 'fonts'

export async function sizesOf(origin: string, target: string): Promise<string> {
  const { body, bytes } = await download(origin + target)
  const sizes: Record<Kind, number> = { HTML: bytes, CSS: 0, JavaScript: 0, fonts: 0 }
  for (const asset of await assetsOf(origin, body)) {
    sizes[kindOf(asset)] += (await download(origin + asset)).bytes
  }
  return Object.entries(sizes)
    .map(([kind, size]) => `${kind} ${(size / 1024).toFixed(1)} KB`)
    .join(', ')
}

/** Everything the page's own markup asks for, and what those scripts import at once. */
async function assetsOf(origin: string, html: string): Promise<Set<string>> {
  const found = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))
  for (const asset of found) {
    if (!asset.endsWith('.js') || asset.includes('/manifest-')) continue
    const { body } = await download(origin + asset)
    for (const [, name] of body.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
      found.add(`/assets/${name}`)
    }
  }
  return new Set([...found].filter((asset) => isLoadedAtOnce(asset, html)))
}

/** The manifest in the page names every route's scripts; only preloaded ones and what they import are fetched. */
function isLoadedAtOnce(asset: string, html: string) {
  if (!asset.endsWith('.js')) return true
  return (
    html.includes(`href="${asset}"`) ||
    html.includes(`src="${asset}"`) ||
    html.includes(`import "${asset}"`)
  )
}

function kindOf(asset: string): Kind {
  if (asset.endsWith('.css')) return 'CSS'
  return asset.endsWith('.js') ? 'JavaScript' : 'fonts'
}

/** The body as text, and its length as it came over the wire. */
async function download(address: string): Promise<{ body: string; bytes: number }> {
  const plain = await ask(address, {})
  const wire = await ask(address, { 'accept-encoding': 'br' })
  return { body: plain.toString(), bytes: wire.length }
}

/** A connection of its own each time: kept ones go stale while other measurements block this process. */
function ask(address: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}
