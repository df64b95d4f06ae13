/**
 * Objects as XML: `@name` is an attribute, `#text` the text of an element that has attributes, a list repeats its
 * element. Texts are escaped. The caller removes characters that XML forbids.
 */
import Builder from 'fast-xml-builder'

export function writeXml(document: object): string {
  const builder = new Builder({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    textNodeName: '#text',
    format: true,
    suppressEmptyNode: true,
    // An attribute whose value is 'true' has one, as XML requires.
    suppressBooleanAttributes: false,
  })
  const declaration = { '@version': '1.0', '@encoding': 'UTF-8' }
  return builder.build({ '?xml': declaration, ...document })
}
