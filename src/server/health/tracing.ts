/**
 * Traces for OpenTelemetry: a span for each request, and below it one for each statement of the database and each
 * question to the search. Nothing in them is about a person: routes instead of addresses, statements without values.
 * Imported only if the operator names a collector, so that nobody else loads its libraries.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { RequestTracing } from '#server/http/request-log.ts'
import type { TracingSettings } from '#server/process/otel-settings.ts'
import type { Answered } from '#server/search/searcher-pool.ts'
import { STATEMENTS, type StatementDone } from '#store/statement-channel.ts'

export type Tracing = RequestTracing & {
  /** For each answer of the search. */
  question(answered: Answered): void
  /** Sends what is left. */
  stop(): Promise<void>
}

/** W3C Trace Context, version 00. */
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

export function createTracing(settings: TracingSettings, version: string): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.version': version,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${settings.endpoint.replace(/\/$/, '')}/v1/traces`,
          headers: { ...settings.headers },
        }),
      }),
    ],
  })
  const tracer = provider.getTracer('rolecall', version)
  const within = new AsyncLocalStorage<Context>()

  /** A span of what has just ended; outside of a request there is none. */
  function addSpan(name: string, tookMs: number, finish: (span: Span) => void) {
    const context = within.getStore()
    if (context === undefined) return
    const endedAt = Date.now()
    const span = tracer.startSpan(
      name,
      { kind: SpanKind.CLIENT, startTime: endedAt - tookMs },
      context,
    )
    finish(span)
    span.end(endedAt)
  }

  const onStatement = (message: unknown) => {
    const { text, tookMs, isFailed } = message as StatementDone
    const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'STATEMENT'
    addSpan(operation, tookMs, (span) => {
      span.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': text })
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
    })
  }
  subscribe(STATEMENTS, onStatement)

  return {
    begin({ method, requestId, parent }) {
      const span = tracer.startSpan(
        method,
        {
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': method, 'rolecall.request_id': requestId },
        },
        parentContext(parent),
      )
      return {
        run: (work) => within.run(trace.setSpan(ROOT_CONTEXT, span), work),
        end({ route, status }) {
          span.updateName(`${method} ${route}`)
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    question({ kind, outcome, waitedMs, tookMs }) {
      addSpan(`search ${kind}`, waitedMs + tookMs, (span) => {
        span.setAttributes({ 'rolecall.outcome': outcome, 'rolecall.waited_ms': waitedMs })
        if (outcome !== 'answered') span.setStatus({ code: SpanStatusCode.ERROR })
      })
    },
    async stop() {
      unsubscribe(STATEMENTS, onStatement)
      await provider.shutdown()
    },
  }
}

function parentContext(header: string | null): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
