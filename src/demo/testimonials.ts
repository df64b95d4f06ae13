/**
 * Sample testimonials for the home page's carousel. Invented people at invented companies: only shown together
 * with the demo jobs, and marked as sample content. Ratings are out of 5.
 */
export type Testimonial = {
  id: string
  name: string
  role: string
  company: string
  content: string
  rating: 1 | 2 | 3 | 4 | 5
}

export const DEMO_TESTIMONIALS: Testimonial[] = [
  {
    id: 'sample-1',
    name: 'Ilse Vandermoere',
    role: 'Backend Engineer',
    company: 'Grainmoss',
    content:
      'I searched for Elixir jobs within reach of Ghent and found exactly three. One of them was mine. What I liked: it told me which listings had already closed before I wrote a cover letter.',
    rating: 5,
  },
  {
    id: 'sample-2',
    name: 'Tobias Achterfeld',
    role: 'Site Reliability Engineer',
    company: 'Harrowlight',
    content:
      'The tracker kept me honest. Eleven applications, four interviews, and I always knew who I still owed an answer.',
    rating: 5,
  },
  {
    id: 'sample-3',
    name: 'Meenakshi Raghuvaran',
    role: 'Product Designer',
    company: 'Meridook',
    content:
      'A weekly alert with two or three good jobs is worth more to me than fifty tabs. I would like even finer filters for design roles.',
    rating: 4,
  },
  {
    id: 'sample-4',
    name: 'Caetano Brisolla',
    role: 'Data Analyst',
    company: 'Colibrant',
    content:
      'The CV analysis showed me a skill that nearly every listing asked for and that I had simply forgotten to write down.',
    rating: 5,
  },
  {
    id: 'sample-5',
    name: 'Siobhán Calloway-Reyes',
    role: 'Customer Success Manager',
    company: 'Fennimarsh',
    content:
      'Salaries in one currency, on one page. I walked into the negotiation with numbers instead of a feeling.',
    rating: 5,
  },
  {
    id: 'sample-6',
    name: 'Jun Hirasaka',
    role: 'Gameplay Programmer',
    company: 'Lanternjaw Games',
    content:
      'Good search, no noise. I moved from Osaka to Malmö because a search for co-op games turned up a team I had never heard of.',
    rating: 4,
  },
]
