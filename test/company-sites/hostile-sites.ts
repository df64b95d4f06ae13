/** Twenty made sites that forbid, trap, redirect away, break, or show addresses which are not the company's. */
import { gzipSync } from 'node:zlib'
import type { MadeSite } from './made-site.ts'

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')

export const HOSTILE_SITES: readonly MadeSite[] = [
  {
    company: 'Closed Gate',
    website: 'https://closed-gate.example',
    pages: {
      'closed-gate.example/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /' },
      'closed-gate.example/': `<p>jobs@closed-gate.example</p>`,
    },
    states: {},
    forbidden: [
      'closed-gate.example/',
      'closed-gate.example/careers',
      'closed-gate.example/contact',
    ],
  },
  {
    company: 'Half Gate',
    website: 'https://half-gate.example',
    pages: {
      'half-gate.example/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: Rolecall\nDisallow: /team\nDisallow: /contact\n',
      },
      'half-gate.example/': `<a href="/careers">Careers</a><a href="/contact">Contact</a><a href="/team">Team</a>`,
      'half-gate.example/careers': `<p>careers@half-gate.example</p>`,
      'half-gate.example/contact': `<p>info@half-gate.example</p>`,
      'half-gate.example/team': `<p>hello@half-gate.example</p>`,
    },
    states: { careers: 'https://half-gate.example/careers', hr: ['careers@half-gate.example'] },
    forbidden: ['half-gate.example/contact*', 'half-gate.example/team*'],
  },
  {
    company: 'Inward',
    website: 'https://inward.example',
    pages: {
      'inward.example/': `<a href="http://127.0.0.1:CANARY/careers">Careers</a><a href="http://localhost:CANARY/">About</a>
        <a href="http://169.254.169.254/latest/meta-data">Contact</a><a href="http://[::1]/imprint">Imprint</a>
        <p>jobs@inward.example</p>`,
    },
    states: { hr: ['jobs@inward.example'] },
    forbidden: ['127.0.0.1*', 'localhost*', '169.254.169.254*', '[::1]*'],
  },
  {
    company: 'Bounce Inside',
    website: 'https://bounce.example',
    pages: {
      'bounce.example/': `<a href="/careers">Careers</a><a href="/contact">Contact</a><p>info@bounce.example</p>`,
      'bounce.example/careers': { status: 302, location: 'http://127.0.0.1:CANARY/secret' },
      'bounce.example/contact': { status: 302, location: 'https://private.bounce.example/' },
      'private.bounce.example/': `<p>jobs@bounce.example</p>`,
    },
    // It links a careers page; that it leads nowhere useful is seen only by following.
    states: { company: ['info@bounce.example'] },
    forbidden: ['127.0.0.1*', 'private.bounce.example*'],
  },
  {
    company: 'Gone Elsewhere',
    website: 'https://gone-elsewhere.example',
    pages: {
      'gone-elsewhere.example/': { status: 301, location: 'https://parked-domains.example/buy' },
      'parked-domains.example/buy': `<p>Buy this domain: sales@parked-domains.example, hello@gone-elsewhere.example</p>`,
    },
    states: {},
    forbidden: ['parked-domains.example*'],
  },
  {
    company: 'Two Gigabytes',
    website: 'https://huge.example',
    pages: {
      'huge.example/': { endless: 'bytes' },
      'huge.example/careers': `<p>jobs@huge.example</p>`,
    },
    states: { careers: 'https://huge.example/careers', hr: ['jobs@huge.example'] },
  },
  {
    company: 'Slow Drip',
    website: 'https://drip.example',
    pages: { 'drip.example/': { endless: 'drip' } },
    states: {},
  },
  {
    company: 'Link Maze',
    website: 'https://maze.example',
    pages: {
      'maze.example/': `<p>info@maze.example</p><a href="/jobs">Jobs</a>${many(5_000, (i) => `<a href="/jobs/${i}">Careers ${i}</a>`)}`,
      'maze.example/jobs': `${many(5_000, (i) => `<a href="/contact/${i}">Contact</a>`)}<p>jobs@maze.example</p>`,
    },
    states: {
      careers: 'https://maze.example/jobs',
      hr: ['jobs@maze.example'],
      company: ['info@maze.example'],
    },
  },
  {
    company: 'Harvest Trap',
    website: 'https://harvest.example',
    pages: {
      'harvest.example/': `${many(20_000, (i) => `<a href="mailto:user${i}@harvest.example">u</a>`)}<p>contact@harvest.example</p>`,
    },
    states: { company: ['contact@harvest.example'] },
  },
  {
    company: 'Zip Bomb',
    website: 'https://bomb.example',
    pages: {
      'bomb.example/': { encoding: 'gzip', endless: 'gzip' },
      'bomb.example/contact': { encoding: 'gzip', body: gzipSync('<p>hello@bomb.example</p>') },
    },
    states: { company: ['hello@bomb.example'] },
  },
  {
    company: 'Hidden Honey',
    website: 'https://honey.example',
    pages: {
      'honey.example/': `<p style="display:none">trap: jobs@honey.example</p><div hidden>info@honey.example</div>
        <span aria-hidden="true" style="position:absolute;left:-9999px;visibility: hidden">careers@honey.example</span>
        <input type="email" value="contact@honey.example" placeholder="hr@honey.example">
        <p>team@honey.example</p>`,
    },
    states: { company: ['team@honey.example'] },
  },
  {
    company: 'Agency Made',
    website: 'https://agency-made.example',
    pages: {
      'agency-made.example/': `<p>Our clients say: "Great" – info@client.example</p><p>Website by <a href="mailto:hello@webstudio.example">Studio</a></p>
        <a href="https://www.linkedin.com/company/webstudio">Web Studio on LinkedIn</a>
        <a href="https://careers.client.example">Careers at our client</a><a href="https://wix.com">Made with Wix</a>
        <p>support@wix.com, example@example.com, name@domain.com, your@email.com</p>`,
    },
    // The page links one LinkedIn page, but it is another company's: its name is not this company's.
    states: {},
    forbidden: ['careers.client.example*', 'webstudio.example*'],
  },
  {
    company: 'Not A Page',
    website: 'https://not-a-page.example',
    pages: {
      'not-a-page.example/': { type: 'application/pdf', body: '%PDF-1.7 jobs@not-a-page.example' },
      'not-a-page.example/contact': { type: 'text/plain', body: 'info@not-a-page.example' },
      'not-a-page.example/careers': { type: 'image/png', body: 'careers@not-a-page.example' },
    },
    states: {},
  },
  {
    company: 'Loop',
    website: 'https://loop.example',
    pages: {
      'loop.example/': { status: 302, location: 'https://loop.example/a' },
      'loop.example/a': { status: 302, location: 'https://loop.example/b' },
      'loop.example/b': { status: 302, location: 'https://loop.example/' },
    },
    states: {},
  },
  {
    company: 'Downgrade',
    website: 'https://downgrade.example',
    pages: {
      'downgrade.example/': `<a href="/careers">Careers</a><p>hello@downgrade.example</p>`,
      'downgrade.example/careers': { status: 301, location: 'http://downgrade.example/plain' },
      'downgrade.example/plain': `<p>jobs@downgrade.example</p>`,
    },
    states: { company: ['hello@downgrade.example'] },
    forbidden: ['downgrade.example/plain'],
  },
  {
    company: 'Failing',
    website: 'https://failing.example',
    pages: {
      'failing.example/robots.txt': { status: 503, body: 'busy' },
      'failing.example/': `<p>info@failing.example</p>`,
    },
    states: {},
    forbidden: ['failing.example/', 'failing.example/careers', 'failing.example/contact'],
  },
  {
    company: 'Broken Markup',
    website: 'https://broken.example',
    pages: {
      'broken.example/': `<table><p><a href='mailto:Jobs@Broken.Example'>mail<b></a><i><a href=/careers >Careers
        <script type="application/ld+json">{"@type":"Organization","email":"info@broken.example",}</script>
        <script type="application/ld+json">{"@graph":[{"@type":["Corporation"],"telephone":"tel:+1 212 555 0100"}]}</script>
        <p>office@broken.example.`,
      'broken.example/careers': { status: 500, body: 'error' },
    },
    states: {
      careers: 'https://broken.example/careers',
      hr: ['jobs@broken.example'],
      company: ['office@broken.example'],
      phone: ['+12125550100'],
    },
  },
  {
    company: 'Long Headers',
    website: 'https://long-headers.example',
    pages: {
      'long-headers.example/': { endless: 'headers' },
      'long-headers.example/imprint': `<p>Phone: +1 (312) 555-0170, fax: +1 (312) 555-0171</p><p>contact@long-headers.example</p>`,
    },
    states: { company: ['contact@long-headers.example'], phone: ['+13125550170'] },
  },
  {
    company: 'People Only',
    website: 'https://people-only.example',
    pages: {
      'people-only.example/': `<a href="/team">Team</a>`,
      'people-only.example/team': `<ul><li>jan.novak@people-only.example<li>m.curie@people-only.example<li>ada@people-only.example
        <li><a href="https://www.linkedin.com/in/ada">Ada</a><li><a href="https://github.com/ada/dotfiles">dotfiles</a>
        <li>Recruiter Jo: jobs-jo.smith@people-only.example<li><a href="https://x.com/ada/status/1">a post</a></ul>
        <p>Direct line of Ada: +1 212 555 0142</p>`,
    },
    states: {},
  },
  {
    company: 'Several Offices',
    website: 'https://several.example',
    pages: {
      'several.example/': `<a href="/kontakt">Kontakt</a><a href="/ueber-uns">Über uns</a><a href="/jobs">Stellenangebote</a>`,
      'several.example/kontakt': `<p>berlin@several.example, wien@several.example, kontakt@several.example</p>
        <p>Tel.: 030 / 555 01 20</p><p>HRB 123456, USt-IdNr. DE123456789</p><p>presse@several.example</p>`,
      'several.example/ueber-uns': `<p>Seit 1999. Personal: personalabteilung@several.example</p>`,
      'several.example/jobs': { status: 302, location: 'https://several.jobs.personio.example/' },
      'several.jobs.personio.example/': `<p>jobs@personio.example</p>`,
    },
    states: {
      careers: 'https://several.example/jobs',
      hr: ['personalabteilung@several.example'],
      company: ['kontakt@several.example'],
      other: ['presse@several.example'],
      phone: ['0305550120'],
    },
    forbidden: ['several.jobs.personio.example*'],
  },
]
