/**
 * Twenty-four made sites of invented small and middle companies in ten countries and eight languages, written by
 * somebody who had not seen the rules that read them. The rules have been developed with them since 2026-11-24. Three
 * statements were changed then, each with its reason beside it.
 */
import type { MadeSite } from './made-site.ts'

const WINDOWS_1252: Readonly<Record<string, string>> = {
  '€': '\x80',
  '„': '\x84',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '•': '\x95',
  '–': '\x96',
  '—': '\x97',
  œ: '\x9c',
}

const windows1252 = (text: string): Uint8Array =>
  Buffer.from(
    text.replace(/[€„’“”•–—œ]/gu, (character) => WINDOWS_1252[character] ?? '?'),
    'latin1',
  )

/** As a well-known proxy hides addresses from robots: the first byte is the key for the others. */
const hidden = (address: string, key: number): string =>
  [key, ...Buffer.from(address, 'latin1').map((byte) => byte ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

export const FRESH_SITES: readonly MadeSite[] = [
  // 1. Germany, German, WordPress.
  {
    company: 'Kupferberg Datentechnik GmbH',
    website: 'http://kupferberg.example',
    pages: {
      'kupferberg.example/': { status: 301, location: 'https://www.kupferberg.example/' },
      'www.kupferberg.example/': `<!DOCTYPE html>
<html lang="de"><head><meta charset="UTF-8"><title>Kupferberg Datentechnik – Netzwerke für den Mittelstand</title>
<link rel="stylesheet" href="/wp-content/themes/hello-elementor/style.min.css?ver=3.1.0">
<script>var elementorFrontendConfig={"environmentMode":{"edit":false},"kit":{"lightbox":"yes"}};</script></head>
<body class="home wp-singular page-template-default elementor-default">
<header><nav class="elementor-nav-menu"><ul>
<li><a href="https://www.kupferberg.example/leistungen/">Leistungen</a></li>
<li><a href="https://www.kupferberg.example/karriere/">Karriere</a></li>
<li><a href="https://www.kupferberg.example/kontakt/">Kontakt</a></li></ul></nav></header>
<main><h1>IT, die einfach läuft.</h1>
<p>Seit 1998 betreuen wir über 120 Betriebe in Rheinhessen – vom Handwerker bis zum Weingut.</p>
<blockquote>„Schnell, freundlich, fair.“ <cite>Weingut Rebental, info@rebental.example</cite></blockquote></main>
<footer><a href="https://www.linkedin.com/company/kupferberg-datentechnik/" aria-label="LinkedIn"><i class="fab fa-linkedin"></i></a>
<a href="https://www.xing.com/pages/kupferbergdatentechnik" aria-label="Xing"><i class="fab fa-xing"></i></a>
<a href="/impressum/">Impressum</a> | <a href="/datenschutzerklaerung/">Datenschutz</a>
<small>Webdesign: <a href="https://pixelhafen.example">Pixelhafen</a>
<a href="https://www.linkedin.com/company/pixelhafen-mainz/">in</a></small></footer></body></html>`,
      'www.kupferberg.example/karriere/': `<!DOCTYPE html>
<html lang="de"><head><title>Karriere – Kupferberg Datentechnik</title></head><body>
<h1>Werde Teil unseres Teams</h1>
<h2>Offene Stellen</h2>
<ul><li>Systemadministrator (m/w/d), Mainz</li><li>Ausbildung Fachinformatiker Systemintegration 2026</li></ul>
<p>Schick uns deine Unterlagen als PDF an <strong>jobs [at] kupferberg [dot] example</strong>.</p>
<p>Fragen vorab? Deine Ansprechpartnerin ist Miriam Dauth (m.dauth [at] kupferberg [dot] example).</p>
</body></html>`,
      'www.kupferberg.example/kontakt/': `<!DOCTYPE html>
<html lang="de"><head><title>Kontakt – Kupferberg Datentechnik</title></head><body>
<h1>Kontakt</h1>
<p>Zentrale: 06131 / 55 01 20<br>Montag bis Freitag, 8:00–17:00 Uhr</p>
<p>Störung melden: support [at] kupferberg [dot] example</p>
<div class="wpcf7"><form action="/kontakt/#wpcf7-f12-o1" method="post" class="wpcf7-form init">
<label>Ihr Name <input type="text" name="your-name" placeholder="Max Mustermann"></label>
<label>Ihre E-Mail <input type="email" name="your-email" placeholder="max@mustermann.example"></label>
<label>Telefon <input type="tel" name="your-tel" placeholder="+49 170 1234567"></label>
<label>Ihre Nachricht <textarea name="your-message"></textarea></label>
<input type="submit" value="Absenden"></form></div>
</body></html>`,
      'www.kupferberg.example/impressum/': `<!DOCTYPE html>
<html lang="de"><head><title>Impressum – Kupferberg Datentechnik</title></head><body>
<h1>Impressum</h1>
<p>Angaben gemäß § 5 DDG</p>
<p>Kupferberg Datentechnik GmbH<br>Am Winterhafen 11<br>55131 Mainz</p>
<p>Vertreten durch: Jens Kupferberg, Dr. Ute Ahlers</p>
<p>Telefon: +49 6131 5501-20<br>Telefax: +49 6131 5501-29<br>E-Mail: info [at] kupferberg [dot] example</p>
<p>Registergericht: Amtsgericht Mainz, HRB 40123<br>USt-IdNr.: DE 811 234 567</p>
<p>Bankverbindung: DE89 3704 0044 0532 0130 00</p>
</body></html>`,
      'www.kupferberg.example/datenschutzerklaerung/': `<!DOCTYPE html>
<html lang="de"><head><title>Datenschutzerklärung</title></head><body>
<h1>Datenschutzerklärung</h1>
<p>Unseren Datenschutzbeauftragten erreichen Sie unter:</p>
<p>Rechtsanwalt Falk Ober, Kanzlei Ober, Tel. +49 69 5550 4410, falk.ober@kanzlei-ober.example,
sowie unter datenschutz [at] kupferberg [dot] example.</p>
</body></html>`,
    },
    states: {
      careers: 'https://www.kupferberg.example/karriere/',
      hr: ['jobs@kupferberg.example'],
      company: ['info@kupferberg.example'],
      other: ['support@kupferberg.example'],
      phone: ['+496131550120'],
      form: 'https://www.kupferberg.example/kontakt/',
      linkedin: 'https://www.linkedin.com/company/kupferberg-datentechnik',
      profile: ['https://www.xing.com/pages/kupferbergdatentechnik'],
    },
  },

  // 2. Germany, English, Next.js with its data in a script.
  {
    company: 'Tidewise',
    website: 'https://tidewise.example/',
    pages: {
      'tidewise.example/': `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Tidewise | Forecast every shift</title>
<link rel="preload" href="/_next/static/chunks/main-2f1d.js" as="script"/></head><body><div id="__next">
<header class="sc-a1"><a href="/"><svg aria-label="Tidewise"></svg></a><nav><a href="/product">Product</a>
<a href="/pricing">Pricing</a><a href="https://boards.greenhouse.io/tidewise" target="_blank" rel="noopener">Careers
<span class="badge">6</span></a><a href="/contact">Contact</a></nav></header>
<main><h1>Staffing that follows the tide</h1><p>Tidewise forecasts demand for ports, warehouses and ferries.</p>
<figure><blockquote>It paid for itself in a month.</blockquote><figcaption>Ingrid Solheim, COO at
<a href="https://www.linkedin.com/company/holm-ferries">Holm Ferries</a></figcaption></figure></main>
<footer><ul><li><a href="https://www.linkedin.com/company/tidewise">LinkedIn</a></li>
<li><a href="https://x.com/tidewisehq">X</a></li><li><a href="https://github.com/tidewise-dev">GitHub</a></li>
<li><a href="/imprint">Imprint</a></li><li><a href="/privacy">Privacy</a></li></ul></footer></div>
<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"quotes":[{"by":"Ingrid Solheim","email":"ingrid@holmferries.example"}],
"editor":"cms-admin@tidewise.example","jobsFallback":"https://jobs.lever.co/tidewise-old"}},"page":"/","buildId":"kT0x",
"runtimeConfig":{"sentry":"https://9f8e7d6c5b4a@o415550.ingest.sentry.io/4155501"}}</script></body></html>`,
      'tidewise.example/contact': `<!DOCTYPE html><html lang="en"><head><title>Contact | Tidewise</title></head><body><div id="__next">
<h1>Get in touch</h1>
<form class="sc-b7"><label>Work email<input type="email" name="email" placeholder="you@example.com"/></label>
<label>Message<textarea name="message"></textarea></label><button type="submit">Send message</button></form>
<dl><dt>General</dt><dd><a href="mailto:hello@tidewise.example">hello@tidewise.example</a></dd>
<dt>Press</dt><dd><a href="mailto:press@tidewise.example">press@tidewise.example</a></dd>
<dt>Help</dt><dd><a href="mailto:support@tidewise.example?subject=Help">support@tidewise.example</a></dd>
<dt>Found a vulnerability?</dt><dd><a href="mailto:security@tidewise.example">security@tidewise.example</a></dd></dl>
</div></body></html>`,
      'tidewise.example/imprint': `<!DOCTYPE html><html lang="en"><head><title>Imprint | Tidewise</title></head><body><div id="__next">
<h1>Imprint</h1>
<p>Tidewise Labs GmbH<br/>Stralauer Allee 77<br/>10245 Berlin<br/>Germany</p>
<p>Managing directors: Aino Berg, Thomas Reuss</p>
<p>Commercial register: Amtsgericht Charlottenburg, HRB 225501 B<br/>VAT ID: DE355501234</p>
<p>E-mail: hello@tidewise.example</p>
</div></body></html>`,
      'tidewise.example/privacy': `<!DOCTYPE html><html lang="en"><head><title>Privacy | Tidewise</title></head><body><div id="__next">
<h1>Privacy notice</h1>
<p>Controller: Tidewise Labs GmbH.</p>
<p>Write to privacy@tidewise.example to see or erase your data.</p>
<p>We use Greenhouse Software, Inc. to receive applications; its address is privacy@greenhouse.io.</p>
</div></body></html>`,
    },
    states: {
      careers: 'https://boards.greenhouse.io/tidewise',
      company: ['hello@tidewise.example'],
      other: ['press@tidewise.example', 'support@tidewise.example'],
      form: 'https://tidewise.example/contact',
      linkedin: 'https://www.linkedin.com/company/tidewise',
      profile: ['https://x.com/tidewisehq', 'https://github.com/tidewise-dev'],
    },
  },

  // 3. Germany, German, TYPO3, windows-1252 declared.
  {
    company: 'Hallmann & Voss Steuerungstechnik GmbH & Co. KG',
    website: 'https://www.hallmann-voss.example',
    pages: {
      'www.hallmann-voss.example/': {
        type: 'text/html; charset=windows-1252',
        body: windows1252(`<!DOCTYPE html>
<html lang="de"><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252">
<title>Hallmann &amp; Voss – Steuerungen für Förderanlagen</title><meta name="generator" content="TYPO3 CMS"></head>
<body><!-- This website is powered by TYPO3. Rückfragen: webmaster@hallmann-voss.example -->
<ul id="hauptmenue"><li><a href="/produkte.html">Produkte</a></li><li><a href="/unternehmen.html">Unternehmen</a></li>
<li><a href="https://hallmann-voss.jobs.personio.de">Stellenangebote</a></li>
<li><a href="/unternehmen/kontakt.html">Ansprechpartner &amp; Standorte</a></li><li><a href="/impressum.html">Impressum</a></li></ul>
<h1>Steuerungstechnik „Made in Ostwestfalen“</h1>
<p>Über 40 Jahre Erfahrung – Schaltschränke ab 3.900 € für Anlagen jeder Größe.</p>
<p>Störung? Rund um die Uhr: Service-Hotline 0800 555 0199</p>
<p><a href="https://www.youtube.com/@hallmannvoss">Unsere Filme auf YouTube</a></p>
</body></html>`),
      },
      'www.hallmann-voss.example/unternehmen/kontakt.html': {
        type: 'text/html; charset=windows-1252',
        body: windows1252(`<!DOCTYPE html>
<html lang="de"><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>Standorte</title></head>
<body><h1>Standorte</h1>
<table class="contenttable"><thead><tr><th>Standort</th><th>Anschrift</th><th>Telefon</th><th>Telefax</th></tr></thead>
<tbody><tr><td>Stammhaus Bielefeld</td><td>Mühlenweg 8, 33607 Bielefeld</td><td>0521/55501-0</td><td>0521/55501-99</td></tr>
<tr><td>Niederlassung Chemnitz</td><td>Zwickauer Straße 200, 09116 Chemnitz</td><td>0371 5550244</td><td>0371 5550245</td></tr></tbody></table>
<table class="contenttable"><tr><th>Bereich</th><th>E-Mail</th></tr>
<tr><td>Vertrieb</td><td><a href="javascript:linkTo_UnCryptMailto('ocknvq,xgtvtkgdBjcnnocpp/xquu0gzcorng');">vertrieb(at)hallmann-voss(dot)example</a></td></tr>
<tr><td>Service</td><td><a href="javascript:linkTo_UnCryptMailto('ocknvq,ugtxkegBjcnnocpp/xquu0gzcorng');">service(at)hallmann-voss(dot)example</a></td></tr>
<tr><td>Bewerbungen</td><td><a href="javascript:linkTo_UnCryptMailto('ocknvq,rgtuqpcnBjcnnocpp/xquu0gzcorng');">personal(at)hallmann-voss(dot)example</a></td></tr>
</table></body></html>`),
      },
      'www.hallmann-voss.example/impressum.html': {
        type: 'text/html',
        body: windows1252(`<!DOCTYPE html>
<html lang="de"><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>Impressum</title></head>
<body><h1>Impressum</h1>
<p>Hallmann &amp; Voss Steuerungstechnik GmbH &amp; Co. KG<br>Mühlenweg 8<br>33607 Bielefeld</p>
<p>Tel.: +49 521 55501-0<br>Fax: +49 521 55501-99<br>
<a href="javascript:linkTo_UnCryptMailto('ocknvq,kphqBjcnnocpp/xquu0gzcorng');">info(at)hallmann-voss(dot)example</a></p>
<p>Persönlich haftende Gesellschafterin: H+V Verwaltungs GmbH, HRB 30055<br>Handelsregister: HRA 12055 Bielefeld<br>
Steuernummer: 305/5550/1234<br>Umsatzsteuer-Identifikationsnummer: DE126555012</p>
<p>Externer Datenschutzbeauftragter: DSB Westfalen GmbH, Telefon 0251 5550070, office(at)dsb-westfalen(dot)example</p>
<p>Konzept und Umsetzung: Werbewerk Lippe, mail(at)werbewerk-lippe(dot)example</p>
</body></html>`),
      },
    },
    states: {
      careers: 'https://hallmann-voss.jobs.personio.de',
      hr: ['personal@hallmann-voss.example'],
      company: ['info@hallmann-voss.example'],
      other: ['vertrieb@hallmann-voss.example', 'service@hallmann-voss.example'],
      phone: ['+49521555010', '03715550244', '08005550199'],
      profile: ['https://www.youtube.com/@hallmannvoss'],
    },
  },

  // 4. Germany, German, a maker of recruiting software: most "jobs" on the site are its product.
  {
    company: 'Stellwerk HR Software GmbH',
    website: 'https://stellwerk-hr.example/',
    pages: {
      'stellwerk-hr.example/': `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Stellwerk – Bewerbermanagement, das Spaß macht</title></head>
<body><nav><a href="/produkt/karriereseiten">Karriereseiten-Baukasten</a>
<a href="/produkt/bewerbermanagement">Bewerbermanagement</a>
<a href="/preise">Preise</a><a href="/demo">Demo buchen</a></nav>
<h1>Bewerber finden. Ohne Zettelwirtschaft.</h1>
<section><h2>So nutzen es unsere Kunden</h2>
<ul><li><a href="https://brotfabrik-nord.example/jobs">Jobs bei der Brotfabrik Nord</a></li>
<li><a href="https://klinikum-sued.example/karriere">Karriere am Klinikum Süd</a></li></ul>
<p>„Endlich Überblick!“ – <a href="https://www.linkedin.com/in/petra-lohse-0000">Petra Lohse</a>, Personalleiterin,
<a href="https://www.linkedin.com/company/brotfabrik-nord/">Brotfabrik Nord</a></p></section>
<footer><a href="/ueber-uns">Über uns</a> <a href="/ueber-uns/arbeiten-bei-stellwerk">Arbeiten bei Stellwerk</a>
<a href="/impressum">Impressum</a> <a href="https://www.linkedin.com/company/stellwerk-hr/">LinkedIn</a>
Support: <a href="mailto:support@stellwerk-hr.example">support@stellwerk-hr.example</a></footer></body></html>`,
      'stellwerk-hr.example/produkt/karriereseiten': `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Karriereseiten-Baukasten</title></head><body>
<h1>Ihre Karriereseite in 10 Minuten</h1>
<figure class="browser-mock"><h3>Jobs bei der Musterfirma</h3><ul><li>Buchhalter (m/w/d)</li><li>Lagerist (m/w/d)</li></ul>
<p>Jetzt bewerben: jobs@musterfirma.example</p></figure>
<p>Wählen Sie eine Vorlage, fügen Sie Ihre offenen Stellen ein, fertig.</p>
</body></html>`,
      'stellwerk-hr.example/ueber-uns/arbeiten-bei-stellwerk': `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Arbeiten bei Stellwerk</title></head><body>
<h1>Arbeiten bei Stellwerk</h1>
<p>Wir sind 34 Menschen in München und Leipzig und suchen gerade:</p>
<ul><li>Frontend-Entwickler:in (Vue)</li><li>Customer Success Manager:in</li></ul>
<p>Deine Bewerbung: bewerbung [ät] stellwerk-hr.example</p>
</body></html>`,
      'stellwerk-hr.example/demo': `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Demo buchen</title></head><body>
<h1>30 Minuten, kostenlos</h1>
<form action="/api/demo" method="post"><input name="firma" placeholder="Firma GmbH">
<input type="email" name="mail" placeholder="hr@ihre-firma.example"><select name="mitarbeiter"><option>1–50<option>51–250</select>
<button>Termin wählen</button></form>
</body></html>`,
      'stellwerk-hr.example/impressum': `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Impressum</title></head><body>
<h1>Impressum</h1>
<p>Stellwerk HR Software GmbH, Landsberger Str. 155, 80687 München</p>
<p>Geschäftsführung: Nora Eibl, Sandro Kreutz · Amtsgericht München HRB 255501 · USt-ID DE301555017</p>
<p>Telefon <a href="tel:+498955501770">089 / 55501-770</a> · <a href="mailto:hallo@stellwerk-hr.example">hallo@stellwerk-hr.example</a></p>
</body></html>`,
    },
    states: {
      careers: 'https://stellwerk-hr.example/ueber-uns/arbeiten-bei-stellwerk',
      hr: ['bewerbung@stellwerk-hr.example'],
      company: ['hallo@stellwerk-hr.example'],
      other: ['support@stellwerk-hr.example'],
      phone: ['+498955501770'],
      linkedin: 'https://www.linkedin.com/company/stellwerk-hr',
    },
  },

  // 5. Germany, German, written by hand, address at a free mail provider.
  {
    company: 'Moorbach Sensorik',
    website: 'http://www.moorbach-sensorik.example/index.html',
    pages: {
      'www.moorbach-sensorik.example/index.html': `<HTML>
<HEAD><TITLE>Moorbach Sensorik - Feuchtemessung fuer Torf und Getreide</TITLE></HEAD>
<BODY BGCOLOR="#FFFFF0">
<CENTER><H1>Moorbach Sensorik</H1></CENTER>
<A HREF="#produkte">Produkte</A> | <A HREF="#anfahrt">Anfahrt</A> | <A HREF="impressum.html">Impressum</A>
<A NAME="produkte"></A><H2>Produkte</H2>
<P>Sensor FM-200 (Artikel-Nr. 0555 01234 00), Sensor FM-300 (Artikel-Nr. 0555 01235 00)</P>
<P>Im Einsatz u. a. bei Landhandel Kruse, Tel. 04792 555 030.</P>
<A NAME="anfahrt"></A><H2>Anfahrt</H2><P>Von der B 74 links in den Hammeweg, zweites Haus.</P>
<P>Besucher seit 2003: 0048213</P>
</BODY></HTML>`,
      'www.moorbach-sensorik.example/impressum.html': `<HTML>
<HEAD><TITLE>Impressum</TITLE></HEAD><BODY BGCOLOR="#FFFFF0">
<H2>Impressum</H2>
<P>Moorbach Sensorik, Inhaber Hinrich Moorbach<BR>Hammeweg 3<BR>27711 Osterholz-Scharmbeck</P>
<P>Tel.: 0049 4791 555 012<BR>Fax: 0049 4791 555 013<BR>
E-Mail: <A HREF="&#109;&#97;&#105;&#108;&#116;&#111;&#58;moorbach.sensorik&#64;gmx&#46;de">moorbach.sensorik&#64;gmx&#46;de</A></P>
<P>Steuernr. 36/555/01234, USt-Id DE117550123</P>
<P><A HREF="index.html">zur&uuml;ck</A></P>
</BODY></HTML>`,
    },
    states: {
      company: ['moorbach.sensorik@gmx.de'],
      phone: ['+494791555012'],
    },
  },

  // 6. Austria, German, nested as a site builder nests, with the builder's own social links left in.
  {
    company: 'Lindgruber IT-Service e.U.',
    website: 'https://www.lindgruber.example',
    pages: {
      'www.lindgruber.example/': `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><meta name="generator" content="Wix.com Website Builder">
<title>Lindgruber IT | Wien</title></head><body><div id="SITE_CONTAINER"><div id="main_MF"><div id="SITE_HEADER"><div><div><div>
<div id="comp-k1" class="MazNVa"><nav><ul><li><div><a href="https://www.lindgruber.example"><div><div><p>Start</p></div></div></a></div></li>
<li><div><a href="https://www.lindgruber.example/kontakt"><div><div><p>Kontakt</p></div></div></a></div></li>
<li><div><a href="https://www.lindgruber.example/impressum"><div><div><p>Impressum</p></div></div></a></div></li></ul></nav></div>
</div></div></div></div><div id="comp-k2"><h1 class="font_0"><span style="font-size:50px;"><span class="color_15">IT-Hilfe in Wien</span></span></h1>
<p class="font_8"><span><span>Server, Kassen, Drucker – wir kommen vorbei.</span></span></p></div>
<div id="comp-k3" data-testid="social"><ul aria-label="Social Bar">
<li><a href="https://www.facebook.com/wix"><img alt="Facebook"></a></li>
<li><a href="https://www.instagram.com/lindgruber.it"><img alt="Instagram"></a></li>
<li><a href="https://www.linkedin.com/company/wix-com"><img alt="LinkedIn"></a></li></ul></div>
<div id="comp-k4"><a href="https://wa.me/436605550123?text=Hallo" target="_blank"><span>WhatsApp</span></a></div>
<div id="comp-k5"><p class="font_9"><span>©2026 Lindgruber IT. Erstellt mit Wix.com</span></p></div></div></div></body></html>`,
      'www.lindgruber.example/kontakt': `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Kontakt | Lindgruber IT</title></head>
<body><div id="SITE_CONTAINER"><div><div id="comp-m1"><div><div>
<h2 class="font_2"><span><span>Kontakt</span></span></h2>
<p class="font_8"><span>office</span><span>@</span><span><span>lindgruber</span><span>.example</span></span></p>
<p class="font_8"><span>Fernwartung: <a href="mailto:support@lindgruber.example"><u>support@</u><u>lindgruber.example</u></a></span></p>
<p class="font_8"><a href="tel:+4315550123"><span>+43 (0)1 </span><span>555 01 23</span></a></p></div></div></div>
<form id="comp-m2"><div><label for="n">Name</label><input id="n" name="name"></div>
<div><label for="e">E-Mail</label><input id="e" name="email" type="email" placeholder="z. B. name@example.com"></div>
<div style="position:absolute;left:-9999px" aria-hidden="true"><input name="website" value="bot@lindgruber.example" tabindex="-1"></div>
<div><label for="t">Nachricht</label><textarea id="t" name="nachricht"></textarea></div><button><span>Senden</span></button></form>
</div></div></body></html>`,
      'www.lindgruber.example/impressum': `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Impressum | Lindgruber IT</title></head>
<body><div id="SITE_CONTAINER"><div><div id="comp-i1">
<h2 class="font_2"><span>Impressum und Offenlegung</span></h2>
<p class="font_8"><span>Lindgruber IT-Service e.U.<br>Hütteldorfer Straße 140/3<br>1140 Wien</span></p>
<p class="font_8"><span>FN 555012 k, Handelsgericht Wien<br>UID: ATU 555 01234<br>GLN 9110 0055 50123</span></p>
<p class="font_8"><span>Mitglied der WKO, Fachgruppe UBIT Wien, ubit@wkwien.example, +43 1 514 50 3760</span></p>
<p class="font_8"><span>office</span><span>@</span><span>lindgruber.example</span></p>
</div></div></div></body></html>`,
    },
    states: {
      company: ['office@lindgruber.example'],
      other: ['support@lindgruber.example'],
      phone: ['+4315550123', '+436605550123'],
      form: 'https://www.lindgruber.example/kontakt',
      profile: ['https://www.instagram.com/lindgruber.it'],
    },
  },

  // 7. Austria, English, static, applicants write to another domain of the brand.
  {
    company: 'Alpenrand Energy Software',
    website: 'https://alpenrand.example',
    pages: {
      'alpenrand.example/': { status: 302, location: '/en/' },
      'alpenrand.example/en/': `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="generator" content="Astro v5.2.0">
<title>Alpenrand — software for energy communities</title></head><body>
<header><a href="/en/">Alpenrand</a><nav><a href="/en/product/">Product</a><a href="/en/jobs/">Jobs <sup>3</sup></a>
<a href="/en/contact/">Contact</a><a href="/de/" hreflang="de">Deutsch</a></nav></header>
<h1>Share your roof’s sunshine</h1>
<p>We settle 2,400,000 meter readings a day for 310 energy communities.</p>
<p>“We replaced six spreadsheets.” — Hubert Moser, Bürgermeister, hubert.moser@gemeinde-moosbach.example</p>
<footer><a href="https://www.linkedin.com/company/alpenrand-energy">LinkedIn</a>
<a href="https://www.linkedin.com/shareArticle?mini=true&url=https%3A%2F%2Falpenrand.example">Share</a>
<a href="mailto:office@alpenrand.example">office@alpenrand.example</a> · <a href="/en/legal/">Legal notice</a></footer></body></html>`,
      'alpenrand.example/de/': `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Alpenrand — Software für Energiegemeinschaften</title></head>
<body><nav><a href="/en/jobs/">Jobs (auf Englisch)</a> <a href="/en/contact/">Kontakt (auf Englisch)</a>
<a href="/en/" hreflang="en">English</a></nav>
<h1>Sonnenstrom teilen</h1>
<p>Die deutsche Fassung dieser Seiten ist in Arbeit.</p>
</body></html>`,
      'alpenrand.example/en/jobs/': `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Jobs — Alpenrand</title></head>
<body><h1>Jobs</h1>
<h2>Backend engineer (Rust)</h2><p>Graz or remote in the EU, from € 58,000 gross a year.</p>
<h2>Grid data analyst</h2><p>Graz. <h2>Working student</h2><p>Munich.
<p>One mail is enough: <a href="mailto:talent@alpenrand-group.example">talent@alpenrand-group.example</a></p>
<p>Referred by someone here? Ask them, or say hi to <a href="mailto:lena@alpenrand.example">Lena</a>, our CTO.</p>
</body></html>`,
      'alpenrand.example/en/contact/': `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Contact — Alpenrand</title></head>
<body><h1>Contact us</h1>
<address><b>Graz (headquarters)</b><br>Grieskai 55, 8020 Graz, Austria<br><a href="tel:+43316555010">+43 316 555010</a></address>
<address><b>Munich</b><br>Lindwurmstraße 101, 80337 München, Germany<br><a href="tel:+498955502010">+49 89 5550 2010</a></address>
<form method="post" action="https://api.formrelay.example/f/xk55"><input type="hidden" name="_to" value="inbox-55@formrelay.example">
<label>Your email <input type="email" name="email"></label><label>How can we help? <textarea name="m"></textarea></label>
<button>Send</button></form>
</body></html>`,
      'alpenrand.example/en/legal/': `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Legal notice — Alpenrand</title></head>
<body><h1>Legal notice</h1>
<p>Alpenrand Energy Software GmbH, Grieskai 55, 8020 Graz</p>
<p>FN 455501 b, Landesgericht für Zivilrechtssachen Graz · UID ATU70555012 · DVR 0555012</p>
<p>Managing directors: Lena Pichler, Ivo Radić</p>
<p>Notices under the Digital Services Act: legal@alpenrand.example</p>
</body></html>`,
    },
    states: {
      careers: 'https://alpenrand.example/en/jobs/',
      hr: ['talent@alpenrand-group.example'],
      company: ['office@alpenrand.example'],
      phone: ['+43316555010', '+498955502010'],
      form: 'https://alpenrand.example/en/contact/',
      linkedin: 'https://www.linkedin.com/company/alpenrand-energy',
    },
  },

  // 8. Switzerland, German, Hugo, the address as entities and written by a script.
  {
    company: 'Aarbit AG',
    website: 'https://aarbit.example',
    pages: {
      'aarbit.example/': `<!DOCTYPE html>
<html lang="de-CH"><head><meta charset="utf-8"><meta name="generator" content="Hugo 0.142.0"><title>Aarbit AG – Software für Spitäler</title></head>
<body><nav class="navbar"><a class="nav-link" href="/loesungen/">Lösungen</a>
<a class="nav-link" href="/offene-stellen/">Offene Stellen</a><a class="nav-link" href="/kontakt/">Kontakt</a>
<a class="nav-link" href="/blog/">Blog</a></nav>
<h1>Wir bringen Spitaldaten zum Fliessen</h1>
<p>Grüezi! Wir sind 45 Leute an zwei Standorten.</p>
<footer><a rel="me" href="https://github.com/aarbit"><svg></svg></a> <a href="https://ch.linkedin.com/company/aarbit"><svg></svg></a>
<a href="https://github.com/gohugoio/hugo">Gebaut mit Hugo</a>
<p>MWST-Nr. CHE-155.501.234 MWST</p></footer></body></html>`,
      'aarbit.example/offene-stellen/': `<!DOCTYPE html>
<html lang="de-CH"><head><meta charset="utf-8"><title>Offene Stellen – Aarbit AG</title></head><body>
<h1>Offene Stellen</h1>
<ul><li>Software Engineer Kotlin 80–100 %</li><li>Projektleiterin / Projektleiter Klinik 60–100 %</li></ul>
<p>Bewerbung: <script>document.write('<a href="mai'+'lto:hr'+'@'+'aarbit.example">hr'+'@'+'aarbit.example</a>')</script>
<noscript>hr (at) aarbit.example</noscript></p>
<p>Direktbewerbungen bevorzugt, Personalvermittler bitte nicht.</p>
</body></html>`,
      'aarbit.example/kontakt/': `<!DOCTYPE html>
<html lang="de-CH"><head><meta charset="utf-8"><title>Kontakt – Aarbit AG</title></head><body>
<h1>Kontakt</h1>
<div class="row"><div class="col"><h3>Zürich</h3><p>Hardturmstrasse 161<br>8005 Zürich<br>T +41 44 555 01 20</p></div>
<div class="col"><h3>Bern</h3><p>Aarbergergasse 55<br>3011 Bern<br>T 031 555 02 30</p></div></div>
<p>&#105;&#110;&#102;&#111;&#64;&#97;&#97;&#114;&#98;&#105;&#116;&#46;&#101;&#120;&#97;&#109;&#112;&#108;&#101;</p>
<p>Sanitätsnotruf: 144. Wir können keine medizinischen Auskünfte geben.</p>
</body></html>`,
      'aarbit.example/blog/': `<!DOCTYPE html>
<html lang="de-CH"><head><meta charset="utf-8"><title>Blog – Aarbit AG</title></head><body>
<h1>Blog</h1>
<article><h2>Karriere in der Medizininformatik: ein Erfahrungsbericht</h2><p>Von <a href="https://www.linkedin.com/in/reto-amsler-aarbit">Reto Amsler</a></p>
<p>Das Kantonsspital (jobs@kantonsspital-mittelland.example) sucht übrigens auch.</p></article>
<article><h2>HL7 FHIR in fünf Minuten</h2><p>Beispiel: <code>{"telecom":[{"system":"phone","value":"+41 79 123 45 67"}]}</code></p></article>
</body></html>`,
    },
    states: {
      careers: 'https://aarbit.example/offene-stellen/',
      hr: ['hr@aarbit.example'],
      company: ['info@aarbit.example'],
      phone: ['+41445550120', '0315550230'],
      // The site links its Swiss address; one company has one page there.
      linkedin: 'https://www.linkedin.com/company/aarbit',
      profile: ['https://github.com/aarbit'],
    },
  },

  // 9. Switzerland, Italian, Drupal.
  {
    company: 'Ticino Calcolo SA',
    website: 'https://www.ticinocalcolo.example/',
    pages: {
      'www.ticinocalcolo.example/': `<!DOCTYPE html>
<html lang="it" dir="ltr"><head><meta charset="utf-8" /><meta name="Generator" content="Drupal 11 (https://www.drupal.org)" />
<title>Ticino Calcolo SA | Calcolo ad alte prestazioni</title></head>
<body class="path-frontpage"><nav role="navigation"><ul class="menu">
<li class="menu-item"><a href="/servizi.html" data-drupal-link-system-path="node/3">Servizi</a></li>
<li class="menu-item"><a href="/lavora-con-noi.html" data-drupal-link-system-path="node/7">Lavora con noi</a></li>
<li class="menu-item"><a href="/contatti.html" data-drupal-link-system-path="node/9">Contatti</a></li></ul></nav>
<h1>Calcolo ad alte prestazioni per l’industria</h1>
<div class="testimonial"><p>«Simulazioni dieci volte più rapide.»</p><p>Ing. Paolo Ferri, p.ferri@turbine-ferri.example</p></div>
<footer><p>Ticino Calcolo SA, Via Cantonale 18, 6928 Manno · Tel. +41 (0)91 555 01 40 · Fax +41 (0)91 555 01 41</p>
<p>IDI CHE-255.501.987</p>
<p>Sito realizzato da <a href="https://www.facebook.com/bottegaweblugano">Bottega Web</a></p></footer></body></html>`,
      'www.ticinocalcolo.example/lavora-con-noi.html': `<!DOCTYPE html>
<html lang="it"><head><meta charset="utf-8" /><title>Lavora con noi | Ticino Calcolo SA</title></head><body>
<h1>Lavora con noi</h1>
<p>Cerchiamo ingegneri del software e sistemisti HPC.</p>
<p>Le candidature spontanee sono benvenute: candidature<span>&nbsp;</span>[at]<span>&nbsp;</span>ticinocalcolo.example</p>
<p>Le candidature cartacee non vengono restituite.</p>
</body></html>`,
      'www.ticinocalcolo.example/contatti.html': `<!DOCTYPE html>
<html lang="it"><head><meta charset="utf-8" /><title>Contatti | Ticino Calcolo SA</title></head><body>
<h1>Contatti</h1>
<table><tr><th>Sede</th><td>Manno</td><td>091 555 01 40</td><td>info@ticinocalcolo.example</td></tr>
<tr><th>Filiale</th><td>Milano, Via Tortona 55</td><td>+39 02 5550 1234</td><td>milano@ticinocalcolo.example</td></tr></table>
<form class="contact-message-feedback-form contact-form" action="/contatti.html" method="post">
<label for="edit-mail">Il tuo indirizzo e-mail</label><input type="email" id="edit-mail" name="mail" placeholder="nome@dominio.example" />
<label for="edit-message">Messaggio</label><textarea id="edit-message" name="message"></textarea>
<div class="url-textfield" style="display: none !important;"><label>Lascia vuoto</label><input name="url" value="" /></div>
<input type="submit" value="Invia messaggio" /></form>
</body></html>`,
    },
    states: {
      careers: 'https://www.ticinocalcolo.example/lavora-con-noi.html',
      hr: ['candidature@ticinocalcolo.example'],
      company: ['info@ticinocalcolo.example', 'milano@ticinocalcolo.example'],
      phone: ['+41915550140', '+390255501234'],
      form: 'https://www.ticinocalcolo.example/contatti.html',
    },
  },

  // 10. France, French, WordPress with Divi; the host of the site has a telephone too.
  {
    company: 'Clairval Logiciels',
    website: 'https://clairval.example/',
    pages: {
      'clairval.example/': `<!DOCTYPE html>
<html lang="fr-FR"><head><meta charset="UTF-8" /><title>Clairval Logiciels &#8211; La gestion des cabinets vétérinaires</title></head>
<body class="home et_divi_theme"><div id="et-top-navigation"><ul id="top-menu">
<li class="menu-item"><a href="https://clairval.example/logiciel/">Le logiciel</a></li>
<li class="menu-item"><a href="https://clairval.example/nous-rejoindre/">Nous rejoindre</a></li>
<li class="menu-item et_pb_button"><a href="https://clairval.example/contact/">Contact</a></li></ul></div>
<div class="et_pb_section"><h1>Plus de temps pour vos patients à quatre pattes</h1>
<p>1 450 cabinets nous font confiance depuis 2009.</p></div>
<footer id="main-footer"><ul class="et-social-icons">
<li class="et-social-icon et-social-linkedin"><a href="https://www.linkedin.com/company/clairval-logiciels" class="icon"><span>LinkedIn</span></a></li>
<li class="et-social-icon et-social-facebook"><a href="https://www.facebook.com/clairval.logiciels/" class="icon"><span>Facebook</span></a></li></ul>
<a href="/mentions-legales/">Mentions légales</a> — Création du site : <a href="https://www.facebook.com/agencegones/">Agence Gones</a></footer></body></html>`,
      'clairval.example/nous-rejoindre/': `<!DOCTYPE html>
<html lang="fr-FR"><head><meta charset="UTF-8" /><title>Nous rejoindre &#8211; Clairval Logiciels</title></head><body>
<h1>Rejoignez l’équipe !</h1>
<p>Postes ouverts : développeur·se PHP (CDI, Lyon), technicien·ne support (CDD 12 mois).</p>
<p>CV et quelques mots à <a href="mailto:recrutement@clairval.example">recrutement@clairval.example</a>.</p>
<p>Nos valeurs : écoute, simplicité, croquettes.</p>
</body></html>`,
      'clairval.example/contact/': `<!DOCTYPE html>
<html lang="fr-FR"><head><meta charset="UTF-8" /><title>Contact &#8211; Clairval Logiciels</title></head><body>
<h1>Une question ?</h1>
<p>Standard : 04 72 55 01 02 (du lundi au vendredi, 9h-18h)<br>Assistance : 04 72 55 01 09 ou support[@]clairval.example</p>
<form class="et_pb_contact_form clearfix" method="post" action="https://clairval.example/contact/">
<input type="text" name="et_pb_contact_name_0" placeholder="Nom"><input type="text" name="et_pb_contact_email_0" placeholder="Adresse e-mail">
<textarea name="et_pb_contact_message_0" placeholder="Message"></textarea>
<button type="submit">Envoyer</button><span class="clearfix">7 + 12 = </span><input name="et_pb_contact_captcha_0"></form>
</body></html>`,
      'clairval.example/mentions-legales/': `<!DOCTYPE html>
<html lang="fr-FR"><head><meta charset="UTF-8" /><title>Mentions légales &#8211; Clairval Logiciels</title></head><body>
<h1>Mentions légales</h1>
<p><strong>Éditeur :</strong> Clairval Logiciels, SAS au capital de 50 000 €, 12 quai Saint-Vincent, 69001 Lyon.<br />
RCS Lyon 512 555 012 – SIRET 512 555 012 00027 – APE 5829C – TVA intracommunautaire FR 45 512555012.<br />
Téléphone : +33 (0)4 72 55 01 02 – Courriel : contact[@]clairval.example</p>
<p>Directrice de la publication : Hélène Marchand</p>
<p><strong>Hébergeur :</strong> NuageHost SAS, 2 rue des Serveurs, 59100 Roubaix, tél. 09 72 55 55 01, support@nuagehost.example</p>
<p><strong>Données personnelles :</strong> dpo[@]clairval.example. Vous pouvez saisir la CNIL (01 53 73 22 22).</p>
<p>Crédits photo : Studio Patte Blanche, bonjour@patteblanche.example</p>
</body></html>`,
    },
    states: {
      careers: 'https://clairval.example/nous-rejoindre/',
      hr: ['recrutement@clairval.example'],
      company: ['contact@clairval.example'],
      other: ['support@clairval.example'],
      phone: ['+33472550102', '0472550109'],
      form: 'https://clairval.example/contact/',
      linkedin: 'https://www.linkedin.com/company/clairval-logiciels',
      profile: ['https://www.facebook.com/clairval.logiciels'],
    },
  },

  // 11. France, French, Webflow; the press agency uses the company's name before the "@".
  {
    company: 'Oseille',
    website: 'https://www.oseille.example/',
    pages: {
      'www.oseille.example/': `<!DOCTYPE html><!-- Last Published: Tue Mar 03 2026 09:12:44 GMT+0000 -->
<html data-wf-domain="www.oseille.example" data-wf-page="65e0" lang="fr"><head><meta charset="utf-8"/><title>Oseille — la comptabilité des restaurants</title>
<meta content="Webflow" name="generator"/></head><body>
<div data-collapse="medium" role="banner" class="navbar w-nav"><nav role="navigation" class="nav-menu w-nav-menu">
<a href="/produit" class="nav-link w-nav-link">Produit</a><a href="/presse" class="nav-link w-nav-link">Presse</a>
<a href="https://jobs.lever.co/oseille" target="_blank" class="nav-link w-nav-link">On recrute 🌱</a>
<a href="/contact" class="nav-link w-nav-link">Contact</a></nav></div>
<section class="hero"><h1 class="heading-xl">Vos factures fournisseurs, cuites à point</h1>
<div class="w-form"><form name="wf-form-Newsletter" method="get"><input class="w-input" type="email" placeholder="vous@restaurant.example" required=""/>
<input type="submit" value="S’inscrire" class="w-button"/></form></div></section>
<footer class="footer"><a href="https://www.linkedin.com/company/oseille-app/" class="social w-inline-block"><img src="li.svg" alt=""/></a>
<a href="https://www.instagram.com/oseille.app/" class="social w-inline-block"><img src="ig.svg" alt=""/></a>
<a href="mailto:bonjour@oseille.example" class="footer-link">bonjour@oseille.example</a><a href="/mentions-legales" class="footer-link">Mentions légales</a></footer></body></html>`,
      'www.oseille.example/contact': `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"/><title>Contact — Oseille</title></head><body>
<h1 class="heading-l">Parlons-en</h1>
<div class="w-form"><form id="wf-form-Contact" name="wf-form-Contact" method="get"><label for="name">Prénom</label>
<input class="w-input" name="name" type="text" id="name"/><label for="email">E-mail</label><input class="w-input" type="email" id="email" placeholder="chef@bistrot.example"/>
<label for="msg">Message</label><textarea id="msg" class="w-input"></textarea><input type="submit" value="Envoyer" class="w-button"/></form>
<div class="w-form-done"><div>Merci ! Nous revenons vers vous sous 24 h.</div></div></div>
</body></html>`,
      'www.oseille.example/presse': `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"/><title>Presse — Oseille</title></head><body>
<h1 class="heading-l">Espace presse</h1>
<p>Journalistes : <a href="mailto:presse@oseille.example">presse@oseille.example</a></p>
<p>Relations presse : Agence Mistral, Camille Dufour, 06 55 50 12 34, <a href="mailto:oseille@agence-mistral.example">oseille@agence-mistral.example</a></p>
<ul><li><a href="https://www.linkedin.com/posts/oseille-app_levee-de-fonds-activity-7150000000000000000">Notre levée de fonds</a></li>
<li><a href="https://x.com/gazettefood/status/1750000000000000000">La Gazette Food en parle</a></li></ul>
</body></html>`,
      'www.oseille.example/mentions-legales': `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"/><title>Mentions légales — Oseille</title></head><body>
<h1 class="heading-l">Mentions légales</h1>
<div class="w-richtext"><p>Oseille SAS, 55 rue du Faubourg-Poissonnière, 75009 Paris. RCS Paris 905 550 123. TVA FR12905550123.</p>
<p>Directeur de la publication : Malik Haddad (malik@oseille.example).</p>
<p>Hébergement : Webflow, Inc., 398 11th Street, San Francisco, CA 94103, +1 415 964 0555.</p>
<p>Données personnelles : rgpd@oseille.example</p></div>
</body></html>`,
    },
    states: {
      careers: 'https://jobs.lever.co/oseille',
      company: ['bonjour@oseille.example'],
      other: ['presse@oseille.example'],
      form: 'https://www.oseille.example/contact',
      linkedin: 'https://www.linkedin.com/company/oseille-app',
      profile: ['https://www.instagram.com/oseille.app'],
    },
  },

  // 12. France, French, old tables, windows-1252 that nothing declares, addresses at an access provider.
  {
    company: 'Granit Breizh Informatique',
    website: 'http://www.granit-breizh.example',
    pages: {
      'www.granit-breizh.example/': {
        type: 'text/html',
        body: windows1252(`<html><head><title>Granit Breizh Informatique - Réseaux & caisses - Quimper</title></head>
<body background="fond.gif" link="#003366">
<table width="780" border="0" cellspacing="0" align="center"><tr><td bgcolor="#003366"><font color="white" size="5">Granit Breizh Informatique</font></td></tr>
<tr><td><a href="produits.htm">Nos produits</a> • <a href="emploi.htm">Offres d’emploi</a> • <a href="coord.htm">Coordonnées</a></td></tr>
<tr><td><p>Depuis 1989, l’informatique des commerçants du Finistère : caisses à partir de 890 €, main-d’œuvre comprise.</p>
<p>Référence : Crêperie du Léon, Roscoff – « dépannés en une heure ! » (creperie.leon@laposte.net)</p></td></tr>
<tr><td><font size="1">Optimisé pour 1024 x 768 – webmestre : Yann</font></td></tr></table>
</body></html>`),
      },
      'www.granit-breizh.example/emploi.htm': {
        type: 'text/html',
        body: windows1252(`<html><head><title>Offres d’emploi</title></head>
<body background="fond.gif"><h2>Offres d’emploi</h2>
<ul><li>Technicien itinérant (H/F), permis B, Quimper</li></ul>
<p>Envoyez lettre et CV à <a href="mailto: rh.granitbreizh@wanadoo.fr">rh.granitbreizh@wanadoo.fr</a></p>
<p><a href="index.htm">Retour à l’accueil</a></p>
</body></html>`),
      },
      'www.granit-breizh.example/coord.htm': {
        type: 'text/html',
        body: windows1252(`<html><head><title>Coordonnées</title></head>
<body background="fond.gif"><h2>Coordonnées</h2>
<table border="1"><tr><td>Adresse</td><td>Z.A. de Kernével – 29000 Quimper</td></tr>
<tr><td>Téléphone</td><td>02.98.55.01.77</td></tr><tr><td>Télécopie</td><td>02.98.55.01.78</td></tr>
<tr><td>Mél</td><td><a href="mailto:granit.breizh@wanadoo.fr">granit.breizh@wanadoo.fr</a></td></tr>
<tr><td>Siret</td><td>350 555 012 00019</td></tr><tr><td>GPS</td><td>47.98550, -4.10177</td></tr></table>
</body></html>`),
      },
    },
    states: {
      careers: 'http://www.granit-breizh.example/emploi.htm',
      hr: ['rh.granitbreizh@wanadoo.fr'],
      company: ['granit.breizh@wanadoo.fr'],
      phone: ['0298550177'],
    },
  },

  // 13. Netherlands, Dutch, jobs on a subdomain.
  {
    company: 'Waterlinie Software B.V.',
    website: 'https://www.waterlinie.example/',
    pages: {
      'www.waterlinie.example/': `<!DOCTYPE html>
<html lang="nl-NL"><head><meta charset="utf-8"><title>Waterlinie Software | Slimme sluizen</title></head>
<body><header><ul class="menu"><li><a href="/oplossingen">Oplossingen</a></li><li><a href="/klanten">Klanten</a></li>
<li><a href="https://werkenbij.waterlinie.example/">Werken bij</a></li><li><a href="/contact">Contact</a></li></ul></header>
<main><h1>Software voor sluizen, bruggen en gemalen</h1>
<p>Meer dan 60 waterschappen en gemeenten draaien op Waterlinie.</p></main>
<footer><a rel="me" href="https://mastodon.social/@waterlinie">Mastodon</a>
<a href="https://www.linkedin.com/company/waterlinie-software/">LinkedIn</a> <a href="/colofon">Colofon</a>
<span>Website door <a href="https://www.linkedin.com/company/studio-sluis/">Studio Sluis</a></span></footer></body></html>`,
      'www.waterlinie.example/contact': `<!DOCTYPE html>
<html lang="nl-NL"><head><meta charset="utf-8"><title>Contact | Waterlinie Software</title></head><body>
<h1>Contact</h1>
<table class="tabel"><tbody><tr><td>Algemeen</td><td>+31 (0)30 - 555 01 23</td><td>info@waterlinie.example</td></tr>
<tr><td>Servicedesk</td><td>030 - 555 01 99</td><td>support@waterlinie.example</td></tr>
<tr><td>Verkoop</td><td>via algemeen</td><td>verkoop@waterlinie.example</td></tr></tbody></table>
<h2>Stel je vraag</h2>
<form id="gform_3" method="post" action="/contact"><label>Naam<input name="input_1"></label>
<label>E-mail<input type="email" name="input_2" placeholder="jij@voorbeeld.example"></label>
<label>Bericht<textarea name="input_3"></textarea></label><input type="submit" value="Verstuur"></form>
</body></html>`,
      'www.waterlinie.example/colofon': `<!DOCTYPE html>
<html lang="nl-NL"><head><meta charset="utf-8"><title>Colofon | Waterlinie Software</title></head><body>
<h1>Colofon</h1>
<p>Waterlinie Software B.V.<br>Europalaan 555<br>3526 KS Utrecht</p>
<p>KvK: 30555012<br>Btw: NL8555.01.234.B01<br>IBAN: NL91 ABNA 0417 1643 00</p>
<p>Fotografie: Joost de Wit (joost@dewitfoto.example). Tekst: Tekstbureau Komma.</p>
<p>Kwetsbaarheid gevonden? Mail security@waterlinie.example. Privacy: fg@waterlinie.example.</p>
</body></html>`,
      'werkenbij.waterlinie.example/': `<!DOCTYPE html>
<html lang="nl-NL"><head><meta charset="utf-8"><title>Werken bij Waterlinie</title></head><body>
<h1>Werken bij Waterlinie</h1>
<ul><li><a href="/vacature/senior-c-developer">Senior C++ developer</a></li><li><a href="/vacature/tester">Tester industriële automatisering</a></li></ul>
<p>Solliciteren? Mail naar <a href="mailto:recruitment@waterlinie.example">recruitment@waterlinie.example</a>.</p>
<p>Vragen over de sfeer? Mail Femke: femke.bos@waterlinie.example.</p>
</body></html>`,
    },
    states: {
      careers: 'https://werkenbij.waterlinie.example/',
      hr: ['recruitment@waterlinie.example'],
      company: ['info@waterlinie.example'],
      other: ['support@waterlinie.example', 'verkoop@waterlinie.example'],
      phone: ['+31305550123', '0305550199'],
      form: 'https://www.waterlinie.example/contact',
      linkedin: 'https://www.linkedin.com/company/waterlinie-software',
      profile: ['https://mastodon.social/@waterlinie'],
    },
  },

  // 14. Netherlands, Dutch, Nuxt with its data in a script, vacancies on an applicant-tracking host.
  {
    company: 'Kiezel',
    website: 'https://kiezel.example',
    pages: {
      'kiezel.example/': `<!DOCTYPE html><html lang="nl" data-capo=""><head><meta charset="utf-8"><title>Kiezel – betalen per steentje</title>
<link rel="stylesheet" href="/_nuxt/entry.Dk2.css" crossorigin></head><body><div id="__nuxt"><!--[--><div><header><!--[--><a href="/" class="router-link-active">Kiezel</a>
<a href="/prijzen">Prijzen</a><a href="https://kiezel.recruitee.com/" rel="noopener noreferrer" target="_blank">Vacatures<!----></a><a href="/over-ons">Over ons</a><!--]--></header>
<main><h1>Microbetalingen zonder gedoe</h1><p>Al vanaf € 0,02 per betaling.</p>
<p>Ook gebruikt door <a href="https://www.linkedin.com/company/de-avondpost">De Avondpost</a> en <a href="https://x.com/podium5">Podium 5</a>.</p></main>
<footer><a href="https://www.linkedin.com/company/kiezel-payments">LinkedIn</a><a href="https://github.com/kiezel-nl">GitHub</a>
<a href="https://github.com/kiezel-nl/kiezel-js">SDK</a><a href="/veiligheid">Veiligheid</a><a href="mailto:hallo@kiezel.example">hallo@kiezel.example</a></footer></div><!--]--></div>
<script>window.__NUXT__={};window.__NUXT__.config={public:{supportWidget:"widget+kz55@helpbalie.example",plausible:"kiezel.example"},app:{baseURL:"/"}}</script>
<script type="application/json" id="__NUXT_DATA__" data-ssr="true">[{"data":1},{"team":2},["daan@kiezel.example","noor@kiezel.example"],"+31 6 55501234"]</script></body></html>`,
      'kiezel.example/over-ons': `<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><title>Over ons – Kiezel</title></head><body><div id="__nuxt">
<h1>Over Kiezel</h1>
<p>Kiezel B.V., Danzigerkade 55, 1013 AP Amsterdam. KvK 70555012, btw-nr. NL858555012B01.</p>
<p>Bel ons: <a href="tel:+31205550177">020 555 01 77</a></p>
<p>Pers: <a href="mailto:pers@kiezel.example">pers@kiezel.example</a></p>
<h2>Oprichters</h2><ul><li>Daan Vermeer – <a href="mailto:daan@kiezel.example">daan@kiezel.example</a> – <a href="https://nl.linkedin.com/in/daanvermeer-kiezel">LinkedIn</a></li>
<li>Noor Haddou – <a href="mailto:noor@kiezel.example">noor@kiezel.example</a></li></ul>
</div></body></html>`,
      'kiezel.example/veiligheid': `<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><title>Veiligheid – Kiezel</title></head><body><div id="__nuxt">
<h1>Responsible disclosure</h1>
<p>Meld een lek via <a href="mailto:security@kiezel.example">security@kiezel.example</a>.</p>
<p>Misbruik melden: abuse@kiezel.example</p>
<p>Kiezel staat onder toezicht van De Nederlandsche Bank (relatienummer R155501, 0800 020 1068).</p>
</div></body></html>`,
    },
    states: {
      careers: 'https://kiezel.recruitee.com/',
      company: ['hallo@kiezel.example'],
      other: ['pers@kiezel.example'],
      phone: ['+31205550177'],
      linkedin: 'https://www.linkedin.com/company/kiezel-payments',
      profile: ['https://github.com/kiezel-nl'],
    },
  },

  // 15. Spain, Spanish, WordPress, with WhatsApp.
  {
    company: 'Brisamar Tecnología S.L.',
    website: 'http://brisamar.example/',
    pages: {
      'brisamar.example/': { status: 301, location: 'https://www.brisamar.example/' },
      'www.brisamar.example/': `<!DOCTYPE html>
<html lang="es"><head><meta charset="UTF-8"><title>Brisamar Tecnología | Software para puertos deportivos</title></head>
<body class="home"><div class="topbar"><i class="fa fa-phone"></i> <a href="tel:915550123">91 555 01 23</a>
<i class="fa fa-whatsapp"></i> <a href="https://wa.me/34600555012">WhatsApp</a></div>
<nav><ul><li><a href="/puertos/">Puertos</a></li><li><a href="/trabaja-con-nosotros/">Trabaja con nosotros</a></li>
<li><a href="/contacto/">Contacto</a></li></ul></nav>
<h1>Tu puerto, en la nube</h1><p>«Imprescindible» — Marta Soler, Club Náutico de Altamar, gerencia@cnaltamar.example</p>
<footer><a href="https://twitter.com/brisamartec">Twitter</a> <a href="https://www.linkedin.com/company/brisamar-tecnologia">LinkedIn</a>
<a href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.brisamar.example">Compartir</a>
<a href="/aviso-legal/">Aviso legal</a> Diseño web: <a href="https://twitter.com/estudiolevante">Estudio Levante</a></footer></body></html>`,
      'www.brisamar.example/trabaja-con-nosotros/': `<!DOCTYPE html>
<html lang="es"><head><meta charset="UTF-8"><title>Trabaja con nosotros | Brisamar</title></head><body>
<h1>Trabaja con nosotros</h1>
<p>¿Te gusta el mar y el código? Buscamos programador/a Java y técnico/a de implantación.</p>
<p>Envía tu currículum a rrhh (arroba) brisamar.example indicando la referencia.</p>
<p>Ref. 2026-0311 — Ref. 2026-0312</p>
</body></html>`,
      'www.brisamar.example/contacto/': `<!DOCTYPE html>
<html lang="es"><head><meta charset="UTF-8"><title>Contacto | Brisamar</title></head><body>
<h1>Contacto</h1>
<h3>Madrid</h3><p>C/ Orense, 55, 28020 Madrid<br>Tel. (+34) 91 555 01 23<br>Fax (+34) 91 555 01 24<br><a href="mailto:info@brisamar.example">info@brisamar.example</a></p>
<h3>Valencia</h3><p>Av. del Puerto, 155, 46021 Valencia<br>Tel. 96 355 01 88<br><a href="mailto:comercial@brisamar.example">comercial@brisamar.example</a> (presupuestos)</p>
<form action="/contacto/#wpcf7" method="post" class="wpcf7-form"><p><label>Nombre <input name="nombre"></label></p>
<p><label>Correo <input type="email" name="correo" placeholder="tucorreo@ejemplo.example"></label></p>
<p><label>Mensaje <textarea name="mensaje"></textarea></label></p><p><input type="submit" value="Enviar"></p></form>
</body></html>`,
      'www.brisamar.example/aviso-legal/': `<!DOCTYPE html>
<html lang="es"><head><meta charset="UTF-8"><title>Aviso legal | Brisamar</title></head><body>
<h1>Aviso legal</h1>
<p>Titular: BRISAMAR TECNOLOGÍA, S.L. CIF: B-85550123. Domicilio: C/ Orense, 55, 28020 Madrid.</p>
<p>Inscrita en el Registro Mercantil de Madrid, Tomo 25.550, Folio 123, Hoja M-455012.</p>
<p>Delegado de Protección de Datos: Consultora LOPD Centro, dpd@lopd-centro.example, tel. 91 555 09 90.</p>
<p>Para ejercer sus derechos: protecciondedatos@brisamar.example</p>
</body></html>`,
    },
    states: {
      careers: 'https://www.brisamar.example/trabaja-con-nosotros/',
      hr: ['rrhh@brisamar.example'],
      company: ['info@brisamar.example'],
      other: ['comercial@brisamar.example'],
      phone: ['+34915550123', '963550188', '+34600555012'],
      form: 'https://www.brisamar.example/contacto/',
      linkedin: 'https://www.linkedin.com/company/brisamar-tecnologia',
      profile: ['https://twitter.com/brisamartec'],
    },
  },

  // 16. Spain, Spanish, a studio with one free address for everything.
  {
    company: 'Núvol Petit Apps',
    website: 'https://www.nuvolpetit.example',
    pages: {
      'www.nuvolpetit.example/': `<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><title>Núvol Petit | Apps con cariño</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"ProfessionalService","name":"Núvol Petit Apps",
"address":{"@type":"PostalAddress","addressLocality":"Barcelona","addressCountry":"ES"},"url":"https://www.nuvolpetit.example",
"sameAs":["https://www.instagram.com/nuvolpetit.apps"]}</script></head>
<body><main><section id="inicio"><h1>Apps pequeñas, hechas con cariño</h1></section>
<section id="clientes"><h2>Clientes</h2><p>Panadería Forn Vell · <a href="https://www.instagram.com/fornvell">@fornvell</a></p></section>
<section id="equipo"><h2>Equipo</h2><p>¡Crecemos! Buscamos desarrollador/a iOS: envía tu CV a nuvolpetit.apps@gmail.com.</p></section>
<section id="contacto"><h2>Contacto</h2><p>¿Tienes una idea? <a href="mailto:nuvolpetit.apps@gmail.com">nuvolpetit.apps@gmail.com</a>
<br>Teléfono: +34 611 55 50 12</p></section></main>
<footer><a href="https://www.instagram.com/nuvolpetit.apps">Instagram</a> · <a href="/aviso-legal">Aviso legal</a></footer></body></html>`,
      'www.nuvolpetit.example/aviso-legal': `<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><title>Aviso legal | Núvol Petit</title></head><body>
<h1>Aviso legal</h1>
<p>Titular: Laia Puig Serra. NIF: 55501234-K. Carrer de Verdi, 155, 08012 Barcelona.</p>
<p>Correo electrónico: nuvolpetit.apps@gmail.com</p>
<p>Alojamiento: Servidores Rápidos S.A., 902 555 012, soporte@servidoresrapidos.example</p>
</body></html>`,
    },
    states: {
      hr: ['nuvolpetit.apps@gmail.com'],
      company: ['nuvolpetit.apps@gmail.com'],
      phone: ['+34611555012'],
      profile: ['https://www.instagram.com/nuvolpetit.apps'],
    },
  },

  // 17. Sweden, Swedish, windows-1252 that nothing declares.
  {
    company: 'Norrsken Mätteknik AB',
    website: 'https://norrsken-matteknik.example',
    pages: {
      'norrsken-matteknik.example/': {
        type: 'text/html',
        body: windows1252(`<!DOCTYPE html>
<html lang="sv"><head><title>Norrsken Mätteknik AB – noggrannhet sedan 1974</title></head><body>
<div class="meny"><a href="/produkter.html">Produkter</a> <a href="/jobb-hos-oss.html">Jobb hos oss</a> <a href="/kontakta-oss.html">Kontakta oss</a></div>
<h1>Vi mäter det andra gissar</h1>
<p>Våra lägesgivare och vågar används i över 30 länder.</p>
<p>Återförsäljare i Norge: Måleteknikk Øst AS, +47 22 55 50 12, post@maleteknikkost.example</p>
<div class="fot">Norrsken Mätteknik AB, Arenavägen 55, 121 77 Johanneshov | Org.nr 556677-8899 | Bankgiro 555-0123<br>
Växel +46 (0)8 555 012 30 | Telefax 08-555 012 31</div>
</body></html>`),
      },
      'norrsken-matteknik.example/jobb-hos-oss.html': {
        type: 'text/html',
        body: windows1252(`<!DOCTYPE html>
<html lang="sv"><head><title>Jobb hos oss – Norrsken Mätteknik AB</title></head><body>
<h1>Jobb hos oss</h1>
<p>Just nu söker vi en inbyggda system-utvecklare till Johanneshov.</p>
<p>Skicka din ansökan till <a href="mailto:jobb@norrsken-matteknik.example">jobb@norrsken-matteknik.example</a> senast den 30 april.</p>
<p>Fackliga företrädare: Unionen, Åsa Lööf, 070-555 01 66.</p>
</body></html>`),
      },
      'norrsken-matteknik.example/kontakta-oss.html': {
        type: 'text/html',
        body: windows1252(`<!DOCTYPE html>
<html lang="sv"><head><title>Kontakta oss – Norrsken Mätteknik AB</title></head><body>
<h1>Kontakta oss</h1>
<p>Huvudkontor: 08-555 012 30 (växel), info@norrsken-matteknik.example</p>
<p>Göteborg: 031-555 01 40</p>
<p>Beställningar: order@norrsken-matteknik.example<br>Fakturor: faktura@norrsken-matteknik.example</p>
<table><tr><th>Namn</th><th>Befattning</th><th>Direkt</th><th>E-post</th></tr>
<tr><td>Örjan Häggström</td><td>VD</td><td>08-555 012 32</td><td>orjan.haggstrom@norrsken-matteknik.example</td></tr>
<tr><td>Märta Sjöö</td><td>Försäljningschef</td><td>08-555 012 35</td><td>marta.sjoo@norrsken-matteknik.example</td></tr></table>
</body></html>`),
      },
    },
    states: {
      careers: 'https://norrsken-matteknik.example/jobb-hos-oss.html',
      hr: ['jobb@norrsken-matteknik.example'],
      company: ['info@norrsken-matteknik.example'],
      // Without faktura@: invoices help nobody who looks for a job.
      other: ['order@norrsken-matteknik.example'],
      phone: ['+46855501230', '0315550140'],
    },
  },

  // 18. Sweden, Swedish, a studio that moved from one top-level domain to another, jobs on a subdomain.
  {
    company: 'Lodbrok Play AB',
    website: 'http://lodbrok.se.example',
    pages: {
      'lodbrok.se.example/': { status: 301, location: 'https://lodbrok.com.example/' },
      'lodbrok.com.example/': `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><title>Lodbrok Play – spel från Malmö</title></head>
<body><nav><a href="/spel">Spel</a><a href="/om">Om oss</a><a href="https://karriar.lodbrok.com.example/jobs">Lediga tjänster</a></nav>
<h1>Vi gör spel om vikingar som inte vill slåss</h1>
<p>Senaste spelet: <i>Ragnars bageri</i>. Spela demot nu!</p>
<p>Recensioner: <a href="https://www.youtube.com/@spelkritikern">Spelkritikern</a>, 9/10</p>
<footer><a href="https://x.com/lodbrokplay">X</a> <a href="https://www.youtube.com/@lodbrokplay">YouTube</a>
<a href="https://www.linkedin.com/company/lodbrok-play/">LinkedIn</a> <a href="https://discord.gg/ragnarbakes">Discord</a>
<p>Supportärenden: <a href="mailto:support@lodbrokgames.example">support@lodbrokgames.example</a></p></footer></body></html>`,
      'lodbrok.com.example/om': `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><title>Om oss – Lodbrok Play</title></head><body>
<h1>Om oss</h1>
<p>Lodbrok Play AB, Skeppsbron 5, 211 20 Malmö. Org.nr 559155-5012. Momsreg.nr SE559155501201.</p>
<p>Säg hej: <a href="mailto:hej@lodbrok.com.example">hej@lodbrok.com.example</a></p>
<p>Press och kreatörer: press<!-- nospam -->@lodbrok<!-- nospam -->.com.example</p>
<h2>Vi är</h2><ul><li>Saga Lindh, vd – saga@lodbrok.com.example</li><li>Elof Kron, art director – <a href="https://x.com/elofritar">@elofritar</a></li></ul>
</body></html>`,
      'karriar.lodbrok.com.example/jobs': `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><title>Lediga tjänster – Lodbrok Play</title></head><body>
<h1>Lediga tjänster</h1>
<ul><li><a href="/jobs/5550123-gameplay-programmer">Gameplay Programmer</a></li><li><a href="/jobs/5550124-qa-testare">QA-testare</a></li></ul>
<p>Ansök genom att klicka på en tjänst.</p>
<footer>Karriärsida från <a href="https://www.talentverktyg.example">Talentverktyg</a> · hello@talentverktyg.example</footer>
</body></html>`,
    },
    states: {
      careers: 'https://karriar.lodbrok.com.example/jobs',
      company: ['hej@lodbrok.com.example'],
      other: ['support@lodbrokgames.example', 'press@lodbrok.com.example'],
      linkedin: 'https://www.linkedin.com/company/lodbrok-play',
      profile: ['https://x.com/lodbrokplay', 'https://www.youtube.com/@lodbrokplay'],
    },
  },

  // 19. Poland, Polish, Joomla.
  {
    company: 'Żbik Systemy Sp. z o.o.',
    website: 'https://www.zbik.example/',
    pages: {
      'www.zbik.example/': `<!DOCTYPE html>
<html lang="pl-pl" dir="ltr"><head><meta charset="utf-8"><meta name="generator" content="Joomla! - Open Source Content Management">
<title>Żbik Systemy – systemy dla magazynów</title></head><body>
<ul class="mod-menu nav"><li><a href="/oferta">Oferta</a></li><li><a href="/kariera">Kariera</a></li><li><a href="/kontakt">Kontakt</a></li></ul>
<h1>Magazyn pod kontrolą</h1>
<p>Wdrożyliśmy ponad 200 systemów WMS. „Polecam!” – Jerzy Mazur, Hurtownia Mazur, tel. 601 555 012</p>
<div class="footer">Żbik Systemy Sp. z o.o., ul. Puławska 155, 02-715 Warszawa<br>
NIP: 525-555-01-23, REGON: 145550123, KRS: 0000555012<br>
<a href="https://www.facebook.com/zbiksystemy">Facebook</a> | <a href="https://www.linkedin.com/company/zbik-systemy/">LinkedIn</a><br>
Projekt i wykonanie: <a href="https://www.facebook.com/studiokropka">Studio Kropka</a></div></body></html>`,
      'www.zbik.example/kariera': `<!DOCTYPE html>
<html lang="pl-pl"><head><meta charset="utf-8"><title>Kariera – Żbik Systemy</title></head><body>
<h1>Kariera</h1>
<p>Obecnie poszukujemy: programista .NET, wdrożeniowiec WMS (Kraków).</p>
<p>CV prosimy przesyłać na adres: <span id="cloak5501">rekrutacja<span>&#64;</span>zbik<span>&#46;</span>example</span></p>
<p>Prosimy o dopisanie klauzuli o ochronie danych. Inspektor Ochrony Danych: iod@zbik.example</p>
</body></html>`,
      'www.zbik.example/kontakt': `<!DOCTYPE html>
<html lang="pl-pl"><head><meta charset="utf-8"><title>Kontakt – Żbik Systemy</title></head><body>
<h1>Kontakt</h1>
<p><b>Centrala (Warszawa)</b><br>tel. +48 22 555 01 02, faks +48 22 555 01 04<br>e-mail: biuro(at)zbik.example</p>
<p><b>Oddział Kraków</b><br>ul. Wadowicka 55<br>tel. 12 555 01 03</p>
<p><b>Dział handlowy:</b> handlowy(at)zbik.example &nbsp; <b>Serwis:</b> serwis(at)zbik.example</p>
<p>Konto: PL61 1090 1014 0000 0712 1981 2874</p>
<form action="/kontakt" method="post" class="com-contact__form"><label>Imię i nazwisko<input name="jform[contact_name]"></label>
<label>E-mail<input type="email" name="jform[contact_email]" placeholder="jan.kowalski@przyklad.example"></label>
<label>Wiadomość<textarea name="jform[contact_message]"></textarea></label><button type="submit">Wyślij</button></form>
</body></html>`,
    },
    states: {
      careers: 'https://www.zbik.example/kariera',
      hr: ['rekrutacja@zbik.example'],
      company: ['biuro@zbik.example'],
      other: ['handlowy@zbik.example', 'serwis@zbik.example'],
      phone: ['+48225550102', '125550103'],
      form: 'https://www.zbik.example/kontakt',
      linkedin: 'https://www.linkedin.com/company/zbik-systemy',
      profile: ['https://www.facebook.com/zbiksystemy'],
    },
  },

  // 20. Poland, Polish, server-rendered React that streams its data, with comments between the parts of a text.
  {
    company: 'Wiadukt Labs',
    website: 'https://wiadukt.example',
    pages: {
      'wiadukt.example/': `<!DOCTYPE html><html lang="pl"><head><meta charSet="utf-8"/><title>Wiadukt Labs – mosty między systemami</title></head><body>
<div hidden=""><!--$--><!--/$--></div><header><a href="/">Wiadukt<!-- --> <!-- -->Labs</a><nav><a href="/produkt">Produkt</a><a href="/blog">Blog</a>
<a href="https://jobs.lever.co/wiadukt" target="_blank" rel="noreferrer">Dołącz do nas</a><a href="/kontakt">Kontakt</a></nav></header>
<main><h1>Integracje, które nie pękają</h1><p>Obsługujemy <!-- -->4 800 000<!-- --> zdarzeń dziennie.</p></main>
<footer><a aria-label="GitHub" href="https://github.com/wiadukt-labs"></a><a aria-label="LinkedIn" href="https://www.linkedin.com/company/wiadukt-labs"></a>
<p>© <!-- -->2026<!-- --> Wiadukt Labs Sp. z o.o., NIP <!-- -->5835550123</p></footer>
<script>(self.__next_f=self.__next_f||[]).push([0])</script>
<script>self.__next_f.push([1,"5:[\\"$\\",\\"$L7\\",null,{\\"author\\":{\\"email\\":\\"ola.nowak@wiadukt.example\\",\\"phone\\":\\"+48 601 555 019\\"},\\"fallbackEmail\\":\\"old-office@wiadukt.example\\"}]\\n"])</script></body></html>`,
      'wiadukt.example/kontakt': `<!DOCTYPE html><html lang="pl"><head><meta charSet="utf-8"/><title>Kontakt – Wiadukt Labs</title></head><body>
<h1>Napisz do nas</h1>
<p>hello<!-- -->@<!-- -->wiadukt.example</p>
<p><a href="tel:+48585550144">58 555 01 44</a></p>
<p>al. Grunwaldzka <!-- -->555<!-- -->, 80-309 Gdańsk</p>
<form><label for=":r1:">E-mail</label><input id=":r1:" type="email" name="email" placeholder="you@example.com"/>
<label for=":r2:">Wiadomość</label><textarea id=":r2:" name="message"></textarea>
<input type="text" name="fax_number" hidden="" value="58 555 99 99"/><button type="submit">Wyślij</button></form>
</body></html>`,
      'wiadukt.example/blog': `<!DOCTYPE html><html lang="pl"><head><meta charSet="utf-8"/><title>Blog – Wiadukt Labs</title></head><body>
<h1>Blog</h1>
<article><h2>Kariera w integracjach: od czego zacząć?</h2><p>Ola Nowak, <!-- -->12 lutego 2026</p>
<a href="https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fwiadukt.example%2Fblog">Udostępnij</a></article>
<article><h2>Jak wysyłać e-maile bez błędów</h2><pre><code>curl -d "to=jan@klient.example" https://api.wiadukt.example/v1/mail</code></pre></article>
<p>Kontakt w sprawie tekstów gościnnych: blog@wiadukt.example</p>
</body></html>`,
    },
    states: {
      careers: 'https://jobs.lever.co/wiadukt',
      company: ['hello@wiadukt.example'],
      // Without blog@: it is for guest authors, at the end of the blog.
      phone: ['+48585550144'],
      form: 'https://wiadukt.example/kontakt',
      linkedin: 'https://www.linkedin.com/company/wiadukt-labs',
      profile: ['https://github.com/wiadukt-labs'],
    },
  },

  // 21. United Kingdom, English, WordPress, robots must not read the team.
  {
    company: 'Marlowe & Finch Digital Ltd',
    website: 'https://marlowefinch.example',
    pages: {
      'marlowefinch.example/robots.txt': {
        type: 'text/plain',
        body: `User-agent: *
Disallow: /wp-admin/
Disallow: /team
Allow: /wp-admin/admin-ajax.php

Sitemap: https://marlowefinch.example/wp-sitemap.xml
`,
      },
      'marlowefinch.example/': `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="UTF-8"><title>Marlowe &#038; Finch &#8211; digital products, handmade</title></head>
<body class="home blog"><nav><a href="/work">Work</a> <a href="/team">Team</a> <a href="/join-us">Join us</a> <a href="/contact">Say hello</a></nav>
<h1>We design and build digital products</h1>
<p>For <a href="https://www.linkedin.com/company/harrow-and-vale">Harrow &amp; Vale</a>, <a href="https://www.instagram.com/tidepooltea">Tidepool Tea</a> and others.</p>
<footer><p>Marlowe &amp; Finch Digital Ltd. Registered in England and Wales, company no. 01555012. VAT no. GB 155 5012 34.</p>
<p>London: <a href="tel:02079460321">020 7946 0321</a></p>
<a href="https://www.linkedin.com/company/marlowe-finch/">LinkedIn</a> <a href="https://www.instagram.com/marloweandfinch/">Instagram</a>
<a href="/wp-admin/">Log in</a></footer></body></html>`,
      'marlowefinch.example/team': `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="UTF-8"><title>Team</title></head><body>
<h1>The team</h1>
<p>Edith Marlowe, founder: edith@marlowefinch.example, <a href="https://www.linkedin.com/in/edith-marlowe-mf">LinkedIn</a></p>
<p>Rafe Finch, founder: rafe@marlowefinch.example</p>
<p>The studio dog: studio@marlowefinch.example, 07700 900123</p>
</body></html>`,
      'marlowefinch.example/join-us': `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="UTF-8"><title>Join us</title></head><body>
<h1>Join us</h1>
<p>Open roles: mid-weight product designer (London), React developer (Manchester or remote).</p>
<p>Send work, not cover letters, to <a href="mailto:people@marlowefinch.example">people@marlowefinch.example</a>. No agencies, please.</p>
<p>Meet <a href="/team">the team</a> first.</p>
</body></html>`,
      'marlowefinch.example/contact': `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="UTF-8"><title>Say hello</title></head><body>
<h1>Say hello</h1>
<p>General: hello&#64;marlowefinch&#46;example<br>New business: newbusiness&#64;marlowefinch&#46;example</p>
<p>London studio: +44 20 7946 0321<br>Manchester studio: 0161 496 0123</p>
<p>Press: please speak to Copperplate PR, marlowefinch@copperplate-pr.example, 020 7946 0777.</p>
<form method="post" class="wpforms-form"><label>Name <input name="name"></label><label>Email <input type="email" name="email" placeholder="jane@example.com"></label>
<label>What are you making? <textarea name="msg"></textarea></label>
<label style="display:none">Leave this empty <input name="hp" value="honey@marlowefinch.example"></label><button>Send</button></form>
</body></html>`,
    },
    states: {
      careers: 'https://marlowefinch.example/join-us',
      hr: ['people@marlowefinch.example'],
      company: ['hello@marlowefinch.example'],
      other: ['newbusiness@marlowefinch.example'],
      phone: ['+442079460321', '01614960123'],
      form: 'https://marlowefinch.example/contact',
      linkedin: 'https://www.linkedin.com/company/marlowe-finch',
      profile: ['https://www.instagram.com/marloweandfinch'],
    },
    forbidden: ['marlowefinch.example/team*', 'marlowefinch.example/wp-admin/*'],
  },

  // 22. United Kingdom, English, Squarespace, an address written backwards and turned by its style.
  {
    company: 'Saltmarsh Robotics',
    website: 'https://www.saltmarsh-robotics.example',
    pages: {
      'www.saltmarsh-robotics.example/': `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="en-GB"><head><meta charset="utf-8"><!-- This is Squarespace. -->
<title>Saltmarsh Robotics</title><script>Static.SQUARESPACE_CONTEXT = {"websiteId":"655501","authenticUrl":"https://www.saltmarsh-robotics.example","contactEmail":"billing-sq@saltmarsh-robotics.example","contactPhoneNumber":"01632 960 000"};</script></head>
<body><header data-test="header"><nav class="header-nav"><div class="header-nav-item"><a href="/robots">Our robots</a></div>
<div class="header-nav-item"><a href="https://jobs.lever.co/saltmarsh">Careers</a></div><div class="header-nav-item"><a href="/contact">Contact</a></div></nav></header>
<section><h1>Robots that don’t mind the mud</h1><p>Survey 40 hectares of wetland a day.</p>
<p>Designed by <a href="https://www.linkedin.com/in/priya-nair-robots">Priya Nair</a> and team in Norfolk.</p></section>
<footer><a href="https://www.linkedin.com/company/saltmarsh-robotics" class="sqs-svg-icon--wrapper linkedin"></a>
<a href="https://www.youtube.com/@saltmarshrobotics" class="sqs-svg-icon--wrapper youtube"></a>
<a href="http://instagram.com/squarespace" class="sqs-svg-icon--wrapper instagram"></a>
<p>Site by <a href="https://www.linkedin.com/company/broadland-studio">Broadland Studio</a></p></footer></body></html>`,
      'www.saltmarsh-robotics.example/contact': `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>Contact — Saltmarsh Robotics</title></head><body>
<h1>Contact</h1>
<p>Email: <span style="unicode-bidi:bidi-override; direction: rtl">elpmaxe.scitobor-hsramtlas@olleh</span></p>
<p>Sales: sales AT saltmarsh-robotics DOT example</p>
<p>Media: media<span style="display:none">.nospam</span>@saltmarsh-robotics.example</p>
<p>Phone: +44 (0)1632 960 112 (office hours)</p>
<div class="form-wrapper"><form data-form-id="655501a" class="react-form-contents"><input type="email" name="email" placeholder="email@example.com" aria-required="true">
<textarea name="textarea" placeholder="Your message"></textarea><button class="form-submit-button">Submit</button></form></div>
</body></html>`,
    },
    states: {
      careers: 'https://jobs.lever.co/saltmarsh',
      company: ['hello@saltmarsh-robotics.example'],
      other: ['sales@saltmarsh-robotics.example', 'media@saltmarsh-robotics.example'],
      phone: ['+441632960112'],
      form: 'https://www.saltmarsh-robotics.example/contact',
      linkedin: 'https://www.linkedin.com/company/saltmarsh-robotics',
      profile: ['https://www.youtube.com/@saltmarshrobotics'],
    },
  },

  // 23. United States, English, WordPress with a graph of JSON-LD, addresses hidden by a proxy.
  {
    company: 'Ridgepole Analytics, Inc.',
    website: 'https://ridgepole.example/',
    pages: {
      'ridgepole.example/': `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="UTF-8"><title>Ridgepole Analytics - Know your roofs</title>
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[
{"@type":"WebSite","@id":"https://ridgepole.example/#website","url":"https://ridgepole.example/","name":"Ridgepole Analytics","publisher":{"@id":"https://ridgepole.example/#organization"}},
{"@type":"Organization","@id":"https://ridgepole.example/#organization","name":"Ridgepole Analytics","url":"https://ridgepole.example/","telephone":"+1-512-555-0142","faxNumber":"+1-512-555-0143",
"sameAs":["https://www.linkedin.com/company/ridgepole-analytics/","https://x.com/ridgepoledata"],
"contactPoint":[{"@type":"ContactPoint","contactType":"customer support","telephone":"+1-800-555-0199","email":"support@ridgepole.example"}]},
{"@type":"Person","@id":"https://ridgepole.example/#/schema/person/55","name":"Cody Barnes","email":"cody.barnes@ridgepole.example","telephone":"+1-737-555-0166","sameAs":["https://www.linkedin.com/in/codybarnes-rp","https://x.com/codyonroofs"]}]}</script></head>
<body class="home wp-custom-logo"><nav><ul><li><a href="/platform/">Platform</a></li><li><a href="/careers/">Careers</a></li><li><a href="/contact-us/">Contact Us</a></li></ul></nav>
<h1>Know your roofs</h1><p>Aerial roof data for insurers. 1-800-555-0199</p>
<blockquote>"Claims close in days." &mdash; Dana Whitlock, <a href="https://x.com/plainsmutual">Plains Mutual</a></blockquote>
<footer>&copy; 2026 Ridgepole Analytics, Inc. NAIC vendor no. 5550123456</footer></body></html>`,
      'ridgepole.example/careers/': `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="UTF-8"><title>Careers - Ridgepole Analytics</title></head><body>
<h1>Build with us</h1>
<div id="grnhse_app"></div><script src="https://boards.greenhouse.io/embed/job_board/js?for=ridgepole"></script>
<p>Don't see your role? Write to careers at ridgepole dot example.</p>
<p>Ridgepole is an equal opportunity employer. E-Verify: 1-888-897-7781.</p>
<p>Beware of scams: we never recruit from addresses like ridgepole.hiring@gmail.com.</p>
</body></html>`,
      'ridgepole.example/contact-us/': `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="UTF-8"><title>Contact Us - Ridgepole Analytics</title></head><body>
<h1>Contact Us</h1>
<table><tr><td>Austin HQ</td><td>515 Congress Ave, Suite 1550, Austin, TX 78701</td><td>P: (512) 555-0142<br>F: (512) 555-0143</td></tr>
<tr><td>Denver</td><td>1555 Blake St, Denver, CO 80202</td><td>P: (303) 555-0117</td></tr></table>
<p>General inquiries: <a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hidden('info@ridgepole.example', 0x5a)}">[email&#160;protected]</a></p>
<p>Media: <a href="/cdn-cgi/l/email-protection#${hidden('media@ridgepole.example', 0x37)}"><span class="__cf_email__" data-cfemail="${hidden('media@ridgepole.example', 0x91)}">[email&#160;protected]</span></a></p>
<form method="post" id="gform_1"><input type="text" name="input_1" placeholder="Jane Doe"><input type="email" name="input_2" placeholder="jane@company.com">
<input type="tel" name="input_3" placeholder="(555) 555-5555"><textarea name="input_4"></textarea><button>Submit</button></form>
<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>
</body></html>`,
    },
    states: {
      careers: 'https://ridgepole.example/careers/',
      hr: ['careers@ridgepole.example'],
      company: ['info@ridgepole.example'],
      other: ['support@ridgepole.example', 'media@ridgepole.example'],
      phone: ['+15125550142', '+18005550199', '3035550117'],
      form: 'https://ridgepole.example/contact-us/',
      linkedin: 'https://www.linkedin.com/company/ridgepole-analytics',
      profile: ['https://x.com/ridgepoledata'],
    },
  },

  // 24. United States, English, Jekyll, broken JSON-LD, mail at another domain of the brand, traps.
  {
    company: 'Quillfeather',
    website: 'https://quillfeather.example',
    pages: {
      'quillfeather.example/': `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Quillfeather | Fonts as a service</title><meta name="generator" content="Jekyll v4.3.3" />
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Quillfeather",
"url":"https://quillfeather.example","email":"you@yourdomain.com","telephone":"+1-000-000-0000","logo":"{{ site.logo | absolute_url }},
"sameAs":["https://www.linkedin.com/company/your-company",]}</script></head>
<body><!-- TODO ask webmaster@quillfeather.example about the new logo -->
<nav><a href="/fonts.html">Fonts</a> <a href="/blog.html">Blog</a> <a href="/jobs.html">We're hiring!</a> <a href="/about.html">About</a></nav>
<h1>Every page deserves a better g</h1><p>Serving 812,555,012 glyphs a month.</p>
<footer><a href="https://github.com/quillfeather">GitHub</a> <a href="https://bsky.app/profile/quillfeather.example">Bluesky</a>
<a href="https://www.linkedin.com/company/quillfeather">LinkedIn</a> <a href="mailto:hi@quillfeather-inc.example">hi@quillfeather-inc.example</a>
<a href="mailto:trap@quillfeather.example" style="display:none" aria-hidden="true" tabindex="-1">do not mail</a></footer></body></html>`,
      'quillfeather.example/jobs.html': `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Jobs | Quillfeather</title></head><body>
<h1>We're hiring</h1>
<ul><li>Type engineer (remote, US time zones)</li><li>Developer advocate</li></ul>
<p>Apply: <code>jobs</code> at <code>quillfeather-inc.example</code>, i.e. jobs&#x40;quillfeather-inc&#x2e;example</p>
<p hidden>Old address: apply@quillfeather.example</p>
</body></html>`,
      'quillfeather.example/about.html': `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>About | Quillfeather</title></head><body>
<h1>About</h1>
<p>Quillfeather, Inc. is 11 people in Portland, Oregon. EIN 93-5550123.</p>
<p>Enterprise licenses: <a href="mailto:sales@quillfeather-inc.example?subject=License">talk to sales</a></p>
<p>DMCA notices: dmca@quillfeather-inc.example</p>
<ul><li>Ruth Okafor, CEO (<a href="https://github.com/ruthokafor">GitHub</a>, ruth@quillfeather-inc.example)</li>
<li>Wen Li, type (<a href="https://bsky.app/profile/wenli-type.example">Bluesky</a>)</li></ul>
</body></html>`,
      'quillfeather.example/blog.html': `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Blog | Quillfeather</title></head><body>
<h1>Blog</h1>
<article><h2><a href="/careers-in-type.html">Careers in type: six people tell</a></h2><p>Guest post by Ana Ruiz (ana@ruizletters.example).</p></article>
<article><h2>Why our phone number page had bad kerning</h2><p>Look at <samp>(503) 555-0111</samp> in Arial.</p></article>
<p><a href="https://bsky.app/intent/compose?text=quillfeather">Share on Bluesky</a></p>
</body></html>`,
      'quillfeather.example/careers-in-type.html': `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Careers in type: six people tell | Quillfeather</title></head><body>
<h1>Careers in type: six people tell</h1>
<p>How do you become a type engineer? Ana Ruiz asked six of them.</p>
<p>“I mailed jobs@bigfoundry.example every month for two years,” says one.</p>
<p><a href="/blog.html">Back to the blog</a></p>
</body></html>`,
    },
    states: {
      careers: 'https://quillfeather.example/jobs.html',
      hr: ['jobs@quillfeather-inc.example'],
      company: ['hi@quillfeather-inc.example'],
      other: ['sales@quillfeather-inc.example'],
      linkedin: 'https://www.linkedin.com/company/quillfeather',
      profile: ['https://github.com/quillfeather', 'https://bsky.app/profile/quillfeather.example'],
    },
  },
]
