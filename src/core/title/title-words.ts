/**
 * Words of titles in other languages, and spellings of English ones, with the English words that the rules know. All
 * folded: lower case without accents. Data only. German, French, Spanish, Portuguese, Italian, Dutch, Polish, Swedish,
 * Danish, Norwegian and some Finnish.
 */

/** Applied in this order to the whole title, before it is split into words. */
export const TITLE_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\s&\s/g, ' and '],
  [/\bfull[ -]?stacks?\b|^ull stacks?\b/g, 'fullstack'],
  [/\b(?:mlai|aiml)\b/g, 'ai ml'],
  [/\bback[ -]?end\b|\bserver[ -]side\b/g, 'backend'],
  [/\bfront[ -]?end\b|\bclient[ -]side\b/g, 'frontend'],
  [/\bdev[ -]?sec[ -]?ops\b/g, 'devsecops'],
  [/\bdev[ -]ops\b/g, 'devops'],
  [/\bsec[ -]ops\b/g, 'secops'],
  [/\bml[ -]?ops\b|\bllmops\b/g, 'mlops'],
  [/\b(node|react|vue|next|nuxt|angular|express|nest|three)\.?\s?js\b/g, '$1js'],
  [/\bc\s?\+\s?\+/g, 'cplusplus'],
  [/\bc\s?#|\bc sharp\b/g, 'csharp'],
  [/(?<![a-z])(?:asp)?\.net\b|\bdot ?net\b/g, ' dotnet '],
  [/\bpre[ -]?sales?\b|\bavant[ -]vente\b|\bpreventa\b|\bpre[ -]?vendas?\b/g, 'presales'],
  [/\bco[ -]op\b/g, 'coop'],
  [/\be[ -]commerce\b/g, 'ecommerce'],
  [/\bhelp[ -]desk\b/g, 'helpdesk'],
  [/\bdata[ -]cent(?:er|re)s?\b|\bdatacent(?:er|re)s?\b|\brechenzentrum\b/g, 'datacenter'],
  [
    /\bcyber[ -]security\b|\bcybersecurite\b|\bcybersicherheit\b|\bciberseguridad\b|\bciberseguranca\b|\bcyberbezpieczenstwa?\b/g,
    'cybersecurity',
  ],
  [/\bvice[ -]president\b|\bvice[ -]presidente?\b/g, 'vp'],
  [/\bhead of\b/g, 'head of'],
  [/\bchief of staff\b/g, 'chiefofstaff'],
  [/\b(?:member|membre) (?:of )?(?:the )?technical staff\b|\btechnical staff\b/g, 'mts'],
  [/\bmember of [a-z]{2,12} staff\b/g, 'mts'],
  [
    /\br ?& ?d\b|\bresearch (?:and|&) development\b|\bf(?:orschung)? ?(?:&|und) ?e(?:ntwicklung)?\b|\brecherche et developpement\b/g,
    'rnd',
  ],
  [/\bre ?\/ ?rs\b/g, 'research engineer'],
  [/\bai ?[/&] ?ml\b|\bml ?[/&] ?ai\b/g, 'ai ml'],
  [/\binformation technology\b|\bict\b/g, 'it'],
  [/\bchef(?:fe)? de la technologie\b/g, 'cto'],
  [/\btechnical co[ -]?founder\b/g, 'cto'],
  [/\bfunctioneel (?:applicatie)?beheerder\b/g, 'application support specialist'],
  [/\bfunction(?:al|eel) application manager\b/g, 'application support specialist'],
  [
    /\binbyggda system\b|\bsystemow wbudowanych\b|\bsistemi embedded\b|\bindlejrede systemer\b/g,
    'embedded',
  ],
  [/\bui ?[/&] ?ux\b|\bux ?[/&] ?ui\b/g, 'ux ui'],
  [/\bci ?\/ ?cd\b/g, 'cicd'],
  [/\bq\.a\.(?=\W|$)/g, 'qa'],
  [/\bk8s\b/g, 'kubernetes'],
  [/\bgo[ -]to[ -]market\b/g, 'gtm'],
  [/\bmachine[ -]learning\b|\bapprentissage automatique\b|\baprendizaje automatico\b/g, 'ml'],
  [
    /\bartificial intelligence\b|\bkunstliche intelligenz\b|\bintelligence artificielle\b|\binteligencia artificial\b|\bintelligenza artificiale\b/g,
    'ai',
  ],
  [/\bsite[ -]reliability\b/g, 'sre'],
  [/\bopen[ -]source\b/g, 'opensource'],
  [
    /\blead[ -](?:generation|gen|generator|qualification|development|nurturing|acquisition|scoring|conversion|intake|management|response)\b/g,
    'leadgen',
  ],
  // Phrases of other languages.
  [
    /\bmaschinelle[sn] lernen\b|\baprendiza(?:do|gem) (?:de maquinas?|automatico)\b|\bapprendimento automatico\b|\buczeni[ea] maszynowe(?:go)?\b|\bmaskininlarning\b/g,
    'ml',
  ],
  [
    /\b(en|de|d['’]|em|di|ingenieure?|engenheir[oa]|ingenier[oa]|developpeur|desarrollador|desenvolvedor|specialiste|especialista) ?ia\b/g,
    '$1 ai',
  ],
  [
    /\bkunstmatige intelligentie\b|\bkunstig intelligens\b|\bsztuczn(?:a|ej) inteligencj[aei]\b/g,
    'ai',
  ],
  [
    /\btechnolog[a-z]{1,4} (?:de |da |of )?(?:la |l['’])?informa[a-z]{2,8}\b|\binformationstechn(?:ik|ologie)\b|\btecnolog[a-z]{1,3} (?:de |da )?(?:la )?informa[a-z]{2,8}\b/g,
    'it',
  ],
  [
    /\b(?:developpement|desarrollo|desenvolvimento|sviluppo) (?:de |des |di |dos )?(?:negocios?|commercial[e]?|comercial|affaires|business)\b/g,
    'business development',
  ],
  [
    /\bdeveloppement durable\b|\bdesarrollo sostenible\b|\bsviluppo sostenibile\b/g,
    'sustainability',
  ],
  [
    /\bsystemes? d[' ]information\b|\bsistem[ai]s? (?:de |da |di )?informa[a-z]{2,8}\b/g,
    'information systems',
  ],
  [/\bconcept(?:eur|rice) de produits?\b/g, 'product designer'],
  [/\barbeitssicherheit\b|\bbezpieczenstwa i higieny pracy\b|\bbhp\b/g, 'work safety'],
  [/\bfachinformatiker(?:in)? (?:fur )?anwendungsentwicklung\b/g, 'software developer'],
  [/\bfachinformatiker(?:in)? (?:fur )?systemintegration\b/g, 'system administrator'],
  [/\bingenieur(?:e)? (?:commercial|d[' ]affaires)\b/g, 'sales representative'],
  [/^(?:tecnico|tecnica|tecnicos)\b(?! comercial| em enfermagem| de enfermagem)/g, 'technician'],
  [
    /\btechnicien(?:ne)? (?:de )?(?:support|helpdesk)(?: informatique| utilisateurs?| it)?\b/g,
    'technical support technician',
  ],
  [
    /\bchef(?:fe)?(?:\.?fe)? de (?:projet|project)s?\b|\bjefe? de proyectos?\b|\bjefa de proyectos?\b|\bgerente de projetos?\b|\bgestor(?:a)? de projetos?\b|\bcapo progetto\b|\bkierownik projekt(?:u|ow)\b/g,
    'project manager',
  ],
  [
    /\bchef(?:fe)? de produits?\b|\bjef[ae] de producto\b|\bgerente de produtos?\b|\bresponsable produit\b|\bgestor de produto\b/g,
    'product manager',
  ],
  [/\bproprietaire de produit\b|\bproduct ?owner\b|\bdono de produto\b/g, 'product owner'],
  [
    /\bchef(?:fe)? d[' ]?equipe\b|\bjef[ae] de equipo\b|\blider de equipo\b|\bcapo ?squadra\b|\bcapo ?turno\b/g,
    'team lead',
  ],
  [/\bchef(?:fe)? de (?:partie|cuisine|rang)\b|\bchef de cozinha\b|\bjefe de cocina\b/g, 'cook'],
  [
    /\bdata ?base\b|\bbase de donnees\b|\bbases? de datos\b|\bbanco de dados\b|\bbaz(?:y|a)? danych\b/g,
    'database',
  ],
  [
    /\bcharge(?:e)? de clientele\b|\bconseill(?:er|ere) (?:de )?(?:clientele|vente)\b/g,
    'sales advisor',
  ],
  [
    /\baide[ -]soignante?\b|\bauxiliar de enfermagem\b|\bauxiliar de enfermeria\b|\btecnic[oa] (?:de|em) enfermagem\b/g,
    'nurse',
  ],
  [/\bcommunity[ -]manager\b/g, 'community manager'],
  [
    /\bservice ?client(?:e)?s?\b|\bservicio al cliente\b|\batencion al cliente\b|\batendimento(?: ao cliente)?\b|\bservizio clienti\b|\bobslugi klienta\b|\bkundenservice\b|\bkundenbetreuung\b|\bklantenservice\b|\bkundservice\b|\bkundeservice\b|\bkundtjanst\b|\brelation client(?:s|ele)?\b/g,
    'customer service',
  ],
  [
    /\bressources humaines\b|\brecursos humanos\b|\brisorse umane\b|\brekrutacji\b|\bpersonalreferent(?:in)?\b/g,
    'hr',
  ],
  [/\bcien(?:cia|tist[ae]|tific[oa]) de da[td]os\b/g, 'data scientist'],
  [/\bdata[ -]?analist\b/g, 'data analyst'],
  [/\bingenieria de datos\b/g, 'data engineering'],
  [/\bgestor(?:a)? de da[td]os\b/g, 'data manager'],
  [
    /\bresponsable de tienda\b|\bgerente de loja\b|\bdirecteur de magasin\b|\bstore manager\b|\bencargad[oa] de tienda\b|\bkierownik sklepu\b/g,
    'store manager',
  ],
  [/\bworking students?\b/g, 'intern'],
  [/\bcontr[oô]le de gestion\b|\bcontroleur de gestion\b/g, 'finance controller'],
  [/\bproject[ -]?leider\b/g, 'project manager'],
  [/\b(?:en|em|of) (?:practicas|estagio)\b/g, 'intern'],
  [/\brh\b/g, 'hr'],
  // The French and Italian internship, not the stage of a theater.
  [
    /^stage (?!manager|managers|director|hand|crew|technician|designer|lighting|engineer|actor|carpenter|producer|assistant manager|operations|supervisor|coordinator|rigger|machinery|performer|automation|lead)|^stage$|(?<=[-–(] ?)stage$|(?<=[-–(] ?)stage(?= ?[-–)])|\bstage (?=(?:en|in|de)\b)/g,
    'intern ',
  ],
]

const words = (text: string): [string, string][] =>
  text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const [from = '', to = ''] = pair.split('=')
      return [from.trim(), to.trim()] as [string, string]
    })

/** One word, and what it becomes; several sources are separated by spaces. */
export const TITLE_LEXICON: ReadonlyMap<string, string> = new Map(
  words(`
  sr snr=senior, jr jnr=junior, mgr mngr manger=manager, eng engr engg engineers=engineer, dev devs=developer,
  swe swes sde=software engineer, sre sres=sre engineer, sdet sdets=qa test engineer, mle mles=ml engineer,
  fde fdes=forward deployed engineer, dba dbas=database administrator, sysadmin sysadmins=system administrator,
  devrel=developer relations, tpm tpms=technical program manager, pm pms=product manager, csm csms=customer success manager,
  tam tams=technical account manager, ae aes=account executive, sdr bdr sdrs bdrs=sales representative,
  admin admins=administrator, webmaster=web developer, exec=executive, rep reps=representative, svp evp rvp vps=vp, dir=director,
  infra=infrastructure, tech=technical, lmts smts=mts, ops=operations,
  programme programmes=program, asst=assistant, assoc=associate, coord=coordinator, spec=specialist,
  appsec infosec cybersec cyber=security, pentester pentesters=penetration tester, mobility=mobile, golang=go,
  leiter leiterin=head, leitung=head, dataops=data operations,
  apprenticeship apprentices=apprentice, internship internships interns=intern, grads=graduate,

  softwareentwicklung=software development, entwickler entwicklerin developpeur developpeuse developper desarrollador desarrolladora desenvolvedor
  desenvolvedora sviluppatore sviluppatrice ontwikkelaar utvecklare udvikler utvikler kehittaja programmeur
  ohjelmistokehittaja developpeurs sviluppatori ontwikkelaars entwicklern entwicklerinnen datamatiker desarrolladores desenvolvedores=developer, desenvolvimento sviluppo desarrollo entwicklung developpement
  ontwikkeling=development,
  programmeuse programistow programmatori programadores programmeurs programador programadora programmatore programista programistka programmierer programmiererin programmerare programmor
  programisty koder=programmer,
  ingenieur ingenieure ingenieurin ingeniero ingeniera engenheiro engenheira ingegnere ingenjor ingenior inzynier
  inzynierka inzynierow ingegneri ingenieros engenheiros insinoori ingenieurs=engineer, ingenierie ingenieria engenharia=engineering,
  informatiker informatikerin informaticien informaticienne=it specialist, informatique informatico informatica informaticos=it, sistemista sistemisti=system administrator,
  fachinformatiker fachinformatikerin=it specialist, anwendungsentwicklung=software developer,
  systemintegration=system integration, systemelektroniker systemelektronikerin=system technician,
  logiciel logiciels logicielle oprogramowania mjukvara programvare=software, donnees datos dados dati danych daten=data,
  reseau reseaux redes netzwerk netwerk natverk sieci=network, systeme systemes sistemas sistemi systemen
  systemow sistema=system, securite seguridad seguranca sicurezza sicherheit beveiliging sakerhet sikkerhed bezpieczenstwa=security, agente agentes agenta=agent, trabalho trabajo lavoro travail pracy=work,
  incendie incendios incendi=fire, aviacao aviacion aerienne=aviation, higiene=hygiene,
  embarque embarques embebidos embarcados=embedded, mobil movil mobiel=mobile, nuage=cloud, electronique electronica elektronik
  elettronico elettronica elektroniki=electronics, electrique electrico elektrisch elektro=electrical, mecanique mecanico
  meccanico maschinenbau mechanik=mechanical,
  analyste analystes analista analistas analytiker analyse analityk analytik analist=analyst, cientista cientifico
  wissenschaftler wissenschaftlerin chercheur chercheuse pesquisador pesquisadora investigador investigadora ricercatore ricercatrice onderzoeker naukowiec forskare forsker=scientist,
  architekt architektin architecte arquitecto arquiteto arquiteta architetto arkitekt=architect,
  testeur testeuse probador testador collaudatore testare tester testerin testerka testerow testare=tester, automatyzujacy=automation, testautomatisierer testautomatiseerder=test automation engineer, ontwerper=designer,
  informatiebeveiliger=information security specialist, manualny=manual, formateur formatrice formador formadora=trainer,
  immobilier immobiliere inmobiliario imobiliario immobiliare=real estate, instalador instaladora=installer,
  gestalter gestalterin disenador disenadora diseno concepteur conceptrice=designer, grafiker graphiste grafico grafikerin
  mediengestalter mediengestalterin ilustrador projektant grafik=graphic designer,
  formgivare designer=designer, redakteur redakteurin redacteur redactrice redactor redattore redaktor=editor, technischer technische technisch technique
  techniques tecnico tecnica tecnicos teknisk techniczny=technical, technologie technologies tecnologia tecnologias technologii=technology,
  techniker technikerin technicien technicienne technik tekniker technicus=technician, administrador administradora
  administrateur administratrice amministratore beheerder=administrator, systemadministrator systemadministratorin=system administrator,
  berater beraterin consultor consultora consultante consulente konsult konsulent adviseur doradca conseiller conseillere konsultant raadgever
  radgiver=consultant, spezialist spezialistin specialiste especialista specialista specjalista specjalistka ekspert experte
  expertin spesialist=specialist,
  referent referentin sachbearbeiter sachbearbeiterin mitarbeiter mitarbeiterin medewerker medarbejder medarbetare employe impiegato
  addetto empleado funcionario fachkraft kaufmann kauffrau auxiliar asystent asystentka assistente asistente assistant assistenza
  assistentin assistenten sekretar sekretarin=assistant,
  gerente responsable responsabile manager kierownik verantwortlicher verantwortliche teamchef chefe encargado encargada gestor gestora
  coordenador coordenadora coordinador coordinadora=manager, coordinateur coordinatrice koordinator
  koordinatorin koordynator=coordinator,
  directeur directrice directora diretor diretora direttore dyrektor direktor direktorin direttrice
  geschaftsfuhrer geschaftsfuhrerin bereichsleiter bereichsleiterin abteilungsleiter abteilungsleiterin=director,
  teamleiter teamleiterin teamleitung gruppenleiter gruppenleiterin teamleider teamledare teamleder=team lead,
  projektleiter projektleiterin projektmanager projektmanagerin projektledare projektleder prosjektleder projektleitung projektmanagement=project manager,
  produktmanager produktmanagerin produktagare produktchef produkteier=product manager, produktdesigner=product designer,
  bauleiter bauleiterin=construction manager, filialleiter filialleiterin=store manager, schichtleiter schichtleiterin=shift supervisor,
  verkauf vertrieb ventas vendas vendite ventes sprzedazy verkoop forsaljning salg commerciale comercial commercial handlowy
  commerciaal=sales, verkaufer verkauferin vendedor vendedora vendeur vendeuse venditore commesso commessa sprzedawca verkoper
  saljare selger salger butikssaljare butiksmedarbejder dependiente dependienta=sales representative,
  kundenberater kundenberaterin=customer consultant, cliente clientes client clients kunden klanten klienta kund=customer,
  kunde=customer,
  pflegefachkraft pflegefachmann pflegefachfrau pflegekraft krankenpfleger krankenschwester altenpfleger infirmier infirmiere
  enfermero enfermera enfermeiro enfermeira infermiere infermiera verpleegkundige pielegniarka pielegniarz sjukskoterska underskoterska sygeplejerske
  sykepleier sairaanhoitaja pfleger pflegehelfer=nurse,
  arzt arztin medecin medico lekarz lakare lege huisarts=physician, lehrer lehrerin erzieher erzieherin professeur profesor profesora
  professor insegnante nauczyciel larare laerer docent enseignant enseignante=teacher,
  fahrer fahrerin kraftfahrer berufskraftfahrer lkwfahrer chauffeur conductor conductora motorista autista kierowca lastbilschauffor
  chaufor kurier=driver, koch kochin cuisinier cuisiniere cocinero cocinera cozinheiro cuoco kucharz kock kok=cook,
  kellner kellnerin serveur serveuse camarero camarera cameriere kelner garcom=waiter,
  buchhalter buchhalterin finanzbuchhalter comptable contable contador contadora contabile ksiegowy ksiegowa ekonom boekhouder
  ragioniere revisor bokforare=accountant, lagerist lagerarbeiter magazziniere magasinier magazynier lagermedarbejder=warehouse worker,
  mechaniker mechatroniker mechatronikerin elektroniker elektronikerin elektriker electricista electricien eletricista elektryk schlosser
  monteur mecanicien schweisser soldador tischler maler dachdecker anlagenmechaniker industriemechaniker installateur
  installator=mechanic,
  elektrotechnik electrotechnique=electrical, jurist juristin abogado abogada avocat advogado advogada avvocato prawnik advokat rechtsanwalt rechtsanwaltin=lawyer,
  praktikant praktikantin praktikum stagiaire stagiair stagista becario becaria estagiario estagiaria estagio practicas
  praktyki praktykant stazysta stazystka tirocinante tirocinio werkstudent werkstudentin werkstudenten werkstudententatigkeit
  studentermedhjaelper harjoittelija studentjob studentassistent masterarbeit bachelorarbeit abschlussarbeit diplomarbeit=intern,
  auszubildende auszubildender auszubildenden ausbildung azubi alternance alternant alternante apprenti apprentie aprendiz apprendista larling
  laerling elev=apprentice, volontar volontariat trainees praktikanten=trainee,
  mlodszy mlodsza juniora einsteiger berufseinsteiger berufsanfanger debutant debutante principiante absolvent absolventin nyexaminerad
  recien nyutdannet=junior, starszy starsza seniora senioren seniore experimente experimentee confirme=senior,
  pleno intermediario medior regular mittlerer=mid, principale=principal, leder ledare=lead, lider=lead,
  geschaftsleitung=director, soporte suporte supporto unterstutzung wsparcia ondersteuning assistance=support,
  qualidade calidad qualitat qualite jakosci kwaliteit kvalitet qualita=quality, produit produkt producto produto prodotto produktu produktow=product,
  projet projekt proyecto projeto progetto projektu projektow=project, marketingowy marknadsforing marknads=marketing, contenu=content,
  finanzen finanz finances finanzas financas finanza financier financiero financeiro finansowy ekonomi=finance,
  recrutement reclutamiento recruteur recruteuse reclutador rekruter rekryterare recrutador rekruterka=recruiter,
  anwendungen applications applikation aplicaciones aplikacji=application, produktion producao produccion produzione produkcji produktions=manufacturing, logistik logistique logistica
  logistiek logistyki=logistics, einkauf achats compras acquisti zakupow inkoop einkaufer acheteur comprador=procurement,
  infraestrutura infraestructura infrastruttura infrastruktur infrastruktury=infrastructure, ti=it, solucoes soluciones soluzioni losungen=solutions, ki=ai, sps=plc,
  pruebas testes prove=test, fonctionnel fonctionnelle funcional funzionale funktional=functional, biznesowy biznesowa negocios negocio=business, interieur interiores interni=interior,
  budowy budownictwa budowlany=construction, informationssicherheitsbeauftragter informationssicherheitsbeauftragte=information security officer, vigilante vigilant vigile vaktare ordningsvakt vekter beveiliger
  ochroniarz=guard, wbudowanych inbyggda=embedded, wydajnosci=performance, chmury chmurowy=cloud, sztucznej=ai, testow=test, projekte=project, industrielle industriel=industrial,
  industriale industriell=industrial, wartung mantenimiento maintenance manutencao manutenzione underhall=maintenance, bau bouw construccion construcao edilizia batiment chantier=construction, reinigungskraft limpieza putzkraft
  lokalvardare rengoringsassistent limpeza pulizie=cleaner, friseur coiffeur peluquero=hairdresser,
  steuerberater steuerfachangestellte=tax accountant, unternehmensberater=management consultant,
  dokumentation dokumentacji=documentation, rechnungswesen=accounting, rekrutering=recruiting,
  zespolu=of team, de=of, des=of, du=of, del=of, della=of, dei=of, di=of, da=of, do=of, dos=of, das=of, fur=of, voor=of, ds=of, im=of, der=of, van=of, til=of,
  pour=of, para=of, per=of, for=for, d=of, en=in, em=in, inom=in, och=and, und=and, et=and, e=and, y=and, og=and
  `).flatMap(([sources, to]) => sources.split(/\s+/).map((from) => [from, to] as const)),
)

/** Ends of German, Dutch and Nordic compounds, longest first: "Softwareentwickler" is "software" and "developer". */
export const COMPOUND_ENDS: readonly (readonly [string, string])[] = words(`
  entwicklerin=developer, ontwikkeling=development, utveckling=development, udvikling=development, entwickler=developer, entwicklung=development, utvecklare=developer, udvikler=developer, utvikler=developer,
  ontwikkelaar=developer, programmierer=programmer, ingenieurin=engineer, ingenieur=engineer, ingenjor=engineer, ingenior=engineer,
  architekt=architect, architekten=architect, architect=architect, arkitekt=architect, administratorin=administrator, administrator=administrator, beheerder=administrator,
  technikerin=technician, techniker=technician, tekniker=technician, mechaniker=mechanic, mechanikerin=mechanic, monteur=mechanic, elektroniker=mechanic,
  analystin=analyst, analyst=analyst, analytiker=analyst, analist=analyst, testerin=tester, tester=tester, testare=tester,
  beraterin=consultant, berater=consultant, konsulent=consultant, konsult=consultant, adviseur=consultant, radgiver=consultant, consultant=consultant,
  designerin=designer, designer=designer, gestalter=designer, leiterin=manager, leiter=manager, leitung=manager, ledare=manager, leder=manager, chef=manager,
  manager=manager, managerin=manager, spezialist=specialist, spezialistin=specialist, specialist=specialist, fahrer=driver, fahrerin=driver, chauffeur=driver, chauffor=driver,
  verkaufer=sales representative, verkauferin=sales representative, saljare=sales representative, saelger=sales representative, mitarbeiterin=assistant, mitarbeiter=assistant,
  medewerker=assistant, assistentin=assistant, assistent=assistant, referentin=assistant, referent=assistant, helfer=assistant, kaufmann=assistant, kauffrau=assistant,
  pfleger=nurse, pflegerin=nurse, schwester=nurse, skoterska=nurse, lehrer=teacher, lehrerin=teacher, larare=teacher, arzt=physician, arztin=physician,
  praktikant=intern, praktikum=intern, werkstudent=intern, redakteur=editor, wissenschaftler=scientist, wissenschaftlerin=scientist, forscher=scientist,
  arbeiter=worker, koch=cook, bauer=mechanic, direktor=director, buchhalter=accountant, sachbearbeiter=assistant, koordinator=coordinator,
  informatiker=it specialist, informatikerin=it specialist, beauftragter=officer, beauftragte=officer, beauftragten=officer
`).sort((one, other) => other[0].length - one[0].length)

/** Beginnings of such compounds. Others stay as they are. */
export const COMPOUND_STARTS: ReadonlyMap<string, string> = new Map(
  words(`
  datamatiker=software developer, penetrations=penetration, informatie=information, datenschutz=privacy, sikkerheds=security, forretnings=business, virksomheds=business, organisations=organizational,
  servicedesk=service desk, systeem=system, netwerk=network, applicatie=application, informationssicherheits=information security, softwares=software, mjukvaru=software, program=software, systems=system, app=mobile, webb=web, 
  daten=data, datenbank=database, netzwerk=network, natverks=network, sicherheits=security,
  sakerhets=security, hardvaru=hardware, elektronik=electronics, elektro=electrical, entwicklungs=development, projekt=project, prosjekt=project, 
  produkt=product, vertriebs=sales, verkaufs=sales, salgs=sales, forsaljnings=sales, personal=hr, kunden=customer, kund=customer, kunde=customer, finanz=finance,
  bau=construction, maschinenbau=mechanical, wirtschafts=industrial, service=field service, filial=store, butiks=store,
  abteilungs=department, bereichs=division, verfahrens=process, anwendungs=application, applikations=application, unternehmens=management, steuer=tax, sps=plc, prozess=process,
  qualitats=quality, prufungs=test, spiele=game, spel=game, grafik=graphic, medien=graphic, kommunikations=communications, vertrieb=sales,
  lager=warehouse, lastbils=truck, systemintegrations=integration, informations=information, robotik=robotics, automatisierungs=automation plc, anlagen=plant, energie=energy, umwelt=environmental
  `),
)
