/** The search syntax, each rule with an example search. Opens without a script. */
import { Icon } from '#app/ui/icon.tsx'

const WAYS = [
  [
    'react berlin',
    'Finds both words, anywhere in the listing: title, company, skills, location or description.',
  ],
  ['"machine learning"', 'Finds this exact phrase.'],
  ['engineer -manager', 'Leaves out this word or quoted phrase.'],
  ['rust OR go', 'Finds either word.'],
  ['front', 'Also finds “frontend”: your last word can be unfinished.'],
] as const

export function SearchSyntax() {
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
        Capital letters and accents make no difference. We correct typos and tell you when we do. We
        also find skills by their other names: “k8s” finds Kubernetes. We search for words in
        quotation marks exactly as you write them.
      </p>
    </details>
  )
}
