/** What the title of one role looks like. */

const MAX_TITLE = 90

const MAX_TITLE_WORDS = 10

/** In characters: a longer part of a header is a sentence. */
export const MAX_HEADER_PART = 200

export const ROLE_WORDS =
  '(?:engineers?|developers?|entwickler(?:in)?|ingenieur(?:e|in)?|ingénieur(?:e)?s?|développeur(?:se)?s?|desarrollador(?:a|es)?|programmers?|designers?|scientists?|managers?|architects?|researchers?|analysts?|leads?|head of|directors?|specialists?|writers?|consultants?|executives?|recruiters?|marketers?|technicians?|interns?|auditors?|administrators?|advocates?|officers?|swes?|sres?|ems?|sdrs?|bdrs?|pms?|tpms?|mles?|ctos?|representatives?|associates?|coordinators?|strategists?|counsel|devops|testers?|sysadmins?)'

export const ROLE_WORD = new RegExp(String.raw`\b${ROLE_WORDS}(?![\p{L}])`, 'iu')

/** The role noun ends the title, apart from grades, subjects and brackets. */
const ROLE_LAST = new RegExp(
  String.raw`\b${ROLE_WORDS}(?:\s+(?:I{1,3}|IV|V|\d))?\s*(?:$|[(,–—/&|[-]|\s(?:for|of|in|at|to|on|with)\b)|\bhead of `,
  'iu',
)

const NOT_A_ROLE =
  /^(?:our|the|we(?:'re)?|you(?:'ll|r)?|as|if|i|about|join|apply|open|current(?:ly)?|roles?|positions?|hiring|looking|seeking|for|contact|with|this|it|my|strong|experience|proven|help|work|build|lead (?:the|a|and|our)|manage|own|partner|collaborate|support (?:the|our|and)|report\w*|email|talk|meet|all|two|three|an?|at|and|or|in|is|to|from|senior leadership|(?:full|part)[- ]?time|interns\s?[,/]|(?:founded|backed|started|created|built|led|made|used|trusted) by)(?![\p{L}-])|^\p{Lu}\p{Ll}+ing (?:the|an?|our|your|new)\s|\b(?:roles|positions|openings|teams|team(?! (?:lead|leader|manager)|$)|blog|hiring|who|that|you|our|your|will|are|is|salary|(?<!developer |user |customer |employee )experience|years)\b/iu

export const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/g, '').trim()

/** Whether a text names one role and nothing else. */
export function isRoleTitle(text: string): boolean {
  const bare = withoutBrackets(text)
  return (
    bare.length >= 2 &&
    bare.length <= MAX_TITLE &&
    bare.split(/\s+/).length <= MAX_TITLE_WORDS &&
    /^(?:[\p{Lu}\d]|(?:i|mac|iPad)OS\b)/u.test(bare) &&
    ROLE_WORD.test(bare) &&
    ROLE_LAST.test(bare) &&
    !NOT_A_ROLE.test(bare) &&
    !/[.!?:]$/.test(bare)
  )
}

export const VAGUE =
  /\b(?:multiple|several|various|many|all|different|open) (?:\w+ )?(?:roles|positions|openings)\b/i

export const isVague = (title: string) => VAGUE.test(title)

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
