import { crc32, deflateRawSync } from 'node:zlib'
import {
  array,
  type Arbitrary,
  boolean,
  constantFrom,
  integer,
  letrec,
  oneof,
  option,
  record,
  string,
  tuple,
} from 'fast-check'
import {
  ALIGNMENTS,
  type Block,
  type Body,
  COMPARISONS,
  type Inline,
  type Mark,
} from '#modules/papers/templates/model/body.ts'
import { TagList } from '#platform/model/template-tag.ts'

/** The tags that a generated text may have. */
export const KNOWN_TAGS = ['trabajador.nombre_completo', 'trabajador.comuna', 'empresa.rut']

const code = constantFrom(...KNOWN_TAGS)
const letters = string({ unit: constantFrom(...'aé ñ.{}/#<&"1'), minLength: 1, maxLength: 12 })
const ADDRESSES = ['https://www.dt.gob.cl/a?b=c&d', 'mailto:ana@vina.cl']

/** In the order in which they are read. */
const marks: Arbitrary<Mark[]> = tuple(
  boolean(),
  boolean(),
  boolean(),
  option(constantFrom(...ADDRESSES), { nil: undefined, freq: 4 }),
).map(([bold, italic, underline, href]) => [
  ...(bold ? [{ type: 'bold' as const }] : []),
  ...(italic ? [{ type: 'italic' as const }] : []),
  ...(underline ? [{ type: 'underline' as const }] : []),
  ...(href === undefined ? [] : [{ type: 'link' as const, attrs: { href } }]),
])
const looking = <Node extends object>(node: Node, look: Mark[]) =>
  look.length === 0 ? node : { ...node, marks: look }

const inline: Arbitrary<Inline> = oneof(
  {
    weight: 4,
    arbitrary: tuple(letters, marks).map(([text, look]) =>
      looking({ type: 'text' as const, text }, look),
    ),
  },
  {
    weight: 2,
    arbitrary: tuple(code, marks).map(([one, look]) =>
      looking({ type: 'tag' as const, attrs: { code: one } }, look),
    ),
  },
  { weight: 1, arbitrary: constantFrom({ type: 'hardBreak' as const }) },
)

/** Words as an editor has them: two pieces that look the same are one. */
const words = array(inline, { maxLength: 5 }).map((pieces) => {
  const found: Inline[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    const same = last?.type === 'text' && piece.type === 'text'
    if (same && JSON.stringify(last.marks) === JSON.stringify(piece.marks)) continue
    found.push(piece)
  }
  return found.length === 0 ? {} : { content: found }
})
const align = option(constantFrom(...ALIGNMENTS), { nil: undefined })
const paragraph: Arbitrary<Block> = tuple(align, words).map(([textAlign, content]) => ({
  type: 'paragraph',
  ...(textAlign ? { attrs: { textAlign } } : {}),
  ...content,
}))
const heading: Arbitrary<Block> = tuple(integer({ min: 1, max: 3 }), align, words).map(
  ([level, textAlign, content]) => ({
    type: 'heading',
    attrs: { level, ...(textAlign ? { textAlign } : {}) },
    ...content,
  }),
)
const condition = record({
  code,
  is: constantFrom(...COMPARISONS),
  value: constantFrom('', 'Ñuñoa', '1.000', 'Sí', 'es igual a «a» }}'),
})

/** Word makes one list of two that follow each other with the same signs. */
const apart = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block, at) => !isList(block) || !isList(blocks[at - 1]))
const isList = (block: Block | undefined) =>
  block?.type === 'bulletList' || block?.type === 'orderedList'

const { blocks } = letrec<{
  blocks: Block[]
  point: Block[]
  list: Block
  table: Block
  around: Block
}>((tie) => ({
  blocks: array(
    oneof(
      { depthSize: 'small', maxDepth: 2 },
      { weight: 5, arbitrary: paragraph },
      { weight: 1, arbitrary: heading },
      { weight: 2, arbitrary: tie('list') },
      { weight: 1, arbitrary: tie('table') },
      { weight: 2, arbitrary: tie('around') },
    ),
    { minLength: 1, maxLength: 4 },
  ).map(apart),
  // A point begins with words, and may go on with more of them or with points of its own.
  point: tuple(
    paragraph,
    array(
      oneof(
        { maxDepth: 2 },
        { weight: 2, arbitrary: paragraph },
        { weight: 1, arbitrary: tie('list') },
      ),
      {
        maxLength: 2,
      },
    ),
  ).map(([first, more]) => apart([first, ...more])),
  list: tuple(boolean(), array(tie('point'), { minLength: 1, maxLength: 3 })).map(
    ([ordered, points]) => ({
      type: ordered ? ('orderedList' as const) : ('bulletList' as const),
      content: points.map((content) => ({ type: 'listItem' as const, content })),
    }),
  ),
  table: tuple(integer({ min: 1, max: 3 }), integer({ min: 1, max: 3 })).chain(([wide, high]) =>
    array(
      array(
        tuple(boolean(), array(paragraph, { minLength: 1, maxLength: 2 })).map(
          ([head, content]) => ({
            type: head ? ('tableHeader' as const) : ('tableCell' as const),
            content,
          }),
        ),
        { minLength: wide, maxLength: wide },
      ).map((content) => ({ type: 'tableRow' as const, content })),
      { minLength: high, maxLength: high },
    ).map((content) => ({ type: 'table' as const, content })),
  ),
  around: tuple(condition, constantFrom(...TagList.values), boolean(), tie('blocks')).map(
    ([attrs, list, isLoop, content]): Block =>
      isLoop ? { type: 'loop', attrs: { list }, content } : { type: 'condition', attrs, content },
  ),
}))

/** A text of a template as an editor makes it. */
export const anyBody: Arbitrary<Body> = blocks.map((content) => ({ type: 'doc', content }))

/** A zip of some parts, as any program would write it. */
export function zipOfParts(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const made = Buffer.from([20, 0])
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), made, common, place, Buffer.from(name)]))
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(central.length, 8)
  end.writeUInt16LE(central.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}
