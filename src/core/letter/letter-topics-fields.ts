/** Subjects of listings about teams and fields of work: payments, security, apps, data, research. */
import type { TopicRow } from './letter-topics.ts'

export const FIELD_TOPICS: readonly TopicRow[] = [
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
      'card settlement|payments?|payouts?|card[- ]issuing|issuing service|stripe|double-entry|ledgers?|merchants|mobile money|pci dss|wallet|zahlung\\w{0,20}|paiements?|banque|pagos?|banca',
    en: [
      ['card payments', 'card payments?'],
      ['payments', 'payments?'],
    ],
    de: [['Zahlungen', 'zahlung\\w{0,20}']],
    fr: [['les paiements', 'paiements?']],
    es: [['los pagos', 'pagos?']],
  },
  {
    shown:
      'savings banks?|loans|lenders?|billing|payment providers?|credit|banking|bank|card settlement|card[- ]issuing|ledgers?|pci dss|insurance|claims|banken?|banques?|bancos?',
    en: [
      ['financial services', 'financial services|financial institutions|fintechs?'],
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
  {
    shown:
      'iec 62304|iso 13485|fda|510\\(k\\)|mdr|medical devices?|infusion pumps?|hearing aids?|class (?:c|iia?|iib)',
    en: [['medical devices', 'medical devices?|medtech|fda']],
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
      'bluetooth|ble|over-the-air|ota|door locks|firmware|sensors?|embedded|pcb|microcontrollers?|geräte\\w{0,20}|hardware',
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
      ['models in production', 'delivering [\\w-]{0,20} ?models'],
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
]
