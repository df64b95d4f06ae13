/** /dashboard/cover-letter/ID/pages/N.svg: one page of a letter as it is printed, for the preview. */

import { pagePicture, VERSIONED_SECONDS } from '#app/files/file-answer.ts'
import { worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { sheetOf } from '#work/letter/letter-file.ts'
import type { Route } from './+types/cover-letter-page.ts'
import { requireLetter, requireLetterId } from './load-letter.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const world = args.context.get(worldContext)
  const letter = await requireLetter(world, accountId, requireLetterId(args.params.letterId))
  const { files } = await world.typeset.letter(sheetOf(world, letter), letter.design, 'svg')
  return pagePicture(files, args.params.page, VERSIONED_SECONDS)
}
