/** Keeps the requests of a run at its board: redirects to other boards and sites end them. */
import { whyNotFollowed } from '#core/company/board-redirect.ts'
import { type Source, Unreadable } from '#sources/source/source.ts'

/** For `BoardRun.requireAllowed`. */
export function stayAtBoard({ name, load }: Pick<Source, 'name' | 'load'>, token: string) {
  return (to: URL) => {
    const why = whyNotFollowed(to, { source: name, token, hosts: load.hosts })
    if (why) throw new Unreadable(why)
  }
}
