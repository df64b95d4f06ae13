/**
 * Words that turn a place in a sentence into a limit, in English, German, French, Spanish,
 * Portuguese, Italian, Dutch and Polish. The place follows the words, or precedes them.
 */

const list = (...patterns: string[]) => new RegExp(patterns.join('|'), 'giu')

const PEOPLE =
  '(?:candidates?|applicants?|applications?|people|individuals?|anyone|someone|residents?|developers?|engineers?|contractors?|employees?|talents?|folks|those|citizens?|workers?|you|hires?)'

/** "must be based in", "we hire in": the place follows, and people must live there. */
export const LIVE_IN = list(
  // English
  String.raw`\b(?:must|needs? to|have to|has to|should|required to|requires? you to|expected to) (?:\w+ ){0,3}?(?:be )?(?:\w+ly )?(?:based|located|live|living|reside|residing|residents?|domiciled|situated)(?: \w+){0,2}? (?:in|within|inside|of|from|to)\b`,
  String.raw`\b(?:must|needs? to|have to|required to) (?:\w+ ){0,2}?work(?:ing)?(?: remotely| full[- ]time)? (?:from|in|within)\b`,
  String.raw`\b${PEOPLE}(?: \w+){0,4}? (?:based|located|living|residing|resident|domiciled) (?:anywhere )?(?:in|within|from)\b`,
  String.raw`\b(?:only|currently|exclusively) (?:\w+ ){0,2}?(?:hire|hiring|employ|recruit|recruiting|considering|consider|accept|accepting)(?: \w+){0,5}? (?:in|from|within|based in|located in|residing in)\b`,
  String.raw`\bwe (?:\w+ ){0,2}?(?:hire|hiring|employ|recruit)(?: \w+){0,3}? (?:in|from|within|across)\b`,
  String.raw`\b(?:hire|hiring|employ|recruit)(?: \w+){0,3}? only (?:in|from|within)\b`,
  String.raw`(?:^|\b(?:we(?:['’]re| are)|currently|only|now) )(?:hiring|Hiring|recruiting) (?:only |remotely |exclusively )?(?:in|within|across)\b`,
  String.raw`\b(?:able|set up|approved|legally able|licensed|registered|authorized) to (?:hire|employ|recruit)(?: \w+){0,3}? (?:in|from|within|across)\b`,
  String.raw`\b(?:open|available|limited|restricted|exclusive|offered)(?: only| exclusively)? to (?:(?:those|only|all|any|the|people|persons|candidates|applicants|residents|employees|individuals|anyone|based|located|residing|living|currently|who|are|live|reside|of|in|from|within) ){0,8}?(?=\p{Lu})`,
  String.raw`\b(?:remote(?:ly)?|work from home|wfh|work(?:ing)? from anywhere|from anywhere|live anywhere|anywhere)(?: \w+ly| only| position| role| work| job| friendly| working)? (?:in|within|inside|across|from(?: anywhere)?(?: in| within)?|throughout)\b`,
  String.raw`\b(?:eligible|supported|approved|accepted|hiring|allowed|permitted)(?: remote)? (?:countries|locations|regions|states|places)(?: are| include)?\s?:?`,
  String.raw`\b(?:this (?:role|position|job|opportunity)|the (?:role|position|job)|role|position) (?:is|can be|will be|must be)(?: \w+){0,4}? (?:based|located|performed|done|worked|held) (?:remotely )?(?:anywhere )?(?:in|within|from|out of)\b`,
  String.raw`\b(?:this (?:role|position|job|opportunity)|the (?:role|position|job)) (?:is|can be)(?: only| currently| not)? (?:open|available) (?:only )?(?:in|within|across)\b`,
  String.raw`\b(?:tax|permanent|legal|primary|current) residen(?:ts?|ce|cy) (?:in|of)\b`,
  // German
  String.raw`\b(?:wohnsitz|lebensmittelpunkt|wohnort|wohnhaft|ansässig|aufenthalt)(?: \p{L}+){0,3}? (?:in|innerhalb|aus)\b`,
  String.raw`\b(?:nur|ausschließlich|ausschliesslich)(?: \p{L}+){0,4}? (?:aus|in|innerhalb)\b`,
  String.raw`\b(?:remote|homeoffice|home office|mobil)(?: \p{L}+){0,2}? (?:aus|innerhalb|von|in)\b`,
  String.raw`\b(?:wohnst|lebst|wohnen|leben|wohnt)(?: \p{L}+){0,2}? (?:in|innerhalb)\b`,
  // French
  String.raw`(?<!\p{L})(?:résid\p{L}+|résident|habit\p{L}+|basée?s?|basé\(e\)s?|située?s?|domiciliée?s?|vivre|vivant)(?: \p{L}+){0,2}? (?:en|au|aux|à|dans)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:télétravail|à distance|distanciel|remote)(?: \p{L}+){0,2}? (?:depuis|en|dans|partout en|au|aux)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:ouverte?|réservée?|limitée?)s? (?:uniquement |exclusivement )?aux? (?:\p{L}+ ){0,4}?(?:de|du|des|en|au|aux)(?!\p{L})`,
  // Spanish
  String.raw`(?<!\p{L})(?:resid\p{L}+|vivir|vivas|viviendo|vive|basad[oa]s?|ubicad[oa]s?|radicad[oa]s?|localizad[oa]s?|domiciliad[oa]s?)(?: \p{L}+){0,2}? (?:en|de)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:remot[oa]|teletrabajo|trabajo remoto)(?: \p{L}+){0,2}? (?:desde|dentro de|en)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:solo|sólo|únicamente|exclusivamente)(?: \p{L}+){0,4}? (?:en|de|desde)(?!\p{L})`,
  // Portuguese
  String.raw`(?<!\p{L})(?:resid\p{L}+|mora\p{L}*|viver|vivendo|basead[oa]s?|localizad[oa]s?|domiciliad[oa]s?|sediad[oa]s?)(?: \p{L}+){0,2}? (?:em|no|na|nos|nas|de)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:remot[oa]|teletrabalho|home office)(?: \p{L}+){0,2}? (?:dentro d[eoa]|em|no|na|nos|a partir d[eoa])(?!\p{L})`,
  String.raw`(?<!\p{L})(?:apenas|somente|exclusivamente|só)(?: \p{L}+){0,4}? (?:em|no|na|nos|de|do|da|dos)(?!\p{L})`,
  // Italian
  String.raw`(?<!\p{L})(?:resident[ei]|residenza|residere|risied\p{L}+|viv\p{L}+|basat[oaie]|domiciliat[oaie]|ubicat[oaie]|situat[oaie])(?: \p{L}+){0,2}? (?:in|a|nel|nella|negli|nell[’'])`,
  String.raw`(?<!\p{L})(?:da remoto|remoto|telelavoro|smart working)(?: \p{L}+){0,2}? (?:in|dall[’'’]|dalla|dal|entro|nel)`,
  String.raw`(?<!\p{L})(?:solo|soltanto|esclusivamente|unicamente)(?: \p{L}+){0,4}? (?:in|dall[’']|dalla|dal|negli|nel)(?!\p{L})`,
  // Dutch
  String.raw`\b(?:woonachtig|wonend|woon\p{L}*|wonen|gevestigd|verblijf\p{L}*)(?: \p{L}+){0,2}? (?:in|binnen)\b`,
  String.raw`\b(?:remote|thuiswerk\p{L}*|op afstand)(?: \p{L}+){0,2}? (?:vanuit|binnen|in)\b`,
  String.raw`\b(?:alleen|uitsluitend|enkel)(?: \p{L}+){0,4}? (?:in|uit|vanuit|binnen)\b`,
  // Polish
  String.raw`(?<!\p{L})(?:mieszka\p{L}*|zamieszka\p{L}*|rezyd\p{L}*|przebywa\p{L}*|zlokalizowan\p{L}*)(?: \p{L}+){0,3}? (?:w|we|na|z)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:zdaln\p{L}+|remote)(?: \p{L}+){0,2}? (?:z|w|na terenie|z terenu)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:tylko|wyłącznie|jedynie)(?: \p{L}+){0,4}? (?:z|w|ze|na terenie)(?!\p{L})`,
)

/** A quick first test: most sentences have no limit. A capital after a preposition, or a word of limits. */
export const MAYBE_LIVE_IN =
  /(?:[Mm]ust|[Oo]nly|[Aa]lready|[Oo]utside|[Nn]eed|countries|locations|[Rr]esid)|(?<!\p{L})(?:in|within|from|inside|of|to|across|throughout|aus|innerhalb|von|en|au|aux|dans|à|depuis|de|desde|em|no|na|nos|nas|do|da|dos|a|nel|nella|negli|nell|dall|dalla|dal|entro|binnen|uit|vanuit|w|we|z|ze|terenie|terenu)[ ’'](?:(?:the|der|die|den|la|le|les|el|los|o|os|gli|il|de|anywhere in) )?\p{Lu}/u

/** "US residents only", "EU-based candidates", "nur Deutschland": the place is right before the words. */
export const BEFORE_LIMIT = list(
  String.raw`(?:[- ](?:based|located|resident|only))(?: (?:only|candidates?|applicants?|residents?|people|individuals?|persons?|employees?|engineers?|developers?|contractors?|hires?))+\b`,
  String.raw`[- ]based(?=\s{0,2}(?:[.,;)|]|$|already|remote))`,
  String.raw` (?:residents?|residency|candidates|applicants)(?: only| required| \(| is required| are)`,
  String.raw` residen(?:ts|cy)\b`,
  String.raw`[ -]only\b(?=\s{0,2}(?:[.,;)|\]!]|$))`,
)

/** Sentences about customers, investors and the company itself, whose places don't limit anybody. */
export const ABOUT_OTHERS =
  /\b(?:customers?|clients?|users|investors?|merchants|patients|students|companies|businesses|brands|retailers|markets|offices? in|team (?:is|are|members)|our team|we(?:'re| are) (?:a |an )?(?:\w+ ){0,3}(?:team|company|startup|start-up)|founded|headquartered|raised|data centers?|servers?|backed by|founders?|co-founders?|operat(?:e|es|ing|ions)|expanding|expand|launch\w*|serv(?:e|es|ing)|trusted by|subsidiar\w+|benefits|vary|varies|pre-?seed|seed|well[- ]funded|series [a-e]|profitable|bootstrapped|start-?ups?|comp|salary|compensation|base pay|pay range|equal opportunity|regard to|regardless|discriminat\w+|accommodation)\b/i

export const CANNOT =
  /\b(?:can(?:no|')?t|cannot|can not|unable|not able|do(?:n[’']t| not)|does(?:n[’']t| not)|won[’']t|will not|aren[’']t|are not|is not|isn[’']t|not)\b/i
/** "We cannot hire outside the US": double negation is a limit. */
export const OUTSIDE =
  /\b(?:outside(?: of)?|other than|außerhalb(?: von| der)?|en dehors (?:de|du|des)|hors (?:de|du)?|fuera de(?:l)?|fora d[eoa]s?|fuori da(?:l|lla|gli)?|buiten|poza)\b/i

export const PERMIT =
  /\b(?:(?:legally |currently )?(?:authori[sz]ed|authori[sz]ation|eligible|eligibility|permitted|permission|allowed|entitled|right|rights|permit)(?: \w+){0,3}? (?:to |for )(?:legally |lawfully )?(?:work|employment|be employed|live and work)|work (?:authori[sz]ation|permit|permission|rights?|eligibility|visa)|(?:valid|existing) (?:work )?visa|arbeitserlaubnis|arbeitsgenehmigung|aufenthaltserlaubnis|permis de travail|autorisation de travail|permiso de trabajo|autorización (?:para trabajar|de trabajo)|autorização (?:para trabalhar|de trabalho)|permesso di lavoro|werkvergunning|pozwolenie na pracę)\b/iu

export const CITIZEN =
  /\b(?:citizens?|citizenship|nationals?(?= only| required|[,.;)])|passport holders?|green card|us persons?|u\.s\. persons?|permanent residents?|security clearance|clearance|clearable|ts\/sci|top secret|itar|staatsbürger\w*|staatsangehörig\w*|citoyen(?:s|ne|nes|neté)?|nationalité|ciudadan[íi]a|ciudadan[oa]s?|nacionalidad|cidadania|cidadã[os]|nacionalidade|cittadinanza|cittadini|staatsburger\w*|nationaliteit|obywatel\w*)\b/iu
/** Permanent residents are accepted as citizens are; US law calls both "US persons". */
export const SETTLED =
  /\b(?:green[- ]?cards?|permanent(?:ly)? residen(?:ts?|ce|cy)|u\.?s\.? persons?|lpr)\b/iu
export const CLEARANCE = /\b(?:clearance|clearable|ts\/sci|top secret)\b/i
export const NO_DEMAND =
  /\b(?:regardless|without regard|irrespective|equal opportunity|discriminat\w+|race|religion|veteran|not required|no citizenship|any citizenship|plus\b|nice to have|preferred|bonus|preferably|desirable|for (?:our )?citizens|citizen[- ]facing|open to all|senior citizens|government to citizens)/i

/** Words of people and passports, with the place they mean. */
export const DEMONYMS: Readonly<Record<string, string>> = {
  us: 'US',
  usa: 'US',
  american: 'US',
  uk: 'GB',
  british: 'GB',
  canadian: 'CA',
  australian: 'AU',
  eu: 'eu',
  eea: 'eea',
  european: 'eu',
  german: 'DE',
  french: 'FR',
  swiss: 'CH',
  israeli: 'IL',
  indian: 'IN',
  dutch: 'NL',
  polish: 'PL',
  irish: 'IE',
  spanish: 'ES',
  italian: 'IT',
  swedish: 'SE',
  norwegian: 'NO',
  danish: 'DK',
  finnish: 'FI',
  japanese: 'JP',
  brazilian: 'BR',
  singapore: 'SG',
  singaporean: 'SG',
  deutsche: 'DE',
  argentine: 'AR',
  argentinian: 'AR',
  austrian: 'AT',
  bangladeshi: 'BD',
  belgian: 'BE',
  bulgarian: 'BG',
  chilean: 'CL',
  chinese: 'CN',
  colombian: 'CO',
  croatian: 'HR',
  czech: 'CZ',
  egyptian: 'EG',
  estonian: 'EE',
  filipino: 'PH',
  ghanaian: 'GH',
  greek: 'GR',
  hungarian: 'HU',
  icelandic: 'IS',
  indonesian: 'ID',
  iranian: 'IR',
  kenyan: 'KE',
  korean: 'KR',
  latvian: 'LV',
  lebanese: 'LB',
  lithuanian: 'LT',
  malaysian: 'MY',
  mexican: 'MX',
  moroccan: 'MA',
  nigerian: 'NG',
  pakistani: 'PK',
  peruvian: 'PE',
  philippine: 'PH',
  portuguese: 'PT',
  romanian: 'RO',
  russian: 'RU',
  serbian: 'RS',
  slovak: 'SK',
  slovenian: 'SI',
  taiwanese: 'TW',
  thai: 'TH',
  tunisian: 'TN',
  turkish: 'TR',
  ukrainian: 'UA',
  uruguayan: 'UY',
  vietnamese: 'VN',
  deutsch: 'DE',
  deutscher: 'DE',
  österreichisch: 'AT',
  schweizer: 'CH',
  française: 'FR',
  français: 'FR',
  belge: 'BE',
  suisse: 'CH',
  española: 'ES',
  español: 'ES',
  mexicana: 'MX',
  mexicano: 'MX',
  argentina: 'AR',
  argentino: 'AR',
}

export const VISA =
  /\b(?:visas?(?:[- ](?:sponsor\w*|support|assistance|help|transfer))?|sponsor(?:ship|s|ing|ed)?|h-?1b|o-?1|work permits?|visum\w*|visumsponsor\w*|visado|visto|wiz[ayowęą]+|arbeitsvisum)\b/iu
/** A word of help beside a visa. */
export const HELP =
  /\b(?:sponsor\w*|support\w*|assist\w*|help\w*|offer\w*|provid\w*|availab\w*|possib\w*|cover\w*|handle|arrange\w*|yes|ok|welcome|happy to|unterstütz\w*|hilfe|bieten|möglich|aide|parrain\w*|accompagn\w*|propos\w*|apoyo|ayuda|patrocin\w*|ofrec\w*|apoio|oferec\w*|ajuda|supporto|offriamo|sponsorizz\w*|hulp|ondersteun\w*|bieden|sponsorow\w*|wsparcie|oferujemy|pomoc)/iu
export const REFUSED =
  /\b(?:no|not|non|none|never|unable|cannot|can[’']?t|won[’']?t|don[’']?t|doesn[’']?t|isn[’']?t|aren[’']?t|without|unavailable|neither|nor|kein\w*|nicht|ohne|pas|aucun\w*|sans|ningún|ninguna|sin|não|nenhum\w*|sem|nessun\w*|senza|geen|niet|zonder|nie|brak|bez)\b/iu
export const RELOCATION =
  /\b(?:relocat\w*|umzug\w*|relokac\w*|reubicación|reubicar\w*|relocalisation|déménagement|realocação|relocação|mudança|trasferimento|ricollocazione|verhuizing|verhuis\w*|relocatie\w*|przeprowadzk\w*)\b/iu
/** "Willing to relocate": the person moves on their own. */
export const OWN_MOVE =
  /\b(?:willing(?:ness)?|able|open|prepared|must|needs?|required?|requires|expect\w*)(?: \w+){0,3}? (?:to )?relocat|relocat\w* (?:is )?(?:required|necessary|expected|to)\b|\b(?:if|or|already|before|after|upon|until|without)\b.{0,30}relocat/i

/** The listing takes people from everywhere. */
export const WORLDWIDE =
  /\b(?:(?:work|working|live|hire|hiring|recruit\w*|based|located|apply|candidates|applicants|remote(?:ly)?|open to (?:\w+ ){0,3}?)(?: \w+){0,3}? (?:from )?(?:anywhere|worldwide|globally|around the (?:world|globe)|all over the world|any country|any location|any(?:where)? in the world)(?! (?:in|within|across|from|on the) (?!the world|the globe|any time))|location (?:does(?:n[’']t| not) matter|independent|agnostic|is irrelevant)|(?:fully|100%|completely) (?:remote|distributed),? (?:worldwide|globally|anywhere)|weltweit|(?:depuis|dans) le monde entier|(?:desde )?cualquier (?:lugar|parte)(?: del mundo)?|(?:de )?qualquer lugar(?: do mundo)?|da qualsiasi (?:luogo|parte)(?: del mondo)?|van(?:uit|af) (?:de hele wereld|elke plek)|z dowolnego miejsca(?: na świecie)?)\b/iu

/** Money or a set of services for the move. */
export const MOVE_PACKAGE =
  /\b(?:package|bonus|stipend|budget|allowance|reimburs\w*|costs?|expenses|paket|pauschale|paquete|pacote|pakiet|pacchetto|pakket)\b/iu

/** The rest of the sentence is another matter. */
export const CLAUSE_END =
  /(?<!\b\p{Lu})[.](?=\s|$)|[;!?:)\n]|\s[–—]\s|,? \b(?:and (?:be|have|you|we|can|must|will|are|hold|able|work|to|a|the ability|willing)|who|that|which|with|to|for|as|because|since|while|where|when|due|you|if|unless|und (?:hast|bist|sprichst)|mit|avec|con|com|met|oraz)\b/iu

/** A wish: "ideally based in". */
export const WISH =
  /\b(?:prefer\w*|ideal\w*|a plus|bonus|nice to have|bevorzugt|vorzugsweise|idealerweise|de préférence|preferible\w*|preferencial\w*|preferibil\w*|bij voorkeur|najlepiej)\b/iu

/** Without these, a sentence about remote work or hiring somewhere only repeats the location. */
export const STRONG =
  /\b(?:must|needs?|have to|has to|should|required?|requires|only|exclusive\w*|limited|restricted|residen\w*|reside|residing|live|living|candidates?|applicants?|individuals|nur|ausschlie\w*|wohn\w*|ansässig|résid\w*|uniquement|solo|sólo|únicamente|exclusiv\w*|resid\w*|apenas|somente|esclusivamente|soltanto|alleen|uitsluitend|woonachtig|tylko|wyłącznie|mieszka\w*)\b/iu

export const EXCEPT_WORD =
  /\b(?:except\w*|exclud\w*|excl|but not|other than|apart from|anywhere but|outside|au(?:ß|ss)er|ausgenommen|mit ausnahme|ohne|sauf|hors|hormis|à l[’']exception|excepto|salvo|excluyendo|exceto|exceção|excluindo|eccetto|tranne|ad eccezione|behalve|uitgezonderd|met uitzondering|oprócz|z wyjątkiem|wyłącz\w*|poza)(?!\p{L})/iu

/** Sentences in which an exclusion is about the people of this job. */
export const ABOUT_HIRING =
  /\b(?:hir\w+|remote\w*|candidat\w*|appl(?:y|icants?|ications?)|countr\w+|locations?|work from|worldwide|anywhere|based|recruit\w*|residen\w*|weltweit|bewerb\w*|länder\w*|standort\w*|pays|télétravail|países|remot[oa]|paesi|landen|kraj\w*|zdaln\w*)/iu

export const HOURS_WORD =
  /\b(?:time ?zones?|overlap\w*|core hours|working hours|business hours|work hours|office hours|hours|UTC|GMT|zeitzonen?|fuseaux? horaires?|huso|zona horaria|fuso|fusi orari|tijdzones?|stref\w+ czasow\w+)(?!\p{L})/iu

export const ATTENDANCE =
  /\b(?:on-?site|in[- ]person|in[- ]office|(?:in|from|at|to) (?:our|the) (?:\w+ ){0,3}?(?:office|hq|headquarters)|hybrid|days? (?:a|per) week|(?:role|position|job|opportunity)(?: is| will be)?(?: \w+)? (?:based|located) (?:in|out of|at|from)|(?:are|is|we(?:['’]re)?) hiring in|vor ort|sur site|présentiel|presencial|in sede|op kantoor|stacjonarn\w+|w biurze)\b/iu

/** "Location: Berlin or remote (EU)". */
export const LOCATION_LINE =
  /^[^\p{L}\n]{0,6}(?:(?:job|work|office|role|position) )?(?:locations?|where|based in|standort|arbeitsort|einsatzort|lieu|localisation|ubicación|localização|sede(?: di lavoro)?|luogo di lavoro|locatie|standplaats|lokalizacja|miejsce pracy)\s?[:–-]\s?([^\n]{2,160})/imu

/** "Western Europe is fine", "Non-US candidates welcome": places that are allowed, beside the limit. */
export const ALLOWED =
  / (?:(?:is|are|also|candidates?|applicants?|residents?|people) ){0,3}(?:fine|ok|okay|welcome|possible|considered|great|accepted)\b/giu

/** Everybody else is welcome too. */
export const OTHERS_WELCOME =
  /\b(?:non-?\s?(?:US|U\.S\.|UK|EU|local)|international|overseas|foreign|remote|outside)(?:[- ]based)?(?: \w+){0,3}? (?:candidates?|applicants?|hires?|people)(?: \w+){0,3}? (?:welcome|considered|encouraged|ok|okay|fine|accepted)\b|\bor international\b|\binternational (?:candidates|applicants) (?:are )?(?:welcome|encouraged|ok)/iu

/** Nobody else: "we can't hire internationally", "no international applicants". */
export const NO_OTHERS =
  /\b(?:can(?:no|[’']?)t|cannot|unable to|not able to|do(?:n[’']t| not)|no|not)(?: \w+){0,4}? (?:international(?:ly)?|overseas|abroad|foreign)(?: (?:candidates|applicants|hires?|people|residents|contractors)|\b)/iu

/** The person must be there now. */
export const LOCAL_ALREADY =
  /\b(?:already|locals? (?:only|to)|local candidates|currently (?:live|living|based|reside|residing|located)|bereits|déjà|ya (?:vivir|residir)|já|già)\b/iu
