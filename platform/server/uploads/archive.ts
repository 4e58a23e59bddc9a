import { createHash } from 'node:crypto'
import { invalid } from '../errors.ts'
import { BadZip, type FullPart, partsOfZip, type ZipLimits } from '../sheets/zip-entries.ts'
import { isActivePdf } from './active-pdf.ts'
import { kindOf } from './kinds.ts'
import { FILE_BYTES } from './multipart.ts'

/** An archive has so many files at most, and unpacks to so much. */
const LIMITS: ZipLimits = { bytes: 50 * 1024 * 1024, ratio: 100, entries: 500 }

/** A file of an archive: where it was there, and why it is not taken. */
export type ArchivedPdf = {
  /** Its name without its folders. */
  readonly name: string
  readonly content: Buffer
  readonly sha256: string
  readonly problem: string | null
}

/** What systems leave beside files that people chose. */
const litter = /^(?:__MACOSX\/)|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i

/**
 * The PDFs of an archive, each looked at as an upload is. An archive that leads out of itself, by a
 * path or a link, that is encrypted, or that unpacks to more than it should is refused whole.
 *
 * @throws UserError `invalid` on `file`
 */
export async function pdfsOf(archive: Buffer): Promise<ArchivedPdf[]> {
  const parts = read(archive).filter(({ name }) => !name.endsWith('/') && !litter.test(name))
  const files: ArchivedPdf[] = []
  for (const { name: path, content } of parts) {
    const name = path.split('/').at(-1) ?? path
    const sha256 = createHash('sha256').update(content).digest('hex')
    files.push({ name, content, sha256, problem: await problemOf(name, content) })
  }
  return files
}

function read(archive: Buffer): FullPart[] {
  try {
    const parts = partsOfZip(archive, LIMITS)
    if (parts.some(({ name }) => climbs(name))) throw new BadZip('una ruta sale de él')
    if (parts.some(({ isLink }) => isLink)) throw new BadZip('trae enlaces')
    return parts
  } catch (error) {
    if (error instanceof BadZip) throw invalid('file', `No se pudo leer el .zip: ${error.message}`)
    throw error
  }
}

const climbs = (name: string): boolean =>
  name.startsWith('/') ||
  name.includes('\\') ||
  name.includes('\0') ||
  /^[a-z]:/i.test(name) ||
  name.split('/').includes('..')

async function problemOf(name: string, content: Buffer): Promise<string | null> {
  if (content.length === 0) return 'Está vacío'
  if (content.length > FILE_BYTES) return 'Pesa más de 10 MB'
  if (kindOf(content, name) !== 'pdf') return 'No es un PDF'
  return (await isActivePdf(content))
    ? 'El PDF trae contenido activo o clave; guárdelo como PDF simple'
    : null
}
