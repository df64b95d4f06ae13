/** Reads code blocks and the commands for operators out of the documents. */
import * as fs from 'node:fs'

/** The fenced blocks in this language; '' means blocks without one. */
export function blocksOf(file: string, language: string): string[] {
  const fences = fs.readFileSync(file, 'utf8').matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)
  return [...fences].flatMap(([, of, text = '']) => (of === language ? [text] : []))
}

/** Every line of the shell blocks in these files, without its comment. */
export function commandsOf(...files: string[]): string[] {
  const lines = files.flatMap((file) => blocksOf(file, 'sh')).flatMap((block) => block.split('\n'))
  return [...new Set(lines.map((line) => line.replace(/\s+#.*$/, '')).filter(Boolean))]
}

/** Commands within sentences: those that begin with a setting. */
export function commandsWithSettings(file: string): string[] {
  const found = fs.readFileSync(file, 'utf8').matchAll(/`((?:[A-Z_]+=[^\s`]+ )+[^`]+)`/g)
  return [...found].map(([, command = '']) => command.replaceAll(/\s+/g, ' '))
}
