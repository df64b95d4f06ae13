/**
 * Other ways to write words of a title, for making searches. Collected from real titles, separately from the product's
 * own table, so that gaps in that table show. `=` works both ways. `>` marks short forms that have other meanings in
 * titles too, so only shortening is sure to keep the meaning.
 */
const LINES = `
senior=sr; junior=jr; software engineer=swe; site reliability engineer=sre; machine learning=ml; artificial intelligence=ai
product manager=pm; project manager>pm; program manager>pm; technical program manager=tpm; engineering manager>em
quality assurance=qa; user experience=ux; user interface=ui; frontend=front end; backend=back end; full stack=fullstack
 vice president=vp; account executive=ae; sales development representative>sdr
business development representative=bdr; customer success manager>csm; developer>dev; engineer>eng; engineering>eng
manager=mgr; administrator=admin; operations=ops; javascript=js; typescript>ts; kubernetes=k8s; go=golang
postgresql=postgres; human resources=hr; business intelligence=bi; go to market=gtm; forward deployed engineer=fde
information security=infosec; database=db; natural language processing=nlp; large language model=llm
identity and access management=iam; information technology=it; research and development=r&d; technology>tech
technical>tech; representative=rep; associate=assoc; assistant=asst; director=dir; infrastructure=infra
internship=intern; ii=2; iii=3; ruby on rails=ror; amazon web services=aws; google cloud platform=gcp; react=reactjs
united states=us; united kingdom=uk; new york=nyc; san francisco=sf; systems engineer=system engineer
solutions architect=solution architect; governance risk and compliance=grc; financial planning and analysis=fp&a
customer experience=cx; chief technology officer=cto; reinforcement learning=rl; data scientist>ds; public relations>pr
business development=bd; product marketing manager=pmm; technical account manager=tam; cybersecurity=cyber security
software development engineer=sde; software engineer in test=sdet; machine learning engineer=mle; security>sec
marketing=mktg; management=mgmt; communications=comms; manufacturing=mfg; application=app; hardware=hw; software=sw
developer relations=devrel; developer experience=devex; sales engineer>se; executive assistant>ea; 
general manager=gm; talent acquisition>ta; site reliability>sre; solutions engineer>se; account manager>am
data center=datacenter; on site=onsite; presales=pre sales; nodejs=node; c++=cpp; c#=csharp; .net=dotnet`

export const WAYS: readonly (readonly [from: string, to: string])[] = LINES.trim()
  .split(/[;\n]/)
  .flatMap((line) => {
    const [long = '', short = ''] = line.split(/[=>]/).map((side) => side.trim())
    const shorter = [long, short] as const
    return line.includes('=') ? [shorter, [short, long] as const] : [shorter]
  })
