import type http from 'node:http'

/** Requests are resolved by their path alone; the host name that the caller used is ignored. */
const OUR_NAME = 'minga'

/**
 * Whether a request has a readable target: a path of this server. Node itself refuses invalid HTTP;
 * this refuses targets that form no address.
 */
export function isReadable({ url = '', headers }: http.IncomingMessage): boolean {
  if (!url.startsWith('/') || !URL.canParse(url.slice(1), `http://${OUR_NAME}/`)) return false
  const { host } = headers
  if (host === undefined) return true
  return /^[\w.:[\]-]{1,255}$/.test(host) && URL.canParse(`http://${host}/`)
}

/** Replaces the caller's host header by our own name, so that no address is built from theirs. */
export function forgetHost(request: http.IncomingMessage): void {
  request.headers.host = OUR_NAME
}

/** A short answer to an unreadable request, written without any framework. */
export function refuseUnreadable(response: http.ServerResponse, status = 400): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  })
  response.end(status === 400 ? 'La solicitud no es válida' : 'Ha ocurrido un error')
}
