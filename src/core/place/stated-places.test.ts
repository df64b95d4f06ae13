import { expect, test } from 'vitest'
import { readStatedPlaces } from './stated-places.ts'

/** "r DE | o US | x RU | w eu | h US": remote, on site, except, wish, hours. "r *" is anywhere, "r" without a limit. */
function read(text: string): string {
  const { remote, onSite, except, preferred, hours } = readStatedPlaces(text)
  const limit = remote?.anywhere ? ['*'] : (remote?.in ?? [])
  const parts: [string, string[] | null][] = [
    ['r', remote && limit],
    ['o', onSite.length > 0 ? onSite : null],
    ['x', except.length > 0 ? except : null],
    ['w', preferred.length > 0 ? preferred : null],
    ['h', hours.length > 0 ? hours : null],
  ]
  return parts
    .flatMap(([name, places]) => (places === null ? [] : [[name, ...places].join(' ')]))
    .join(' | ')
}

const CASES = `
Berlin => o DE
Berlin, Germany (Remote) => r DE
Remote => r
Remote - EMEA => r emea
Remote (EU, UK) => r GB eu
Remote (US/Canada/Brazil/Poland/UK) => r BR CA GB PL US
Remote US or Canada => r CA US
United States or Canada (Remote) => r CA US
Germany/UK remote => r DE GB
London or Remote => r | o GB
London, UK or Remote (US) => r US | o GB
US | REMOTE (anywhere) => r *
Germany - Remote (anywhere) => r *
Anywhere in the United States => r US
Ukraine Anywhere => r UA
Remote - Global => r *
Dublin, Dublin, Ireland, EMEA => o IE
Remote, Germany, EMEA => r DE
Europe, Germany, Berlin => o DE
Remote - CA => r CA US
Europe => o europe
Remote (EU timezone) => r | h eu
Remote (US Timezones) => r | h US
Remote (US/Canada time zones) => r | h CA US
Austria or Remote EU Hours => r | o AT | h eu
Remote - NA, APAC, EMEA => r apac emea north-america
CHI, SF, NYC, SEA, US Remote => r US
Remote (US/Canada, ET/CT/MT) => r CA US
Acme HQ - New York City => o US
Warsaw, Poland | Hybrid + International Travel => o PL
UK or remote => r | o GB
USA | Remote => r US
REMOTE (EU-friendly) => r | w eu
Zurich, Switzerland (Europe) => o CH
Remote US/EU/UK + hubs in NYC, SF => r GB US eu | o US
REMOTE (UK/EU preferred) => r | w GB eu
Remote (anywhere except Russia) => r * | x RU
Worldwide excluding US, Canada => r * | x CA US
EU (excl. UK), Remote => r eu | x GB
Remote Europe (not UK) => r europe | x GB
Remote (no US) => r | x US
Remote - NO => r NO
San Francisco, CA; New York, NY; Remote (USA) => r US | o US
New York, London, Dublin, Remote => r | o GB IE US
Cardiff, London or Remote (UK) => r GB | o GB
SF, Remote (US, AU) => r AU US
Remote (EU) or Hybrid (Cork, Ireland) => r eu | o IE
Fully Remote (HQ in Columbus, OH) => r
Based in Austin, TX but remote-first structure | ONSITE or FULLY REMOTE => r
Remote | AI/ML, Growth => r
REMOTE (US) | ML, Data => r US
Remote | AI => r
`

test.each(
  CASES.trim()
    .split('\n')
    .map((line) => line.split(' => ') as [string, string]),
)('%s: %s', (text, stated) => {
  expect(read(text)).toBe(stated)
})
