/** /cookies: there are none. Lists what a browser keeps instead; change it together with those keys. */
import { PageHead } from '#app/ui/page-head.tsx'
import { TextPage, type TextSection } from '#app/ui/text-page.tsx'

const KEPT = [
  { key: 'theme', purpose: 'Whether you chose the light or the dark look', until: 'You delete it' },
  {
    key: 'viewed_jobs',
    purpose:
      'The numbers of the jobs you have opened, 2,000 at most, so that lists can mark or hide them',
    until: 'You delete it',
  },
  {
    key: 'recent_searches',
    purpose: 'Your last eight searches, to offer them again below the search field',
    until: 'You clear them there, or delete it',
  },
  { key: 'hide_viewed_jobs', purpose: 'Whether lists hide those jobs', until: 'You delete it' },
  {
    key: 'scroll-positions',
    purpose: 'How far down you were, so that going back returns you there',
    until: 'You close the tab',
  },
] as const

const SECTIONS: readonly TextSection[] = [
  {
    id: 'none',
    title: 'No cookies',
    body: (
      <>
        <p>
          Visiting this site sets no cookies: none of ours and none of anybody else's. That is why
          you were not asked to accept any.
        </p>
        <p>
          No page loads scripts, pictures, fonts or anything else from another company, so no other
          company can set a cookie here either.
        </p>
      </>
    ),
  },
  {
    id: 'kept',
    title: 'What your browser keeps instead',
    body: (
      <>
        <p>
          A few things are remembered in your browser's own storage. They are for you, they stay on
          your device, and they are never sent to the server.
        </p>
        <table className="data-table" aria-label="What your browser keeps">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col" className="w-5/12">
                What it is for
              </th>
              <th scope="col">Kept until</th>
            </tr>
          </thead>
          <tbody>
            {KEPT.map(({ key, purpose, until }) => (
              <tr key={key}>
                <th scope="row">
                  <code>{key}</code>
                </th>
                <td>{purpose}</td>
                <td>{until}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  },
  {
    id: 'delete',
    title: 'How to delete it',
    body: (
      <p>
        Every browser can show and delete what a site has stored, usually in its settings under
        privacy or site data. After that this site has forgotten your theme, your searches and the
        jobs you opened, and works as before. If your browser forbids storage, nothing is remembered
        and everything else still works.
      </p>
    ),
  },
  {
    id: 'proxy',
    title: 'What we cannot see',
    body: (
      <p>
        The operator may place a proxy or a hosting company's service before this site, and such
        services sometimes set a technical cookie of their own. The{' '}
        <a href="/privacy#contact">operator</a> can tell you whether that is so here.
      </p>
    ),
  },
]

export default function Cookies() {
  return (
    <>
      <PageHead
        title="Cookie Policy"
        description="Visiting Rolecall sets no cookies. This page lists what your browser keeps instead, what each entry is for, and how to delete it."
        path="/cookies"
      />
      <TextPage
        title="Cookie Policy"
        lede="A visit sets no cookies. Here is what your browser keeps instead."
        updatedOn="2025-05-06"
        sections={SECTIONS}
      />
    </>
  )
}
