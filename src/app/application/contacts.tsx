/** Contacts of an application: how to reach them, and notes. */

import { DotLine } from '#app/ui/dot-line.tsx'
import { fingerprint } from '#core/text/fingerprint.ts'
import type { ApplicationContact } from '#core/tracker/application.ts'
import { ButtonForm } from './button-form.tsx'
import { Linked } from './linked.tsx'
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
  const channels = [email, phone, url].filter((channel) => channel !== null)
  return (
    <>
      <p>
        <DotLine>
          <span className="part-name">{name}</span>
          {role && <span className="text-muted">{role}</span>}
        </DotLine>
      </p>
      {channels.length > 0 && (
        <ul className="part-ways">
          {channels.map((channel) => (
            <li key={channel}>
              <Linked text={channel} />
            </li>
          ))}
        </ul>
      )}
      {notes && <p className="part-notes">{notes}</p>}
      <div className="part-tools part-tools-quiet">
        <Folded
          form={form}
          mark={fingerprint(contact)}
          icon="pencil"
          label="Edit"
          noun="contact"
          hidden={name}
        >
          <ContactForm contact={contact} />
        </Folded>
        <ButtonForm
          intent="contact.remove"
          id={id}
          icon="trash-2"
          label="Delete"
          noun="contact"
          hidden={name}
        />
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
      label={contact ? `Edit contact: ${contact.name}` : 'New contact'}
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
        label="Email"
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
