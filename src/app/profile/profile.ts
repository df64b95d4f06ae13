/** /profile: where the profile is today. */
import { redirect } from 'react-router'

export const loader = () => redirect('/dashboard/profile', 301)
