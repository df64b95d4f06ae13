/**
 * Which route an address belongs to, as a pattern like `/jobs/:jobId`: few enough for the labels of metrics, and free
 * of what a person asked for. The compiled patterns are a tree of path segments, so that a lookup takes a microsecond;
 * the router's own matching sorts all routes at each call.
 */

type Node = {
  fixed: Map<string, Node>
  any: Node | null
  pattern: string | null
  rest: string | null
}

const emptyNode = (): Node => ({ fixed: new Map(), any: null, pattern: null, rest: null })

/**
 * `patterns` as React Router has them: `:name` is any segment, a last `*` is the rest, `?` makes a segment optional.
 * The returned function gives null for an address that has no pattern.
 */
export function createRoutePatterns(patterns: readonly string[]): (path: string) => string | null {
  const root = emptyNode()
  for (const pattern of patterns) {
    const segments = segmentsOf(pattern)
    addPattern(root, segments, pattern)
    if (segments.at(-1)?.endsWith('?')) addPattern(root, segments.slice(0, -1), pattern)
  }
  return (path) => find(root, segmentsOf(path), 0)
}

function addPattern(root: Node, segments: readonly string[], pattern: string) {
  let node = root
  for (const segment of segments.map((it) => it.replace(/\?$/, ''))) {
    if (segment === '*') {
      node.rest ??= pattern
      return
    }
    if (segment.startsWith(':')) {
      node.any ??= emptyNode()
      node = node.any
    } else {
      const next = node.fixed.get(segment) ?? emptyNode()
      node.fixed.set(segment, next)
      node = next
    }
  }
  node.pattern ??= pattern
}

/** Fixed segments win over any, and both over the rest. */
function find(node: Node, segments: readonly string[], at: number): string | null {
  const segment = segments[at]
  if (segment === undefined) return node.pattern ?? node.rest
  const fixed = node.fixed.get(segment.toLowerCase())
  return (
    (fixed && find(fixed, segments, at + 1)) ??
    (node.any && find(node.any, segments, at + 1)) ??
    node.rest
  )
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
