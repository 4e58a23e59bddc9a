// How the product speaks: whatever file writes a text that people read.
import { expect, test } from 'vitest'
import { at, isNode, type Node, product, type Source, walk } from './source.ts'
import { literalTexts } from './texts.ts'

type Text = { readonly where: string; readonly said: string; readonly node: Node }

const FROM_THE_SPECIFICATION = new Set(Object.values(literalTexts).flat())
const PLACE = '{}'

/** Every text with a letter of our language, each gap of a template as `{}`. */
const texts: readonly Text[] = product
  .filter(({ file }) => !/^apps\/|\/(?:seed|migrations|testing)\//.test(file))
  .flatMap((source) => walk(source.tree).flatMap(([node]) => textOf(source, node)))

test('there is much to read', () => {
  expect(texts.length).toBeGreaterThan(3_000)
})

test('nobody is addressed as «tú», but where the specification does', () => {
  const familiar = anyOf(
    'tú tu tus contigo eres puedes tienes debes quieres necesitas haz elige revisa intenta',
    'selecciona supervisas',
  )
  // Sentences about somebody else, and not about the reader.
  const another =
    /^Elige un valor según|[Aa]ún no elige su|la elige usted|titular cuando elige una contraseña/u
  const may = ({ said }: Text) => FROM_THE_SPECIFICATION.has(said) || another.test(said)
  expect(saying(familiar, (text) => !may(text))).toEqual([])
})

test('one thing has one name', () => {
  const others = new RegExp(
    [
      '[Rr]enta líquida imponible',
      'Base del impuesto',
      String.raw`círculos?\b`,
      '[Hh]aber(?:es)? tardíos?',
      String.raw`Externa\b`,
      'Jubilad[ao]',
      'Publicar liquidaciones',
    ].join('|'),
    'u',
  )
  // Of formulas that need each other it is a cycle; of reporting lines, the usual word.
  const ofPeople = ({ said }: Text) => said.includes('se formaría un círculo')
  expect(saying(others, (text) => !ofPeople(text))).toEqual([])
})

test('what is one is not said as several', () => {
  const things = anyOf(
    'personas contratos liquidaciones pagos casos filas celdas ítems correos cambios cuotas',
    'avisos controles registros procesos servicios préstamos ausencias diferencias',
  )
  const counted = new RegExp(`\\{\\} ${things.source}`, 'u')
  const may = ({ said, node }: Text) =>
    asksForOne.has(node) || NEVER_ONE.some((known) => said.includes(known))
  expect(saying(counted, (text) => !may(text))).toEqual([])
})

test('no code of the program appears in a sentence', () => {
  const code = /\p{Ll} [A-Z]{3,}_[A-Z_]+\b|\b[A-Z]{3,}_[A-Z_]+ \p{Ll}{3,}/u
  const technical = /select |from |where |Error|formula|import|[=;{}]|, como BONO_METAS/i
  expect(saying(code, ({ said }) => !technical.test(said))).toEqual([])
})

/** Any of some words, whole. */
function anyOf(...lines: readonly string[]): RegExp {
  const words = lines.join(' ').replaceAll(' ', '|')
  return new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu')
}

/** Limits of ours, and what is only said of several. */
const NEVER_ONE = [
  'a lo más {} personas',
  'a lo más {} cambios',
  'hasta {} casos',
  'tiene {} filas; el máximo es',
  'copiado tiene {} celdas',
  'Decide {} de {} servicios',
  'Incluye {} procesos adicionales',
  // Of «120 de 122», as somebody does not see them all.
  'de {} liquidaciones',
]

function saying(words: RegExp, more: (text: Text) => boolean = () => true): string[] {
  return texts
    .filter((text) => words.test(text.said) && more(text))
    .map(({ where, said }) => `${where}: ${said.slice(0, 120)}`)
}

function textOf(source: Source, node: Node): Text[] {
  const said = saidBy(node, source)
  if (said === undefined || !/\p{L}{2}/u.test(said)) return []
  return [{ where: at(source, node.start), said: said.replaceAll(/\s+/g, ' ').trim(), node }]
}

function saidBy(node: Node, source: Source): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return childrenOf(node, source)
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = Array.isArray(node['quasis']) ? node['quasis'] : []
  return quasis
    .map((quasi: unknown) =>
      // Its place in the file takes in the signs around it.
      isNode(quasi)
        ? source.text.slice(quasi.start, quasi.end).replaceAll(/^[`}]|`$|\$\{$/g, '')
        : '',
    )
    .join(PLACE)
}

/** The words of an element with its gaps; elements inside speak for themselves. */
function childrenOf(node: Node, source: Source): string | undefined {
  const children = Array.isArray(node['children']) ? node['children'].filter(isNode) : []
  if (!children.some(({ type }) => type === 'JSXText')) return undefined
  return children
    .map((child) =>
      child.type === 'JSXText'
        ? source.text.slice(child.start, child.end)
        : child.type === 'JSXExpressionContainer'
          ? PLACE
          : ' ',
    )
    .join('')
}

/** Texts in a choice that asks whether something is one: the other branch says it. */
const asksForOne = new Set(
  product.flatMap((source) =>
    walk(source.tree)
      .filter(([node]) => node.type === 'ConditionalExpression' && asksOne(node, source))
      .flatMap(([node]) => walk(node).map(([inner]) => inner)),
  ),
)

function asksOne(node: Node, { text }: Source): boolean {
  const asked = node['test']
  return isNode(asked) && /(?:[!=]==|[<>]=?) -?[12]\b/.test(text.slice(asked.start, asked.end))
}
