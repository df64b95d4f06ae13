/** Twenty made sites that state their contacts in ordinary ways, in several languages and encodings. */
import type { MadeSite } from './made-site.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

export const PLAIN_SITES: readonly MadeSite[] = [
  {
    company: 'Alder Systems',
    website: 'https://alder.example',
    pages: {
      'alder.example/': `<!doctype html><title>Alder Systems</title>
        <nav><a href="/">Home</a> <a href="/careers">Careers</a> <a href="/contact">Contact</a></nav>
        <p>We build clocks for distributed systems.</p>
        <footer><a href="https://www.linkedin.com/company/alder-systems/">LinkedIn</a>
        <a href="https://github.com/aldersystems">GitHub</a> <a href="mailto:hello@alder.example">Say hello</a></footer>`,
      'alder.example/careers': `<h1>Work with us</h1><p>Send your CV to
        <a href="mailto:jobs@alder.example?subject=Application">jobs@alder.example</a>.</p>`,
      'alder.example/contact': `<h1>Contact</h1><form method="post"><input name="email" placeholder="you@company.com"></form>
        <p>Call <a href="tel:+1-415-555-0134">(415) 555-0134</a></p>`,
    },
    states: {
      careers: 'https://alder.example/careers',
      hr: ['jobs@alder.example'],
      company: ['hello@alder.example'],
      phone: ['+14155550134'],
      form: 'https://alder.example/contact',
      linkedin: 'https://www.linkedin.com/company/alder-systems',
      profile: ['https://github.com/aldersystems'],
    },
  },
  {
    company: 'Birkenfeld Software GmbH',
    website: 'https://www.birkenfeld.example/',
    pages: {
      'www.birkenfeld.example/': `<html lang="de"><ul><li><a href="/karriere/">Karriere</a><li><a href="/impressum.html">Impressum</a>
        <li><a href="/datenschutz.html">Datenschutz</a></ul>`,
      'www.birkenfeld.example/karriere/': `<h1>Karriere</h1><p>Bewerbungen bitte an bewerbung@birkenfeld.example, z. Hd.
        Frau Sabine Roth (sabine.roth@birkenfeld.example).</p>`,
      'www.birkenfeld.example/impressum.html': `<h1>Impressum</h1><p>Birkenfeld Software GmbH<br>Hauptstra&szlig;e 5<br>
        10115 Berlin<br>Gesch&auml;ftsf&uuml;hrer: Karl Birkenfeld<br>Telefon: +49 30 1234560<br>Telefax: +49 30 1234569<br>
        E-Mail: info@birkenfeld.example</p><p>Gestaltung: hallo@agentur-nord.example</p>`,
      'www.birkenfeld.example/datenschutz.html': `<p>datenschutz@birkenfeld.example</p>`,
    },
    states: {
      careers: 'https://www.birkenfeld.example/karriere/',
      hr: ['bewerbung@birkenfeld.example'],
      company: ['info@birkenfeld.example'],
      phone: ['+49301234560'],
    },
  },
  {
    company: 'Cedar & Sons',
    website: 'http://cedar.example',
    pages: {
      'cedar.example/': `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization",
        "name":"Cedar &amp; Sons","url":"http://cedar.example","email":"mailto:office@cedar.example","telephone":"+44 20 7946 0018",
        "sameAs":["https://www.linkedin.com/company/cedarsons","https://x.com/cedarsons","https://en.wikipedia.org/wiki/Cedar"],
        "contactPoint":[{"@type":"ContactPoint","contactType":"human resources","email":"people@cedar.example"},
        {"@type":"ContactPoint","contactType":"customer support","email":"support@cedar.example"}]}</script><h1>Cedar</h1>`,
    },
    states: {
      hr: ['people@cedar.example'],
      company: ['office@cedar.example'],
      other: ['support@cedar.example'],
      phone: ['+442079460018'],
      linkedin: 'https://www.linkedin.com/company/cedarsons',
      profile: ['https://x.com/cedarsons'],
    },
  },
  {
    company: 'Dogwood',
    website: 'https://dogwood.example/',
    pages: {
      'dogwood.example/': `<p>Reach us: contact [at] dogwood [dot] example. For jobs: talent (at) dogwood (dot) example.
        Press: press AT dogwood DOT example</p><a href="/about-us">About us</a>`,
      'dogwood.example/about-us': `<p>Founded by Ann Lee. ann.lee@dogwood.example</p>`,
    },
    states: {
      hr: ['talent@dogwood.example'],
      company: ['contact@dogwood.example'],
      other: ['press@dogwood.example'],
    },
  },
  {
    company: 'Elm Robotics',
    website: 'https://elm-robotics.example',
    pages: {
      'elm-robotics.example/': `<a href="https://boards.greenhouse.io/elmrobotics">Join us</a>
        <a href="https://twitter.com/share?text=Elm&url=https://elm-robotics.example">Tweet</a>
        <a href="https://www.linkedin.com/shareArticle?url=https://elm-robotics.example">Share</a>
        <a href="https://linkedin.com/company/elm-robotics/about/?trk=footer">in</a>
        <a href="https://www.youtube.com/@elmrobotics">YouTube</a><p>info@elm-robotics.example</p>`,
    },
    states: {
      careers: 'https://boards.greenhouse.io/elmrobotics',
      company: ['info@elm-robotics.example'],
      linkedin: 'https://www.linkedin.com/company/elm-robotics',
      profile: ['https://www.youtube.com/@elmrobotics'],
    },
    forbidden: ['boards.greenhouse.io*', 'www.linkedin.com*', 'linkedin.com*', 'twitter.com*'],
  },
  {
    company: 'Fjällgran AB',
    website: 'https://fjallgran.example',
    pages: {
      'fjallgran.example/': {
        type: 'text/html; charset=iso-8859-1',
        body: latin1(
          '<html lang="sv"><p>Välkommen till Fjällgran!</p><a href="/jobba-hos-oss">Jobba hos oss</a> <a href="/kontakt">Kontakta oss</a>',
        ),
      },
      'fjallgran.example/jobba-hos-oss': {
        type: 'text/html; charset=iso-8859-1',
        body: latin1('<p>Ansökan skickas till jobb@fjallgran.example</p>'),
      },
      'fjallgran.example/kontakt': {
        type: 'text/html; charset=iso-8859-1',
        body: latin1(
          '<p>Växel: 08-123 456 00. E-post: info@fjallgran.example. Ö: åsa.öberg@fjallgran.example</p>',
        ),
      },
    },
    states: {
      careers: 'https://fjallgran.example/jobba-hos-oss',
      hr: ['jobb@fjallgran.example'],
      company: ['info@fjallgran.example'],
      phone: ['0812345600'],
    },
  },
  {
    company: 'Ginkgo Data',
    website: 'https://ginkgo.example',
    pages: {
      'ginkgo.example/': {
        type: 'text/html',
        body: utf16(
          '<meta charset="utf-16"><p>Hiring: careers@ginkgo.example</p><p>Office: office@ginkgo.example</p>',
        ),
      },
    },
    states: { hr: ['careers@ginkgo.example'], company: ['office@ginkgo.example'] },
  },
  {
    company: 'Hazel Labs',
    website: 'https://hazel.example',
    pages: {
      'hazel.example/': { status: 301, location: 'https://www.hazel.example/en/' },
      'www.hazel.example/en/': `<base href="https://www.hazel.example/en/"><a href="jobs">Jobs</a><a href="team">Team</a>`,
      'www.hazel.example/en/jobs': `<p>Questions? <a href="mailto:recruiting@hazel.example">Ask recruiting</a></p>`,
      'www.hazel.example/en/team': `<p>Tim Hazel, CEO, <a href="mailto:tim@hazel.example">tim@hazel.example</a></p>
        <p>Everyone: <a href="mailto:team@hazel.example">team@hazel.example</a></p>`,
    },
    states: {
      careers: 'https://www.hazel.example/en/jobs',
      hr: ['recruiting@hazel.example'],
      company: ['team@hazel.example'],
    },
  },
  {
    company: 'Iroko',
    website: 'https://iroko.example',
    pages: {
      'iroko.example/': `<p>E-mail: <a href="mailto:%69nfo%40iroko.example">write</a></p>
        <p>Jobs: <a href="&#109;&#97;&#105;&#108;&#116;&#111;&#58;hiring&#64;iroko&#46;example">hiring&#64;iroko.example</a></p>`,
    },
    states: { hr: ['hiring@iroko.example'], company: ['info@iroko.example'] },
  },
  {
    company: 'Juniper Works',
    website: 'https://juniperworks.example',
    pages: {
      'juniperworks.example/': `<a href="https://careers.juniperworks.example/">Open positions</a>
        <a href="https://help.juniperworks.example/">Help</a>`,
      'careers.juniperworks.example/': `<p>Recruiters: <a href="mailto:talent.acquisition@juniperworks.example">mail us</a></p>
        <a href="https://www.instagram.com/juniperworks/">Instagram</a>`,
    },
    states: {
      careers: 'https://careers.juniperworks.example/',
      hr: ['talent.acquisition@juniperworks.example'],
      profile: ['https://www.instagram.com/juniperworks'],
    },
  },
  {
    company: 'Kaštan d.o.o.',
    website: 'https://kastan.example',
    pages: {
      'kastan.example/': `<a href="/kontakt">Kontakt</a><a href="/posao">Karijere</a>`,
      'kastan.example/kontakt': `<dl><dt>E-mail<dd>info@kastan.example<dt>Tel.<dd>+385 1 2345 678</dl>`,
      'kastan.example/posao': `<p>Prijave: hr@kastan.example</p>`,
    },
    states: {
      careers: 'https://kastan.example/posao',
      hr: ['hr@kastan.example'],
      company: ['info@kastan.example'],
      phone: ['+38512345678'],
    },
  },
  {
    company: 'Larch',
    website: 'https://larch.example',
    pages: {
      'larch.example/': `<footer>Larch is Larch Technologies Inc. &middot; <a href="/legal">Legal</a> &middot;
        <a href="https://github.com/larch">GitHub</a> <a href="https://mastodon.social/@larch">Mastodon</a>
        <a href="https://bsky.app/profile/larch.example">Bluesky</a></footer>`,
      'larch.example/legal': `<p>legal@larch.example, privacy@larch.example, abuse@larch.example</p>`,
    },
    states: {
      profile: [
        'https://github.com/larch',
        'https://mastodon.social/@larch',
        'https://bsky.app/profile/larch.example',
      ],
    },
  },
  {
    company: 'Maple Pay',
    website: 'https://maplepay.example',
    pages: {
      'maplepay.example/': `<a href="/company/careers">We're hiring!</a> <a href="/company/contact-us">Get in touch</a>`,
      'maplepay.example/company/careers': `<p>Apply through the form. <a href="mailto:noreply@maplepay.example">no reply</a></p>`,
      'maplepay.example/company/contact-us': `<form action="/send"><textarea name="message"></textarea></form>
        <p>Sales: <a href="mailto:sales@maplepay.example">sales@maplepay.example</a></p>
        <p>General: <a href="mailto:enquiries@maplepay.example">enquiries@maplepay.example</a></p>
        <p>Headquarters phone: <a href="tel:0016045550199">604 555 0199</a></p>`,
    },
    states: {
      careers: 'https://maplepay.example/company/careers',
      company: ['enquiries@maplepay.example'],
      other: ['sales@maplepay.example'],
      phone: ['+16045550199'],
      form: 'https://maplepay.example/company/contact-us',
    },
  },
  {
    company: 'Nettle Éditeurs',
    website: 'https://nettle.example',
    pages: {
      'nettle.example/': `<html lang="fr"><a href="/recrutement">Nous rejoindre</a><a href="/mentions-legales">Mentions légales</a>`,
      'nettle.example/recrutement': `<p>Envoyez votre candidature à <b>recrutement@nettle.example</b></p>`,
      'nettle.example/mentions-legales': `<p>Nettle Éditeurs SAS, 5 rue des Lilas, Paris. Tél. : 01 23 45 67 89.
        Courriel : contact@nettle.example. Hébergeur : OVH, support@ovh.example</p>`,
    },
    states: {
      careers: 'https://nettle.example/recrutement',
      hr: ['recrutement@nettle.example'],
      company: ['contact@nettle.example'],
      phone: ['0123456789'],
    },
  },
  {
    company: 'Oak Analytics',
    website: 'https://oak.example',
    pages: {
      'oak.example/': `<!-- old: jobs@oak.example --><script>var m = "sales@oak.example";
        Sentry.init({dsn: "https://abc123@o1.ingest.sentry.io/2"})</script>
        <style>.x:after{content:"info@oak.example"}</style><template>hr@oak.example</template>
        <img src="/logo@2x.png" alt="logo@2x.png"><p>Version: core-js@3.2.1, oak@1.0.0</p>
        <p>Write to mail@oak.example</p>`,
    },
    states: { company: ['mail@oak.example'] },
  },
  {
    company: 'Pine Health',
    website: 'https://pine.example',
    pages: {
      'pine.example/': `<p>HR@PINE.EXAMPLE</p><p>Mailto list: <a href="mailto:info@pine.example,jobs@pine.example?cc=boss@pine.example">all</a></p>`,
    },
    states: { hr: ['hr@pine.example', 'jobs@pine.example'], company: ['info@pine.example'] },
  },
  {
    company: 'Quince',
    website: 'https://quince.example',
    pages: {
      'quince.example/': `<a href="/jobs/senior-engineer">Senior engineer</a> <a href="/jobs#open">Jobs</a>
        <a href="/blog/careers-advice">Careers advice</a>`,
      'quince.example/jobs': `<p>work@quince.example or jobs＠quince.example</p>`,
    },
    states: {
      careers: 'https://quince.example/jobs',
      hr: ['jobs@quince.example', 'work@quince.example'],
    },
  },
  {
    company: 'Rowan Tech',
    website: 'https://rowan.co.uk',
    pages: {
      'rowan.co.uk/': `<p>hello@rowan.co.uk</p><p>Our friends: hello@birch.co.uk</p>
        <a href="https://uk.linkedin.com/company/rowan-tech">LinkedIn</a>
        <a href="https://www.linkedin.com/in/rowan-atkins">Our CEO</a>`,
    },
    states: {
      company: ['hello@rowan.co.uk'],
      linkedin: 'https://www.linkedin.com/company/rowan-tech',
    },
  },
  {
    company: 'Sorrel',
    website: 'https://sorrel.io',
    pages: {
      'sorrel.io/': `<p>Mail: hello@sorrel.com</p><p>Investors: ir@sorrel.com</p><p>Old mailbox: sorrel.team@gmail.com</p>
        <p>Jobs: jobs@sorrel.io</p>`,
    },
    states: { hr: ['jobs@sorrel.io'], company: ['hello@sorrel.com'] },
  },
  {
    company: 'Tamarind',
    website: 'https://tamarind.example/company',
    pages: {
      'tamarind.example/company': `<a href="mailto:info@eu.tamarind.example">Europe</a>
        <a href="https://wa.me/15551234567">WhatsApp</a> <a href="https://t.me/tamarindjobs">Telegram</a>
        <a href="callto:+15551230000">Phone</a>`,
    },
    states: {
      company: ['info@eu.tamarind.example'],
      phone: ['+15551230000', '+15551234567'],
      profile: ['https://t.me/tamarindjobs'],
    },
  },
]
