/** /accessibility: how accessible this site is, how that is tested, and what is known not to work. */
import { PageHead } from '#app/frame/page-head.tsx'
import { OperatorContact } from './operator-contact.tsx'
import { TextPage, type TextSection } from './text-page.tsx'

const SECTIONS: readonly TextSection[] = [
  {
    id: 'goal',
    title: 'What we aim for',
    body: (
      <p>
        Every page should meet the{' '}
        <a href="https://www.w3.org/TR/WCAG22/">Web Content Accessibility Guidelines 2.2</a>, level
        AA. You can use the whole site with a keyboard, zoom to 400%, choose a light or dark theme,
        and turn off animations in your system. Finding a job, applying and tracking applications
        also work with JavaScript turned off.
      </p>
    ),
  },
  {
    id: 'tests',
    title: 'How we test',
    body: (
      <>
        <p>These tests run before each change is published:</p>
        <ul>
          <li>
            An automatic checker (axe) opens the pages in both themes at three widths, from a phone
            to a large screen. The test fails if the checker finds a single problem.
          </li>
          <li>
            Other tests complete whole tasks like a person would and find every button and field by
            its accessible name. Several use only the keyboard, including moving applications
            between stages.
          </li>
          <li>
            Tests check that the focus stays where you left it after a change, and that pages fit a
            narrow screen without scrolling sideways.
          </li>
          <li>
            PDF files made here are tagged (PDF/UA-1), so that screen readers can read them in
            order.
          </li>
        </ul>
        <p>
          Automatic tests find only some problems. Nobody outside the project has audited this site,
          and it hasn’t been tested regularly with screen readers or by people with disabilities.
        </p>
      </>
    ),
  },
  {
    id: 'limits',
    title: 'Known limits',
    body: (
      <ul>
        <li>
          Job descriptions come from employers. We keep their headings and lists, but they may be
          badly structured, or in another language than the page states.
        </li>
        <li>
          The preview of a CV or cover letter is a picture of its pages. The same content is in the
          form beside it, and in the tagged PDF that you can download.
        </li>
        <li>Pages and messages are in English only.</li>
        <li>Links to employers lead to their own sites, whose accessibility we can’t influence.</li>
      </ul>
    ),
  },
  {
    id: 'report',
    title: 'How to report a problem',
    body: (
      <>
        <p>
          If something here doesn’t work for you, tell us. Name the page, what you tried to do, and
          the browser and assistive technology you use.
        </p>
        <OperatorContact />
      </>
    ),
  },
]

export default function Accessibility() {
  return (
    <>
      <PageHead
        title="Accessibility"
        description="How accessible Rolecall is: what we aim for, how we test, what doesn’t work yet, and how to report a problem."
        path="/accessibility"
      />
      <TextPage
        title="Accessibility"
        lede="How accessible this site is, and how to report a problem."
        sections={SECTIONS}
      />
    </>
  )
}
