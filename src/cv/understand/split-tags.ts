/**
 * Skills that a template drew as tags side by side reach us as words in a row: "Python SQL Kafka". Where skills that
 * we know follow each other without a sign, what stands between them are skills too.
 */
import { skillMentions } from '#core/skill/skill.ts'

/** So many known skills in a row are a list, whatever stands between them; two only where nothing does. */
const LEAST = 3
/** Share of the words that known skills must cover. */
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

/** Unknown words in capitals are shortened names, one each; others are one name of some words. */
function tagsOf(words: string[]): string[] {
  if (words.length === 0) return []
  return words.every((word) => /^\p{Lu}{2,5}$/u.test(word)) ? words : [words.join(' ')]
}
