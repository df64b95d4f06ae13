/** Renders a page that visitors share: nothing about the one who asked is known here. */
import { type RequestHandler, RouterContextProvider } from 'react-router'
import {
  inboxContext,
  networkContext,
  nonceContext,
  renderedContext,
  requestIdContext,
  servicesContext,
  viewerContext,
} from '#app/request/context.ts'
import type { Bytes } from '#app/request/utf8.ts'
import { currentRequestId } from '#server/process/request-scope.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** What the page is rendered from, and its HTML once it is. */
export type SharedRender = { request: Request; nonce: string; html: Bytes | null }

export function renderShared(
  handle: RequestHandler,
  shared: SharedRender,
  /** `hasInbox`: whether messages are kept here instead of sent. */
  { services, hasInbox }: { services: Services; hasInbox: boolean },
): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(renderedContext, shared)
  context.set(servicesContext, services)
  context.set(nonceContext, shared.nonce)
  context.set(requestIdContext, currentRequestId())
  context.set(networkContext, '')
  context.set(inboxContext, hasInbox ? { isOpen: false, passFor: () => null } : null)
  context.set(viewerContext, null)
  return handle(shared.request, context)
}
