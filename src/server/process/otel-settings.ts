/** Settings of traces, by the names that OpenTelemetry gives them, so that its manuals hold here too. */
import { z } from 'zod'

export type TracingSettings = {
  /** The collector's, like `http://127.0.0.1:4318`; `/v1/traces` is added. */
  endpoint: string
  /** Sent with each export, for the collector's password for example. */
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** The share of requests that are traced, 0 to 1, unless a proxy has decided it. */
  share: number
}

/** `name=value,name2=value2`, each value percent-encoded (the format of W3C Baggage). */
const HEADERS = /^[\w-]+=[^,=]+(?:,[\w-]+=[^,=]+)*$/

export const OTEL = {
  endpoint: z
    .url({
      protocol: /^https?$/,
      error: 'must be an http: or https: address, like http://127.0.0.1:4318',
    })
    .optional(),
  headers: z.string().regex(HEADERS, 'must look like name=value,name2=value2').optional(),
  serviceName: z.string().trim().min(1).default('rolecall'),
  share: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a share of the requests, 0 to 1, like 0.1')
    .transform(Number)
    .default(1),
}

type Given = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined
  OTEL_SERVICE_NAME: string
  OTEL_TRACES_SAMPLER_ARG: number
}

/** Null without a collector. */
export function tracingOf(given: Given): TracingSettings | null {
  const endpoint = given.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return null
  const pairs = (given.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter((it) => it !== '')
  const headers = pairs.map((pair) => pair.split('=') as [string, string])
  return {
    endpoint,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, decoded(value)])),
    serviceName: given.OTEL_SERVICE_NAME,
    share: given.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** As it is if it isn't encoded. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
