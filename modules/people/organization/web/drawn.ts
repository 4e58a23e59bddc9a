import { asText } from '#platform/web/look/format.ts'
import { above, ITEM } from './keys.ts'
import { changedOf, headOf, nameOf, type Node } from './node.ts'

type Said = Omit<Node, 'children'>

/** What each box on the page says: the tree writes it when it draws the box. */
const boxes = new WeakMap<HTMLElement, Said>()

/** Remembers what a box says, for who downloads the chart. */
export const keepBox = (node: Said) => (box: HTMLElement | null) => {
  if (box) boxes.set(box, node)
}

/** A box as it is on the page, in pixels from the corner of the drawing. */
export type Box = {
  readonly node: Said
  readonly parent: Box | undefined
  readonly level: number
  /** The place of its colour in a series. */
  readonly tint?: number
  /** Its line comes to its side, along the column that it stands in. */
  readonly side?: boolean
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The boxes that are on the page, each after the one it is under. */
export function boxesIn(tree: HTMLElement): Box[] {
  const corner = tree.getBoundingClientRect()
  const drawn = new Map<HTMLElement, Box>()
  for (const item of tree.querySelectorAll<HTMLElement>(ITEM)) {
    const node = boxes.get(item)
    if (!node) continue
    const over = above(item)
    const parent = over ? drawn.get(over) : undefined
    const { left, top, width, height } = item.getBoundingClientRect()
    const [x, y] = [left - corner.left, top - corner.top]
    const place = item.dataset['tint']
    const tint = place === undefined ? {} : { tint: Number(place) }
    const level = parent ? parent.level + 1 : 1
    drawn.set(item, { node, parent, level, ...tint, x, y, width, height })
  }
  return [...drawn.values()]
}

/** The boxes as lines of a sheet, with their titles first. */
export function linesOf(drawn: readonly Box[]): (string | number)[][] {
  if (drawn[0]?.node.unit) {
    const titles = ['Unidad', 'Código', 'Tipo', 'A cargo de', 'Cargo', 'Depende de', 'Nivel']
    return [[...titles, 'Personas', 'Con sus unidades'], ...drawn.map(unitLine)]
  }
  const titles = ['Nombre', 'Cargo', 'Jefatura', 'Área', 'Razón social', 'Nivel']
  const last = ['Personas a cargo', 'También reporta a']
  if (drawn.every(({ node }) => node.changes.length === 0)) {
    return [[...titles, ...last], ...drawn.map(personLine)]
  }
  const changed = drawn.map((box) => [...personLine(box), changedOf(box.node)])
  return [[...titles, ...last, 'Cambio'], ...changed]
}

const unitLine = ({ node, parent, level }: Box) => [
  nameOf(node),
  asText(node.unit?.code),
  asText(node.unit?.kind),
  headOf(node),
  asText(node.person?.title),
  parent ? nameOf(parent.node) : '',
  level,
  node.unit?.people ?? 0,
  node.unit?.totalPeople ?? 0,
]

const personLine = ({ node, parent, level }: Box) => [
  nameOf(node),
  asText(node.person?.title),
  parent ? nameOf(parent.node) : '',
  asText(node.person?.department),
  asText(node.orgUnit),
  level,
  node.person?.totalReports ?? 0,
  (node.person?.alsoReportsTo ?? []).join(', '),
]
