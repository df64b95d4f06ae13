/**
 * What listings ask for beside skills, by subject: the words of a listing, how a letter names the subject, and the
 * words of a CV line that answers it ("40 TB moved without downtime" answers "reliability"). Subjects choose the facts of a
 * letter and join them to the listing.
 */
import type { LetterLanguage } from './letter-language.ts'

/** `shown`: words of CV lines. Each language has nouns, the most particular first, with the listing's words for them. */
type TopicRow = { shown: string } & Partial<
  Record<LetterLanguage, readonly (readonly [noun: string, asked: string])[]>
>

export type AskedTopic = {
  id: number
  /** As a letter names it. */
  noun: string
  /** The sentence of the listing. */
  quote: string
  weight: number
}

/** A sentence of the listing, and how much it says about this opening. */
export type ListingSentence = { text: string; weight: number }

/** Words of one language each; a German listing never says "throughput" and a Spanish CV never "Ausfall". */
const TABLE: readonly TopicRow[] = [
  {
    shown:
      'latency|p99|response times?|load times?|antwortzeit\\w{0,20}|latenz|ladezeit\\w{0,20}|latence|temps de (?:réponse|chargement)|latencia|tiempos? de (?:respuesta|carga)',
    en: [
      ['low latency', 'low[- ]latency'],
      ['latency', 'latency|milliseconds'],
    ],
    de: [['kurze Antwortzeiten', 'antwortzeit\\w{0,20}|latenz']],
    fr: [['la latence', 'latence']],
    es: [['la latencia', 'latencia']],
  },
  {
    shown: 'throughput|gbit/s|requests (?:a|per) second|messages a day|durchsatz|débit',
    en: [['high throughput', 'high[- ]throughput|throughput']],
  },
  {
    shown:
      'latency|p99|throughput|\\d ?x faster|times faster|gbit/s|benchmarks?|load times?|response times?|antwortzeit\\w{0,20}|ladezeit\\w{0,20}|temps de (?:réponse|chargement)|rendimiento',
    en: [
      ['performance regressions', 'performance regressions'],
      [
        'performance',
        'performance (?:optimi[sz]ation|engineering|critical|tuning)|performant|high-performance|performance, ',
      ],
    ],
    de: [['Performance', 'performan\\w{1,20}']],
    fr: [['la performance', 'performances? (?:web|technique|applicative)']],
    es: [['el rendimiento', 'rendimiento']],
  },
  {
    shown:
      '\\d+ ?million (?:messages|events|users|requests|rows|small loans|records|calls)|petabytes?|terabytes?|[1-9]\\d{2},\\d{3} (?:monthly |daily |active )?(?:users|customers|downloads|requests)|billions?|millionen|millions? de (?:messages|requêtes|lignes)|millones de',
    en: [
      ['scaling', 'scale up|scaling|scalab\\w{1,20}'],
      [
        'systems at scale',
        'at scale|high[- ]scale|large[- ]scale|high traffic|millions of (?:users|requests|customers|messages)|massive scale',
      ],
    ],
    de: [['Skalierung', 'skalier\\w{1,20}']],
    fr: [['la montée en charge', 'montée en charge|à (?:grande|l’)\\s?échelle|par jour']],
    es: [['la escalabilidad', 'escalab\\w{1,20}|gran escala']],
  },
  {
    shown:
      'grpc|microservices?|services and cut|jetstream|kafka|rabbitmq|sharded|replicat\\w{1,20}|consensus|object store|verteilte|répartis?|distribuid[oa]s?',
    en: [
      ['distributed systems', 'distributed (?:systems?|computing|services|storage)|microservices'],
    ],
    de: [['verteilte Systeme', 'verteilten? systemen?']],
    fr: [['les systèmes répartis', 'systèmes (?:répartis|distribués)']],
    es: [['los sistemas distribuidos', 'sistemas distribuidos']],
  },
  {
    shown:
      'jetstream|kafka|rabbitmq|event[- ]driven|events?, |message queues?|messages a day|streaming|ereignis\\w{0,20}|nachrichten pro|événements?|eventos',
    en: [
      ['asynchronous pipelines', 'async(?:hronous)? (?:pipelines?|processing|workflows?|workers?)'],
      ['event-driven systems', 'event[- ]driven|event streams?|event sourcing'],
      ['stream processing', 'stream(?:ing)? processing|real-?time (?:data|streams?|streaming)'],
      ['message queues', 'message (?:queues?|brokers?)'],
    ],
    de: [['Ereignisverarbeitung', 'ereignis\\w{0,20}|event[- ]driven']],
    fr: [['les flux d’événements', "flux (?:de données|d[’']événements)|messages par jour"]],
    es: [['los flujos de eventos', 'eventos|flujos de datos']],
  },
  {
    shown: 'write path|io_uring|disk writes|slow disk|i/o',
    en: [
      ['I/O paths', 'i/o paths?'],
      ['kernel I/O', 'kernel i/o'],
      ['disk I/O', 'disk i/o'],
    ],
  },
  {
    shown:
      'object store|storage engine|write path|slow disk|disk writes|petabytes?|file ?systems?|backup|rocksdb',
    en: [
      [
        'storage',
        'data storage|block storage|object storage|storage (?:systems?|engines?|core|layer)|colocating the storage',
      ],
    ],
  },
  {
    shown: 'io_uring|ebpf|kernel|device drivers?|kernel bypass',
    en: [
      ['kernel internals', 'kernel internals'],
      ['Linux internals', 'linux(?:/windows)? internals'],
      ['systems programming', 'systems?[- ](?:level )?programming|low-level'],
    ],
  },
  {
    shown:
      'packets?|gbit/s|tcp|sip traces|vpn|routing|dns|load balanc\\w{1,20}|netzwerk\\w{0,20}|réseaux?|redes',
    en: [['networking', 'networking|network protocols?|packet processing']],
    de: [['Netzwerke', 'netzwerk\\w{0,20}']],
    fr: [['les réseaux', 'réseaux?']],
    es: [['las redes', 'redes']],
  },
  {
    shown: 'unsafe rust|memory safety|memory-safe|sanitizers?|fuzz\\w{0,20}',
    en: [
      ['memory safety', 'memory safety'],
      ['the C-to-Rust transition', 'c-to-rust transition'],
      ['correctness', 'correctness'],
    ],
  },
  {
    shown:
      'tracer|tracing|traces|debugg\\w{1,20}|profil(?:er|ing)|log collection|prometheus|monitoring|dashboards?|überwachung|surveillance|supervision|monitorización',
    en: [
      ['observability', 'observability|telemetry'],
      ['log collection', 'log collection|logs, '],
      ['debugging', 'debug\\w{0,20}'],
      ['monitoring', 'monitoring|monitor live'],
    ],
    de: [['Überwachung', 'überwachung|monitoring']],
    fr: [['la surveillance', 'surveillance|supervision']],
    es: [['la monitorización', 'monitorización']],
  },
  {
    shown:
      'without an? outage|outages?|on-call|incidents?|failure review|uptime|crash-free|pager|pages a week|availability|post-?mortems?|slo|downtime|ausf[aä]ll\\w{0,20}|verfügbarkeit|disponibilité|sans interruption|disponibilidad',
    en: [
      ['incident response', 'incident response|incidents?'],
      ['on-call work', 'on-call'],
      ['production support', 'production support'],
      [
        'reliability',
        "reliab\\w{1,20}|fault[- ]toleran\\w{1,20}|resilien\\w{1,20}|doesn[’']t break|uptime",
      ],
    ],
    de: [['Zuverlässigkeit', 'zuverlässig\\w{0,20}|ausfallsicher\\w{0,20}|betrieb und']],
    fr: [['la fiabilité', 'fiabilité|disponibilité']],
    es: [['la fiabilidad', 'fiabilidad|disponibilidad']],
  },
  {
    shown:
      '(?:lead|leads|led|managed?|manages) (?:(?:a|an|the) (?:[\\w-]{1,30} ){0,3}(?:team|group|department)|(?:two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:[\\w-]{1,30} ){0,2}(?:engineers|developers|people|designers|colleagues|agents|analysts|nurses|staff|members))|mentor\\w{0,20}|technical direction|supervised|supervises?|trained (?:(?:two|three|four|five|six|seven|eight|nine|ten|\\d+|new|junior) )?(?:engineers|developers|people|designers|colleagues|agents|analysts|nurses|staff)|hired (?:two|three|four|five|six|seven|eight|nine|ten|\\d+|the|an?) |leite\\w{0,20}|geleitet|leitung|team von|teams? aus|encadr\\w{1,20}|dirig\\w{1,20}|équipe de|lider\\w{1,20}|equipo de',
    en: [
      ['technical direction', 'technical (?:direction|leadership|vision|strategy)'],
      ['mentoring', 'mentor\\w{0,20}'],
      [
        'leading a team',
        'leading (?:a |the )?teams?|lead (?:a|the|our) (?:\\w{1,20} )?team|team leadership|people management|managing (?:a |the )?(?:team|engineers)|direct reports',
      ],
    ],
    de: [['Führung', 'führst|führen|leitung|leitest|teamleit\\w{0,20}|personalverantwortung']],
    fr: [['l’encadrement', 'encadr\\w{1,20}|management|animer une équipe']],
    es: [['la dirección de equipos', 'lider\\w{1,20}|dirigir|dirección de equipos?']],
  },
  {
    shown:
      'card settlement|payments?|merchants|mobile money|pci dss|wallet|zahlung\\w{0,20}|paiements?|banque|pagos?|banca',
    en: [
      ['card payments', 'card payments?'],
      ['payments', 'payments?'],
      ['loyalty programs', 'loyalty programs'],
    ],
    de: [['Zahlungen', 'zahlung\\w{0,20}']],
    fr: [['les paiements', 'paiements?']],
    es: [['los pagos', 'pagos?']],
  },
  {
    shown:
      'savings banks?|loans|credit|banking|bank|card settlement|pci dss|insurance|banken?|banques?|bancos?',
    en: [
      ['financial services', 'financial services|fintech'],
      ['banking', 'banking|banks'],
      ['insurance', 'insurance'],
      ['credit', 'credit'],
    ],
  },
  {
    shown: 'pci dss|audits?|audited|gdpr|iso 27001|compliance|revision|conformité|auditoría',
    en: [
      ['audits', 'audit(?:s|ing|ors?)'],
      ['compliance', 'compliance|regulat\\w{1,20}'],
    ],
    de: [['Compliance', 'compliance|regulator\\w{0,20}']],
    fr: [['la conformité', 'conformité']],
    es: [['el cumplimiento normativo', 'cumplimiento|normativ\\w{1,20}']],
  },
  {
    shown:
      'split an? [\\w ]{0,40}monolith|migrat\\w{1,20}|replaced|rewrote|moved the|moderni[sz]\\w{1,20}|refactor\\w{1,20}|rebuilt the|migrier\\w{0,20}|ablös\\w{0,20}|migration|refonte|reescrib\\w{1,20}',
    en: [
      ['migrations', 'migrat(?:e|ion|ions|ing)'],
      ['rewriting services', 'rewrite \\w{1,20}|rewriting'],
      ['modernizing systems', 'moderni[sz]\\w{1,20}'],
    ],
    de: [['Migrationen', 'migration\\w{0,20}|ablösung']],
    fr: [['les migrations', 'migrations?']],
    es: [['las migraciones', 'migraci\\w{1,20}']],
  },
  {
    shown:
      'sigstore|signed all container|iam|container images|supply chain security|cloud security',
    en: [
      ['cloud security', 'cloud security'],
      ['protecting infrastructure', 'protecting our (?:users, )?infrastructure'],
      ['DevSecOps', 'devsecops'],
    ],
  },
  {
    shown:
      'kubernetes|terraform|cloudformation|pulumi|(?:aws|azure|gcp|google) (?:cloud )?(?:infrastructure|accounts?|clusters?)|cloud (?:infrastructure|platform|migration)',
    en: [['cloud infrastructure', 'cloud infrastructure|infrastructure as code|iaac']],
  },
  {
    shown:
      'oauth|openid connect|oidc|saml|sso|iam|authentication|authorization|identity|single sign-on',
    en: [
      ['identity', 'identity'],
      ['authentication', 'authenticat\\w{1,20}|2nd factor'],
      ['authorization', 'authorization'],
    ],
  },
  {
    shown:
      'revers(?:ed|e-engineered)|trojans?|malware|frida|deobfuscat\\w{1,20}|disassembl\\w{1,20}|decompil\\w{1,20}',
    en: [
      ['malware', 'malware'],
      ['reverse engineering', 'reverse engineering'],
      ['obfuscated code', 'obfuscat\\w{1,20}'],
      ['phishing', 'phishing'],
    ],
  },
  {
    shown:
      'semgrep|injection bugs|pen(?:etration )?test\\w{0,20}|threat model\\w{0,20}|vulnerabilit\\w{1,20}|web security|owasp|code review',
    en: [
      ['threat modelling', 'threat model\\w{0,20}'],
      ['vulnerabilities', 'vulnerabilit\\w{1,20}|cve'],
      ['secure code', 'secure cod\\w{1,20}|code security'],
      ['security across the organization', 'security across the organi[sz]ation'],
      ['security', 'backend security|secure identity|security'],
    ],
  },
  {
    shown:
      'android and ios|ios and android|rider app|mobile app|multiplatform|flutter|react native',
    en: [
      ['apps for iOS and Android', 'ios ?(?:and|&|/|,) ?android|android ?(?:and|&|/|,) ?ios'],
      ['cross-platform work', 'cross-platform|multi-?platform'],
    ],
  },
  { shown: 'wallets?', en: [['wallets', 'wallets?']] },
  {
    shown:
      'crash-free|test coverage|test suites?|defects?|bugs|error rate|without loss|code reviews?|fehlerquote|défauts?|errores',
    en: [
      ['high standards', 'high standards'],
      ['quality', 'quality|meticulous|craftsmanship'],
    ],
    de: [['Qualität', 'qualität\\w{0,20}']],
    fr: [['la qualité', 'qualité']],
    es: [['la calidad', 'calidad']],
  },
  {
    shown: 'offline|on-device|local-first',
    en: [
      ['local-first software', 'local-first'],
      ['offline use', 'offline'],
    ],
  },
  {
    shown:
      'bluetooth|door locks|firmware|sensors?|embedded|pcb|microcontrollers?|geräte\\w{0,20}|hardware',
    en: [
      ['hardware', 'hardware'],
      ['smart devices', 'smart (?:home|outdoor|devices)|connected devices|iot'],
      ['firmware', 'firmware'],
    ],
    de: [['Hardware', 'hardware|geräte\\w{0,20}']],
  },
  {
    shown:
      'serve \\d+ models|mlflow|feature store|model serving|models? (?:in|into|to) production|deployed [\\w ]{0,30}models?',
    en: [
      [
        'models in production',
        'models? (?:to|in|into) production|production deployment|serving and|deploy models|better than production|trust in production',
      ],
      ['delivering models', 'delivering [\\w-]{0,20} ?models'],
      ['data pipelines', 'data pipelines?'],
    ],
  },
  {
    shown:
      'default model|forecast\\w{0,20}|scor(?:e|ing) model|churn|survival|hierarchical|predict\\w{1,20}|demand model|modelos? de demanda|prognose\\w{0,20}|prévisions?',
    en: [
      ['predictive modeling', 'predictive model\\w{0,20}|glms?'],
      ['forecasting', 'forecast\\w{0,20}'],
      ['time series', 'time series'],
      ['risk models', 'risk model\\w{0,20}'],
      ['tabular data', 'tabular'],
    ],
    de: [['Prognosen', 'prognose\\w{0,20}']],
    fr: [['les prévisions', 'prévisions?']],
    es: [['los modelos de demanda', 'modelos de demanda']],
  },
  {
    shown:
      'hierarchical|stan|bayes\\w{0,20}|causal|household survey|survey with|sample of|weighting|statist\\w{1,20}',
    en: [
      ['Bayesian methods', 'bayes\\w{0,20}'],
      ['causal inference', 'causal inference'],
      ['experimental design', 'experimental design|design experiments|controlled experiments'],
      ['statistics', 'statistics|statistical methods|stats background'],
    ],
    es: [['la estadística', 'estadística']],
  },
  {
    shown:
      'survey|dashboards?|cuadros de mando|reports?|datasets?|interviews|auswertung\\w{0,20}|tableaux? de bord|informes?',
    en: [
      ['strategic analyses', 'strategic analyses'],
      ['data analysis', 'data analysis'],
      ['large datasets', 'large (?:& rich )?datasets?'],
    ],
    de: [['Auswertungen', 'auswertung\\w{0,20}|berichte\\w{0,20}']],
    fr: [['les tableaux de bord', 'tableaux de bord']],
    es: [['los cuadros de mando', 'cuadros de mando|informes']],
  },
  {
    shown:
      'risk, legal|explained|plain words|stakeholders?|shop owners|workshops?|cross-functional|fachbereich\\w{0,20}|métiers?|with product|client projects',
    en: [
      ['work with stakeholders', 'stakeholders?|cross-functional'],
      [
        'clear communication',
        'customer-facing communication|communication skills|strong communication|communicate findings',
      ],
      ['work with clients', 'our clients|client-facing'],
    ],
    de: [['Zusammenarbeit mit den Fachbereichen', 'fachbereich\\w{0,20}']],
  },
  {
    shown: 'coq|why3|lean 4|isabelle|mechani[sz]ed|proofs?',
    en: [
      ['machine-checked proofs', 'machine-checked proofs'],
      ['formal specifications', 'formal specifications'],
      ['formal verification', 'formal(?:ly)? verif\\w{1,20}'],
      ['provable security', 'provable security'],
    ],
  },
  {
    shown: 'coq|why3|isabelle|mechani[sz]ed|formal methods|verification|proofs?',
    en: [['formal methods', 'formal methods']],
  },
  {
    shown: 'static analy[sz]er|compilers?|semantics|tool ?chain|llvm|parsers?|interpreter|fortran',
    en: [
      ['static analysis', 'static analysis'],
      ['language tooling', 'language tooling'],
      ['compilers', 'compilers?'],
      ['programming languages', 'programming languages'],
      ['debuggers', 'debuggers?'],
      ['developer tools', 'developer tools|dev tools'],
    ],
  },
  {
    shown: 'rounding|floating-point|numerical|interval|error analysis|control filter',
    en: [
      ['wrong numbers', 'wrong numbers'],
      ['numerical code', 'numeric\\w{0,20}|floating[- ]point'],
      ['quantitative research', 'quantitative'],
    ],
  },
  {
    shown:
      'principal investigator|research grants?|grants (?:of|from|worth)|grant proposals?|best paper|(?<!white )papers?|journal|phd students|doctoral|research group|verification group',
    en: [
      ['publications', 'publish\\w{0,20}|publications?|papers'],
      ['a research agenda', 'research agenda'],
      ['research', 'research'],
    ],
  },
  {
    shown:
      'taught|courses?|students|workshops?|tutor\\w{0,20}|trained (?:(?:two|three|four|five|six|seven|eight|nine|ten|\\d+|new|junior) )?(?:engineers|developers|people|designers|colleagues|agents|analysts|nurses|staff|users|customers|teams|volunteers|teachers)|geschult|schulung\\w{0,20}|formé|formation|clases',
    en: [
      ['interactive learning', 'interactive learning'],
      ['teaching', 'teaching'],
      ['training', 'train (?:users|customers|teams)'],
    ],
    de: [['Schulungen', 'schulung\\w{0,20}|schulen']],
    fr: [['la formation', 'formation des|former']],
  },
  {
    shown: 'design system|components used|système de design|component library',
    en: [
      ['a design system', 'design systems?'],
      ['visual identity', 'visual identity'],
    ],
    fr: [['un système de design', 'système de design|design system']],
  },
  {
    shown: 'usability|user tests|user interviews|screen reader users|usability lab|user research',
    en: [
      ['user testing', 'user testing|usability test\\w{0,20}'],
      ['user research', 'user research|ux research\\w{0,20}|design and research|research, flows'],
    ],
  },
  {
    shown: 'screen readers?|accessib\\w{1,20}|wcag|rgaa',
    en: [
      ['accessibility', 'accessib\\w{1,20}'],
      ['everyone who uses it', 'for everyone'],
    ],
    fr: [['l’accessibilité', 'accessibilité']],
  },
  {
    shown: 'redesigned|completion (?:rate )?rose|forms?;|conversion|checkout|refont\\w{1,20}',
    en: [
      ['clear interfaces', 'interfaces? that|user-centered interfaces|clear, user'],
      ['conversion', 'conversion'],
      ['product experience', 'product experience|user experience'],
    ],
  },
  {
    shown:
      'shops|retail|merchants|e-?commerce|online shop|restaurants|cafés|hotels|boutiques?|tiendas?',
    en: [
      ['e-commerce', 'e-?commerce|online stores?'],
      ['retail', 'retail|grocery|supermarkets?'],
      ['a marketplace', 'marketplace'],
    ],
    fr: [['la boutique en ligne', 'boutique en ligne|e-commerce']],
    es: [['el comercio electrónico', 'comercio electrónico']],
  },
  {
    shown:
      'freight|shipments?|parcels?|warehouses?|logisti\\w{1,20}|fracht\\w{0,20}|colis|paquetes|autobús',
    en: [
      ['warehouses', 'warehouses?'],
      ['supply chains', 'supply chains?'],
      ['logistics', 'logistics'],
      ['freight', 'freight|shipping'],
    ],
    de: [['Logistik', 'logistik|fracht\\w{0,20}|lieferkette\\w{0,20}']],
    fr: [['la logistique', 'logistique|colis|livraison']],
    es: [['el transporte', 'transporte|logística|autobús']],
  },
  {
    shown:
      'clinics?|(?:public|digital|mental) health|health (?:care|services?|systems?|data|records|analytics|insurance|apps?)|healthcare|hospitals?|medical|nurses|patients?|drug|klinik\\w{0,20}|santé|hôpita\\w{1,20}|salud',
    en: [['healthcare', 'healthcare|patients?|medical|hospitals?']],
    de: [['das Gesundheitswesen', 'gesundheit\\w{0,20}|klinik\\w{0,20}|patient\\w{0,20}']],
    fr: [['la santé', 'santé|patients?']],
    es: [['la salud', 'salud|pacientes?']],
  },
  { shown: 'escalat\\w{1,20}', en: [['escalations', 'escalat\\w{1,20}']] },
  {
    shown: 'customers in europe|european customers',
    en: [['customers in Europe', 'customer base in the uk and europe|customers in europe']],
  },
  {
    shown:
      'customers?|chat and phone|shop owners|merchants|clients|kunden\\w{0,20}|clientes|store reviews|pharmacies|schools',
    en: [
      ['the customer lifecycle', 'customer lifecycle'],
      [
        'work with customers',
        'support our customers|customer-facing|customers integrate|help (?:developers|customers|users)|closely with customers|directly with (?:users|customers|clients)',
      ],
      ['user issues', 'user issues'],
    ],
    de: [['Kundenkontakt', 'kundenkontakt|kundenbetreuung|betreuung (?:der|von) kunden']],
    fr: [['la relation client', 'relation client']],
    es: [['la atención al cliente', 'atención al cliente']],
  },
  {
    shown: 'sip traces|escalated|log collection|root cause|troubleshoot\\w{0,20}|fehlersuche',
    en: [
      ['troubleshooting', 'troubleshoot\\w{0,20}'],
      ['triage', 'triage'],
      ['debugging issues', 'debug issues|reproduce and debug'],
    ],
  },
  {
    shown:
      'knowledge base|documentation|articles|user guides?|technical writing|dokumentation|documentación|rédig\\w{1,20}|redact\\w{1,20}',
    en: [
      ['documentation', 'documentation|api references|docs improvements|technical docs'],
      ['technical guidance', 'technical guidance'],
      ['technical writing', 'technical writ\\w{1,20}'],
    ],
    de: [['Dokumentation', 'dokumentation\\w{0,20}']],
    fr: [['la documentation', 'documentation|rédaction']],
    es: [['la documentación', 'documentación']],
  },
  {
    shown: 'scripts? |scripted|bash|powershell|automat\\w{1,20}',
    en: [
      ['small scripts', 'small scripts|scripting'],
      ['tooling', 'support tooling|internal tools'],
      ['automation', 'automation|automat(?:e|ing)'],
    ],
    de: [['Automatisierung', 'automatisier\\w{0,20}']],
    fr: [['l’automatisation', 'automatis\\w{1,20}']],
    es: [['la automatización', 'automatiz\\w{1,20}']],
  },
  {
    shown:
      'automated (?:\\w{1,20} )?tests?|(?:unit|integration|regression|end-to-end|e2e|browser) tests?|test (?:suites?|automation|coverage|frameworks?)|playwright|cypress|selenium|pruebas (?:automáticas|automatizadas|unitarias)|tests (?:automatisés|unitaires)|automatisierten? tests?|testautomat\\w{0,20}',
    en: [['automated testing', 'test automation|automated (?:tests?|testing|frameworks?)']],
    de: [['automatisierte Tests', 'automatisierten? tests?|testautomat\\w{0,20}']],
    fr: [['les tests', 'tests (?:automatisés|unitaires)|mise en place de tests']],
    es: [['las pruebas automáticas', 'pruebas']],
  },
  {
    shown:
      'project plan|on time|projects?|inbetriebnahme|anlagen\\w{0,20}|projekte?\\w{0,20}|projets?|proyectos?',
    en: [['project management', 'project management|manage projects|deliver projects']],
    de: [['Projektleitung', 'projektleit\\w{0,20}|leitest projekte|projekte im']],
    fr: [['la gestion de projet', 'gestion de projets?|chef de projet']],
    es: [['la gestión de proyectos', 'gestión de proyectos']],
  },
  {
    shown:
      'campaigns?|newsletter|seo|followers|(?:sales|qualified) leads|kampagne\\w{0,20}|campagnes?|campañas?',
    en: [
      ['campaigns', 'campaigns?'],
      ['growth', 'growth marketing|user growth'],
    ],
    de: [['Kampagnen', 'kampagne\\w{0,20}']],
    fr: [
      ['les campagnes', 'campagnes?'],
      ['la lettre d’information', 'lettre mensuelle|newsletter'],
    ],
    es: [['las campañas', 'campañas?']],
  },
  {
    shown: 'open[- ]source|github stars|stars|contributors|maintain(?:ed|er)',
    en: [['open source', 'open[- ]source']],
    de: [['Open Source', 'open[- ]source']],
    fr: [['l’open source', 'open[- ]source|logiciels? libres?']],
    es: [['el código abierto', 'código abierto|open[- ]source']],
  },
]

const whole = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu')

const READ = TABLE.map((row) => ({
  shown: whole(row.shown),
  en: nounsOf(row.en),
  de: nounsOf(row.de),
  fr: nounsOf(row.fr),
  es: nounsOf(row.es),
}))

function nounsOf(nouns: TopicRow['en'] = []) {
  return nouns.map(([noun, asked]) => ({ noun, asked: whole(asked) }))
}

/** Subjects of the listing in the letter's language, each by its most particular noun. */
export function askedTopics(
  sentences: readonly ListingSentence[],
  language: LetterLanguage,
): AskedTopic[] {
  return READ.flatMap((row, id) => {
    for (const { noun, asked } of row[language]) {
      const found = sentences
        .filter(({ text }) => asked.test(text))
        .sort((a, b) => b.weight - a.weight)[0]
      if (found) return [{ id, noun, quote: found.text, weight: found.weight }]
    }
    return []
  })
}

/** Whether a CV line answers a subject. */
export const showsTopic = ({ id }: AskedTopic, line: string): boolean =>
  READ[id]?.shown.test(line) ?? false
