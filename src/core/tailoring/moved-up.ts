/** What a job asks for that is nearer to the top of a tailored CV than it was: points of entries, and skills. */
import type { Cv } from '#core/cv/cv.ts'
import { relevanceTo, type Worth } from './job-relevance.ts'
import { entries } from './order-for-job.ts'
import { SKILLS_LIST } from './skill-coverage.ts'
import { quoted, type TailorTarget } from './tailoring.ts'

/** Positions count from 1, among what both versions have. */
export type MovedUp = { where: string; what: string; from: number; to: number }

export function movedUp(before: Cv, after: Cv, target: TailorTarget): MovedUp[] {
  const worth = relevanceTo(target)
  const old = new Map(entries(before).map((entry) => [entry.id, entry]))
  const points = entries(after).flatMap(({ id, name, points }) => {
    const was = (old.get(id)?.points ?? []).map((point) => point.id)
    const now = points.map((point) => ({ key: point.id, text: point.text }))
    return climbers(was, now, worth).map((it) => ({ where: name, ...it, what: quoted(it.what) }))
  })
  const keywords = (cv: Cv) => cv.skills.flatMap((group) => group.keywords)
  const listed = keywords(after).map((text) => ({ key: text, text }))
  const skills = climbers(keywords(before), listed, worth)
  return [...skills.map((it) => ({ where: SKILLS_LIST, ...it })), ...points]
}

function climbers(
  was: readonly string[],
  now: readonly { key: string; text: string }[],
  worth: Worth,
) {
  const kept = new Set(now.map(({ key }) => key))
  const old = was.filter((key) => kept.has(key))
  return now
    .filter(({ key }) => old.includes(key))
    .map(({ key, text }, at) => ({ what: text, from: old.indexOf(key) + 1, to: at + 1 }))
    .filter(({ what, from, to }) => to < from && worth(what) > 0)
}
