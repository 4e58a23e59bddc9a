import { chartColors, light } from '#platform/web/screen/palette.ts'
import type { Box } from './drawn.ts'
import { alsoOf, belowOf, changedOf, headOf, nameOf, placeOf } from './node.ts'

const MARGIN = 24
const INSET = 12
/** Of the colour at the left of a box, and of a line of the legend. */
const STRIPE = 4
const LEGEND_LINE = 20

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

/** A drawing of boxes where they are on the page, under what their colours mean. */
export function drawingOf(drawn: readonly Box[], legend: readonly Meaning[] = []): Drawing {
  const left = Math.floor(Math.min(...drawn.map(({ x }) => x)) - MARGIN)
  const first = Math.min(...drawn.map(({ y }) => y))
  const above = legend.length > 0 ? legend.length * LEGEND_LINE + MARGIN / 2 : 0
  const top = Math.floor(first - MARGIN - above)
  const width = Math.ceil(Math.max(...drawn.map((box) => box.x + box.width)) + MARGIN - left)
  const height = Math.ceil(Math.max(...drawn.map((box) => box.y + box.height)) + MARGIN - top)
  const from = { x: left + MARGIN, y: top + MARGIN }
  const shapes = [
    ...legend.flatMap((line, at) => legendLine(line, from.x, from.y + at * LEGEND_LINE, width)),
    ...drawn.flatMap(lineTo),
    ...drawn.flatMap(boxOf),
  ]
  return { left, top, width, height, shapes }
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
function lineTo({ x, y, width, height, parent }: Box): Shape[] {
  if (!parent) return []
  const bottom = parent.y + parent.height
  const [middle, half] = [x + width / 2, bottom + Math.min(16, (y - bottom) / 2)]
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
