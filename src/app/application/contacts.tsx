/** The people one has to do with: how to reach them, and what to remember. */

import { fingerprint } from '#core/text/fingerprint.ts'
import type { ApplicationContact } from '#core/tracker/application.ts'
import { Linked } from './linked.tsx'
import { OneButton } from './one-button.tsx'
import { PartField, PartForm, PartText } from './part-form.tsx'
import { Folded, PartSection } from './part-section.tsx'

export function Contacts({ contacts }: { contacts: readonly ApplicationContact[] }) {
  return (
    <PartSection
      id="contacts"
      title="Contacts"
      count={contacts.length}
      empty={contacts.length === 0 ? 'Recruiters and interviewers, and how to reach them.' : null}
      add={{ label: 'Add a contact', form: 'contact-new', body: <ContactForm contact={null} /> }}
    >
      <ul className="part-list">
        {contacts.map((contact) => (
          <li key={contact.id}>
            <Contact contact={contact} />
          </li>
        ))}
      </ul>
    </PartSection>
  )
}

function Contact({ contact }: { contact: ApplicationContact }) {
  const { id, name, role, email, phone, url, notes } = contact
  const form = `contact-${id}`
  const ways = [email, phone, url].filter((way) => way !== null)
  return (
    <>
      <p>
        <span className="part-name">{name}</span>
        {role && <span className="text-muted"> · {role}</span>}
      </p>
      {ways.length > 0 && (
        <ul className="part-ways">
          {ways.map((way) => (
            <li key={way}>
              <Linked text={way} />
            </li>
          ))}
        </ul>
      )}
      {notes && <p className="part-notes">{notes}</p>}
      <div className="part-tools">
        <Folded form={form} mark={fingerprint(contact)} label="Edit" hidden={name}>
          <ContactForm contact={contact} />
        </Folded>
        <OneButton intent="contact.remove" id={id} label="Delete" hidden={name} />
      </div>
    </>
  )
}

function ContactForm({ contact }: { contact: ApplicationContact | null }) {
  const form = contact ? `contact-${contact.id}` : 'contact-new'
  return (
    <PartForm
      form={form}
      intent={contact ? 'contact.change' : 'contact.add'}
      label={contact ? `Edit ${contact.name}` : 'New contact'}
      hidden={contact ? { id: contact.id, seen: fingerprint(contact) } : {}}
      submit={contact ? 'Save' : 'Add contact'}
    >
      <PartField name="name" label="Name" value={contact?.name} autoComplete="off" required />
      <PartField
        name="role"
        label="Role"
        value={contact?.role}
        placeholder="Recruiter"
        autoComplete="off"
      />
      <PartField
        name="email"
        label="E-mail"
        value={contact?.email}
        type="email"
        autoComplete="off"
      />
      <PartField name="phone" label="Phone" value={contact?.phone} type="tel" autoComplete="off" />
      <PartField
        name="url"
        label="Link"
        value={contact?.url}
        inputMode="url"
        placeholder="linkedin.com/in/…"
        autoComplete="off"
      />
      <PartText name="notes" label="Notes" value={contact?.notes} rows={3} />
    </PartForm>
  )
}
