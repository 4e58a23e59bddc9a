import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { pageHeaders } from './headers.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

type Held = { body: Buffer; gzip: Buffer | undefined; type: string; tag: string; since: number }

/**
 * Serves the built web application from a folder. Files whose name carries a hash are kept for
 * ever by the browser; every other path without an extension is a screen, and gets the one page.
 */
export function serveWeb(folder: string): (request: Request) => Response | undefined {
  const held = new Map<string, Held>()

  const load = (file: string): Held | undefined => {
    const full = path.join(folder, file)
    if (!full.startsWith(folder + path.sep) || !existsSync(full)) return undefined
    const { mtimeMs, size } = statSync(full)
    const known = held.get(file)
    if (known && known.since === mtimeMs) return known
    if (!statSync(full).isFile()) return undefined
    const body = readFileSync(full)
    const type = types[path.extname(file)] ?? 'application/octet-stream'
    const gzip = /text|json|svg|javascript/.test(type) && size > 500 ? gzipSync(body) : undefined
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const fresh = { body, gzip, type, tag, since: mtimeMs }
    held.set(file, fresh)
    return fresh
  }

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const url = new URL(request.url)
    const asked = decode(url.pathname).slice(1)
    const isFile = path.extname(asked) !== ''
    // The maps back to the sources are for whoever runs the server, and are not served.
    const found = isMap(asked) ? undefined : load(isFile ? asked : 'index.html')
    if (!found) return isFile ? new Response('No encontrado', { status: 404 }) : undefined
    return respond(request, found, asked)
  }
}

const isMap = (asked: string) => path.extname(asked).toLowerCase() === '.map'

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return '/'
  }
}

/** Pages whose address holds a secret: no other site, search engine or cache learns it. */
const HOLDS_SECRET = /^(public|recover)\//

function respond(request: Request, file: Held, asked: string): Response {
  const headers = new Headers(pageHeaders)
  const forever = asked.startsWith('assets/')
  headers.set('content-type', file.type)
  headers.set('etag', file.tag)
  headers.set('vary', 'accept-encoding')
  headers.set('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (HOLDS_SECRET.test(asked)) {
    headers.set('referrer-policy', 'no-referrer')
    headers.set('x-robots-tag', 'noindex, nofollow')
    headers.set('cache-control', 'no-store')
  }
  if (request.headers.get('if-none-match') === file.tag)
    return new Response(null, { status: 304, headers })
  const zipped = file.gzip && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  if (zipped) headers.set('content-encoding', 'gzip')
  const body = zipped && file.gzip ? file.gzip : file.body
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
}
