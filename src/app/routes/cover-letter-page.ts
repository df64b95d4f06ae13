/** /dashboard/cover-letter/ID/pages/N.svg: one page of a letter as it is printed, for the preview. */
import { worldContext } from '#app/context.ts'
import { requireLetter, requireLetterId } from '#app/letter/load-letter.ts'
import { requireViewer } from '#app/viewer.ts'
import { Refusal } from '#core/refusal.ts'
import { sheetOf } from '#work/letter-file.ts'
import type { Route } from './+types/cover-letter-page.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const world = args.context.get(worldContext)
  const letter = await requireLetter(world, accountId, requireLetterId(args.params.letterId))
  const { files } = await world.typeset.letter(sheetOf(world, letter), letter.design, 'svg')
  const page = files[Number(/^(\d{1,3})\.svg$/.exec(args.params.page)?.[1] ?? 0) - 1]
  if (!page) throw new Refusal('not_found')
  return new Response(new Uint8Array(page), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      // The address carries the version, and is nobody else's.
      'Cache-Control': 'private, max-age=3600',
    },
  })
}
