/** The benefits of an account, beside the sign-up form. */
import { type Fact, IconList } from './icon-list.tsx'

const REASONS: readonly Fact[] = [
  {
    icon: 'bookmark',
    title: 'Save jobs',
    text: 'Keep the jobs you like, add notes, and see when a listing changes.',
  },
  {
    icon: 'layers',
    title: 'Track applications',
    text: 'From Interested to Accepted, with interviews and next steps.',
  },
  {
    icon: 'user',
    title: 'One profile',
    text: 'Your skills, experience and preferences in one private place.',
  },
  {
    icon: 'download',
    title: 'Your data stays yours',
    text: 'Download or delete everything at any time.',
  },
]

export const AccountReasons = () => <IconList heading="With an account" facts={REASONS} />
