import { expect, test } from 'vitest'
import { type ContactMessage, readContactMessage, readContactStatus } from './contact-message.ts'

const FINE: ContactMessage = {
  name: 'Ada Example',
  email: 'ada@example.org',
  subject: 'A question',
  message: 'How do I\n\nsave a job?',
}

test('a complete message is accepted as it is', () => {
  expect(readContactMessage(FINE)).toEqual({ message: FINE })
})

test.each<[Partial<ContactMessage>, object]>([
  [{ name: 'A' }, { name: 'Name must be at least 2 characters' }],
  [{ name: '   A   ' }, { name: 'Name must be at least 2 characters' }],
  [{ name: 'A'.repeat(101) }, { name: 'Name must be at most 100 characters' }],
  [{ email: '' }, { email: 'Please enter a valid email address' }],
  [{ email: 'ada' }, { email: 'Please enter a valid email address' }],
  [{ email: 'a@x.example,b@y.example' }, { email: 'Please enter a valid email address' }],
  [{ subject: 'Help' }, { subject: 'Subject must be at least 5 characters' }],
  [{ subject: 's'.repeat(151) }, { subject: 'Subject must be at most 150 characters' }],
  [{ message: 'Too short' }, { message: 'Message must be at least 10 characters' }],
  [{ message: ' \n'.repeat(20) }, { message: 'Message must be at least 10 characters' }],
  [{ message: 'm'.repeat(5_001) }, { message: 'Message must be at most 5,000 characters' }],
  [
    { name: '', email: '', subject: '', message: '' },
    {
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      subject: 'Subject must be at least 5 characters',
      message: 'Message must be at least 10 characters',
    },
  ],
])('%j has its problems named', (changed, problems) => {
  expect(readContactMessage({ ...FINE, ...changed })).toEqual({ problems })
})

test.each<[Partial<ContactMessage>]>([
  [{ name: 'Bo' }],
  [{ name: 'A'.repeat(100) }],
  [{ subject: 'Helps' }],
  [{ subject: 's'.repeat(150) }],
  [{ message: 'Ten chars.' }],
  [{ message: 'm'.repeat(5_000) }],
])('%j is within the limits', (changed) => {
  expect(readContactMessage({ ...FINE, ...changed })).toEqual({ message: { ...FINE, ...changed } })
})

test('names and subjects become one line, and invisible characters are removed', () => {
  const read = readContactMessage({
    name: ' Bob\r\nBcc: v@example.org\u2028 ',
    email: ' bob@example.org\n',
    subject: 'Hi\tthere\u0000\u202e',
    message: ' One\r\nTwo\u0000 and three ',
  })
  expect(read).toEqual({
    message: {
      name: 'Bob Bcc: v@example.org',
      email: 'bob@example.org',
      subject: 'Hi there',
      message: 'One\nTwo and three',
    },
  })
})

test.each([
  ['new', 'new'],
  ['spam', 'spam'],
  ['deleted', null],
  ['', null],
  [null, null],
])('the status %j is read as %j', (text, status) => expect(readContactStatus(text)).toBe(status))
