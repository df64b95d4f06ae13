/**
 * Words that job titles consist of, folded, in the languages that CVs come in. `HEADS` name the holder of a job
 * ("engineer"); `SIGNS` accompany them (levels, functions).
 */

const HEADS: ReadonlySet<string> = new Set(
  `engineer engineers developer programmer architect designer analyst manager director officer president founder cofounder
  owner partner intern trainee apprentice assistant associate administrator admin consultant specialist coordinator
  supervisor technician scientist researcher fellow lecturer professor teacher tutor instructor trainer coach mentor
  student volunteer nurse doctor physician surgeon pharmacist therapist psychologist counselor counsellor caregiver
  accountant auditor bookkeeper controller cashier clerk secretary receptionist representative agent broker banker
  advisor adviser planner buyer purchaser merchandiser seller salesperson salesman saleswoman marketer strategist editor
  writer copywriter author journalist reporter translator interpreter photographer illustrator artist animator producer
  musician actor curator librarian archivist lawyer attorney paralegal counsel solicitor barrister judge recruiter
  operator mechanic electrician plumber welder carpenter machinist driver courier pilot captain sailor chef cook baker
  waiter waitress barista bartender server host hostess cleaner guard porter inspector tester maintainer evangelist
  advocate ambassador facilitator moderator organizer organiser chair chairman chairwoman chairperson treasurer member
  leader lead head chief principal executive ceo cto cfo coo cmo cio ciso cpo cro vp svp evp avp md gm pm sre dba qa
  sdet swe ux ui sysadmin webmaster hacker tinkerer freelancer contractor entrepreneur superintendent foreman postdoc
  nco sergeant lieutenant corporal soldier officer headmaster dean provost registrar economist statistician actuary
  underwriter chemist biologist physicist geologist geographer astronomer mathematician historian dietitian
  nutritionist dentist hygienist paramedic midwife veterinarian farmer gardener fisherman florist stylist hairdresser
  tailor jeweler butcher steward stewardess concierge housekeeper janitor nanny babysitter lifeguard firefighter
  policeman detective investigator scout resident registrar rapporteur expert practitioner hand worker helper labourer
  laborer picker packer assembler fitter estimator surveyor draftsman drafter modeler animateur generalist
  entwickler entwicklerin softwareentwickler softwareentwicklerin ingenieur ingenieurin softwareingenieur leiter leiterin
  teamleiter teamleiterin projektleiter projektleiterin abteilungsleiter geschaftsfuhrer geschaftsfuhrerin berater
  beraterin werkstudent werkstudentin praktikant praktikantin praktikum auszubildender auszubildende azubi assistent
  assistentin mitarbeiter mitarbeiterin sachbearbeiter sachbearbeiterin kaufmann kauffrau informatiker informatikerin
  fachinformatiker techniker technikerin lehrer lehrerin dozent dozentin hilfskraft referent referentin verkaufer
  verkauferin arzt arztin pfleger pflegerin krankenpfleger krankenschwester erzieher erzieherin buchhalter
  buchhalterin redakteur redakteurin gestalter gestalterin trainerin doktorand doktorandin forscher forscherin
  wissenschaftler wissenschaftlerin meister verwalter verwalterin administratorin analystin designerin
  ingenieure developpeur developpeuse architecte chef cheffe responsable directeur directrice gerant gerante charge
  chargee stagiaire stage alternant alternante apprenti apprentie consultante technicien technicienne chercheur
  chercheuse enseignant enseignante professeur formateur formatrice conseiller conseillere vendeur vendeuse comptable
  infirmier infirmiere medecin redacteur redactrice graphiste concepteur conceptrice gestionnaire adjoint adjointe
  ingeniero ingeniera desarrollador desarrolladora programador programadora analista gerente jefe jefa director
  directora becario becaria practicante pasante asistente auxiliar consultor consultora tecnico tecnica coordinador
  coordinadora encargado encargada administrativo administrativa profesor profesora maestro maestra docente
  investigador investigadora enfermero enfermera medico medica disenador disenadora contador contadora abogado abogada
  vendedor vendedora dependiente socio fundador fundadora
  sviluppatore sviluppatrice ingegnere progettista responsabile direttore direttrice impiegato impiegata tirocinante
  stagista consulente tecnico insegnante ricercatore ricercatrice infermiere medico
  maitre maitresse attache attachee doctorant doctorante chargee assistante dirigeant dirigeante monteur soudeur
  rat ratin doktorandin postdoktorand postdoktorandin physiotherapeut physiotherapeutin elektriker mechaniker
  mechatroniker mechatronikerin mediamatiker mediamatikerin konstrukteur konstrukteurin rechtsanwalt zivildienstleistender
  redaktor redaktorin ubersetzer ubersetzerin lektor lektorin
  formadora formador dependienta jefa arquitecta arquitecto traductor traductora redactora redactor camarero camarera
  engenheiro engenheira desenvolvedor desenvolvedora estagiario estagiaria coordenador coordenadora professor
  ontwikkelaar beheerder adviseur stagiair medewerker leraar docent onderzoeker directeur verpleegkundige
  utvecklare ingenjor chef larare konsult praktikant udvikler konsulent laerer utvikler
  programista inzynier kierownik specjalista asystent stazysta dyrektor analityk nauczyciel ksiegowy
  программист разработчик инженер менеджер директор аналитик руководитель специалист стажер консультант преподаватель`.split(
    /\s+/,
  ),
)

const SIGNS: ReadonlySet<string> = new Set(
  `senior junior jr sr staff principal lead chief head vice deputy acting interim associate assistant graduate entry
  mid mid-level middle level executive global regional national international freelance freelancer self-employed
  part-time full-time independent visiting research teaching software hardware frontend front-end backend back-end
  fullstack full-stack full stack web mobile ios android data machine learning ml ai cloud devops platform
  infrastructure network security cybersecurity systems embedded firmware database product project program programme
  marketing sales account accounts customer client business operations supply chain logistics procurement finance
  financial accounting hr human resources talent people quality assurance test testing support service desk help
  technical technology it user experience ux ui graphic visual creative content social media community growth brand
  digital legal compliance risk policy clinical medical laboratory lab mechanical electrical civil chemical process
  manufacturing production maintenance field site office administrative general team group co-founder co
  leitender stellvertretender wissenschaftlicher wissenschaftliche freiberuflicher technischer kaufmannischer`.split(
    /\s+/,
  ),
)

/** "of" and "for" follow a title's head: "Head of Design", "Director for Europe". */
const HEAD_THEN = /(?:^|[\s/&])(\p{L}+) (?:of|for|de|du|des|der|fur|di|do|da|van|en) /u

import { fold } from '#core/text/fold-text.ts'

/** How much a text looks like a job title: 0 not at all, up to 1 has words of one, 3 certain. */
export function titleLikeness(text: string): number {
  const whole = fold(text).replace(/\([^)]{0,200}\)/g, ' ')
  const [first = ''] = whole.split(',')
  // "Nurse, Intensive Care": the title is before the comma; the rest names the department.
  const plain = hasHead(first) ? first : whole
  const words = plain.split(/[^\p{L}\p{M}\p{N}+#-]+/u).filter(Boolean)
  if (words.length === 0 || words.length > 14) return 0
  const heads = words.filter((word) => isHeadWord(word))
  const signs = words.filter((word) => SIGNS.has(word)).length
  const share = (heads.length + signs) / words.length
  if (heads.length === 0) return Math.min(1, signs > 0 ? 0.2 + share * 0.6 : 0)
  const isLast = isHeadWord(words.at(-1) as string)
  const then = HEAD_THEN.exec(plain)
  const leads = (then?.[1] && isHeadWord(then[1])) || isHeadWord(words[0] as string)
  return 1.2 + share + (isLast || leads ? 0.8 : 0)
}

const hasHead = (text: string) => text.split(/[^\p{L}\p{M}\p{N}+#-]+/u).some(isHeadWord)

/** Also "Engineers" and "Softwareentwickler:in". */
function isHeadWord(word: string): boolean {
  if (HEADS.has(word)) return true
  if (word.endsWith('s') && word.length > 4 && HEADS.has(word.slice(0, -1))) return true
  if (word.includes('-')) return word.split('-').some((part) => HEADS.has(part))
  return /(?:entwickler|ingenieur|leiter|berater|manager|assistent|techniker|kaufmann|kauffrau|arbeiter|verkaufer|lehrer|forscher|meister)(?:in)?$/.test(
    word,
  )
}
