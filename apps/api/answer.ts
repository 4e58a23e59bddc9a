import type http from 'node:http'
import { answerHeaders } from '#platform/server/http/headers.ts'
import { zipped } from './compression.ts'

/** An answer of the API in JSON. */
export type Answer = {
  readonly status: number
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
}

/** What answers in JSON are called, in the order in which they are preferred to a caller's `*`. */
export const mediaTypes = ['application/json', 'application/graphql-response+json'] as const
export type MediaType = (typeof mediaTypes)[number]

/**
 * The first kind of JSON that a caller's `accept` names; undefined where they take none, or only in
 * another charset than the one that there is.
 */
export function acceptedBy(accept: string | undefined): MediaType | undefined {
  if (!accept || accept === '*/*') return 'application/json'
  const asked = accept.replaceAll(/\s/g, '').toLowerCase().split(',')
  for (const one of asked) {
    const [type = '', ...rest] = one.split(';')
    const charset = rest.find((part) => part.includes('charset='))
    if (charset !== undefined && charset !== 'charset=utf-8') continue
    const known = mediaTypes.find((media) => matches(type, media))
    if (known) return known
  }
  return undefined
}

/** Whether `application/*` and the like stand for a type. */
function matches(asked: string, type: string): boolean {
  const [group, kind] = asked.split('/')
  const [ours, own] = type.split('/')
  return (group === '*' || group === ours) && (kind === '*' || kind === own)
}

/** Writes an answer, compressed where that is worth it to a caller who reads it so. */
export async function send(
  req: http.IncomingMessage,
  res: http.ServerResponse,
  { status, body, headers }: Answer,
  type = 'application/json',
): Promise<void> {
  const text = JSON.stringify(body)
  const all: Record<string, string | number> = {
    'content-type': type,
    vary: 'accept-encoding',
    ...answerHeaders,
    ...headers,
  }
  const packed = await zipped(req.headers['accept-encoding'], text)
  if (packed) all['content-encoding'] = 'gzip'
  all['content-length'] = packed ? packed.length : Buffer.byteLength(text)
  res.writeHead(status, all)
  res.end(packed ?? text)
}
