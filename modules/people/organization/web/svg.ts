import { light } from '#platform/web/palette.ts'
import type { Box } from './drawn.ts'
import { belowOf, nameOf, placeOf } from './node.ts'

const MARGIN = 24
const INSET = 12
const FONT = 'system-ui, sans-serif'

export type Picture = { readonly svg: string; readonly width: number; readonly height: number }

/** How wide a text is in a font. */
export type Measure = (text: string, font: string) => number

/** A drawing of boxes where they are on the page, light whatever the theme. */
export function svgOf(drawn: readonly Box[], measure: Measure): Picture {
  const left = Math.floor(Math.min(...drawn.map(({ x }) => x)) - MARGIN)
  const top = Math.floor(Math.min(...drawn.map(({ y }) => y)) - MARGIN)
  const width = Math.ceil(Math.max(...drawn.map((box) => box.x + box.width)) + MARGIN - left)
  const height = Math.ceil(Math.max(...drawn.map((box) => box.y + box.height)) + MARGIN - top)
  const view = `${left} ${top} ${width} ${height}`
  const all = `x="${left}" y="${top}" width="${width}" height="${height}"`
  const parts = [
    `<rect ${all} fill="${light.surface}"/>`,
    ...drawn.map(lineTo),
    ...drawn.map((box) => boxOf(box, measure)),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    viewBox="${view}" font-family="${FONT}">${parts.join('\n')}</svg>`
  return { svg, width, height }
}

/** From the box above to a box: into its side when it is indented under it, else into its top. */
function lineTo({ x, y, width, height, parent }: Box): string {
  if (!parent) return ''
  const bottom = parent.y + parent.height
  const [middle, half] = [x + width / 2, bottom + Math.min(16, (y - bottom) / 2)]
  const isUnder = x - parent.x > 0 && x - parent.x < 40
  const path = isUnder
    ? `M${parent.x + 10} ${bottom} V${y + height / 2} H${x}`
    : `M${parent.x + parent.width / 2} ${bottom} V${half} H${middle} V${y}`
  return `<path d="${path}" fill="none" stroke="${light.edge}"/>`
}

type Line = { text: string; size: number; weight?: number; color: string }

function boxOf({ node, x, y, width, height }: Box, measure: Measure): string {
  const edge = node.isHighlight ? light.primary : light.line
  const soft = { size: 12, color: light['text-soft'] }
  const head = node.unit && node.person ? { text: node.person.name, ...soft } : undefined
  const lines: Line[] = [
    { text: nameOf(node), size: 14, weight: 600, color: light.text },
    ...(head ? [{ ...head, color: light.text }] : []),
    { text: node.person?.title ?? '', ...soft },
    { text: placeOf(node), ...soft },
    { text: node.hasChild ? belowOf(node) : '', ...soft },
  ].filter(({ text }) => text !== '')
  const step = Math.min(18, (height - 8) / lines.length)
  const top = y + (height - step * lines.length) / 2
  const room = width - 2 * INSET
  const texts = lines.map((line, at) => {
    const { text, size, weight = 400, color } = line
    // A text that is too long is drawn narrower: nothing of a name is cut.
    const isWide = measure(text, `${weight} ${size}px ${FONT}`) > room
    const narrow = isWide ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : ''
    const base = top + step * (at + 0.75)
    return `<text x="${x + INSET}" y="${base}" font-size="${size}" font-weight="${weight}"
      fill="${color}"${narrow}>${escaped(text)}</text>`
  })
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"
    fill="${light.surface}" stroke="${edge}"/>${texts.join('')}`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
