/** What may be typed into the search field, each with a search that shows it. Opens without a script. */
import { Icon } from '#app/ui/icon.tsx'

const WAYS = [
  ['react berlin', 'Both words, anywhere in the job: title, company, skills, place or text.'],
  ['"machine learning"', 'These words side by side, exactly as written.'],
  ['engineer -manager', 'Without a word; a phrase in quotation marks can be left out too.'],
  ['rust OR go', 'Either word is enough.'],
  ['front', 'A last word may be unfinished: it finds frontend, too.'],
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
        Capitals and accents make no difference. Slips of the keyboard are mended, and you are told;
        skills are found by their other names, as Kubernetes is by “k8s”. Words in quotation marks
        are taken as they are.
      </p>
    </details>
  )
}
