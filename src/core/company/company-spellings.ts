/**
 * How well-known companies write their names. Many boards are known only by their address
 * ("openai", "liquid-ai"). Data only. The key is the name in lower case with everything but letters
 * and digits removed, or the part after "=". Names that only need a capital ("Stripe") aren't
 * listed. Add names anywhere.
 */
const NAMES = `
  OpenAI, MongoDB, ClickHouse, Grafana Labs, SumUp, GitLab, GitHub, LangChain, ElevenLabs,
  Agility Robotics, Epic Games, Match Group, New Relic, Lightning AI, PostHog, Liquid AI, GoCardless,
  LaunchDarkly, CircleCI, PagerDuty, AssemblyAI, PlanetScale, CockroachDB,
  Cockroach Labs, Stitch Fix, Scale AI, LlamaIndex, Bright AI, Horizon3.ai=horizon3ai, Ultima Genomics,
  Khan Academy, Assort Health, BetterHelp=betterhelpcom, Sony Music Entertainment, Atom Computing,
  Locus Robotics, PitchBook=pitchbookdata, Red Ventures, CaseWare, AlayaCare,
  SoFi, DoorDash, LinkedIn, YouTube, PayPal, PayPay Securities=paypaysec, HubSpot, DigitalOcean,
  HashiCorp, JetBrains, ServiceNow, SmartRecruiters, SurveyMonkey, TripAdvisor, WordPress,
  SpaceX, BlackRock, DeepMind, DeepL, xAI, Hugging Face, Stability AI, Mistral AI, Character.AI=characterai,
  Together AI, Weights & Biases=weightsandbiases, Fireworks AI, Applied Intuition,
  CrowdStrike, SentinelOne, Palo Alto Networks, NVIDIA,
  AMD, IBM, SAP, SAS, eBay, TikTok, ByteDance, N26, OKX, FanDuel, DraftKings, BetterUp,
  ClassPass, ClassDojo, MasterClass, CodePath, LeetCode, HackerRank, HackerOne, BrowserStack,
  LogRocket, RevenueCat, WorkOS, RudderStack, StackAdapt, ThoughtSpot, ThousandEyes, TaskRabbit,
  ZoomInfo, ZipRecruiter, BambooHR, DocuSign, OneTrust, OneSignal, PandaDoc, OpenTable, OpenSea,
  BuzzFeed, CarGurus, CoreWeave, DataRobot, dbt Labs, EasyPost, FullStory, GoPro, GoodRx, JFrog,
  LastPass, Monday.com=mondaycom, NerdWallet, NextRoll, Picsart, PubMatic, RingCentral,
  Rocket Money, SeatGeek, ShipBob, SimpliSafe, SoundCloud, StockX, StubHub, Sumo Logic, TeamViewer,
  ThredUp, TrueLayer, TextNow, UiPath, WeWork, YugabyteDB, ZenBusiness, Hims & Hers=hims,
  Blue Origin, Relativity Space, Rocket Lab, Clear Street, Jane Street, Riot Games, Dream Games,
  Trail of Bits, Muck Rack, Harrow Health, Multiply Labs, Pie Insurance, TeamSnap,
  ShakaCode, Unlock Health, Imbibe=imbibeinc, Gatik AI=gatikaiinc, Exadel=exadelinc, Striim=striiminc,
  Yoodli=yoodliinc, Squarespace=squarespacecom, Digital Extremes, Insomniac Design, NewsBreak,
  Ohalo Genetics, Star Compliance, Space44, Flagler Health, Civic Marketplace,
  Eames Institute, Bigger Games, Simplex Trading, Aquatic Capital Management,
  Applied Digital, Quadrature Capital, ClearVector, WireScreen, vLLM, n8n
`

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  NAMES.split(',').map((entry) => {
    const [name = '', key] = entry.trim().split('=')
    return [key ?? lettersOf(name), name]
  }),
)

/** "OpenAI" for "openai" and "open-ai"; null for an unknown name. */
export function knownSpelling(token: string): string | null {
  return SPELLINGS.get(lettersOf(token)) ?? null
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}
