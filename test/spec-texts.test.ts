/**
 * The texts that the specification quotes or names: where each is in the source, so that none gets lost unnoticed,
 * and which are not shown, each with its reason. The variable parts of a template are left out of its text.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

const SHOWN: Readonly<Record<string, readonly string[]>> = {
  // Frame
  'app/frame/site-header.tsx': ['Home', 'Jobs', 'Companies', 'Subscriptions', 'Sign in', 'Sign up'],
  'app/frame/account-menu.tsx': ['Log out', 'Dashboard', 'Profile', 'Saved Jobs'],
  'app/frame/theme-menu.tsx': ['Light', 'Dark'],
  'app/frame/footer-links.tsx': [
    'Job Alerts',
    'Career Resources',
    'Coming Soon',
    'About',
    'Sitemap',
  ],
  'app/frame/error-page.tsx': ['Try Again', 'Page Not Found'],
  'app/frame/refusal-page.tsx': ['Go Home', 'Browse Jobs'],
  'app/request/limit-requests.ts': ['Request timeout'],
  // Home
  'app/home/home.tsx': [
    'Featured Jobs',
    'more than 10,000 professionals',
    'Sign up',
    'Browse Jobs',
  ],
  'app/home/home-catalog.tsx': [
    'Browse Jobs by Category',
    'Popular Locations',
    'Featured Companies',
  ],
  'app/home/how-it-works.tsx': ['Search Jobs', 'Prepare Your Application', 'Apply with Confidence'],
  'app/home/home-filters.tsx': ['Apply', 'Clear Filters', '$0', '$100k', '$200k+'],
  // Contact
  'app/contact/contact-form.tsx': [
    'Send Us a Message',
    'Sending...',
    'Message sent!',
    "We've received your message and will get back to you soon.",
  ],
  'app/contact/contact-details.tsx': ['Find Us'],
  'core/contact/contact-message.ts': [
    'Name must be at least 2 characters',
    'Subject must be at least 5 characters',
    'Message must be at least 10 characters',
    'Please enter a valid email address',
  ],
  // Plans
  'app/plan/subscription.tsx': ['Monthly', 'Annually', 'Upgrade failed'],
  'app/plan/plan-card-view.tsx': [
    'Most Popular',
    'Upgrade to Premium',
    'Processing...',
    'Contact Sales',
  ],
  'app/plan/plan-benefits.tsx': ['Why Upgrade to Premium?', 'Perfect Job Matches'],
  'app/plan/plan-banner.tsx': ['Unlock Premium Job Matches', 'Upgrade to Premium'],
  'app/plan/upgraded-notice.tsx': ['Subscription upgraded!', 'You now have access to'],
  'core/plan/plan.ts': ['Basic', 'Premium', 'Enterprise'],
  'core/plan/plan-card.ts': ['Save 15%'],
  // Newsletter
  'app/frame/newsletter-form.tsx': ['Subscribing...'],
  'core/newsletter/newsletter.ts': [
    'Email required',
    'Please enter your email address',
    'Subscribed!',
    "You've been added to our newsletter",
  ],
  'app/pages/about.tsx': ['Innovation', 'Transparency', 'Community'],
  // Job list and cards
  'app/search/jobs.tsx': ["'job')} found", 'for “'],
  'app/search/found-jobs.tsx': ['Load More Jobs'],
  'app/search/no-jobs-found.tsx': ['No jobs found', 'Clear search'],
  'app/frame/search-failed.tsx': ['Failed to search jobs. Please try again.', 'Try Again'],
  'app/search/use-more-jobs.ts': ["title: 'Error'", 'Failed to search jobs. Please try again.'],
  'app/search/sort-menu.tsx': ['Best match for you', 'NEW'],
  'app/search/filter-sidebar.tsx': ['Hide results with no data', 'Job match'],
  'app/lists/hidden-lists.tsx': ['Hide viewed', 'new to you'],
  'core/pay/salary.ts': ['Not specified', 'Up to '],
  'core/job/job-labels.ts': ['Lead/Executive', 'Part-time', 'Freelance', 'Internship', 'Hybrid'],
  'core/job/job.ts': [
    'Marketing and Sales',
    'General Business, Strategy/Planning, and Consulting',
    'Human Resources',
    'Business Development and Sales',
    'Information Services and Technology',
    'Internet Marketplace Platforms',
    'Information and Internet',
    'Software Development',
    'Data Science',
    'Design',
    'Product Management',
    'Marketing',
    'Customer Support',
  ],
  'app/ui/time-ago.tsx': ['Recently'],
  // Saving
  'app/lists/apply-optimistically.ts': [
    'Authentication required',
    'Please log in to save jobs',
    'Please sign in to save jobs',
    'Job removed',
    'Job removed from saved jobs',
    'Job saved',
    'Job added to your saved jobs',
    'Job added to saved jobs',
    'Failed to update saved job',
  ],
  'core/api/refusal.ts': [
    'Cannot save job: Invalid job ID',
    'Invalid job ID format',
    'Invalid job ID',
    'Missing job ID',
    'Job not found',
    'There was an error processing your request. Please try again.',
  ],
  // One job
  'app/job/job.tsx': [
    'Description copied',
    'Could not copy job description',
    'Tech Stack',
    'Requirements',
    'Job Details',
    'Related Jobs',
  ],
  'app/ui/copy-button.tsx': ['Copy failed'],
  'app/company-details/details-address.ts': ['Find Company Details'],
  'app/company-details/company-details-widget.tsx': [
    'Failed to find company information. Please try again.',
    'Limited information found',
    'We found some general contact suggestions for you.',
    'Company details found!',
    'Found contact information and company details.',
  ],
  'app/company-details/company-details-result.tsx': [
    'Copied!',
    'Contact information copied to clipboard.',
    'Could not copy to clipboard.',
  ],
  'app/job/back-to-jobs.tsx': ['Back to Jobs'],
  'app/job/job-missing.tsx': [
    'Job Not Found',
    "The job you're looking for doesn't exist or has been removed.",
    'Failed to fetch job details',
    'Failed to load job details. Please try again.',
    'Invalid job ID',
    'Missing job ID',
    'Back to Jobs',
    'Try Again',
  ],
  'app/job/apply-link.tsx': [
    'Apply Now',
    'No apply link available',
    "This job doesn't have an application link",
    'Application Started',
    'Good luck with your application!',
  ],
  'app/job/job-actions.ts': ['Generate CV', 'Analyze CV', 'Generate Cover Letter'],
  'app/job/job-page-actions.tsx': ['Track App'],
  // Companies
  'app/company/companies.tsx': [
    'No companies found',
    'Try adjusting your search query',
    'Clear Search',
  ],
  'app/company/open-jobs.ts': ["'job')} available"],
  'core/company/company-facts.ts': ['employees', 'Rating: ', '/5'],
  'app/company/company-card.tsx': ['Top Company'],
  // Accounts
  'app/sign-in/auth.tsx': [
    'Authentication Error',
    'Please sign in to manage job alerts',
    'Authentication Required',
    'Please sign in to save job alerts',
    'Forgot password?',
    'Logging in...',
    'Creating account...',
    'Login failed',
  ],
  'app/sign-in/entry-action.ts': [
    'Signup failed',
    'Missing information',
    'Please provide your full name',
  ],
  'core/account/sign-in-problem.ts': ['Something went wrong'],
  'app/sign-in/use-sign-in-toasts.ts': [
    'Welcome back!',
    "You've been successfully logged in.",
    'Account created!',
    'Signed out',
    'You have been signed out successfully',
  ],
  // Dashboard and onboarding
  'app/frame/dashboard-entries.ts': [
    'Job Match',
    'Job Tracker',
    'My Profile',
    'Saved Jobs',
    'Job Alerts',
    'Resume Generator',
    'Cover Letter',
    'CV Analyzer',
  ],
  'app/dashboard/dashboard-menu.tsx': ['Sign Out'],
  'app/alert/job-alerts.tsx': ['Your Job Alerts', 'No Job Alerts'],
  'app/alert/alert-editor.tsx': [
    'Create Alert',
    'Update Alert',
    'Alert Frequency',
    'Remote Only',
    'Minimum Salary',
    'Cancel',
    'Saving...',
  ],
  'app/alert/alert-card.tsx': ['Remote Only', 'Minimum Salary', 'View matching jobs'],
  'core/alert/alert-form.ts': ['Keywords are required', 'Frequency is required'],
  'app/alert/alert-actions.ts': [
    'Alert Created',
    'Alert Updated',
    'Your job alert has been created',
    'Alert Deleted',
    'Your job alert has been deleted',
    'Alert Paused',
    'You will no longer receive notifications for this alert',
    'Alert Activated',
    'You will now receive notifications for this alert',
  ],
  'core/profile/onboarding.ts': [
    'Upload Your Resume',
    'Basic Information',
    'Skills & Expertise',
    'Experience & Education',
    'Job Preferences',
    'To get the best job matches, please enter at least 5 core skills. This is required for matching.',
    'Please enter at least one work experience and one education entry to continue.',
    "We couldn't extract enough info from your resume. Please fill in your skills and experience manually for personalized job matches.",
  ],
  'app/profile/wizard.tsx': ['Complete Your Profile', 'Skip for now', 'Finish'],
  'app/profile/wizard-steps.tsx': [
    'Step {step} of {LAST_STEP}',
    'Skip this step',
    'Continue',
    'Back',
  ],
  'app/profile/about-form.tsx': ['Full Name', 'About You'],
  'app/profile/experience-editor.tsx': ['+ {more} more items', 'Position', 'Company', 'Duration'],
  'app/profile/education-editor.tsx': [
    'Degree',
    'Field of Study',
    'Institution',
    'Graduation Year',
  ],
  // Resumes
  'core/files/file-limits.ts': ['Unsupported file type'],
  'app/profile/cv-forms.tsx': ['Max 5MB'],
  'app/profile/cv-upload.tsx': ['Delete Resume'],
  'core/cv/cv-file-problem.ts': [
    'Could not read file content. Please try a different file format.',
    'Error analyzing your resume. Please try again or enter information manually.',
    'Error extracting text:',
    'Could not extract text from PDF:',
    'Could not extract text from DOCX:',
    'Could not read text file:',
    'No text content found in document.',
  ],
  'app/request/failed-submission.ts': [
    'There was an error uploading your file. Please try again.',
    'Failed to upload and analyze your resume',
    'Failed to save resume data.',
    'Failed to save resume information. Please try again.',
    'Failed to save step data',
  ],
  'app/profile/save-profile-cv.ts': ['Your resume data has been saved.'],
  'app/cv/done-notice.tsx': ['Resume information saved successfully.'],
  // Applications
  'core/tracker/application.ts': [
    'Unknown Company',
    'Interested',
    'Applied',
    'Follow Up',
    'Pre-Screen',
    'Tech Interview',
    'Final Interview',
    'Offer Received',
    'Accepted',
    'Declined',
    'Rejected',
  ],
  'app/tracker/applications-failed.tsx': ['Failed to fetch applications'],
  'app/tracker/application-words.ts': [
    'Failed to create application',
    'Failed to update application',
    'Failed to delete application',
    'Failed to delete applications',
    'Job application added successfully',
    'Application updated successfully',
    'Application deleted successfully',
    'applications deleted successfully',
  ],
  'app/tracker/track-dialog.tsx': [
    'Added to Job Tracker',
    'has been added to your application tracker',
  ],
}

const OTHER = 'another text in its place: docs/decisions/029-where-we-differ-from-the-spec.md'

const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  [OTHER]: [
    'Unexpected Application Error!',
    'AI-powered matching',
    'please try again in a moment',
    'Failed to load job alerts',
    'Failed to save job alert',
    'Failed to delete job alert',
    'Failed to update alert status',
  ],
}

test.each(Object.entries(SHOWN))('%s contains its texts of the specification', (file, texts) => {
  const source = toPlain(readFileSync(`src/${file}`, 'utf8'))

  expect(texts.filter((text) => !source.includes(toPlain(text)))).toEqual([])
})

test('a text that is not shown is on no page; once it is built, it moves to where it is shown', () => {
  const pages = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => toPlain(readFileSync(`src/app/${path}`, 'utf8')))
    .join('\n')
  const texts = Object.values(NOT_SHOWN).flat()

  expect(texts.filter((text) => pages.includes(toPlain(text)))).toEqual([])
})

test.each([
  ['/job', 400, 'Missing job ID'],
  ['/jobs/abc', 400, 'Invalid job ID'],
  ['/jobs/999', 404, 'Job Not Found'],
  ['/nothing', 404, 'Page Not Found'],
  ['/companies?query=zzqq', 200, 'Try adjusting your search query'],
  ['/jobs?query=zzqqzzqq', 200, 'No jobs found'],
  ['/', 200, 'Find your next job'],
])('%s answers %i with “%s”', async (path, status, text) => {
  const app = await createTestApp()
  await app.take([listing()])
  const response = await app.request(path)

  expect(response.status).toBe(status)
  expect(await response.text()).toContain(text)
})

test('a missing and an invalid job id in an address are distinguished', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  for (const [path, text] of [
    ['/dashboard/cv-analysis', 'Missing job ID'],
    ['/dashboard/resume-generator?jobId=', 'Missing job ID'],
    ['/dashboard/cover-letter?jobId=abc', 'Invalid job ID'],
  ]) {
    expect([path, (await ada.page(path as string)).includes(`<h1>${text}</h1>`)]).toEqual([
      path,
      true,
    ])
  }
})

test.each([
  ['nothing at all', ''],
  ['blank lines', ' \n\n\t\n'],
])('a text file that holds %s is read as one without text', async (_, content) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const form = new FormData()
  form.set('intent', 'upload-cv')
  form.set('file', new File([content], 'cv.txt', { type: 'text/plain' }))
  await ada.request('/dashboard/profile', { method: 'POST', body: form })

  const page = await ada.page('/dashboard/profile')
  expect(page.includes('No text content found in document.')).toBe(true)
})

/** Without comments, and with uniform spaces, quotation marks and entities. */
function toPlain(source: string): string {
  return source
    .replace(/\/\*.*?\*\//gs, ' ')
    .replace(/(^|\s)\/\/[^\n]*/g, ' ')
    .replaceAll('’', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}
