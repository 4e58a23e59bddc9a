import { inflateSync } from 'node:zlib'

/**
 * The words of a PDF that Typst wrote, page by page: glyphs are numbers, and each font says by its
 * ToUnicode map which letter a number is. Enough to find an amount or a name on a page.
 */
export function pdfText(pdf: Uint8Array): string[] {
  const source = Buffer.from(pdf).toString('latin1')
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\nendobj/g)].map(([, id, body]) => [
      Number(id),
      body ?? '',
    ]),
  )
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body))
  return pages.map((page) => {
    const resources = referenced(objects, page, 'Resources') ?? page
    const dictionary = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? ''
    const fonts = new Map(
      [...dictionary.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, id]) => [
        name ?? '',
        lettersOf(objects, objects.get(Number(id)) ?? ''),
      ]),
    )
    return spell(contentOf(referenced(objects, page, 'Contents') ?? ''), fonts)
  })
}

type Letters = ReadonlyMap<number, string>
type Objects = ReadonlyMap<number, string>

const referenced = (objects: Objects, body: string, name: string) =>
  objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1]))

function contentOf(body: string): string {
  const [head = '', stream = ''] = body.split(/stream\r?\n/)
  if (!head.includes('FlateDecode')) return stream
  return inflateSync(Buffer.from(stream, 'latin1'), { finishFlush: 2 }).toString('latin1')
}

function lettersOf(objects: Objects, font: string): Letters {
  const map = contentOf(referenced(objects, font, 'ToUnicode') ?? '')
  const pairs = [...map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]+)>/gi)]
  return new Map(
    pairs.map(([, glyph, letters]) => [
      Number.parseInt(glyph ?? '0', 16),
      Buffer.from(letters ?? '', 'hex')
        .swap16()
        .toString('utf16le'),
    ]),
  )
}

function spell(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map()
  let text = ''
  for (const [, font, array] of content.matchAll(/\/(\w+) [\d.]+ Tf|(\[[\s\S]*?\]) TJ/g)) {
    if (font) letters = fonts.get(font) ?? letters
    for (const [, literal = ''] of (array ?? '').matchAll(literals)) {
      const bytes = unescaped(literal)
      for (let at = 0; at < bytes.length; at += 2) {
        text += letters.get(((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)) ?? ''
      }
    }
    if (array) text += '\n'
  }
  return text
}

/** Glyphs between parentheses, which may hold others as long as they come in pairs. */
const inside = String.raw`\\[\s\S]|[^\\()]`
const nested = String.raw`\((?:${inside}|\((?:${inside})*\))*\)`
const literals = new RegExp(String.raw`\(((?:${inside}|${nested})*)\)`, 'g')

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

function unescaped(literal: string): number[] {
  return [...literal.matchAll(/\\([0-7]{1,3})|\\([\s\S])|([\s\S])/g)].map(
    ([, octal, escaped, plain]) => {
      if (octal) return Number.parseInt(octal, 8)
      if (escaped) return escapes[escaped] ?? escaped.charCodeAt(0)
      return plain?.charCodeAt(0) ?? 0
    },
  )
}
