/**
 * Calls between two threads: each call has a number, and its result or failure is returned with that number. A
 * Refusal stays a Refusal on the other side. Calls that are never answered fail when the caller runs `end`.
 */
import type { Transferable } from 'node:worker_threads'
import { Refusal, type RefusalCode } from '#core/api/refusal.ts'

/** A Worker as seen from outside, or a port. */
export type Port = {
  postMessage(message: unknown, transfer?: readonly Transferable[]): void
  on(event: 'message', listener: (message: Message) => void): unknown
}

/** What one side can be asked: each takes one plain value. */
type Handlers = Record<string, (argument: never) => unknown>

export type Calls<Theirs extends Handlers> = {
  ask<Name extends keyof Theirs & string>(
    name: Name,
    argument: Parameters<Theirs[Name]>[0],
    transfer?: readonly Transferable[],
  ): Promise<Awaited<ReturnType<Theirs[Name]>>>
  /** Fails everything that waits for an answer, and whatever is asked from now on. */
  end(reason: Error): void
}

/** An answer may list here what of it is moved to the other side instead of copied. */
export const MOVED = Symbol('moved')

type Failure = { refusal: RefusalCode } | { message: string; stack: string }
type Message =
  | { ask: number; name: string; argument: unknown }
  | { answer: number; value: unknown }
  | { answer: number; failure: Failure }

type Waiting = { resolve(value: unknown): void; reject(error: Error): void }

/** `ours` answers what the other side asks. */
export function createCalls<Theirs extends Handlers>(port: Port, ours: Handlers): Calls<Theirs> {
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let ended: Error | null = null

  async function answer({ ask, name, argument }: Extract<Message, { ask: number }>) {
    try {
      const handle = ours[name] as (argument: unknown) => unknown
      const value = await handle(argument)
      port.postMessage({ answer: ask, value }, movedOf(value))
    } catch (error) {
      port.postMessage({ answer: ask, failure: toFailure(error) })
    }
  }

  port.on('message', (message) => {
    if ('ask' in message) return void answer(message)
    const asker = waiting.get(message.answer)
    waiting.delete(message.answer)
    if ('failure' in message) asker?.reject(toError(message.failure))
    else asker?.resolve(message.value)
  })

  return {
    ask: (name, argument, transfer = []) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        const ask = ++asked
        waiting.set(ask, { resolve: resolve as Waiting['resolve'], reject })
        port.postMessage({ ask, name, argument }, transfer)
      }),
    end(reason) {
      ended = reason
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
    },
  }
}

const movedOf = (value: unknown) =>
  (value as { [MOVED]?: readonly Transferable[] } | null | undefined)?.[MOVED] ?? []

function toFailure(error: unknown): Failure {
  if (error instanceof Refusal) return { refusal: error.code }
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return { message, stack: stack ?? message }
}

function toError(failure: Failure): Error {
  if ('refusal' in failure) return new Refusal(failure.refusal)
  const error = new Error(failure.message)
  error.stack = failure.stack // where it broke is more useful than where it was received
  return error
}
