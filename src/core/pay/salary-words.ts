/**
 * The words that decide whether an amount of money is pay. Lower case, in the languages found in
 * job ads. Data only; salary-evidence.ts decides how near a word must be to count.
 */

/** Words for pay: next to an amount they make it a salary, whatever else is around. */
export const PAY = set(`
  salary salaries pay payrate wage wages compensation comp remuneration base basic ctc tc rate
  rates band bands earn earning earnings gross brutto bruto brut doe ral b2b uop cash take-home
  gehalt jahresgehalt monatsgehalt vergütung verdienst tagessatz stundensatz stundenlohn
  jahresbruttogehalt bruttogehalt bruttojahresgehalt zielgehalt einstiegsgehalt salaire
  rémunération rémuneration remuneration tjm salario sueldo retribución remuneración salarial
  salário remuneração retribuzione stipendio ral salaris loon bruttolohn lohn wynagrodzenie
  wynagrodzenia stawka widełki płaca mzda plat plat/mzda odměna lön månadslön løn lønn palkka palk
  fizetés bér salariu maaş ücret зарплата зарплатная зарплати зп з/п оклад вилка вознаграждение
  ставка доход 年収 月給 年俸 給与 月薪 年薪 薪资 薪水 연봉 급여 월급 時給 日給
`)

/** Amounts described by these words are paid once, in kind, or to someone else. */
export const NOT_PAY = set(`
  bonus bonuses stipend stipends allowance allowances budget budgets reimbursement reimbursements
  reimbursed credit credits grant grants prize prizes money bounty bounties award awards voucher
  vouchers gift gifts scholarship scholarships tuition donation donations match matching 401k ira
  pension sign-on signon signing sign-up relocation referral referrals commission commissions ote
  equity options stock stocks rsu rsus shares esop tokens revenue revenues seed pre-seed preseed arr mrr acv tcv aum gmv
  gtv tpv sales turnover income profit profits valuation valued funding funds fund invested
  investment investments investors raised raise raising savings saved save saves saving discount
  discounts fee fees price prices priced pricing subscription subscriptions plan plans ticket
  tickets loan loans debt customers customer clients client users user subscribers downloads stars
  followers employees people members companies businesses developers engineers requests
  transactions rows records events orders payments volume spend spends spending spent cost costs
  costing costly portfolio deals accounts gym wellbeing quota worth insurance coverage deductible
  laptop equipment expenses membership memberships fine fines penalty damages life lifetime
  premium prämie bonusse zuschuss prime primes primas prima bono bonos conference conferences
  commuter transport internet phone lunch lunches meal meals food childcare card contribution
  contributions req reqs token context sqft sq lines line loc repos repositories commits tps rps
  qps aov ltv cac arpu ebitda tvl roi runway pool perk perks pilots bill bills retreat retreats penalties deposit
  deposits giveaway hackathon trip trips
`)

/** Verbs before an amount that isn't pay: "handling $500k", "reached $900k". */
export const NOT_PAY_BEFORE = set(`
  making reach reached reaching hit hitting passed surpassed crossed manage manages managed
  managing handle handles handled handling process processes processed processing move moves moved
  moving closed closing generate generates generated generating drives driven driving grew grown
  growing size won win bootstrapped backed owe owes owed lent lending let sold selling sells
  bought buy costs cost invests investing invest saves donate donated lost lose losing recover recovered flat invest
`)

/** After a single amount without a period, these mean company business, not a salary. */
export const NOT_PAY_SINGLE = set(`
  contract contracts seed series pre-seed round project projects company business industry market
  problem machine software investment opportunity learning education training wellness home office
  towards toward for
`)

/** Before a small single amount without a period, these mean a perk: "Home office: $1,200". */
export const PERKS = set(`
  home office wfh homeoffice setup hardware learning education training development wellness
  wellbeing travel coworking co-working books course courses tech technology
`)

/** "Customers pay $3k": someone else's money, despite the pay word. */
export const OTHERS_PAY =
  /(?:customers?|clients?|users?|companies|businesses|subscribers|patients|families|people|they|who|already)\s(?:will\s|can\s|already\s|typically\s|currently\s)?(?:pay|paying|pays|earn|earning|spend)(?!\p{L})[^.;|\n]{0,20}$/iu

/**
 * Words allowed right before an offered amount; any other small word makes it part of a story: "a
 * $60k machine".
 */
export const BEFORE_OFFER = set(`
  to up upto from over above around about approx approximately roughly circa ca starting starts start
  least most than between max min maximum minimum below under near nearly and plus or for also
  remote onsite hybrid worldwide anywhere time contract freelance engineer engineers developer
  developers dev devs designer designers scientist scientists manager managers analyst lead intern
  interns senior junior mid staff principal founding level levels role roles position location
  usd eur gbp cad aud chf pln only paid paying pays offering offer offers make get receive expect currently
  typically usually now at than more less no not ab bis zu mindestens maximal hasta desde tot vanaf
  minimaal jusqu fino partir de da à do od upp till op til från fra por pro
`)

/** Verbs that offer money to the reader. They count anywhere before the amount in its segment. */
export const OFFERS = set('offer offers offering bieten offrons ofrecemos oferujemy')

/** Words without meaning between a word and its amount: "budget of up to $2,000". */
export const FILLERS = set(`
  of up to is are was will be at a an the our your their for in into about around approx
  approximately roughly nearly almost over under than more less only just from between by total
  additional extra annual annually yearly monthly hourly daily weekly per year month hour day flat
  maximum minimum max min range ranges ranging starting starts start offer offers offering this
  position role roles us uk eu usd eur gbp cad expected target anticipated estimated typical
  national package currently we can and within generous single as high mean means based depending
  on experience exp location negotiable dependent level skills
`)

/** Words that end the search after an amount: the next item of the list follows. */
export const BREAKS = set(`
  and plus with or but und et y e og och i y/o depending based dependent negotiable commensurate
`)

/** After an amount these prove an offer: only pay comes "+ equity". */
export const COMES_WITH =
  /^[\s)]{0,2}(?:[+,&(•·/]|plus|and|with)\s{0,2}(?:[\w.%-]{1,14} ){0,2}(?:equity|bonus|bonuses|benefits|stock|options|profit|commission|visa|super|pension|rsus?|esop|perks|shares|vsop|sars)(?!\p{L})/iu

function set(words: string): Set<string> {
  return new Set(words.trim().split(/\s+/))
}
