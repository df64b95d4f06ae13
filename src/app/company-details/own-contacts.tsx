/** The person's applications to the company, and whom they noted there. The page must import `stages.css`. */
import { Linked } from '#app/application/linked.tsx'
import { StageLabel } from '#app/tracker/stage-label.tsx'
import { TRACKER_PATH } from '#core/tracker/tracker-view.ts'
import type { CompanyApplication } from '#store/company-applications.ts'

export function OwnContacts({ applications }: { applications: readonly CompanyApplication[] }) {
  return (
    <section aria-labelledby="own-contacts" className="details-own">
      <h2 id="own-contacts" className="area-title">
        In your tracker
      </h2>
      <ul>
        {applications.map(({ id, jobTitle, stage, contacts }) => (
          <li key={id}>
            <p className="details-own-job">
              <a href={`${TRACKER_PATH}/${id}`}>{jobTitle}</a>
              <StageLabel stage={stage} />
            </p>
            {contacts.map(({ name, role, email, phone, url }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two contacts may have the same name and nothing else
              <p key={at} className="details-person">
                <span>{role ? `${name}, ${role}` : name}</span>
                {[email, phone, url].map((way) => way && <Linked key={way} text={way} />)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
