import { Readable } from 'node:stream'
import busboy from 'busboy'
import { invalid, UserError } from '../errors.ts'
import type { Arrival } from './arrivals.ts'

export const MAX_FILES = 3
/** 10240 KB, the limit of any file; an avatar has a smaller one of its own. */
export const FILE_BYTES = 10_240 * 1024
export const AVATAR_BYTES = 3 * 1024 * 1024
/** How long a form may take to arrive. */
const READ_MS = 90_000
/** How far a file that is too large is read on. */
const COUNTED_BYTES = 4 * FILE_BYTES

export type SentFile = { readonly name: string; readonly bytes: Buffer }
export type Form = {
  readonly fields: ReadonlyMap<string, string>
  readonly files: readonly SentFile[]
}

const LATE = 'el envío tardó demasiado'

export const tooManyFiles = () => invalid('files', 'Error, no puede tener mas de 3 archivos')

/** «Carga: contrato.pdf pesa 12,4 MB y el máximo es 10 MB» */
export const tooLarge = (name: string, bytes: number | undefined, most: number) =>
  badUpload(
    bytes === undefined
      ? `${name} supera el máximo de ${megabytes(most)}`
      : `${name} pesa ${megabytes(bytes)} y el máximo es ${megabytes(most)}`,
  )

/** Every other refusal of a file, in the specification's form. */
export const badUpload = (message: string) => invalid('files', `Carga: ${message}`)

/** Rounded up: what is one byte too large does not weigh its limit. */
const megabytes = (bytes: number) => {
  const hundredths = Math.ceil((bytes / 1024 / 1024) * 100)
  return `${(hundredths / 100).toLocaleString('es-CL', { maximumFractionDigits: 2 })} MB`
}

/**
 * Reads a multipart form that may hold three files of 10240 KB, and stops at the first byte too
 * many.
 *
 * @throws UserError `invalid` in the specification's words
 */
export function readForm(request: Request, arrival: Arrival): Promise<Form> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data') || !request.body) {
    return Promise.reject(badUpload('el formulario no trae archivos'))
  }
  const body = Readable.from(request.body, { objectMode: false })
  return new Promise((resolve, reject) => {
    const parser = parserOf(type)
    if (!parser) return reject(badUpload('el formulario está incompleto'))
    const fields = new Map<string, string>()
    const files: Promise<SentFile>[] = []
    let stopped = false
    const stop = (error: unknown) => {
      if (stopped) return
      stopped = true
      body.unpipe(parser)
      // Lets go of what the files held so far.
      parser.destroy()
      drain(body)
      reject(error instanceof UserError ? error : badUpload('el formulario está incompleto'))
    }
    parser.on('field', (name, value, info) => {
      if (info.valueTruncated || info.nameTruncated)
        stop(badUpload(`el campo ${name} es muy largo`))
      fields.set(name, value)
    })
    parser.on('file', (_field, stream, { filename }) => {
      const file = collected(stream, plainName(filename))
      file.catch(stop)
      files.push(file)
    })
    parser.on('filesLimit', () => stop(tooManyFiles()))
    parser.on('fieldsLimit', () => stop(badUpload('el formulario tiene demasiados campos')))
    parser.on('error', stop)
    parser.on('close', () => {
      Promise.all(files).then((all) => resolve({ fields, files: all }), stop)
    })
    body.on('error', stop)
    body.on('data', (chunk: Buffer) => arrival.more(chunk.length))
    body.on('end', arrival.whole)
    arrival.tooSlow.addEventListener('abort', () => stop(badUpload(LATE)))
    // Whoever sends a form byte by byte holds the memory that others wait for.
    const late = setTimeout(() => stop(badUpload(LATE)), READ_MS)
    parser.on('close', () => clearTimeout(late))
    body.on('close', () => clearTimeout(late))
    body.pipe(parser)
  })
}

/**
 * Reads on without keeping anything, so that the sender gets to hear the answer; not without end.
 */
function drain(body: Readable) {
  let left = (MAX_FILES + 1) * FILE_BYTES
  body.on('error', () => undefined)
  body.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) body.destroy()
  })
}

function parserOf(type: string) {
  try {
    return busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      limits: {
        files: MAX_FILES,
        fileSize: COUNTED_BYTES,
        fields: 12,
        fieldSize: 500,
        headerPairs: 40,
      },
    })
  } catch {
    return undefined
  }
}

/**
 * Counts on past the limit, keeping nothing of it, so that the refusal can say how large the file
 * is.
 */
async function collected(
  stream: Readable & { truncated?: boolean },
  name: string,
): Promise<SentFile> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size <= FILE_BYTES) chunks.push(chunk)
  }
  if (stream.truncated) throw tooLarge(name, undefined, FILE_BYTES)
  if (size > FILE_BYTES) throw tooLarge(name, size, FILE_BYTES)
  return { name, bytes: Buffer.concat(chunks) }
}

/** The last part of whatever path the browser sent, without signs that no file name needs. */
function plainName(sent: string | undefined) {
  const last = (sent ?? '').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/^\.+/, '')
    .trim()
  return (plain || 'archivo').slice(-200)
}
