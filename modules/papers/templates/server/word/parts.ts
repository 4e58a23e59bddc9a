import { BadZip, partsOfZip } from '#platform/server/sheets/zip-entries.ts'
import type { Losses } from './losses.ts'

/** A Word file that is not taken, in words for who sent it. */
export class BadWord extends Error {
  override readonly name = 'BadWord'
}

/** Bytes of a file as it comes, and of what it holds. */
export const MOST_BYTES = 10 * 1024 * 1024
const LIMITS = { bytes: 50 * 1024 * 1024, ratio: 100, entries: 2000 }

const ACTIVE = /vbaproject\.bin$|vbadata\.xml$|\/activex\/|\/embeddings\//
/** Declarations may name files and grow: no program that writes Word files makes any. */
const DECLARATION = /<!(DOCTYPE|ENTITY)/i
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [/^word\/(header|footer)\d*\.xml$/, 'Encabezados y pies de página'],
  [/^word\/comments\.xml$/, 'Comentarios'],
]

/**
 * Looks into a Word file before anything reads it: what is not plain words, or would be read by
 * some programs in another way than by others, is refused.
 *
 * @throws BadWord
 */
export function checkParts(bytes: Buffer, losses: Losses): void {
  if (bytes.length > MOST_BYTES) throw new BadWord('pesa más de 10 MB')
  const parts = unpacked(bytes)
  const names = parts.map(({ name }) => name)
  const lower = new Set(names.map((name) => name.toLowerCase()))
  if (lower.size !== names.length) throw new BadWord('tiene dos partes con el mismo nombre')
  if (names.some(climbs)) throw new BadWord('tiene partes con nombres que no corresponden')
  if ([...lower].some((name) => ACTIVE.test(name))) {
    throw new BadWord('trae macros u objetos: guárdelo sin ellos')
  }
  if (!lower.has('word/document.xml')) throw new BadWord('no es un documento de Word (.docx)')
  for (const { name, content } of parts) {
    if (!/\.(xml|rels)$/i.test(name)) continue
    const text = content.toString('utf8')
    if (DECLARATION.test(text) || content.includes(0)) {
      throw new BadWord('tiene declaraciones que no se permiten')
    }
    noteLosses(name, text, losses)
  }
}

function unpacked(bytes: Buffer) {
  try {
    return partsOfZip(bytes, LIMITS)
  } catch (error) {
    if (error instanceof BadZip) throw new BadWord(error.message, { cause: error })
    throw error
  }
}

const climbs = (name: string) =>
  name.startsWith('/') || /[\\:\0]/.test(name) || name.split('/').includes('..')

function noteLosses(name: string, text: string, losses: Losses): void {
  for (const [pattern, what] of LEFT_OUT) {
    if (pattern.test(name) && /<w:t[ >]/.test(text)) losses.add(what)
  }
  if (name.endsWith('.rels') && /TargetMode="External"/.test(text)) {
    const others = text.match(/<Relationship [^>]*TargetMode="External"[^>]*>/g) ?? []
    losses.add('Vínculos a otros archivos', others.filter((one) => !/hyperlink"/.test(one)).length)
  }
  if (name !== 'word/document.xml') return
  if (/<w:(ins|del) /.test(text)) losses.add('Control de cambios: se tomó el texto ya aceptado')
  if (/<w:txbxContent[ >]/.test(text)) losses.add('Cuadros de texto: revise dónde quedó su texto')
}
