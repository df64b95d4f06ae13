/** The local day of an instant in this browser's time zone. A server cannot know it. */

/** yyyy-MM-dd. */
export function ownDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
