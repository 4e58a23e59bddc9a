import { chartColors, light } from '#platform/web/screen/palette.ts'
import type { Box } from './drawn.ts'
import { alsoOf, belowOf, changedOf, headOf, nameOf, placeOf } from './node.ts'

const MARGIN = 24
const INSET = 12
/** Of the colour at the left of a box, and of a line of the legend. */
const STRIPE = 4
const LEGEND_LINE = 20
const HEADING_LINE = 24

export type Shape =
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly fill: string
      readonly edge?: string
    }
  | { readonly kind: 'line'; readonly points: readonly (readonly [number, number])[] }
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly size: number
      readonly bold: boolean
      readonly color: string
      /** The room it has: a text that is too long is drawn narrower, and nothing of it is cut. */
      readonly room: number
    }

/** What a picture of the chart is made of, whatever its format; light whatever the theme. */
export type Drawing = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

/** What a colour means. */
export type Meaning = { readonly label: string; readonly place: number }

/** A drawing of boxes where they stand, under its title and what their colours mean. */
export function drawingOf(
  drawn: readonly Box[],
  legend: readonly Meaning[] = [],
  heading: readonly string[] = [],
): Drawing {
  const ends = { right: 0, bottom: 0, left: Infinity, first: Infinity }
  for (const { x, y, width, height } of drawn) {
    ends.left = Math.min(ends.left, x)
    ends.first = Math.min(ends.first, y)
    ends.right = Math.max(ends.right, x + width)
    ends.bottom = Math.max(ends.bottom, y + height)
  }
  const left = Math.floor(ends.left - MARGIN)
  const titled = heading.length * HEADING_LINE
  const lines = titled + legend.length * LEGEND_LINE
  const above = lines > 0 ? lines + MARGIN / 2 : 0
  const top = Math.floor(ends.first - MARGIN - above)
  const width = Math.ceil(ends.right + MARGIN - left)
  const height = Math.ceil(ends.bottom + MARGIN - top)
  const from = { x: left + MARGIN, y: top + MARGIN }
  const meaningAt = (at: number) => from.y + titled + at * LEGEND_LINE
  const shapes = [
    ...heading.map((text, at) => headingLine(text, at, from, width)),
    ...legend.flatMap((line, at) => legendLine(line, from.x, meaningAt(at), width)),
    ...drawn.flatMap(lineTo),
    ...drawn.flatMap(boxOf),
  ]
  return { left, top, width, height, shapes }
}

function headingLine(
  text: string,
  at: number,
  from: { x: number; y: number },
  width: number,
): Shape {
  const look = at === 0 ? { size: 18, bold: true } : { size: 13, bold: false }
  const y = from.y + at * HEADING_LINE + 16
  return { kind: 'text', x: from.x, y, text, color: light.text, room: width - 2 * MARGIN, ...look }
}

const colorAt = (place: number) => chartColors.light[place] ?? light.edge

function legendLine({ label, place }: Meaning, x: number, y: number, width: number): Shape[] {
  return [
    { kind: 'box', x, y, width: 12, height: 12, fill: colorAt(place) },
    {
      kind: 'text',
      x: x + 20,
      y: y + 11,
      text: label,
      size: 12,
      bold: false,
      color: light.text,
      room: width - 2 * MARGIN - 20,
    },
  ]
}

/** From the box above to a box: into its side when it is indented under it, else into its top. */
function lineTo({ x, y, width, height, parent, side: along = false }: Box): Shape[] {
  if (!parent) return []
  const bottom = parent.y + parent.height
  const [middle, half] = [x + width / 2, bottom + Math.min(16, (y - bottom) / 2)]
  if (along) return [{ kind: 'line', points: alongColumn({ x, y: y + height / 2 }, parent, half) }]
  const isUnder = x - parent.x > 0 && x - parent.x < 40
  const [side, center] = [parent.x + 10, parent.x + parent.width / 2]
  const points = isUnder
    ? ([
        [side, bottom],
        [side, y + height / 2],
        [x, y + height / 2],
      ] as const)
    : ([
        [center, bottom],
        [center, half],
        [middle, half],
        [middle, y],
      ] as const)
  return [{ kind: 'line', points }]
}

/** Down beside the column, and into the side of the box. */
const alongColumn = (to: { x: number; y: number }, parent: Box, half: number) =>
  [
    [parent.x + 10, parent.y + parent.height],
    [parent.x + 10, half],
    [to.x - 10, half],
    [to.x - 10, to.y],
    [to.x, to.y],
  ] as const

type Line = { text: string; size: number; bold?: boolean; color: string }

function boxOf({ node, tint, x, y, width, height }: Box): Shape[] {
  const edge = node.isHighlight ? light.primary : light.line
  const soft = { size: 12, color: light['text-soft'] }
  const lines: Line[] = [
    { text: nameOf(node), size: 14, bold: true, color: light.text },
    { text: headOf(node), ...soft, color: light.text },
    ...(node.person?.title ? [{ text: node.person.title, ...soft }] : []),
    { text: placeOf(node), ...soft },
    { text: alsoOf(node), ...soft },
    { text: changedOf(node), ...soft, color: light.text },
    { text: node.hasChild ? belowOf(node) : '', ...soft },
  ].filter(({ text }) => text !== '')
  const step = Math.min(18, (height - 8) / lines.length)
  const from = y + (height - step * lines.length) / 2
  const room = width - 2 * INSET
  const texts = lines.map(({ bold = false, ...line }, at): Shape => {
    return { kind: 'text', x: x + INSET, y: from + step * (at + 0.75), bold, room, ...line }
  })
  const stripe: Shape[] =
    tint === undefined ? [] : [{ kind: 'box', x, y, width: STRIPE, height, fill: colorAt(tint) }]
  return [{ kind: 'box', x, y, width, height, fill: light.surface, edge }, ...stripe, ...texts]
}
