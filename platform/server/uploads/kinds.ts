import { BadZip, zipParts } from '../sheets/zip-entries.ts'
import { dimensionsOf } from './image-size.ts'

/**
 * The kinds of files that may be uploaded. The bytes decide the kind, never the name or the type
 * that the browser sends.
 */
export const fileKinds = {
  pdf: { mediaType: 'application/pdf', ends: ['pdf'] },
  png: { mediaType: 'image/png', ends: ['png'] },
  jpeg: { mediaType: 'image/jpeg', ends: ['jpg', 'jpeg'] },
  webp: { mediaType: 'image/webp', ends: ['webp'] },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ends: ['xlsx'],
  },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ends: ['docx'],
  },
  zip: { mediaType: 'application/zip', ends: ['zip'] },
  csv: { mediaType: 'text/csv; charset=utf-8', ends: ['csv'] },
  txt: { mediaType: 'text/plain; charset=utf-8', ends: ['txt'] },
} as const
export type FileKind = keyof typeof fileKinds

export const IMAGES: readonly FileKind[] = ['png', 'jpeg', 'webp']
export const SHEETS: readonly FileKind[] = ['xlsx', 'csv']
/** What is taken where nothing else is said: an archive is asked for by its name. */
export const ALL_KINDS = (Object.keys(fileKinds) as FileKind[]).filter((kind) => kind !== 'zip')

/** A picture that unpacks to more than this could exhaust who opens it. */
const MAX_PIXELS = 40_000_000

/**
 * The kind of a file by its content, or undefined for anything that is not one of ours, whole and
 * sane.
 */
export function kindOf(bytes: Buffer, name: string): FileKind | undefined {
  const binary = MAGIC.find(([, matches]) => matches(bytes))?.[0]
  if (binary === 'zip') return officeKind(bytes) ?? archiveKind(bytes, name)
  if (binary && isImage(binary)) return saneImage(bytes, binary) ? binary : undefined
  return binary ?? textKind(bytes, name)
}

type Magic = readonly ['pdf' | 'png' | 'jpeg' | 'webp' | 'zip', (bytes: Buffer) => boolean]

const starts = (signature: string) => (bytes: Buffer) =>
  bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'))

const MAGIC: readonly Magic[] = [
  ['pdf', starts('%PDF-')],
  ['png', starts('\x89PNG\r\n\x1a\n')],
  ['jpeg', starts('\xff\xd8\xff')],
  ['webp', (bytes) => starts('RIFF')(bytes) && bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['zip', starts('PK\x03\x04')],
]

const isImage = (kind: string): kind is 'png' | 'jpeg' | 'webp' =>
  IMAGES.some((image) => image === kind)

function saneImage(bytes: Buffer, kind: 'png' | 'jpeg' | 'webp') {
  const size = dimensionsOf(bytes, kind)
  return size !== undefined && size.width * size.height <= MAX_PIXELS
}

/**
 * A workbook or a document without macros: both are zips, distinguished by the parts they must
 * have.
 */
function officeKind(bytes: Buffer): FileKind | undefined {
  try {
    const names = new Set(zipParts(bytes).map(({ name }) => name.toLowerCase()))
    const active = [...names].some((name) =>
      /vbaproject\.bin$|\/embeddings\/|\/activex\//.test(name),
    )
    if (active || !names.has('[content_types].xml')) return undefined
    if (names.has('xl/workbook.xml')) return 'xlsx'
    return names.has('word/document.xml') ? 'docx' : undefined
  } catch (error) {
    if (error instanceof BadZip) return undefined
    throw error
  }
}

/** The record that ends a whole archive. */
const ENDS = Buffer.from('PK\x05\x06', 'latin1')

const archiveKind = (bytes: Buffer, name: string): FileKind | undefined =>
  /\.zip$/i.test(name) && bytes.includes(ENDS) ? 'zip' : undefined

/**
 * Plain text without markup: pages, drawings and scripts are text too, and a browser might run
 * them.
 */
function textKind(bytes: Buffer, name: string): FileKind | undefined {
  const end = /\.(csv|txt)$/i.exec(name)?.[1]?.toLowerCase()
  if (end !== 'csv' && end !== 'txt') return undefined
  if (bytes.length === 0 || bytes.includes(0)) return undefined
  const text = decoded(bytes)
  if (text === undefined || MARKUP.test(text.slice(0, 4096))) return undefined
  return end
}

const MARKUP = /<\s*(!doctype|html|svg|script|\?xml|\?php|iframe|body|head)\b|<!--|<\?|^#!|^MZ/i

function decoded(bytes: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    // Control signs where words should be: not a text that somebody wrote in Chile.
    return /(?![\t\n\r\f])\p{Cc}/u.test(text) ? undefined : text
  }
}
