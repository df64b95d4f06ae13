/** Every part of a CV that can show a skill, strongest evidence first, with the skills it names. */
import type { Cv } from '#core/cv/cv.ts'
import { skillsOfEntry } from '#core/skill/skills-of-entry.ts'
import { craftsOfTitle } from './crafts-of-title.ts'
import type { Proof } from './match.ts'
import { shownSkills } from './shown-skills.ts'

/** 'done': from a role or project. 'listed': in a skills list. 'said': anywhere else. */
export type EvidenceKind = 'done' | 'listed' | 'said'

export type Evidence = Proof & { kind: EvidenceKind; skills: ReadonlySet<string> }

export function cvEvidence(cv: Cv): Evidence[] {
  return [...done(cv), ...listed(cv), ...said(cv)].filter(({ skills }) => skills.size > 0)
}

const toEvidence = (kind: EvidenceKind, id: string, text: string): Evidence => ({
  id,
  text,
  kind,
  skills: new Set(
    kind === 'listed' ? [...skillsOfEntry(text), ...shownSkills(text)] : shownSkills(text),
  ),
})

function* done(cv: Cv): Iterable<Evidence> {
  for (const role of cv.work.flatMap(({ roles }) => roles)) {
    for (const { id, text } of role.highlights) yield toEvidence('done', id, text)
    if (role.summary) yield toEvidence('done', role.id, role.summary)
    const own = toEvidence('done', role.id, role.title)
    yield { ...own, skills: new Set([...own.skills, ...craftsOfTitle(role.title)]) }
  }
  for (const project of cv.projects) {
    for (const { id, text } of project.highlights) yield toEvidence('done', id, text)
    const text = [project.name, project.description].filter(Boolean).join(': ')
    const own = toEvidence('done', project.id, text)
    yield { ...own, skills: new Set([...own.skills, ...project.keywords.flatMap(skillsOfEntry)]) }
  }
  for (const { id, position, summary, highlights } of cv.volunteer) {
    for (const line of highlights) yield toEvidence('done', line.id, line.text)
    yield toEvidence('done', id, [position, summary].filter(Boolean).join(': '))
  }
}

function* listed(cv: Cv): Iterable<Evidence> {
  for (const { id, name, keywords } of cv.skills) {
    for (const keyword of keywords) yield toEvidence('listed', id, keyword)
    if (name !== null) yield toEvidence('listed', id, name)
  }
}

function* said(cv: Cv): Iterable<Evidence> {
  for (const { id, text } of cv.summary) yield toEvidence('said', id, text)
  for (const { id, title, summary } of [...cv.certificates, ...cv.publications, ...cv.awards]) {
    yield toEvidence('said', id, [title, summary].filter(Boolean).join(': '))
  }
  for (const { id, area, courses, highlights } of cv.education) {
    if (area !== null) yield toEvidence('said', id, area)
    for (const line of [...courses, ...highlights]) yield toEvidence('said', line.id, line.text)
  }
  for (const line of cv.other.flatMap(({ lines }) => lines))
    yield toEvidence('said', line.id, line.text)
}
