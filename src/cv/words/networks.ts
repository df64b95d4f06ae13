/** Sites where people have profiles, recognized by host or by the name printed before a user name. */

type Network = { name: string; host: RegExp; names: RegExp; address: (user: string) => string }

const network = (
  name: string,
  host: string,
  path: string,
  names = name.toLowerCase(),
): Network => ({
  name,
  host: new RegExp(`^(?:[a-z]{2,3}\\.)?(?:${host})(?:/|$)`, 'i'),
  names: new RegExp(`^(?:${names})$`, 'i'),
  address: (user) => `https://${path}${user}`,
})

export const NETWORKS: readonly Network[] = [
  network('LinkedIn', 'linkedin\\.com|lnkd\\.in', 'linkedin.com/in/', 'linkedin|linked ?in'),
  network('GitHub', 'github\\.com|[a-z0-9-]+\\.github\\.io', 'github.com/', 'github|git ?hub'),
  network('GitLab', 'gitlab\\.com', 'gitlab.com/'),
  network('Bitbucket', 'bitbucket\\.org', 'bitbucket.org/'),
  network('X', 'twitter\\.com|x\\.com', 'twitter.com/', 'twitter|x|twitter/x|x/twitter'),
  network('Stack Overflow', 'stackoverflow\\.com', 'stackoverflow.com/users/', 'stack ?overflow'),
  network('Xing', 'xing\\.com', 'xing.com/profile/'),
  network('Facebook', 'facebook\\.com|fb\\.com', 'facebook.com/'),
  network('Instagram', 'instagram\\.com', 'instagram.com/'),
  network('Medium', 'medium\\.com', 'medium.com/@'),
  network('Dev.to', 'dev\\.to', 'dev.to/', 'dev\\.to'),
  network('YouTube', 'youtube\\.com', 'youtube.com/@'),
  network('SoundCloud', 'soundcloud\\.com', 'soundcloud.com/'),
  network('Behance', 'behance\\.net', 'behance.net/'),
  network('Dribbble', 'dribbble\\.com', 'dribbble.com/'),
  network('Kaggle', 'kaggle\\.com', 'kaggle.com/'),
  network('LeetCode', 'leetcode\\.com', 'leetcode.com/'),
  network('CodePen', 'codepen\\.io', 'codepen.io/'),
  network('ORCID', 'orcid\\.org', 'orcid.org/'),
  network('ResearchGate', 'researchgate\\.net', 'researchgate.net/profile/', 'research ?gate'),
  network(
    'Google Scholar',
    'scholar\\.google\\.[a-z.]+',
    'scholar.google.com/citations?user=',
    'google scholar',
  ),
  network('Mastodon', 'mastodon\\.[a-z]+|fosstodon\\.org|hachyderm\\.io', 'mastodon.social/@'),
  network('Telegram', 't\\.me', 't.me/'),
  network('Keybase', 'keybase\\.io', 'keybase.io/'),
  network(
    'Hacker News',
    'news\\.ycombinator\\.com',
    'news.ycombinator.com/user?id=',
    'hacker ?news',
  ),
  network('Bluesky', 'bsky\\.app', 'bsky.app/profile/'),
]

export const networkNamed = (text: string) =>
  NETWORKS.find(({ names }) => names.test(text.trim().replace(/(?:(?<!\s)\s+)?:$/, ''))) ?? null

/** Without scheme and "www.". */
const bare = (address: string) => address.replace(/^[a-z]+:\/\//i, '').replace(/^www\./i, '')

export const networkOf = (address: string) =>
  NETWORKS.find(({ host }) => host.test(bare(address))) ?? null

export function userOf(address: string): string | null {
  const parts = bare(address).split(/[?#]/)[0]?.split('/').filter(Boolean) ?? []
  const user = parts.slice(1).findLast((part) => !/^(?:in|users|pub|profile|user)$/i.test(part))
  return user?.replace(/^@/, '') ?? null
}
