/** What a first visit of a page loads. */

/** `import{a}from"./x.js"`, `import"./x.js"` and `export*from"./x.js"`, but not `import("./x.js")`. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g

/** The assets that the page loads or preloads, and the scripts that these import. `read` returns a script. */
export async function assetsOf(
  html: string,
  read: (asset: string) => Promise<string>,
): Promise<Set<string>> {
  // The page also names scripts of other routes; only those that it loads or preloads are counted.
  const isLoaded = (asset: string) =>
    !asset.endsWith('.js') ||
    ['href="', 'src="', 'import "', 'import("', 'from "'].some((before) =>
      html.includes(`${before}${asset}"`),
    )
  const found = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)?.filter(isLoaded))
  // A set also visits what is added during the loop: what scripts import, their imports, and so on.
  for (const asset of found) {
    if (!asset.endsWith('.js')) continue
    for (const [, name] of (await read(asset)).matchAll(STATIC_IMPORT)) found.add(`/assets/${name}`)
  }
  return found
}
