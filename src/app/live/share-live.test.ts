/** Tabs of one browser share one connection. Here all tabs run in one process, with real locks and channels. */
import { expect, onTestFinished, test } from 'vitest'
import type { LiveHearing } from './live-connection.ts'
import { shareLive } from './share-live.ts'

/** A browser whose live connections the test controls. */
function browser(name: string) {
  const connections: LiveHearing[] = []
  return {
    connections,
    tab() {
      const heard: (number | 'again')[] = []
      const leave = shareLive(
        name,
        (hearing) => {
          connections.push(hearing)
          return () => void connections.splice(connections.indexOf(hearing), 1)
        },
        { onVersion: (version) => heard.push(version), onAgain: () => heard.push('again') },
      )
      onTestFinished(leave)
      return { heard, leave }
    },
  }
}

test('only one of several tabs connects, and all receive its events', async () => {
  const { connections, tab } = browser('one for all')
  const tabs = [tab(), tab(), tab()]
  await expect.poll(() => connections.length).toBe(1)
  connections[0]?.onVersion(7)
  connections[0]?.onAgain()
  // The version may arrive twice, because newly opened tabs ask for it.
  for (const { heard } of tabs) {
    await expect.poll(() => new Set(heard)).toEqual(new Set([7, 'again']))
  }
  expect(connections).toHaveLength(1)
})

test('when the connected tab leaves, another takes over', async () => {
  const { connections, tab } = browser('next please')
  const first = tab()
  await expect.poll(() => connections.length).toBe(1)
  const [before] = connections
  const second = tab()
  first.leave()
  await expect.poll(() => connections.length === 1 && connections[0] !== before).toBe(true)
  connections[0]?.onVersion(8)
  expect(second.heard).toEqual([8])
  expect(first.heard).toEqual([])
})

test('a tab opened later receives the newest version', async () => {
  const { connections, tab } = browser('late')
  tab()
  await expect.poll(() => connections.length).toBe(1)
  connections[0]?.onVersion(9)
  const late = tab()
  await expect.poll(() => late.heard).toEqual([9])
})

test('a tab closed while waiting never connects', async () => {
  const { connections, tab } = browser('impatient')
  const first = tab()
  await expect.poll(() => connections.length).toBe(1)
  tab().leave()
  first.leave()
  await expect.poll(() => connections.length).toBe(0)
  const last = tab()
  await expect.poll(() => connections.length).toBe(1)
  connections[0]?.onVersion(1)
  expect(last.heard).toEqual([1])
})
