/** A file size for display, rounded: "212 KB". */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes} bytes`
  if (bytes < 1_024 * 1_024) return `${Math.round(bytes / 1_024)} KB`
  return `${(bytes / 1_024 / 1_024).toFixed(1)} MB`
}
