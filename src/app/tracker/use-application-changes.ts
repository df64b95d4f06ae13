/**
 * Changes of tracked applications, shown immediately and sent to the server one at a time. Each can be undone from its
 * toast or with Ctrl+Z. Failed changes are reverted with a message; conflicting ones open the conflict dialog.
 */
import { startTransition, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ownToday } from '#app/ui/own-day.ts'
import { type Toast, useToast } from '#app/ui/toasts.tsx'
import {
  type Application,
  type ApplicationId,
  hasAppliedDate,
  type Stage,
} from '#core/tracker/application.ts'
import { mergeOverlays, type Overlay } from '#core/tracker/tracker-overlay.ts'
import type { ShownCard } from '#core/tracker/tracker-view.ts'
import * as calls from './application-calls.ts'
import * as words from './application-words.ts'

export type Conflict = { card: ShownCard; mine: Stage; current: Application }

/** `now` is when the page was loaded. Today in the person's time zone becomes the applied date. */
export function useApplicationChanges(now: Date) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState<readonly Overlay[]>([])
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const versions = useRef(new Map<ApplicationId, number>())
  const undo = useRef<(() => void) | null>(null)

  const enqueue = (overlay: Overlay, work: () => Promise<boolean>) => {
    setPending((before) => [...before, overlay])
    queue.current = queue.current.then(async () => {
      if (await work()) await revalidate()
      // Together with the new data; otherwise the card would jump back for a moment.
      startTransition(() => setPending((before) => before.filter((it) => it !== overlay)))
    })
  }
  const failed = (title: string, { message }: calls.Failed) => {
    toast({ title, description: message, isDestructive: true })
    return false
  }
  const done = (said: Omit<Toast, 'action'>, back: () => void) => {
    undo.current = back
    toast({ ...said, action: { label: 'Undo', run: () => undoNow() } })
    return true
  }
  const undoNow = () => {
    const back = undo.current
    undo.current = null
    back?.()
  }

  const move = (card: ShownCard, stage: Stage) =>
    enqueue(new Map([[card.id, stage]]), async () => {
      let version = Math.max(card.version, versions.current.get(card.id) ?? 0)
      for (;;) {
        const isFirst = hasAppliedDate(stage) && !card.appliedOn
        const appliedOn = isFirst ? { appliedOn: ownToday(now) } : {}
        const answer = await calls.change(card.id, { version, stage, ...appliedOn })
        if (answer.ok) {
          versions.current.set(card.id, answer.body.version)
          return done(
            { title: words.UPDATED, description: `Moved ${words.nameOf(card)} to ${stage}` },
            () =>
              undoMove(
                [{ id: card.id, from: card.stage, to: stage, appliedOn: null, ...appliedOn }],
                words.nameOf(card),
              ),
          )
        }
        const { current } = answer
        if (!current) return failed(words.NOT_UPDATED, answer)
        versions.current.set(card.id, current.version)
        // Something other than the stage was changed, so both changes can be kept: retry with the new version.
        if (current.stage === card.stage && current.version !== version) version = current.version
        else {
          if (current.stage !== stage) setConflict({ card, mine: stage, current })
          return true
        }
      }
    })

  const moveAll = (cards: readonly ShownCard[], stage: Stage) => {
    const ids = cards.map(({ id }) => id)
    enqueue(new Map(ids.map((id) => [id, stage])), async () => {
      const answer = await calls.moveAll(ids, stage, ownToday(now))
      if (!answer.ok) return failed(words.NOT_UPDATED, answer)
      const { moved } = answer.body
      return done({ title: words.updatedText(ids.length), description: `Moved to ${stage}` }, () =>
        undoMove(moved),
      )
    })
  }

  const undoMove = (moved: readonly calls.Moved[], name?: string) =>
    enqueue(new Map(moved.map(({ id, from }) => [id, from])), async () => {
      const answer = await calls.moveBack(moved)
      if (!answer.ok) return failed(words.NOT_UPDATED, answer)
      const back = answer.body.moved
      const [first] = back
      if (!first) {
        toast({ title: words.MOVED_AGAIN })
        return true
      }
      const isOnePlace = back.every(({ to }) => to === first.to)
      const where = isOnePlace ? `to ${first.to}` : 'to their previous stages'
      const what = name ?? words.countText(back.length)
      toast({ title: words.updatedText(back.length), description: `Moved ${what} back ${where}` })
      return true
    })

  const remove = (cards: readonly Pick<ShownCard, 'id'>[]) => {
    const ids = cards.map(({ id }) => id)
    enqueue(new Map(ids.map((id) => [id, null])), async () => {
      const answer = await calls.remove(ids)
      if (!answer.ok)
        return failed(ids.length === 1 ? words.NOT_DELETED : words.NOT_ALL_DELETED, answer)
      return done({ title: words.deletedText(answer.body.ids.length) }, () =>
        undoDelete(answer.body.ids),
      )
    })
  }

  const undoDelete = (ids: readonly ApplicationId[]) =>
    enqueue(new Map(), async () => {
      const answer = await calls.restore(ids)
      if (!answer.ok) return failed(words.NOT_UPDATED, answer)
      toast({ title: `${words.countText(ids.length)} restored` })
      return true
    })

  const stillWaiting = (card: ShownCard) =>
    enqueue(new Map(), async () => {
      const answer = await calls.noteEvent(card.id, words.STILL_WAITING)
      if (!answer.ok) return failed(words.NOT_UPDATED, answer)
      toast({ title: words.UPDATED, description: `Still waiting for ${words.nameOf(card)}` })
      return true
    })

  useUndoKey(undoNow)
  return {
    overlay: mergeOverlays(pending),
    conflict,
    setConflict,
    move,
    moveAll,
    remove,
    stillWaiting,
  }
}

function useUndoKey(undo: () => void) {
  const latest = useRef(undo)
  latest.current = undo
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key !== 'z') return
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
