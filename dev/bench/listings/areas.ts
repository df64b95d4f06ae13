/** What made titles put before a role and behind it. */
import type { ExperienceLevel } from '#core/job/job.ts'

/** What stands before a role, how often (of 100), and what level it means. */
export const LEVELS: readonly [text: string, share: number, level: ExperienceLevel | null][] = [
  ['', 40, null],
  ['', 8, 'mid'],
  ['Senior ', 26, 'senior'],
  ['Sr. ', 3, 'senior'],
  ['Staff ', 6, 'lead'],
  ['Lead ', 5, 'lead'],
  ['Principal ', 4, 'lead'],
  ['Junior ', 5, 'entry'],
  ['Associate ', 2, 'entry'],
  ['Graduate ', 1, 'entry'],
]

/** What a job is for, most frequent first; stands behind a role. */
export const AREAS =
  `Platform, Infrastructure, Payments, Growth, Backend, Data Platform, Frontend, Cloud, Product, Security, Machine Learning, Developer Experience,
  Search, Core, Internal Tools, Identity, Mobile, Risk, Fraud, Integrations, Ads, Billing, Commerce, Analytics, Observability, Enterprise, Public Sector,
  Marketplace, Logistics, Consumer, API, Checkout, Recommendations, Personalization, Trust and Safety, Reliability, Networking, Storage, Databases, Compute,
  Financial Services, Healthcare, Education, Gaming, Robotics, Perception, Simulation, Autonomy, Energy, Climate, Supply Chain, Retail, Travel,
  Insurance, Lending, Banking, Crypto, Trading, Treasury, Compliance, Legal, HR Systems, Customer Experience, Onboarding, Messaging, Notifications, Voice,
  Video, Streaming, Media, Music, Maps, Geospatial, Localization, Accessibility, Design Systems, Web, iOS, Android, Embedded, Firmware, Hardware,
  Silicon, Compilers, Runtime, Edge, Kernel, Virtualization, Containers, Build, Release, Quality, Test Automation, Performance, Data Science,
  Experimentation, Forecasting, Pricing, Ranking, Language Models, Agents, Inference, Training, Data Labeling, Research, Safety, Alignment, Privacy,
  Governance, Detection, Incident Response, Threat Intelligence, Vulnerability Management, Access Management, Endpoint, Fleet, Operations, Manufacturing,
  Quality Control, Warehouse, Delivery, Maps and Routing, Pharmacy, Clinical, Genomics, Imaging, Devices, Wearables, Space, Defense, Aviation,
  Automotive, Charging, Batteries, Grid, Carbon, Agriculture, Food, Grocery, Fashion, Sports, Events, Ticketing, Hospitality, Real Estate, Mortgage,
  Construction, Procurement, Invoicing, Accounting, Tax, Payroll, Benefits, Recruiting, Learning, Community, Creators, Publishing, News, Partnerships,
  Developer Relations, Documentation, Support Tools, Sales Tools, Marketing Technology, Revenue, New Markets, Europe, North America, Asia Pacific, Latin America`
    .split(',')
    .map((area) => area.trim())
