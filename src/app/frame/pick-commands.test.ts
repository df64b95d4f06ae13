import { expect, test } from 'vitest'
import { commandsFor } from './commands.ts'
import { pickCommands } from './pick-commands.ts'

const OWN = commandsFor({ isSignedIn: true, hasPlans: true })
const VISITOR = commandsFor({ isSignedIn: false, hasPlans: false })

const labels = (text: string, commands = OWN) => pickCommands(commands, text).map((it) => it.label)

test.each([
  ['add', ['Add application']],
  ['cv', ['CV Analyzer', 'Upload CV', 'Make a CV']],
  ['track', ['Job Tracker', 'Add application']],
  ['DARK th', ['Dark theme']],
  ['log out', ['Sign out']],
  ['resume', ['Resume Generator', 'Upload CV', 'Make a CV']],
  ['zzqq', []],
])('“%s” finds %j', (text, expected) => {
  expect(labels(text)).toEqual(expected)
})

test('before anything is typed, a few actions and pages are offered', () => {
  expect(labels('  ')).toEqual([
    'Add application',
    'Upload CV',
    'Create job alert',
    'Write cover letter',
    'Dashboard',
    'Job Match',
    'Job Tracker',
    'My Profile',
    'Calendar',
    'Saved Jobs',
  ])
})

test('a visitor is offered no pages that need an account', () => {
  expect(VISITOR.filter((it) => 'to' in it && it.to.startsWith('/dashboard'))).toEqual([])
  expect(labels('sign', VISITOR)).toEqual(['Sign in', 'Sign up'])
})
