/** Whom the person noted at the company, and their applications there. The page must import `stages.css`. */
import { Linked } from '#app/application/linked.tsx'
import { StageLabel } from '#app/tracker/stage-label.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TRACKER_PATH } from '#core/tracker/tracker-view.ts'
import type { CompanyApplication } from '#store/company-applications.ts'
import type { KnownPerson } from './known-people.ts'

export function OwnPeople({ people }: { people: readonly KnownPerson[] }) {
  return (
    <section aria-labelledby="own-people" className="details-people">
      <h2 id="own-people" className="area-title">
        People you know
      </h2>
      <ul>
        {people.map(({ name, role, email, phone, url, jobTitle }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two contacts may have the same name and nothing else
          <li key={at}>
            <div className="details-known">
              <h3>{role ? `${name}, ${role}` : name}</h3>
              <p className="details-person">
                {[email, phone, url].map((way) => way && <Linked key={way} text={way} />)}
                <span className="details-note">Noted for {jobTitle}</span>
              </p>
            </div>
            {email && (
              <a href={`mailto:${email}`} className={at === 0 ? 'button button-primary' : 'button'}>
                <Icon name="mail" />
                Write email
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function OwnApplications({ applications }: { applications: readonly CompanyApplication[] }) {
  return (
    <section aria-labelledby="own-applications" className="details-own">
      <h2 id="own-applications" className="area-title">
        In your tracker
      </h2>
      <ul>
        {applications.map(({ id, jobTitle, stage }) => (
          <li key={id} className="details-own-job">
            <a href={`${TRACKER_PATH}/${id}`}>{jobTitle}</a>
            <StageLabel stage={stage} />
          </li>
        ))}
      </ul>
    </section>
  )
}
