import { Readable } from 'node:stream'
import { openFile } from './folder.ts'
import { openPath } from './signature.ts'
import { attachment, companyOf, type LinkOwner } from './storage.ts'

type Options = {
  readonly folder: string
  readonly secret: string
  readonly now?: () => number
}

/** Whether a link opens now: none of a suspended company does, nor of a closed account. */
export type GivesFiles = (owner: LinkOwner) => Promise<boolean>

/**
 * `GET /files/<key>?…`: serves what a signed link of the folder storage names, while its company
 * and the account that asked for it may come in. Nothing served here can run in our origin:
 * attachment, no sniffing, an empty sandbox.
 */
export const serveFiles =
  ({ folder, secret, now = Date.now }: Options) =>
  async (request: Request, gives: GivesFiles): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405)
    const link = openPath(secret, new URL(request.url), now())
    if (!link) return refuse(403)
    const { loginId } = link.download
    if (!(await gives({ companyId: companyOf(link.key), loginId }))) return refuse(403)
    const file = await openFile(folder, link.key)
    if (!file) return refuse(404)

    const headers = {
      ...SAFE,
      'content-type': link.download.mediaType,
      'content-length': String(file.size),
      'content-disposition': attachment(link.download.name),
    }
    if (request.method === 'HEAD') {
      file.stream.destroy()
      return new Response(null, { headers })
    }
    return new Response(Readable.toWeb(file.stream) as ReadableStream<Uint8Array<ArrayBuffer>>, {
      headers,
    })
  }

const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
}

const WORDS: Record<number, string> = {
  403: 'El enlace venció o no es válido',
  404: 'No encontrado',
  405: 'Método no permitido',
}

const refuse = (status: number) =>
  new Response(WORDS[status], {
    status,
    headers: { ...SAFE, 'content-type': 'text/plain; charset=utf-8' },
  })
