/**
 * A CV in the neutral shape that CV readers are compared in: one entry per role, dates as printed, and everything
 * stated about an entry in one list.
 */
import type { Cv, CvEmployment } from '#core/cv/cv.ts'

export function toNeutral(cv: Cv) {
  return {
    name: cv.name,
    email: cv.email,
    phone: cv.phone,
    location: cv.place?.text ?? null,
    links: [...(cv.url ? [cv.url] : []), ...cv.links.map(({ url }) => url)],
    summary: cv.summary.map(({ text }) => text).join('\n') || null,
    skills: cv.skills.flatMap(({ keywords }) => keywords),
    work: cv.work.flatMap(toEntries),
    education: cv.education.map(({ degree, area, institution, start, end }) => {
      return { degree, ...(area && { area }), institution, start, end }
    }),
  }
}

function toEntries({ company, roles }: CvEmployment) {
  return roles.map(({ title, start, end, summary, highlights }) => ({
    title,
    company,
    start,
    end: end === 'present' ? 'Present' : end,
    highlights: [...(summary ? [summary] : []), ...highlights.map(({ text }) => text)],
  }))
}
