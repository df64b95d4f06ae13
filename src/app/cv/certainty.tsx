/** How certain a value is: an icon and a word, never color alone. */
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { ReadConfidence as Sure } from '#core/cv/cv-value-infos.ts'

const WORDS: Readonly<Record<Sure, { word: string; icon: IconName; says: string }>> = {
  sure: { word: 'Certain', icon: 'check', says: 'Clear in your CV.' },
  likely: { word: 'Likely', icon: 'check', says: 'Inferred from the text around it.' },
  unsure: { word: 'Check this', icon: 'triangle-alert', says: 'We weren’t sure.' },
  yours: { word: 'Yours', icon: 'user', says: 'You wrote or confirmed this.' },
}

export function ReadConfidence({ sure }: { sure: Sure }) {
  const { word, icon, says } = WORDS[sure]
  return (
    <span className="cv-sure" data-sure={sure} title={says}>
      <Icon name={icon} />
      {word}
    </span>
  )
}

/** Explains the words, once per page. */
export function CertaintyLegend() {
  return (
    <ul className="cv-legend" aria-label="How certain each value is">
      {(['sure', 'likely', 'unsure', 'yours'] as const).map((sure) => (
        <li key={sure}>
          <ReadConfidence sure={sure} /> {WORDS[sure].says}
        </li>
      ))}
    </ul>
  )
}
