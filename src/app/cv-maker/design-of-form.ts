/** Parses the forms of `design-form.tsx` and `section-list.tsx`; null if a value is invalid. */
import { textOf } from '#app/request/form-text.ts'
import { CvDesign } from '#core/documents/cv-design.ts'
import { entryOf } from '#core/text/entry-of.ts'

const PAGES: Readonly<Record<string, CvDesign['pages']>> = { 1: 1, 2: 2, all: null }

const Order = CvDesign.shape.sections

/** The order of sections, separated by commas; null if a name is unknown or repeated. */
export function sectionsOf(form: FormData): CvDesign['sections'] | null {
  const read = Order.safeParse(textOf(form, 'order').split(','))
  return read.success ? read.data : null
}

export function designOf(form: FormData): CvDesign | null {
  const read = CvDesign.safeParse({
    template: form.get('template'),
    paper: form.get('paper'),
    accent: form.get('accent'),
    density: form.get('density'),
    pages: entryOf(PAGES, textOf(form, 'pages')),
  })
  return read.success ? read.data : null
}
