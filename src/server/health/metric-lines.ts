/** Lines of the Prometheus text format (version 0.0.4). Every name begins with `rolecall_`. */

export type Labels = Readonly<Record<string, string>>

export const heading = (name: string, type: 'counter' | 'gauge' | 'histogram', help: string) => [
  `# HELP rolecall_${name} ${help}`,
  `# TYPE rolecall_${name} ${type}`,
]

/** One value of a metric. */
export const sample = (name: string, labels: Labels, value: number | string) =>
  `rolecall_${name}{${formatLabels(labels)}} ${value}`

/** Unknown values are left out. */
export function gauge(name: string, help: string, value: number | string | null | undefined) {
  if (value === null || value === undefined) return []
  return [...heading(name, 'gauge', help), `rolecall_${name} ${value}`]
}

/** One gauge with a value for each set of labels. */
export function gauges(name: string, help: string, values: readonly (readonly [Labels, number])[]) {
  if (values.length === 0) return []
  return [
    ...heading(name, 'gauge', help),
    ...values.map(([labels, value]) => sample(name, labels, value)),
  ]
}

export const formatLabels = (labels: Labels) =>
  Object.entries(labels)
    .map(([label, value]) => `${label}="${value.replaceAll(/["\\\n]/g, escapeOf)}"`)
    .join(',')

const escapeOf = (char: string) => (char === '\n' ? '\\n' : `\\${char}`)
