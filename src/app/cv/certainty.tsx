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
export function CheckFirst({ unsure }: Pick<ShownCv, 'unsure'>) {
  return (
    <div className="cv-check-first">
      {unsure.length > 0 && (
        <>
          <p>
            <Icon name="triangle-alert" />
            {unsure.length === 1
              ? 'We weren’t sure of one value:'
              : `We weren’t sure of ${unsure.length} values:`}
          </p>
          <ul>
            {unsure.map(({ key, label, text }) => (
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
        Select a value to change it.
        <span className="cv-if-pointing">
          {' '}
          While you point at one, its place in the file is highlighted.
        </span>
      </p>
    </div>
  )
}
