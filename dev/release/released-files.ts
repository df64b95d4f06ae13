/** Which files of a checkout are in a release: what runs, what an operator reads, and what an image is built from. */

/** Files that only contributors need. */
const LEFT_OUT = [
  /^(?:test|dev|clients|\.ci)\//,
  /\.test\.tsx?$/,
  /^src\/.*\/fixtures\//,
  /^(?:biome|knip|tsconfig\.pure)\.json$/,
  /^(?:vitest|playwright)\.config\.ts$/,
  /^\.gitignore$/,
]

export const isReleased = (file: string): boolean => !LEFT_OUT.some((pattern) => pattern.test(file))
