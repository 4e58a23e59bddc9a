import { light } from '#platform/web/screen/palette.ts'
import type { Drawing, Shape } from './drawing.ts'

const FONT = 'system-ui, sans-serif'

export type Picture = { readonly svg: string; readonly width: number; readonly height: number }

/** How wide a text is in a font. */
export type Measure = (text: string, font: string) => number

/** A drawing as SVG. */
export function svgOf(drawing: Drawing, measure: Measure): Picture {
  const { left, top, width, height, shapes } = drawing
  const view = `${left} ${top} ${width} ${height}`
  const all = `x="${left}" y="${top}" width="${width}" height="${height}"`
  const parts = [
    `<rect ${all} fill="${light.surface}"/>`,
    ...shapes.map((shape) => element(shape, measure)),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    viewBox="${view}" font-family="${FONT}">${parts.join('\n')}</svg>`
  return { svg, width, height }
}

function element(shape: Shape, measure: Measure): string {
  if (shape.kind === 'line') {
    const path = shape.points.map(([x, y]) => `${x} ${y}`).join(' L')
    return `<path d="M${path}" fill="none" stroke="${light.edge}"/>`
  }
  const { x, y } = shape
  if (shape.kind === 'box') {
    const { width, height, fill, edge } = shape
    const line = edge ? ` rx="8" stroke="${edge}"` : ''
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${line}/>`
  }
  const { text, size, bold, color, room } = shape
  const weight = bold ? 600 : 400
  const isWide = measure(text, `${weight} ${size}px ${FONT}`) > room
  const narrow = isWide ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : ''
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}"
    fill="${color}"${narrow}>${escaped(text)}</text>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
