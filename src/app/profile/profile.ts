/** /profile redirects to the profile. */
import { redirect } from 'react-router'

export const loader = () => redirect('/dashboard/profile', 301)
