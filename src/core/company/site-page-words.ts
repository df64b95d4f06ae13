/** The pages of a company's website that are worth reading, and how links and paths call them in twenty languages. */

/** Most useful first. */
export const SITE_PAGES = ['careers', 'contact', 'imprint', 'about', 'team', 'press'] as const
export type SitePage = (typeof SITE_PAGES)[number]

const list = (text: string) => new Set(text.split('|').map((each) => each.trim()))

/** What links to such a page say, folded; "*" is the company's name. */
export const PAGE_TEXTS: Readonly<Record<SitePage, ReadonlySet<string>>> = {
  careers: list(
    `careers|career|jobs|job|our jobs|all jobs|join us|join our team|join the team|join *|join the crew|work with us|work at *|
     work for us|work for *|working at *|working here|working with us|careers at *|career at *|jobs at *|* careers|* jobs|
     we're hiring|were hiring|we are hiring|now hiring|hiring|open positions|open roles|open jobs|openings|join|
     job openings|current openings|current vacancies|current opportunities|opportunities|job opportunities|
     career opportunities|vacancies|job vacancies|careers we're hiring|careers & jobs|jobs & careers|careers and jobs|
     employment|employment opportunities|life at *|work here|see open roles|see all jobs|see all openings|
     view open positions|view open roles|view all jobs|view jobs|view openings|open vacancies|come work with us|
     become part of the team|grow with us|build with us|recruitment|recruiting|
     karriere|karriere bei *|jobs bei *|jobs & karriere|karriere & jobs|jobs und karriere|karriere und jobs|stellenangebote|
     offene stellen|freie stellen|aktuelle stellen|unsere stellenangebote|stellen|stellenmarkt|stellenausschreibungen|
     offene positionen|offene jobs|unsere jobs|jobangebote|jobborse|jobportal|arbeiten bei *|arbeiten bei uns|arbeit bei *|mitarbeiten|
     mach mit|komm ins team|werde teil des teams|werde teil von *|bewerben|jetzt bewerben|bewerbung|ausbildung & karriere|
     karriere & ausbildung|jobs & ausbildung|jobs/karriere|wir stellen ein|wir suchen dich|wir suchen|mitarbeiter gesucht|arbeitgeber|
     offres d'emploi|offre d'emploi|nos offres d'emploi|nos offres|nous rejoindre|rejoignez-nous|rejoignez nous|rejoindre *|
     rejoignez *|rejoindre l'equipe|rejoignez l'equipe|recrutement|carriere|carrieres|emplois|emploi|on recrute|nous recrutons|postes ouverts|
     postes a pourvoir|travailler chez *|travailler avec nous|travaillez avec nous|espace candidats|job offers|nos metiers et offres|
     jobba hos oss|jobba pa *|jobba med oss|jobba hos *|jobb hos oss|jobb pa *|lediga jobb|lediga tjanster|jobb|karriar|karriar hos *|karriar pa *|
     bli en av oss|vi soker|arbeta hos oss|arbeta pa *|arbeta hos *|vi rekryterar|
     ledige stillinger|ledige stillinger hos *|ledig stilling|ledige job|stillinger|karriere hos *|karriere i *|jobb i *|jobb hos *|job hos *|job hos os|
     jobb med oss|bli med|bliv en del af *|arbeid hos oss|vi ansetter|arbejd hos os|arbejd med os|vaer med|
     karijere|karijera|posao|zaposlitev|zaposlenje|prosta delovna mesta|otvorena radna mesta|otvorene pozicije|zaposli se|pridruzi se|pridruzite se|kariera|
     lavora con noi|lavorare con noi|lavora in *|carriere|carriera|posizioni aperte|opportunita di lavoro|opportunita di carriera|offerte di lavoro|
     unisciti a noi|entra nel team|entra in *|lavora con *|candidati|
     trabaja con nosotros|trabajar en *|trabaja en *|trabaja con *|empleo|empleos|carreras|unete|unete a nosotros|unete al equipo|ofertas de empleo|
     ofertas de trabajo|bolsa de trabajo|vacantes|treballa amb nosaltres|treballa amb *|feina|uneix-te|unete a *|oportunidades|
     carreiras|trabalhe conosco|trabalha connosco|trabalhe connosco|trabalha conosco|vagas|vagas abertas|vem trabalhar connosco|recrutamento|junte-se a nos|junta-te a nos|carreira|
     praca|praca w *|kariera|oferty pracy|kariera w *|pracuj z nami|dolacz do nas|dolacz do zespolu|rekrutacja|aktualne oferty pracy|pracuj w *|
     kariera v *|volna mista|volne pozicie|volne pozice|pracovni nabidky|pracuj s nami|pracujte s nami|prace|prace u nas|praca u nas|pridej se k nam|pridejte se|pridajte sa|pracovne ponuky|
     karrier|allasok|allasajanlatok|nyitott poziciok|csatlakozz|csatlakozz hozzank|dolgozz nalunk|dolgozz velunk|allas|
     cariere|locuri de munca|joburi|alatura-te|lucreaza cu noi|posturi disponibile|
     werken bij|werken bij *|werk bij *|werken bij ons|vacatures|vacature|onze vacatures|kom werken bij *|kom bij ons werken|kom bij *|werk|jobs bij *|
     toihin|meille toihin|toihin *|avoimet tyopaikat|tyopaikat|ura|rekry|ura meilla|tule toihin|avoimet paikat|
     karjaar|tule toole|too|darbas|vakances|vakanser|karjera|karjeras|
     kariyer|is ilanlari|insan kaynaklari|acik pozisyonlar|bize katilin|bizimle calisin|
     карьера|карьера в *|вакансии|работа у нас|работа|кар'єра|вакансії|робота у нас|кариери|кариера|отворени позиции|работете при нас|каријера|
     καριερα|θεσεις εργασιας|εργασια|
     採用情報|採用|求人|인재채용|채용|招聘|加入我们|招贤纳士`,
  ),
  contact: list(
    `contact|contact us|contacts|contact *|contact & support|contact & imprint|get in touch|keep in touch|reach us|reach out|talk to us|talk|say hello|say hi|write to us|find us|offices|
     our offices|locations|contact details|how to find us|let's talk|
     kontakt|kontakt & anfahrt|kontakt und anfahrt|anfahrt & kontakt|kontakt & impressum|kontakt & standorte|standorte & kontakt|ansprechpartner|ansprechpartner & standorte|ansprechpartner und standorte|standorte|anfahrt|so erreichen sie uns|kontaktformular|schreiben sie uns|schreib uns|
     kontakt oss|kontakta oss|kontakt os|kontaktieren sie uns|kontaktiere uns|kontakta|ta kontakt|kontaktuppgifter|kontaktinfo|kontaktoplysninger|hitta hit|
     contactez-nous|contactez nous|nous contacter|nous trouver|coordonnees|nos coordonnees|contact et acces|plan d'acces|ecrivez-nous|nous ecrire|parlons-en|
     contacto|contactanos|contactenos|contacta|contactar|contacta con nosotros|contacte|contacte con nosotros|contacta'ns|donde estamos|escribenos|hablemos|
     contatti|contattaci|contatto|dove siamo|scrivici|contato|contatos|fale conosco|fale connosco|contacte-nos|contactos|onde estamos|
     contacteer ons|neem contact op|contactgegevens|neem contact met ons op|yhteystiedot|ota yhteytta|yhteys|kontaktid|kontaktai|kontakti|kontakty|napisz do nas|skontaktuj sie|skontaktuj sie z nami|
     dane kontaktowe|kontaktujte nas|napiste nam|kapcsolat|elerhetoseg|elerhetosegek|kontakt z nami|kontaktirajte nas|contacteaza-ne|iletisim|bize ulasin|επικοινωνια|
     контакты|контакти|контакт|связаться с нами|お問い合わせ|문의|联系我们`,
  ),
  imprint: list(
    `imprint|impressum|impressum & datenschutz|impressum und datenschutz|datenschutz & impressum|impressum / datenschutz|impressum datenschutz|legal notice|legal|mentions legales|infos legales|informations legales|aviso legal|nota legal|avis legal|note legali|informazioni legali|colophon|
     colofon|legal information|company information|company details|site notice|publisher|offenlegung|rechtliches|impressum & agb|dati societari|informacion legal|informacao legal|avisos legais|nota prawna|tiráž|tiraz|impresum|juridisk information`,
  ),
  about: list(
    `about|about us|about *|company|our company|our story|who we are|the company|uber uns|ueber uns|uber *|unternehmen|das unternehmen|firma|wir uber uns|wer wir sind|a propos|a propos de *|qui sommes-nous|qui sommes nous|l'entreprise|notre entreprise|notre histoire|la societe|
     om oss|om *|om os|om foretaget|om|om bolaget|chi siamo|azienda|l'azienda|la nostra storia|sobre nosotros|sobre *|quienes somos|la empresa|empresa|nosotros|qui som|sobre nos|quem somos|a empresa|over ons|over *|wie zijn wij|wie we zijn|
     o nas|o firmie|o *|o nama|o podjetju|o spolecnosti|o spolocnosti|rolunk|cegunk|despre noi|meista|yritys|meist|apie mus|par mums|hakkimizda|σχετικα|о нас|о компании|про нас|за нас|会社概要`,
  ),
  team: list(
    `team|our team|the team|meet the team|das team|unser team|people|equipe|l'equipe|notre equipe|equipo|el equipo|nuestro equipo|il team|a equipe|ons team|zespol|nasz zespol|vart team|teamet|tiimi|nas tym`,
  ),
  press: list(
    `press|press room|newsroom|media|media centre|press & media|press kit|presse|presse & medien|pressebereich|espace presse|prensa|sala de prensa|stampa|area stampa|imprensa|pers|pressrum|dla mediow|dla prasy|medialle`,
  ),
}

/** The last part of such a page's path. */
export const PAGE_SEGMENTS: Readonly<Record<SitePage, ReadonlySet<string>>> = {
  careers: list(
    `careers|career|jobs|join-us|joinus|join|join-our-team|work-with-us|workwithus|work-for-us|working-here|open-positions|open-roles|openings|vacancies|hiring|employment|
     karriere|jobs-karriere|karriere-jobs|jobs-und-karriere|karriere-und-jobs|stellenangebote|stellen|offene-stellen|jobangebote|arbeiten-bei-uns|bewerbung|
     recrutement|carrieres|carriere|emploi|emplois|offres-d-emploi|offres-emploi|nous-rejoindre|rejoignez-nous|on-recrute|
     jobba-hos-oss|jobb-hos-oss|jobba-med-oss|lediga-jobb|lediga-tjanster|karriar|jobb|ledige-stillinger|ledige-job|
     karijere|karijera|posao|zaposlitev|lavora-con-noi|lavoraconnoi|posizioni-aperte|trabaja-con-nosotros|trabajaconnosotros|empleo|carreras|unete|ofertas-de-empleo|
     trabalhe-conosco|trabalhe-connosco|vagas|carreiras|recrutamento|praca|kariera|oferty-pracy|rekrutacja|volna-mista|volne-pozicie|volne-pozice|karrier|allasok|allas|cariere|locuri-de-munca|
     vacatures|werken-bij|werkenbij|werken-bij-ons|avoimet-tyopaikat|toihin|meille-toihin|rekry|kariyer|karjaar|karjera|vakances|vakanser`,
  ),
  contact: list(
    `contact|contact-us|contactus|contacts|kontakt|kontakty|kontakti|contacto|contactanos|contatti|contattaci|contato|contactos|fale-conosco|kontakta-oss|kontakt-oss|kontakt-os|contactez-nous|nous-contacter|coordonnees|coord|yhteystiedot|ota-yhteytta|
     get-in-touch|iletisim|kapcsolat|elerhetoseg|kontaktid|kontaktai|standorte|locations|say-hello`,
  ),
  imprint: list(
    'imprint|impressum|legal-notice|mentions-legales|aviso-legal|nota-legal|note-legali|colophon|colofon|offenlegung|impresum|legal',
  ),
  about: list(
    'about|about-us|aboutus|company|ueber-uns|uber-uns|unternehmen|a-propos|qui-sommes-nous|om-oss|om-os|om|chi-siamo|azienda|quienes-somos|sobre-nosotros|quem-somos|sobre|over-ons|o-nas|o-firmie|rolunk|despre-noi|meista|yritys',
  ),
  team: list('team|our-team|people|equipe|equipo|das-team|zespol'),
  press: list('press|presse|newsroom|press-room|prensa|stampa|imprensa|pers|pressrum'),
}
