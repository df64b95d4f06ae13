/** How certain values are. Only doubtful ones are marked; the others say it to screen readers alone. */
import { Icon } from '#app/ui/icon.tsx'
import type { ReadConfidence as Sure } from '#core/cv/cv-value-infos.ts'
import type { ShownCv } from './load-cv.ts'

const WORDS: Readonly<Record<Sure, string>> = {
  sure: 'Certain',
  likely: 'Likely',
  unsure: 'Check this',
  yours: 'Yours',
}

export function ReadConfidence({ sure }: { sure: Sure }) {
  if (sure !== 'unsure') return <span className="sr-only">{WORDS[sure]}</span>
  return (
    <span className="cv-sure" title="We weren’t sure.">
      <Icon name="triangle-alert" />
      {WORDS[sure]}
    </span>
  )
}

/** What to check first, and how to use the page. */
export function CheckFirst({ cv }: { cv: ShownCv }) {
  const values = [
    ...cv.head,
    ...cv.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        [block, ...block.roles].flatMap((one) => [...one.values, ...one.lines]),
      ),
    ),
  ].filter(({ key, text }) => text !== null && cv.marks[key]?.sure === 'unsure')
  return (
    <div className="cv-check-first">
      {values.length > 0 && (
        <>
          <p>
            <Icon name="triangle-alert" />
            {values.length === 1
              ? 'We weren’t sure of one value:'
              : `We weren’t sure of ${values.length} values:`}
          </p>
          <ul>
            {values.map(({ key, label, text }) => (
              <li key={key}>
                <a href={`#v-${key}`} className="link">
                  {label}
                </a>{' '}
                <span className="text-muted">{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="hint">
        Select a value to change it. While you point at one, its place in the file is highlighted.
      </p>
    </div>
  )
}
