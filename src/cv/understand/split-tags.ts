/**
 * Skills that a template draws as tags side by side arrive as words in a row: "Python SQL Kafka". If known skills
 * follow each other without separators, the words between them are skills too.
 */
import { skillMentions } from '#core/skill/skill.ts'

/** This many known skills make a list whatever is between them; two are enough only with nothing between. */
const LEAST = 3
/** The share of words that known skills must cover. */
const COVERED = 0.4
const MOST_WORDS = 24

export function splitTags(text: string): string[] | null {
  const words = [...text.matchAll(/\S+/g)]
  if (
    words.length < 2 ||
    words.length > MOST_WORDS ||
    /[,;.:()|•]/.test(text.replace(/\w\.\w/g, ''))
  ) {
    return null
  }
  const mentions = skillMentions(text)
  const tags: string[] = []
  let known = 0
  let covered = 0
  let loose: string[] = []
  const close = () => {
    tags.push(...tagsOf(loose))
    loose = []
  }
  let end = -1
  for (const word of words) {
    const mention = mentions.find(({ start, end: to }) => word.index >= start && word.index < to)
    if (!mention && /^\d+(?:\.\d+)*$/.test(word[0]) && tags.length > 0 && loose.length === 0) {
      tags[tags.length - 1] += ` ${word[0]}`
    } else if (!mention) loose.push(word[0])
    else {
      covered++
      if (mention.start < end) tags[tags.length - 1] += ` ${word[0]}`
      else {
        close()
        known++
        tags.push(word[0])
      }
      end = mention.end
    }
  }
  close()
  const isAll = known > 1 && covered === words.length
  return isAll || (known >= LEAST && covered / words.length >= COVERED) ? tags : null
}

/** Unknown words in capitals are abbreviations, one skill each; other words form one name. */
function tagsOf(words: string[]): string[] {
  if (words.length === 0) return []
  return words.every((word) => /^\p{Lu}{2,5}$/u.test(word)) ? words : [words.join(' ')]
}
