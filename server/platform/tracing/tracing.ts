import type { StatementObserver } from '../database/observe-statements.ts'

/** Spans of requests, jobs and statements. Where no trace collector is set up, there is no such object. */
export type Tracing = {
  /** Begins the span of a request; it is a child of the caller's, where `traceparent` names one. */
  beginRequest: (request: TracedRequest) => RequestSpan
  /** Runs a job in a span of its own. */
  job: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Statements of a request or a job are its children; others have no span. */
  observeStatement: StatementObserver
  /** Sends what is left, within three seconds. */
  stop: () => Promise<void>
}

export type TracedRequest = {
  method: string
  /** The pattern of the route. Addresses themselves hold names, tokens and typed text. */
  route: string | undefined
  requestId: string
  traceparent: string | undefined
}

export type RequestSpan = {
  /** Runs what follows, so that its statements are children of the span. */
  within: (next: () => void) => void
  end: (status: number) => void
}
