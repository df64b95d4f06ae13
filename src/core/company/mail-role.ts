/**
 * What an email address is for, by the part before the "@": applicants, general questions, or a department. Null for
 * a person, for machines, and for matters that help nobody who looks for a job. Every word of the part must be known:
 * "jobs-jo.smith" is a person.
 */
import { fold } from '#core/text/fold-text.ts'

export type MailRole = { kind: 'hr' | 'company' } | { kind: 'department'; about: string }

const words = (text: string) => new Set(text.trim().split(/\s+/))

const HR = words(
  `
  jobs job jobb jobber jobbe career careers karriere karriär karriar karriere carriere carrieres carrière carrières
  carrera carreras carreira carreiras karrier kariera kariéra kariery karijera karijere cariera cariere rekry
  hr hrm hrteam hrd humanresources humancapital recruiting recruitment recruiter recruiters recruit recrut recrutement
  recrute recrutamento recruitement reclutamiento seleccion seleccione selezione selezioni selezionepersonale selecao
  rekrutacja rekrutacije rekrutierung rekrytering rekruttering rekrytointi recrutare nabor nábor nabory werving
  bewerbung bewerbungen bewerben bewerber bewerbermanagement bewerberservice bewerbungsmanagement stellenangebote
  application applications apply applicants applicant candidates candidate candidature candidatures candidaturas
  candidati candidatos kandydaci kandidat kandidater ansok ansokan ansoegning soknad job jobansøgning jobansoegning
  cv cvs cvbank resume resumes curriculum curriculums curricula lebenslauf hiring hire hirings talent talents talento
  talentacquisition talentos people peopleops peopleteam peopleandculture peopleculture work workwithus workhere
  workforus joinus join jointheteam jointeam personal personale personeel personalabteilung personalbuero personalbüro
  personalwesen personalservice personalmanagement personalentwicklung personnel personalavdelningen rh drh srh grh
  rrhh recursoshumanos risorseumane ressourceshumaines kadry kadrovska kadry henkilosto hroffice vacatures vacature
  vacancies vacancy vagas vaga emploi emplois stelle stellen stellenmarkt ausbildung azubi azubis lehrstellen lehre
  employment employer sollicitatie sollicitaties solliciteren werkenbij werkenbijons posao praca prace práce pracazdalna
  darbas toihin tyo tyopaikat lavoro lavora lavoraconnoi lavorareconnoi empleo empleos emprego empregos trabajo
  trabaja trabajaconnosotros trabalhe trabalheconosco trabalhos allas állás allasok karrierek munka angajari cariere
  internships internship intern interns praktikum praktikant praktika stage stages stagiaires alternance
  earlycareers graduates graduate gradjobs apprenticeships apprenticeship apprentices apprentice lediga ledigejobb
  vakanser rabota kariyer ik insankaynaklari personalas unsolicited initiativbewerbung staffing talentteam joinourteam`,
)

const COMPANY = words(
  `
  info infos informatie informacion informacje informazioni information informationen informacija information
  hello hallo halló hola ahoj hi hey hiya hej hei heia hoi moi terve tere sveiki labas szia helo howdy cześć czesc
  bonjour salut coucou ciao salve buongiorno servus moin gruezi grüezi grüezi gruessgott greetings sayhello sayhi saluton
  contact contacts contactus contactanos contacter kontakt kontakti kontakty kontaktanfrage contacto contato contatti
  contatto contacte contactar kapcsolat iletisim yhteys yhteystiedot kontaktformular epikoinonia
  office offices hq headoffice headquarters mainoffice buero büro bureau biuro kancelar kancelář kancelarija iroda
  ofis ufficio toimisto kontor kontoret hovedkontor kontora oficina escritorio
  mail email epost epasts post posta posteingang correo correio courriel courrier mailbox inbox postmottak firmapost
  posti team equipo equipe crew studio general generalinfo main central centrale algemeen generale allgemein
  enquiries enquiry enquire inquiries inquiry ask askus anfrage anfragen question questions vragen dotazy
  welcome willkommen reception recepcion recepce recepcja receptie empfang accueil ricezione receptionen vastaanotto
  zentrale zentral sekretariat sekretariát sekretariaat secretariat secretariaat secretaria segreteria sekretariatas
  poststelle verwaltung administracion administracja administracao amministrazione
  firma firm company kontakta kontaktaoss talktous talk getintouch touch reach reachus connect
  infodesk frontdesk infopoint`,
)

const DEPARTMENTS: readonly (readonly [about: string, names: ReadonlySet<string>])[] = [
  [
    'Press',
    words(
      `press presse media medias medien pr prensa stampa ufficiostampa imprensa newsroom pers persdienst perscontact
       presskontakt presseteam pressestelle pressoffice presskit prasa sajto sajtó tisk media-relations mediarelations
       publicrelations communications communication comms comunicazione comunicacion comunicacao kommunikation
       kommunikasjon viestinta redaktion redaction redazione redaccion redactie editorial editor redakcja
       basin lehdisto`,
    ),
  ],
  [
    'Sales',
    words(
      `sales sale vertrieb verkauf verkaufsteam innendienst aussendienst ventes vente commercial commerciale comercial
       comerciale commerce ventas venta vendas vendite verkoop salg forsaljning försäljning saljare salj myynti
       sprzedaz sprzedaż handlowy handel handlowe dzialhandlowy prodej obchod predaj prodaja ertekesites értékesítés
       vanzari satis müük muuk pardavimai order orders ordering bestellung bestellungen bestellen bestell bestellservice
       bestelling bestellingen bestallning ordre commande commandes pedido pedidos encomendas ordini ordine zamowienia
       tilaukset objednavky narocila rendeles shop store webshop boutique tienda loja negozio sklep
       newbusiness business biz bizdev businessdevelopment businessdev bd quote quotes quotation estimates offerte offertes
       offers angebot angebote devis presupuestos preventivi oferta oferty ofertas orcamentos nabidky
       demo demos wholesale grosshandel retail export exports import trade kunden clients clientes klienci account
       accounts-sales projects project projekte projekt projektanfragen projets proyectos booking bookings reservations
       reservierung buchung rentals rental licensing licenses licensing hire-us hireus accountmanagement keyaccount`,
    ),
  ],
  [
    'Support',
    words(
      `support helpdesk help helpme hilfe aide ayuda ajuda aiuto hulp hjelp hjalp hjælp pomoc tuki tech-support
       techsupport technicalsupport itsupport service services servicedesk kundenservice kundendienst kundenbetreuung
       kundeservice kundcenter kundtjanst kundservice klantenservice customerservice customercare customersupport
       customersuccess customers customer care serviceclient sav assistance assistenza asistencia assistencia
       assistenzatecnica suporte soporte serwis servis szerviz servicio servico asiakaspalvelu technik technique
       tecnica tecnico tecnicos techniek teknik stoerung stoerungen storing storingen reparatur reparaturen reparatie repairs
       ersatzteile spareparts parts hotline feedback success reklamation reklamationen reklamacje onboarding
       academy training trainings schulung schulungen formation formations formacion formazione szkolenia`,
    ),
  ],
  [
    'Partnerships',
    words(
      `partners partnerships partner partnership partenariat partenariats partenaires partnerschaften alliances
       affiliate affiliates resellers reseller dealers dealer haendler distributors distribution channel sponsors sponsoring
       sponsorship collabs collaborations collab creators influencers suppliers supplier procurement purchasing einkauf
       achats compras acquisti inkoop inkop inkjop zakupy nakup osto vendors`,
    ),
  ],
  [
    'Marketing',
    words(
      'marketing events event eventos eventi evenements veranstaltungen brand community social',
    ),
  ],
  [
    'Logistics',
    words(
      'logistik logistics logistique logistica dispo disposition versand shipping lager warehouse',
    ),
  ],
]

/** Words that say which of several, and nothing by themselves. */
const QUALIFIERS = words(
  `
  us usa uk eu de at ch fr es it nl be pl se no dk fi ie in sg au ca br emea apac latam dach global europe europa international tech
  engineering dev acquisition resources human department dept the our us group gruppe company ops operations desk center centre abteilung dzial
  dział servizio ufficio team teamet request requests your new and und et y e i for fuer für gmbh ag sa inc ltd llc bv ab
  north south west east nord sud sued ost online web`,
)

export function mailRole(local: string): MailRole | null {
  const parts = local.toLowerCase().split(/[._+-]+/)
  const whole = parts.join('')
  const known = [whole, ...parts]
  const isKnown =
    isRole(whole) ||
    (parts.some(isRole) && parts.every((part) => isRole(part) || isQualifier(part)))
  // "human-resources" and "talent.acquisition" are roles as a whole or by one of their words.
  if (!isKnown && whole !== 'humanresources') return null
  if (known.some((part) => HR.has(part))) return { kind: 'hr' }
  for (const [about, names] of DEPARTMENTS) {
    if (known.some((part) => names.has(part))) return { kind: 'department', about }
  }
  return { kind: 'company' }
}

/** What a page writes directly before an address, folded: "Applications to", "General enquiries:". */
const LABELS: readonly (readonly [role: MailRole, pattern: RegExp])[] = [
  [
    { kind: 'hr' },
    /(?<!\p{L})(?:bewerbung(?:en|sunterlagen)?|applications?|applicants|apply|candidatur[ae]s?|candidature spontanee|cv|curriculum|lebenslauf|sollicitaties?|ansokan|ansokningar|soknad|ansogning|aplikacje|zgloszenia|zivotopis|hakemukset|recruitment|recruiting|recrutement|rekrutacja|rekrytering|careers|jobs|vacatures|hr|human resources|personalabteilung|ressources humaines|recursos humanos|risorse umane)(?: (?:bitte|please|s'il vous plait|por favor|per))?(?: (?:an|to|at|a|aan|til|till|na|via|per mail an|per e-mail an))?\s?[:|–-]?\s?$/u,
  ],
  [
    { kind: 'company' },
    /(?<!\p{L})(?:general(?: (?:enquiries|inquiries|questions|contact|information|info))?|enquiries|inquiries|allgemein(?:e (?:anfragen|fragen|informationen))?|algemeen|generale|informazioni generali|consultas generales|renseignements(?: generaux)?|allmanna fragor|yleiset asiat|e-?mail|mail|correo(?: electronico)?|courriel|mel|e-post|e-posta|epost|sahkoposti|adres e-mail|e-?mail-?adresse)\s?[:|–-]\s?$/u,
  ],
  [
    { kind: 'department', about: 'Press' },
    /(?<!\p{L})(?:press(?: (?:enquiries|inquiries|contact))?|presse(?:anfragen|kontakt)?|media(?: (?:enquiries|inquiries))?|prensa|stampa|imprensa|pers|journalist(?:s|es|en))\s?[:|–-]\s?$/u,
  ],
  [
    { kind: 'department', about: 'Sales' },
    /(?<!\p{L})(?:sales|vertrieb|verkauf|new business|business enquiries|ventas|ventes|vendite|verkoop|forsaljning|salg|myynti|sprzedaz|dzial handlowy|commercial|orders?|bestellungen)\s?[:|–-]\s?$/u,
  ],
  [
    { kind: 'department', about: 'Support' },
    /(?<!\p{L})(?:support|help|customer service|kundenservice|kundendienst|service|technical support|assistance|assistenza|soporte|serwis|servicedesk|kundservice|klantenservice)\s?[:|–-]\s?$/u,
  ],
]

/** What the words before an address call it; null if they call it nothing. */
export function roleOfLabel(before: string): MailRole | null {
  const label = fold(before).replaceAll('’', "'")
  return LABELS.find(([, pattern]) => pattern.test(label))?.[0] ?? null
}

const isRole = (word: string) =>
  HR.has(word) || COMPANY.has(word) || DEPARTMENTS.some(([, names]) => names.has(word))

const isQualifier = (word: string) => QUALIFIERS.has(word) || /^\d{0,4}$/.test(word)

const HELPLESS =
  /(?:no-?reply|do-?not-?reply|nicht-?antworten|privacy|privacidad|privacidade|riservatezza|datenschutz|dataprotection|(?<![a-z])datos|dataskydd|personvern|tietosuoja|databeskytt|gegevensbescherming|ochrona|gdpr|rgpd|dsgvo|lgpd|dpo|legal|juridi|abuse|misbruik|security|sicherheit|vulnerab|disclosure|bounty|master$|mestre$|billing|invoice|rechnung|(?<![a-z])(?:faktur|factur|fattur|lasku)|buchhaltung|accounting|bookkeeping|boekhouding|administratie|comptab|contab|ksiegow|ekonomi|crediteur|debiteur|inkasso|accommodation|adjustment|accessib|barrierefrei|fraud|scam|phish|spam|unsubscribe|abmelden|whistle|hinweis|compliance|ethics|ombuds|dmca|copyright|takedown|example|beispiel|ejemplo|exemple|esempio|przyklad|voorbeeld|firstname|lastname|vorname|nachname|yourname|deinname)/
/** Whole words for the same. */
const HELPLESS_WORDS = words(
  `dsb dpd iod iodo fg avg ico rodo tos terms root daemon mailer hostmaster noc ir investor investors
   investorrelations test demo-test bot trap honeypot newsletter news alerts notifications notification donotmail
   accounts accounting finance finanzen tax pec dsa ghs`,
)

/** Addresses that answer nobody, or only to privacy, abuse, accounts and the like. */
export const isHelpless = (local: string) =>
  HELPLESS.test(local.toLowerCase()) ||
  local
    .toLowerCase()
    .split(/[._+-]+/)
    .some((word) => HELPLESS_WORDS.has(word))
