/**
 * The home page's six categories, read from the words of a title. The first part of a title names
 * the role and the rest its subject ("Product Manager, Developer Tools"), so the first part is
 * tried first. A role outside the six (sales, legal, recruiting, hardware) is null: no category is
 * better than a wrong one.
 */
import { fold } from '#core/text/fold-text.ts'
import { anyOf } from '#core/text/word-pattern.ts'
import type { Category } from './job.ts'

type Answer = Category | 'none'

/** Tried in this order. 'none' marks roles whose words would match a later row by mistake. */
const RULES: readonly (readonly [Answer, RegExp])[] = [
  [
    'none',
    anyOf(
      `recruit(?:er|ers|ing|ment) | sourcer | talent
      | people (?:partner|operations|strategy|ops) | human resources | hr | counsel
      | attorney | lawyer | paralegal | legal | account (?:executive|manager|director)
      | accountant | accounting | payroll | auditor | tax | buyer | procurement | technician
      | office manager | executive assistant | administrative assistant`,
    ),
  ],
  [
    'none',
    anyOf(
      `(?:sales|presales|pre sales|solutions?|partner|value|customer|alliances|commercial
      | revenue|application sales) (?:solutions? )?(?:engineers?|engineering|architects?
      | architecture|consultants?)`,
    ),
  ],
  [
    'none',
    anyOf(String.raw`sales | partnerships? | business (?:\w+ )?develop(?:ment|er) | bdr | sdr`, {
      unless: `software | platform | data | product | systems? | tools | marketing
        | enablement marketing`,
    }),
  ],
  [
    'none',
    anyOf(
      `(?:mechanical|electrical|electronics|civil|chemical|structural|thermal
      | manufacturing|industrial|hardware|silicon|asic|rf|optical|power|battery|process
      | biomedical|materials|facilities|hvac|field service|field|signal integrity
      | mechatronics?|nuclear|aerospace|avionics|propulsion|quality control|supply chain
      | commissioning) (?:(?:design|development|integration|test|systems?
      | support) )?engineer(?:s|ing)?`,
    ),
  ],
  ['none', /\bdata cent(?:er|re)\b/],
  [
    'none',
    /\bdata (?:annotation|annotator|labell?ing|labell?er|entry|protection|privacy|collection)\b/,
  ],
  ['none', /\benterprise architect\b/],
  ['none', /\bdesign verification\b/],
  [
    'Product Management',
    /\bproduct (?:manager|managers|owner|owners|management|lead|leader|director|strategist)\b/,
  ],
  [
    'Product Management',
    anyOf(
      '(?:head|director|vp|vice president|chief|svp)(?: of)? product(?: (?:officer|management))?',
      {
        unless: `marketing | design | security | engineering | research | analytics | support
        | operations | compliance | counsel | education`,
      },
    ),
  ],
  ['Product Management', /\bcpo\b/],
  [
    'Design',
    anyOf(
      `designers? | ux | user experience | user research(?:er)? | user interface
      | creative director | art director | illustrator | animator | motion graphics
      | typographer`,
      { unless: '(?:(?:software|platform) )?(?:engineer|engineering|developer)' },
    ),
  ],
  [
    'Design',
    anyOf(
      `(?:product|brand|visual|graphic|interaction|service|content|web|experience
      | ui) design`,
      { unless: `mechanical | engineer | systems? engineer` },
    ),
  ],
  [
    'Design',
    anyOf(
      `design (?:lead|director|manager|ops|operations|technologist|intern
      | systems? (?:lead|manager))`,
    ),
  ],
  ['Design', /^(?:(?:junior|senior|sr|staff|founding|lead|principal) ){0,2}design engineer\b/],
  ['Design', /\b(?:head|director|vp|manager)(?: of)? design\b/],
  ['none', /\b\w+ design engineers?\b/],
  [
    'Customer Support',
    anyOf(
      String.raw`(?:customer|client|player|member|user|guest|merchant|technical|product|premier|it
      | helpdesk|onsite|application|desktop|tier \d|l[123]|ai
      | live chat)(?: \w+)? (?:support|success|care|service|happiness)`,
      { unless: `software | platform | data | tools | systems` },
    ),
  ],
  ['Customer Support', /\bcustomer (?:support|success|care|service|experience|advocate)\b/],
  [
    'Customer Support',
    anyOf(
      `support (?:engineers?|engineering|specialists?|agents?|analysts?|lead|manager
      | representatives?|associates?|advocate|technician|team|operations|advisor
      | professional|expert)`,
    ),
  ],
  ['Customer Support', /\b(?:help|service) ?desk\b/],
  ['Customer Support', /\btechnical account manager\b/],
  [
    'Marketing',
    anyOf(
      `marketing | marketer | marketers | seo | sem | copywriter | copywriting | social media
      | brand (?:manager|strategist|lead|director)
      | content (?:strategist|writer|manager|lead|creator|producer|editor)
      | growth (?:manager|lead|hacker|marketing|strategist)
      | (?:corporate|internal|executive|product|policy) communications
      | communications (?:manager|lead|director|specialist|partner) | public relations
      | pr manager | community (?:manager|lead) | demand gen(?:eration)?
      | event(?:s)? manager | influencer`,
      {
        unless: String.raw`(?:\w+ ){0,2}(?:software engineer|engineer|engineers|engineering
          | developer|data scientist|data analyst|analyst|scientist|designer|systems|platform)`,
      },
    ),
  ],
  [
    'Marketing',
    /\b(?:developer (?:relations|advocates?|evangelists?|advocacy)|devrel|evangelist)\b/,
  ],
  [
    'Software Development',
    anyOf(
      String.raw`(?:software|full ?stack|back ?end|front ?end|web|mobile|ios
      | android)(?: \w+){0,2} (?:engineers?|developers?)`,
    ),
  ],
  ['Software Development', /\bsecurity (?:research )?(?:engineers?|researchers?)\b/],
  [
    'Data Science',
    anyOf(
      `data (?:(?:and|&) )?(?:(?:ai|ml|platform|product|quality|operations|bi|analytics
      | science) )?(?:scientists?|science|analysts?|analytics|engineers?|engineering
      | architects?|modell?er|steward|strategist|governance)`,
    ),
  ],
  [
    'Data Science',
    anyOf(
      String.raw`(?:machine learning|ml|mlops|deep learning|nlp|computer vision
      | reinforcement learning|llm|genai|generative ai|applied ml|ai|ai ml|applied ai
      | artificial intelligence|robot learning)\b(?: (?:ml|ai|llm|agents?|platform
      | systems?|research|quality|operations|safety|infrastructure|solutions
      | product)){0,2} (?:engineers?|engineering|scientists?|researchers?|research|ops
      | intern|analyst|developer)`,
    ),
  ],
  ['Data Science', /\b(?:machine learning|ml|ai) (?:ops|operations)\b/],
  [
    'Data Science',
    anyOf(
      `(?:applied|research|quantitative|decision
      | robotics research) (?:research )?(?:scientists?|scientist|engineers?
      | researchers?|analysts?)`,
    ),
  ],
  ['Data Science', /\bmachine learning\b/],
  ['Data Science', /\bresearchers?\b/],
  ['Data Science', /\banalytics (?:engineer|manager|lead|analyst)\b/],
  ['Data Science', /\bbusiness intelligence\b/],
  ['Data Science', /\bbi (?:analyst|developer|engineer|lead)\b/],
  [
    'Data Science',
    /\b(?:product|business|marketing|growth|risk|fraud|operations|strategy) analysts?\b/,
  ],
  ['Data Science', /\bstatistician\b/],
  [
    'Software Development',
    anyOf(
      `engineers? | engineering | developers? | development manager | desenvolvedora?
      | entwickler(?:in)? | ingenieur(?:e)? logiciel | softwareentwickler(?:in)?
      | developpeu(?:r|se) | desarrollador(?:a)? | programmers? | programador(?:a)?
      | architects? | swe | sre | sdet | devops | devsecops | dev | full ?stack | back ?end
      | front ?end | cto | chief technology officer | member of technical staff
      | tech(?:nical)? lead(?:er)? | software | site reliability | platform security | qa
      | tester | (?:systems?|database) administrator | dba | sysadmin | penetration tester
      | cybersecurity | security analyst`,
    ),
  ],
]

export function categoryOf(title: string): Category | null {
  const written = fold(title.slice(0, 500))
  // "Member of technical staff" is a grade; the role follows in brackets.
  const role = written.replace(/\bmember of (?:the )?technical staff\b/, '')
  const [first = ''] = role.split(/[,(|:–—]|\s-\s|-\s/)
  const answer = ask(first) ?? ask(role) ?? ask(written)
  return answer === 'none' ? null : answer
}

function ask(written: string): Answer | null {
  const plain = written.replace(/[^\p{L}\p{N}&+#]+/gu, ' ').trim()
  for (const [category, titles] of RULES) if (titles.test(plain)) return category
  return null
}
