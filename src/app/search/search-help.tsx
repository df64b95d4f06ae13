/** The search syntax, each rule with an example search. Opens without a script. */
import { Icon } from '#app/ui/icon.tsx'

const WAYS = [
  [
    'react berlin',
    'Both words, anywhere in the listing: title, company, skills, location or description.',
  ],
  ['"machine learning"', 'This exact phrase.'],
  ['engineer -manager', 'Leaves out a word. This also works for a phrase in quotation marks.'],
  ['rust OR go', 'Either word.'],
  ['front', 'The last word can be unfinished: this also finds “frontend”.'],
] as const

export function SearchHelp() {
  return (
    <details className="search-help">
      <summary>
        <Icon name="chevron-right" />
        How to search
      </summary>
      <dl>
        {WAYS.map(([words, meaning]) => (
          <div key={words}>
            <dt>
              <a href={`/jobs?query=${encodeURIComponent(words)}`} className="link">
                {words}
              </a>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        Capital letters and accents make no difference. Typos are corrected, and we tell you. Skills
        are also found by their other names: “k8s” finds Kubernetes. Words in quotation marks are
        searched exactly as written.
      </p>
    </details>
  )
}
