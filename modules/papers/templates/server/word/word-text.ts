import mammoth from 'mammoth'
import { type Body, emptyBody, isObject, readBody } from '../../model/body.ts'
import { blocksOf } from './blocks.ts'
import { itemsOf } from './lines.ts'
import { createLosses } from './losses.ts'
import { BadWord, checkParts } from './parts.ts'

export type WordText = { readonly body: Body; readonly dropped: readonly string[] }

/**
 * The text of a Word file, as a template may have it, and what was left out of it.
 *
 * @throws BadWord when it is none, holds more than words, or is too long
 */
export async function readWord(bytes: Buffer, codes: readonly string[]): Promise<WordText> {
  const losses = createLosses()
  checkParts(bytes, losses)
  const document = await treeOf(bytes)
  const reading = { codes: new Set(codes), losses }
  const content = blocksOf(itemsOf(document, reading), reading)
  const body: Body = content.length === 0 ? emptyBody : { type: 'doc', content }
  const read = readBody(JSON.stringify(body))
  if (!read) throw new BadWord('es muy largo, o sus listas y tablas están demasiado anidadas')
  return { body: read, dropped: losses.list() }
}

/** The tree that mammoth reads; the page that it would make of it is not made. */
async function treeOf(buffer: Buffer) {
  let found: unknown
  await mammoth
    .convertToHtml(
      { buffer },
      {
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
        transformDocument: (document: unknown) => {
          found = document
          return { type: 'document', children: [], notes: { resolve: () => null }, comments: [] }
        },
      },
    )
    .catch((cause: unknown) => {
      throw new BadWord('está dañado', { cause })
    })
  if (!isObject(found)) throw new BadWord('está dañado')
  return found
}
