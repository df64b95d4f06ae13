/**
 * The order of a CV's sections, changed by dragging, or by the buttons of each section. Every button sends the order
 * that it leads to, so it works without JavaScript.
 */
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { CV_SECTION_NAMES, type CvSection, withSectionAt } from '#core/documents/cv-sections.ts'
import { Fold } from './fold.tsx'
import { useListDrag } from './use-list-drag.ts'

/** `sections`: those that the CV has, as they print. */
type Props = { sections: readonly CvSection[]; isTwoColumns: boolean }

/** The button that moved a section, which gets the focus again when the list is drawn in its new order. */
type Moved = { section: CvSection; by: 1 | -1 }

export function SectionList({ sections, isTwoColumns }: Props) {
  const submit = useSubmit()
  const { formData } = useNavigation()
  const asked = formData?.get('intent') === 'sections' ? formData.get('order') : null
  const shown = typeof asked === 'string' ? (asked.split(',') as CvSection[]) : sections
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<Moved | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const order = shown.join(',')

  const move = (section: CvSection, index: number) => {
    const body = { intent: 'sections', order: withSectionAt(shown, section, index).join(',') }
    setAnnouncement(`${CV_SECTION_NAMES[section]}: ${index + 1} of ${shown.length}.`)
    void submit(body, { method: 'post', preventScrollReset: true, replace: true })
  }
  useListDrag(list, (from, to) => {
    const section = shown[from]
    if (section && from !== to) move(section, to)
  })
  useEffect(() => {
    const { section, by } = moved.current ?? {}
    moved.current = null
    if (!section || !order.includes(section)) return
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-section="${section}"] button:not(:disabled)`,
    )
    buttons?.[by === 1 ? buttons.length - 1 : 0]?.focus()
  }, [order])

  if (sections.length < 2) return null
  return (
    <Fold id="order-heading" title="Order of sections">
      {isTwoColumns && (
        <p className="hint">
          In this template, skills, certificates, languages, awards and interests have the narrow
          column.
        </p>
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="sections" />
        <ol ref={list} className="maker-sections">
          {shown.map((section, at) => (
            <li key={section} data-section={section}>
              <span className="maker-grip" data-drag aria-hidden="true">
                <Icon name="grip-vertical" />
              </span>
              {CV_SECTION_NAMES[section]}
              <span className="maker-moves">
                {([-1, 1] as const).map((by) => (
                  <button
                    key={by}
                    type="submit"
                    name="order"
                    value={withSectionAt(shown, section, at + by).join(',')}
                    disabled={at + by < 0 || at + by === shown.length}
                    className="button button-plain button-small button-icon"
                    aria-label={`Move ${CV_SECTION_NAMES[section]} ${by === 1 ? 'down' : 'up'}`}
                    onClick={(event) => {
                      event.preventDefault()
                      moved.current = { section, by }
                      move(section, at + by)
                    }}
                  >
                    <Icon name={by === 1 ? 'arrow-down' : 'arrow-up'} />
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ol>
      </Form>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </Fold>
  )
}
