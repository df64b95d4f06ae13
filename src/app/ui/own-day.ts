/** Which day an instant falls on where this browser is; a server cannot know. */

/** yyyy-MM-dd. */
export function ownDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
