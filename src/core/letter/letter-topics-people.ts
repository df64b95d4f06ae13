/** Subjects of listings about whom and what the work is for: users, trades, customers, documents, projects. */
import type { TopicRow } from './letter-topics.ts'

export const PEOPLE_TOPICS: readonly TopicRow[] = [
  {
    shown: 'hired \\w+ (?:people|engineers|developers|designers)|recruited',
    en: [
      [
        'hiring',
        'hire (?:and|new|engineers|people)|recruit(?: and onboard)?|build the team|grow the team|hiring and',
      ],
    ],
  },
  {
    shown: 'coached|mentored|career conversations',
    en: [['coaching', 'coach\\w{0,4}|mentor(?:ing)? (?:and|engineers|developers)|grow engineers']],
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
      ['accessibility', 'accessibility|a11y|wcag|accessible(?! to)'],
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
      'freight|shipments?|parcels?|(?<!data |snowflake |bigquery |redshift |sql |a snowflake )warehouses?(?! modell?ed)|logisti\\w{1,20}|fracht\\w{0,20}|colis|paquetes|autobús',
    en: [
      ['warehouses', 'warehouses?'],
      ['supply chains', 'supply chains?'],
      ['logistics', 'logistics'],
      ['freight', 'freight|shippers?'],
    ],
    de: [['Logistik', 'logistik|fracht\\w{0,20}|lieferkette\\w{0,20}']],
    fr: [['la logistique', 'logistique|colis|livraison']],
    es: [['el transporte', 'transporte|logística|autobús']],
  },
  {
    shown:
      'hipaa|healthkit|physiotherap\\w{1,4}|iec 62304|infusion pumps?|clinics?|(?:public|digital|mental) health|health (?:care|services?|systems?|data|records|analytics|insurance|apps?)|healthcare|hospitals?|medical|nurses|patients?|drug|klinik\\w{0,20}|santé|hôpita\\w{1,20}|salud',
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
        'support our customers|customer-facing(?! (?:products?|apps?|software|features?|platforms?|tools?))|customers integrate|help (?:developers|customers|users)|closely with customers|directly with (?:users|customers|clients)',
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
