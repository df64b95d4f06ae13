/** What the form of `design-form.tsx` says; null where it says what cannot be. */
import { textOf } from '#app/request/form-text.ts'
import { CvDesign } from '#core/documents/cv-design.ts'

const PAGES: Readonly<Record<string, CvDesign['pages']>> = { 1: 1, 2: 2, all: null }

export function designOf(form: FormData): CvDesign | null {
  const read = CvDesign.safeParse({
    template: form.get('template'),
    paper: form.get('paper'),
    accent: form.get('accent'),
    density: form.get('density'),
    pages: PAGES[textOf(form, 'pages')],
  })
  return read.success ? read.data : null
}
