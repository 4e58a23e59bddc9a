import type { Box } from './drawn.ts'
import type { Node } from './node.ts'

const BOX = { width: 232, height: 112 }
const BESIDE = 28
const BELOW = 40
const INDENT = 20
/** Between two who stand under each other. */
const BETWEEN = 12
/** A team of more stands in several columns. */
const COLUMN = 12

/**
 * Where each box of a whole chart stands on a drawing, each after the one it is under: those with a
 * team beside each other, and before them the others, in columns.
 *
 * @param tintOf the place of the colour of a box in its series, if it has one
 */
export function laidOut(
  roots: readonly Node[],
  tintOf: (node: Node) => number | undefined = () => undefined,
): Box[] {
  const boxes: Box[] = []
  /** Draws a box and all that is under it, and answers how wide they are. */
  const draw = (
    node: Node,
    parent: Box | undefined,
    x: number,
    y: number,
    side = false,
  ): number => {
    const tint = tintOf(node)
    const box: Box = {
      node,
      parent,
      level: parent ? parent.level + 1 : 1,
      ...(tint === undefined ? {} : { tint }),
      ...(side ? { side } : {}),
      ...BOX,
      x,
      y,
    }
    boxes.push(box)
    const children = node.children ?? []
    const leaves = children.filter(isLeaf)
    const top = y + BOX.height + BELOW
    for (const [at, leaf] of leaves.entries()) {
      const column = Math.floor(at / COLUMN)
      const left = x + INDENT + column * (BOX.width + BESIDE)
      draw(leaf, box, left, top + (at % COLUMN) * (BOX.height + BETWEEN), true)
    }
    const columns = Math.ceil(leaves.length / COLUMN)
    let right = columns > 0 ? x + INDENT + columns * (BOX.width + BESIDE) : x
    for (const child of children) {
      if (isLeaf(child)) continue
      right += draw(child, box, right, top) + BESIDE
    }
    return Math.max(BOX.width, right - BESIDE - x)
  }
  let left = 0
  for (const root of roots) left += draw(root, undefined, left, 0) + 2 * BESIDE
  return boxes
}

const isLeaf = ({ children = [] }: Node) => children.length === 0
