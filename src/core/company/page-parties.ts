/**
 * Whom a statement on a company's page is about: the company, or somebody else whom it mentions: its host, the agency
 * that built the site, a data protection officer, an authority, a customer, a dealer, or one person. Words are folded.
 */
import { fold } from '#core/text/fold-text.ts'

const either = (text: string) =>
  text
    .split('|')
    .map((each) => each.trim())
    .join('|')

/** Begins what is said about somebody else, until the end of the block. */
const OTHER_PARTY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${either(
    `hosting|hosted (?:by|at)|hosts?(?= ?:)|web ?host|hoster|hostinganbieter|provider(?= ?:)|hebergeur|hebergement|heberge par|
     alojamiento|alojado|hospedaje|hospedagem|alojamento|hospedado|serveur|servidor|hosting web|sivustosta|webhotell|
     web ?design|webentwicklung|website (?:by|door|von|made|design|realisatie)|websites? von|site (?:by|par|web par)|designed by|
     built by|powered by|made by|made with|developed by|design(?: und| &| and)? (?:umsetzung|programmierung|entwicklung)|
     konzept(?:ion)?(?: ?[,&]| und|,)|konzeption|konzept|umsetzung|gestaltung|realisierung|realisation|realisiert|programmierung|
     technische (?:umsetzung|realisierung|betreuung)|erstellt (?:von|mit|durch)|webagentur|internetagentur|werbeagentur|
     conception(?: du site| web| graphique)|creation du site|site realise|developpement|diseno web|diseno y|desarrollo|
     desarrollado|sito realizzato|realizzazione|realizzato da|sviluppato|progetto grafico|design grafico|web ?agency|
     projekt i wykonanie|wykonanie|realizacja strony|strona|tvorba webu|webbplats(?:en)? av|producerad av|nettside av|
     hjemmeside af|sivuston toteutus|desenvolvido|vormgeving|ontwerp|bouw van|gebouwd door|gemaakt door|
     photos?(?: by|:| credits?)|photography|fotograf\\p{L}*|bildnachweis\\p{L}*|bildrechte|bilder(?= ?:)|fotos?(?= ?:)|foto(?=:)|credits?|
     credit photo|copywriting|illustrations?|texte?(?: by|:)|tekst(?=:)|
     data protection (?:officer|representative|authorit\\p{L}*)|dpo|(?:externe[rn]? )?datenschutzbeauftragte\\p{L}*|
     datenschutzbehorde|datenschutz(?= ?:)|delegue a la protection|delegue|donnees personnelles|delegado de proteccion|
     protezione dei dati|responsabile della protezione|functionaris|inspektor ochrony|iod(?= ?:)|encarregado|poverenec|
     dataskyddsombud|personvernombud|tietosuojavastaava|cnil|garante|ico(?= ?:)|
     aufsichtsbehorde|aufsicht|zustandige (?:kammer|behorde)|(?:arzte|architekten|ingenieur|rechtsanwalts|handwerks)kammer|kammer|
     berufskammer|ihk|wko|mitglied der|mitglied (?:im|bei|von)|mitgliedschaft|member of|membre de|socio di|miembro de|lid van|chamber of|
     streitbeilegung|verbraucherschlichtung\\p{L}*|schlichtungsstelle|universalschlichtungsstelle|mediateur|mediation|mediador|
     ombuds\\p{L}*|odr|regulated by|authori[sz]ed by|supervised by|toezicht|supervisory|
     versicher(?:er|ung)|haftpflicht\\p{L}*|berufshaftpflicht\\p{L}*|assureur|assurance|insurer|insurance|
     steuerberat\\p{L}*|rechtsanwalt|kanzlei|law firm|solicitors?|auditors?|wirtschaftsprufer|notary|
     e-?verify|poison|emergency(?= (?:services|number))|notruf|sanitatsnotruf|
     (?:relations )?presse?agentur|press agency|pr agency|pr[- ]agentur|agence(?: de)? (?:presse|communication|rp)|agence|agency(?= ?:)|
     relations presse|attache(?:e)? de presse|ufficio stampa(?= (?:esterno|c/o))|
     handler|vertragshandler|fachhandler|vertriebspartner|dealers?(?= in|:)|distribut(?:or|eur|ore|ors|eurs)\\p{L}*|resellers?|
     reseller in|aterforsaljare|forhandlere?|forhandler|jalleenmyyja\\p{L}*|jalleenmyyjat|revendeurs?|rivenditor\\p{L}*|distribuidor\\p{L}*|
     importateur|importor|partner(?= (?:in|fur|for)|:)|unsere partner|our partners|nos partenaires|dystrybutor\\p{L}*|przedstawiciel\\p{L}*|
     kunden(?: sagen|stimmen)?(?= ?:)|referenz(?:en)?|reference|references|testimonials?|im einsatz|clients?(?= ?:)|customers?(?= ?:)|
     case stud\\p{L}*|clientes(?= ?:)|nos clients|our customers|
     fackliga|facklig|fackforbund|works? council|betriebsrat|comite social|union representative|ruckantwort|samarbetspartner\\p{L}*|
     speak to|via our agency|c/o`,
  )})(?![\\p{L}\\p{N}])`,
  'u',
)

/** The line says not to use an address, or that it is no longer one. */
const WARNING =
  /(?<!\p{L})(?:fraud|scam|phish|impersonat|beware|never|fake|old (?:mail|e-?mail|address|mailbox)|former|formerly|no longer|not (?:use|from|affiliated)|do not|don't|betrug|betrug|warnung|niemals|ehemalig|alte adresse|nicht mehr|arnaque|attention|jamais|ancienne?|ne plus|estafa|fraude|nunca|antigu|truffa|mai da|vecchi|oszust|nigdy|bedrager|bluff|svindel)/u

/** Before one person's own number. */
const DIRECT =
  /(?<!\p{L})(?:direct(?: (?:line|dial))?|direkt(?:wahl|nummer)?|durchwahl|direktnummer|ligne directe|interno|rechtstreeks|doorkiesnummer|ansprechpartner(?:in)?|kontaktperson|contact person|contactpersoon|interlocuteur|referente|persona de contacto|osoba kontaktowa|osoba do kontaktu|recruiter(?:in)?)(?![\p{L}-])/u
/** A row or line about one person, with a position. */
const PERSON =
  /(?<!\p{L})(?:geschaftsfuhr(?:er|erin|ung)|managing directors?|ceo|cto|coo|cfo|founder|co-founder|grunder(?:in)?|inhaber(?:in)?|directeur|directrice|director|directora|vd|dyrektor|prezes|amministratore|titular|toimitusjohtaja|manager(?:in)?|leiter(?:in)?|leitung|chef|forsaljningschef|head of|vice president|vp|herr|frau|mr|mrs|ms|dr|mme|sig|sig ra|pani|pan|namn|name|navn|nimi|befattning|position|funktion|funzione|role)(?![\p{L}-])/u

const plain = (text: string) => fold(text).replaceAll('’', "'")

/** Where the text begins to be about somebody else; -1 if it does not. */
export function otherPartyAt(text: string): number {
  return plain(text).search(OTHER_PARTY)
}

export const isWarning = (text: string): boolean => WARNING.test(plain(text))

export const isDirectLine = (text: string): boolean => DIRECT.test(plain(text))

export const isAboutPerson = (text: string): boolean => PERSON.test(plain(text))

/** What a number after such words is: none for calling. */
const NO_PHONE =
  /(?<![\p{L}\p{N}])(?:hr[ab]|fn|ust|ustid|ust-id\S*|uid|mwst\S*|vat|btw\S*|tva|iva|p ?iva|nip|regon|krs|kvk|siret|siren|rcs|ape|cif|nif|rea|cf|ein|org\S*|orgnr|cvr|y-tunnus|ico|dic|ic dph|dic|oib|mb|pib|eik|cui|duns|d-u-n-s|lei|iban|bic|konto\S*|account|bankgiro|plusgiro|bg|pg|blz|bank|gln|dvr|steuer\S*|finanzamt|che|handelsregist\S*|registr\S*|register\S*|reg|company (?:no|number|reg\S*)|licen[cs]e\S*|lizenz\S*|serial|art|artikel\S*|item|sku|isbn|issn|ref\S*|no|nr|num|numero|n°|version|gps|lat|lng|lon|coordinates|koordinaten|postfach|po box|cp|plz|zip|tomo|folio|hoja|seit|since|depuis|besucher|visitors?|capital|aktienkapital|stammkapital|kapital|eori|naics?|case|ticket|order|tracking|model|typ|type|din|iso|en)\.?:?\s*(?:no|nr|number|num|n°)?\.?\s?:?\s?[a-z]{0,3}[ -]?$/u

export const isNoPhone = (before: string): boolean => NO_PHONE.test(plain(before.slice(-40)))

/** The company is named as part of a group, or under another name. */
const GROUP =
  /(?<!\p{L})(?:group|gruppe|groupe|gruppo|grupo|grupa|grupy|koncern\p{L}*|konzern\p{L}*|koncern|konserni\p{L}*|holding|parent company|muttergesellschaft|part of|member of the|teil (?:der|von)|gehort zu|ein unternehmen der|a company of|subsidiary|tochter\p{L}*|filiale (?:de|du)|une marque|marque de|brand of|a brand|eine marke|marke der|un marchio|marchio di|una marca|marca de|onderdeel van|merk van|del av|en del av|ingar i|osa|formerly|previously|vormals|ehemals|anciennement|trading as|t\/a|operated by|betrieben von|edite par|exploite par|is a product of|product by|brought to you by|marka)(?!\p{L})/u

export const isAboutGroup = (text: string): boolean => GROUP.test(plain(text))
