/**
 * The header `If-Match` of a change (RFC 9110, 13.1.1). An ETag of ours begins with the version of what it belongs to:
 * `"3-Kc1o…"`. The rest only changes with the answer, so a change compares the versions.
 */

export const formatVersionTag = (version: number, digest: string) => `"${version}-${digest}"`

/** The versions that the header names; null for `*`. Foreign tags name none. */
export function parseIfMatch(header: string): number[] | null {
  if (header.trim() === '*') return null
  return header.split(',').flatMap((tag) => {
    // A proxy that compresses answers makes their ETags weak.
    const [, version] = /^(?:W\/)?"(\d{1,9})(?:-[\w-]*)?"$/.exec(tag.trim()) ?? []
    return version === undefined ? [] : [Number(version)]
  })
}
