/** Items of a list within the paragraphs of a cover letter. Each has a line of its own and begins with a dash. */

export const ITEM_MARK = '– '

export const isItem = (text: string) => text.startsWith(ITEM_MARK)
