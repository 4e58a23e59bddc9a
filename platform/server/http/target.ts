import type http from 'node:http'

/** What is asked of us is a path; the name under which a caller reached us decides nothing. */
const OUR_NAME = 'minga'

/**
 * Whether a request can be read as one: its target is a path of this server. Node itself refuses
 * what is no HTTP; this refuses what no address can be made from.
 */
export function isReadable({ url = '', headers }: http.IncomingMessage): boolean {
  if (!url.startsWith('/') || !URL.canParse(url.slice(1), `http://${OUR_NAME}/`)) return false
  const { host } = headers
  if (host === undefined) return true
  return /^[\w.:[\]-]{1,255}$/.test(host) && URL.canParse(`http://${host}/`)
}

/** Puts our own name in the place of the caller's, so that nothing can be made from theirs. */
export function forgetHost(request: http.IncomingMessage): void {
  request.headers.host = OUR_NAME
}

/** A short answer to what cannot be read, written without any help. */
export function refuseUnreadable(response: http.ServerResponse, status = 400): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  })
  response.end(status === 400 ? 'La solicitud no es válida' : 'Ha ocurrido un error')
}
