/** Headings within an entry, in several languages: they part what is said and say nothing themselves. */

const LABEL =
  /^(?:key |main |selected |relevant )?(?:highlights?|responsibilities|duties|achievements?|accomplishments?|tasks|courses?|coursework|aufgaben|erfolge|tatigkeiten|missions?|realisations|responsabilidades|logros|funciones|mansioni)\s*:?$/i

export const isLabel = (text: string) => LABEL.test(text.trim())
