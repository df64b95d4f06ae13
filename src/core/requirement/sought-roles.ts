/** The roles that the sentences of an advert say they seek. */
import { outsideBrackets } from './opening-titles.ts'
import { capital, isRoleTitle, ROLE_WORD, ROLE_WORDS } from './role-title.ts'
import { distinct, MAX_OPENINGS } from './same-role.ts'

const ALSO =
  /\b(?:also (?:hiring|looking)(?: for)?|we(?:'|’)?re (?:also )?hiring)\s*:\s*([^\n.]{4,240})/giu

export function alsoHiring(lines: string[]): string[] {
  return [...lines.join('\n').matchAll(ALSO)]
    .flatMap(([, list = '']) => list.split(/,\s*(?:and\s+)?|\s(?:and|&)\s/))
    .map((one) => capital(one.trim()))
    .filter((one) => isRoleTitle(one))
    .slice(0, MAX_OPENINGS)
}

const SOUGHT_LIST =
  /\b(?:hiring|hear from|looking for|seeking|roles|positions)\b[^:\n]{0,30}:\s*([^\n]{10,300})/giu

/** "Interested to hear from: firmware engineers (C), mobile (iOS), backend (Python), UX designers". */
export function soughtList(text: string): string[] {
  const found = [...text.slice(0, 6_000).matchAll(SOUGHT_LIST)].flatMap(([, list = '']) =>
    withNouns(
      outsideBrackets(
        list.split(/\.\s|\.$/)[0] ?? '',
        /\s{0,9}[,;&]\s{0,9}(?:and\s{1,9}|&\s{0,9})?/u,
      ),
    ),
  )
  const roles = found.filter((one) => one.length <= 60 && ROLE_WORD.test(one) && !/[.!?]/.test(one))
  return roles.length < 2 ? [] : roles.map((one) => capital(one.replace(/^(?:and|or|a|an)\s/i, '')))
}

const DIRECTION =
  /^((?:ios\/(?:mobile|android)|mobile|back-?end|front-?end|full-?stack|firmware|embedded|data|ml|ai|ai\/ml|devops|infra(?:structure)?|platform|security|qa|ios|android|web|cloud|systems|hardware)(?: \([^()]{2,60}\))?)$/i

const NOUN_OF_ALL = /^(?:eng|engs|engineers?|engineering|developers?|devs?)\s?\(([^()]{2,120})\)$/i

/** "firmware engineers, mobile (iOS)" and "Eng (iOS, Android)" leave out the noun. */
const withNouns = (items: readonly string[]): string[] =>
  items.flatMap((item) => {
    const several = NOUN_OF_ALL.exec(item)?.[1]
    if (several !== undefined)
      return several.split(/,\s*/).map((one) => `${capital(one.trim())} Engineer`)
    const direction = DIRECTION.exec(item)?.[1]
    return direction === undefined ? [item] : [withNoun(direction)]
  })

const withNoun = (direction: string) => {
  const [word = '', brackets = ''] = direction.split(/(?= \()/)
  return `${word} engineer${brackets}`
}

const SOUGHT = new RegExp(
  String.raw`\b(?:(?:hiring|looking for|seeking|searching for|recruiting|need)(?: for)?:?|(?:expanding|growing|extending) (?:our|the) (?:[\p{L}-]{1,20} ){0,3}with) (?:(?:an?|the|our|first|next|more|another|experienced|passionate|talented|two|three|four|several|multiple|various|strong|great|full-time|\d+) ){0,4}((?:[\p{L}\d+#./-]{1,20} ){0,5}?${ROLE_WORDS}(?: ?\([^()\n]{2,60}\))?)(?![\p{L}])`,
  'giu',
)

/** The roles that sentences name: "We're looking for a senior Go engineer". */
export function soughtIn(text: string): string[] {
  const found = [...text.slice(0, 6_000).matchAll(SOUGHT)].map(([, title = '']) =>
    capital(title.trim()),
  )
  return distinct(found.filter((title) => !/\b(?:who|to|can|and|of)\b/i.test(title))).slice(0, 3)
}

const LINK_ROLE =
  /\/((?:[a-z]{2,14}-){1,5}(?:engineer|developer|designer|scientist|manager|analyst))s?(?=$|[-/?.])/i

/** "https://acme.example/jobs/senior-python-developer-37de": the roles in the addresses of an advert. */
export function linkedRoles(text: string): string[] {
  const found = text
    .slice(0, 6_000)
    .split(/\s/)
    .flatMap((word) => {
      const slug = word.includes('://') ? LINK_ROLE.exec(word.slice(0, 200))?.[1] : undefined
      return slug === undefined ? [] : slug.split('-').map(capital).join(' ')
    })
  return distinct(found.filter(isRoleTitle)).slice(0, 3)
}
