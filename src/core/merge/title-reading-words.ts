/** Words in titles, for comparison: abbreviations, grades and words without meaning. Data only, folded. */

/** Abbreviations and variants with their full form. */
export const TITLE_WORDS: ReadonlyMap<string, string> = new Map(
  `sr=senior, snr=senior, jr=junior, jnr=junior, eng=engineer, engr=engineer, engg=engineer, engineering=engineer,
  dev=developer, devs=developer, development=developer, mgr=manager, mngr=manager, management=manager,
  swe=software engineer, sde=software developer engineer, sdet=software developer engineer test,
  sre=site reliability engineer, ml=machine learning, qa=quality assurance, mts=member technical staffer,
  vp=vice president, svp=senior vice president, evp=executive vice president, avp=assistant vice president,
  assoc=associate, asst=assistant, admin=administrator, exec=executive, rep=representative, coord=coordinator,
  spec=specialist, dir=director, ops=operations, infra=infrastructure, gtm=go market, ae=account executiv,
  sdr=sales developer representative, bdr=business developer representative, csm=customer success manager,
  pms=pm, ems=engineering manager, sres=site reliability engineer, swes=software engineer,
  tpms=technical program manager, tpm=technical program manager, em=engineering manager, hr=human resources, ux=ux, programme=program,
  internship=intern, interns=intern, apprenticeship=apprentice, graduates=graduate, grad=graduate, leader=lead,
  tech=technical, devrel=developer relation, intl=international, mktg=marketing, fde=forward deployed engineer, authn=authentication,
  bi=business intelligence, cyber=cyber, k8s=kubernetes, golang=go, nodejs=node, reactjs=react, vuejs=vue,
  mid=mid, midlevel=mid, intermediate=mid, scientists=scientist, 1st=first, 2nd=second, cto=chief technology officer,
  ceo=chief executive officer, ciso=chief information security officer`
    .split(',')
    .map((pair) => {
      const [short = '', long = ''] = pair.trim().split('=')
      return [short, long] as const
    }),
)

/** Of people who lead, these name what they lead: the head of engineering is no head engineer. */
export const TITLE_ACTIVITIES: ReadonlySet<string> = new Set([
  'engineering',
  'development',
  'management',
])

/** Words that make it a different job with the same kind of work. */
export const TITLE_GRADES: ReadonlySet<string> = new Set(
  `intern trainee apprentice graduate junior associate mid senior staff principal lead head director distinguished
  fellow chief vice deputy assistant student contract contractor freelance temporary founding executive
  part`.split(/\s+/),
)

/** Words that say nothing about the work. */
export const TITLE_NOISE: ReadonlySet<string> = new Set(
  `a an and at for from in into of on or our the to with we are hiring role roles position positions opening job jobs
  opportunity vacancy urgent new now team remote remotely hybrid onsite site office based full time fulltime permanent
  fte experienced talented level lvl hq wfh home anywhere worldwide global und fur im der die das de la le et en y
  immediate joiner joiners needed wanted apply`.split(/\s+/),
)

export const TITLE_PHRASES: {
  /** Spellings with a space, a hyphen or neither, reduced to one. */
  joined: readonly (readonly [RegExp, string])[]
  /** Words after which "II" and "2" are a grade. */
  roles: readonly string[]
} = {
  joined: [
    [/\beng(?=\.? (?:manager|mgr|lead|leader|director)\b)/g, 'engineering'],
    [/\bback[ -]ends?\b/g, 'backend'],
    [/\bfront[ -]ends?\b/g, 'frontend'],
    [/\bfull[ -]?stacks?\b/g, 'fullstack'],
    [/\bdev[ -]?sec[ -]?ops\b/g, 'devsecops'],
    [/\bdev[ -]ops\b/g, 'devops'],
    [/\bml[ -]?ops\b/g, 'mlops'],
    [/\bnode\.?\s?js\b/g, 'node'],
    [/\b(react|vue|next|angular)\.?\s?js\b/g, '$1'],
    [/\bc\s?\+\s?\+/g, 'c++'],
    [/\bf\s?#/g, 'f#'],
    [/\.net\b|\bdot net\b/g, ' dotnet '],
    [/\bmid[ -](?:to[ -])?(?:senior )?level\b/g, 'mid'],
    [/\bsenior[ -]level\b/g, 'senior'],
    [/\bentry[ -]level\b/g, 'junior'],
    [/\bnew[ -]grad(?:uate)?s?\b/g, 'graduate'],
    [/\b(?:all|various|multiple) (?:seniority )?levels?\b/g, ' '],
    [/\b(junior|mid|senior|staff|principal)\+/g, '$1'],
    [/\bon[ -]site\b/g, ' '],
    [/\bfull[ -]time\b/g, ' '],
    [/\bpart[ -]time\b/g, ' part '],
    [/\bwork from home\b/g, ' '],
    [/\bapp(?:lication)?s?[ -]sec(?:urity)?\b/g, 'application security'],
    [/\bcyber[ -]security\b/g, 'cybersecurity'],
    [/\bdata[ -]base\b/g, 'database'],
    [/\bgo[ -]to[ -]market\b/g, 'go market'],
    [/\bpre[ -]sales?\b/g, 'presales'],
    [/\be[ -]commerce\b/g, 'ecommerce'],
    [/\bmachine[ -]learning\b/g, 'machine learning'],
    [/\bartificial intelligence\b/g, 'ai'],
    [/\buser experience\b/g, 'ux'],
    [/\bui ?\/ ?ux\b|\bux ?\/ ?ui\b/g, 'ui ux'],
    [/\bmember of (?:the )?technical staff\b/g, 'member technical staffer'],
    [/\bchief of staff\b/g, 'chiefofstaff'],
    [/\baccount executives?\b/g, 'account executiv'],
    [/\b(account|business|marketing) associate\b/g, '$1 associate'],
    [/\bhead of\b/g, 'head '],
  ],
  roles:
    `engineer developer analyst scientist designer manager specialist administrator technician architect
    associate representative consultant recruiter programmer tester researcher accountant coordinator strategist
    partner writer operator advisor executive executiv staffer level assurance sale counsel`.split(
      /\s+/,
    ),
}
