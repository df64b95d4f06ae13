/** Words that appear in names of employers, schools and universities, folded, in several languages. */
import { fold } from '#core/text/fold-text.ts'

/** Legal forms: a name that ends with one is a company. */
const FORM =
  /(?:^|[\s,])(?:inc|incorporated|llc|llp|lp|ltd|limited|plc|corp|corporation|co|company|gmbh|mbh|ag|kg|kgaa|ohg|ug|e\.? ?v|eg|se|sa|s\.a|sas|sarl|s\.a\.r\.l|srl|s\.r\.l|spa|s\.p\.a|bv|b\.v|nv|n\.v|vof|ab|aktiebolag|a\/s|aps|as|asa|oy|oyj|sp\. z o\.o|sp z o o|s\.l|sl|slu|s\.c|ltda|lda|eireli|me|pty|pvt|pte|sdn bhd|kk|k\.k|d\.o\.o|s\.r\.o|a\.s|zrt|kft|ooo|ооо|зао|оао|ао)\.?\)?$/

const COMPANY_WORDS: ReadonlySet<string> = new Set(
  `group gruppe groupe grupo gruppo holding holdings labs laboratories systems technologies technology tech solutions
  software studios studio partners bank banking capital ventures consulting consultants consultancy services industries
  media networks agency agentur agence foundation stiftung fondation enterprises international global worldwide
  analytics robotics dynamics logistics pharma pharmaceuticals biotech insurance versicherung versicherungen energy
  motors airlines airways railways telecom communications electronics semiconductors instruments foods
  restaurant cafe hotel hotels resort shop store stores market markets supermarket retail clinic klinik klinikum
  hospital krankenhaus hopital health healthcare medical center centre zentrum council ministry ministerium department
  government army navy force authority bureau office police museum library bibliothek theatre theater press
  publishing verlag news times journal magazine radio television tv association verband verein union society
  federation alliance network initiative startup start-up ngo charity church kirche parish club company firm works
  werke werk manufacturing construction bau engineering design digital interactive games gaming entertainment
  productions creative brands trading trade exchange securities asset financial finance investments properties realty
  real-estate reserves trust cooperative collective committee commission institute institut laboratory`.split(
    /\s+/,
  ),
)

const SCHOOL_WORDS: ReadonlySet<string> = new Set(
  `university universitat universitaet universite universidad universita universidade universiteit universitet uniwersytet
  univerzita universitesi uni yliopisto universitas университет college school schule hochschule fachhochschule
  technikum gymnasium realschule berufsschule gesamtschule oberschule volksschule berufskolleg lycee ecole
  escuela colegio instituto liceo istituto scuola faculdade escola politecnico politechnika polytechnic polytechnique
  polytech institute institut academy akademie academie academia conservatory conservatoire seminary faculty fakultat
  faculte facultad campus bootcamp iit mit eth epfl eths tu fh hec insead ucla usc nyu kth tum rwth kit lmu ucl lse
  caltech virginia-tech школа институт skola hogskola hogeschool koulu okul lisesi lise high-school k-12`.split(
    /\s+/,
  ),
)

/** 0 not at all, 0.6 to 1.8 has a word of companies or schools, 2 has a legal form. */
export function companyLikeness(text: string): number {
  const plain = fold(text).trim()
  if (FORM.test(plain) && plain.includes(' ')) return 2
  const words = plain.split(/[^\p{L}\p{M}\p{N}-]+/u).filter(Boolean)
  if (
    /^(?:university|universitat|ministry|department|bank|city|state|government) (?:of|de|der)\b/.test(
      plain,
    )
  )
    return 1.8
  const last = words.at(-1) ?? ''
  if (COMPANY_WORDS.has(last)) return 1.3
  if (words.some((word) => SCHOOL_WORDS.has(word))) return 1.1
  return words.some((word) => COMPANY_WORDS.has(word)) ? 0.6 : 0
}

/** 0 not at all, 2 has a word of schools. */
export function schoolLikeness(text: string): number {
  const words = fold(text)
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .filter(Boolean)
  if (words.some((word) => SCHOOL_WORDS.has(word))) return 2
  return words.some((word) =>
    /(?:universit|hochschule|gymnasium|schule$|akademie|skolan?$)/.test(word),
  )
    ? 2
    : 0
}
