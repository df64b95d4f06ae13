/** How sure we are of a value: a sign and a word, never a colour alone. */
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { Sureness as Sure } from '#core/cv/cv-live-marks.ts'

const WORDS: Readonly<Record<Sure, { word: string; icon: IconName; says: string }>> = {
  sure: { word: 'Sure', icon: 'check', says: 'This can mean nothing else.' },
  likely: { word: 'Likely', icon: 'check', says: 'Told by what stands around it.' },
  unsure: { word: 'Look again', icon: 'triangle-alert', says: 'The best of several readings.' },
  yours: { word: 'Yours', icon: 'user', says: 'You wrote or confirmed this.' },
}

export function Sureness({ sure }: { sure: Sure }) {
  const { word, icon, says } = WORDS[sure]
  return (
    <span className="cv-sure" data-sure={sure} title={says}>
      <Icon name={icon} />
      {word}
    </span>
  )
}

/** What the words mean, once for the page. */
export function SurenessLegend() {
  return (
    <ul className="cv-legend" aria-label="How sure we are">
      {(['sure', 'likely', 'unsure', 'yours'] as const).map((sure) => (
        <li key={sure}>
          <Sureness sure={sure} /> {WORDS[sure].says}
        </li>
      ))}
    </ul>
  )
}
