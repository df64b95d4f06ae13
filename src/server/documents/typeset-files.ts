/**
 * The templates and fonts for typesetting documents: the templates are ours, the fonts come as packages (OFL).
 */
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import * as path from 'node:path'
import type { FontFile } from '#cv/write/missing-characters.ts'
import { projectRoot } from '#server/process/project-root.ts'

/** Among the sources, even when the server is built. */
export const TEMPLATES = 'src/cv/templates'

/** By package: the family name in its files, and the styles that the templates use. */
const FONTS: readonly { name: string; family: string; file: string; cuts: readonly string[] }[] = [
  {
    name: 'source-sans-3',
    family: 'Source Sans 3',
    file: 'SourceSans3',
    cuts: ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'],
  },
  {
    name: 'source-serif-4',
    family: 'Source Serif 4',
    file: 'SourceSerif4',
    cuts: ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'],
  },
  {
    name: 'inter',
    family: 'Inter',
    file: 'Inter',
    cuts: ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'],
  },
  {
    name: 'noto-sans',
    family: 'Noto Sans',
    file: 'NotoSans',
    cuts: ['400Regular', '400Regular_Italic', '600SemiBold'],
  },
  {
    name: 'noto-sans-hebrew',
    family: 'Noto Sans Hebrew',
    file: 'NotoSansHebrew',
    cuts: ['400Regular', '600SemiBold'],
  },
  {
    name: 'ibm-plex-sans-arabic',
    family: 'IBM Plex Sans Arabic',
    file: 'IBMPlexSansArabic',
    cuts: ['400Regular', '600SemiBold'],
  },
]

export function readTypesetFiles() {
  return { templates: readTemplates(), fonts: readFonts() }
}

function readTemplates(): Record<string, string> {
  const directory = path.join(projectRoot(), TEMPLATES)
  const names = fs.readdirSync(directory).filter((name) => name.endsWith('.typ'))
  return Object.fromEntries(
    names.map((name) => [name, fs.readFileSync(path.join(directory, name), 'utf8')]),
  )
}

function readFonts(): FontFile[] {
  const { resolve } = createRequire(path.join(projectRoot(), 'package.json'))
  return FONTS.flatMap(({ name, family, file, cuts }) =>
    cuts.map((cut) => ({
      family,
      bytes: fs.readFileSync(resolve(`@expo-google-fonts/${name}/${cut}/${file}_${cut}.ttf`)),
    })),
  )
}
