/** Other boards that list the same jobs. */
import { Icon } from '#app/ui/icon.tsx'
import type { CopyOfBoard } from '#store/board-copies.ts'

type Props = {
  copies: readonly CopyOfBoard[]
  board: { source: string; pausedAt: Date | null }
}

export function CopiesNotice({ copies, board }: Props) {
  return copies.map(({ id, source, token, shared, total, isEarlier }) => (
    <p key={id} className="notice">
      <Icon name="info" />
      <span>
        <a href={`/admin/sources/${id}`} className="link">
          {source}/{token}
        </a>{' '}
        had the same jobs when we last compared: {shared.toLocaleString('en')} of{' '}
        {total.toLocaleString('en')} with the same title and place.{' '}
        {source !== board.source
          ? 'Both boards are read, and each job is shown once.'
          : isEarlier
            ? board.pausedAt
              ? 'This board was added later, so we stopped reading it. Resume it if they’re different.'
              : 'You chose to read both.'
            : 'That board was added later, so we stopped reading it unless you resumed it.'}
      </span>
    </p>
  ))
}
