import { stripAccents } from '#chile/text.ts'
import { light } from '#platform/web/screen/palette.ts'
import type { Drawing, Shape } from './drawing.ts'
import type { Measure } from './svg.ts'

/** Points of paper for a pixel of the page. */
const SCALE = 0.75
/** Acrobat draws no larger page. */
const LONGEST = 14_400
/** As wide as the Helvetica that every reader of PDF has. */
const FONT = 'Helvetica, Arial, sans-serif'

/**
 * A drawing as a PDF of one page of its size (PDF 1.4, ISO 32000): lines and letters, which stay
 * sharp at any size and can be searched.
 */
export function pdfOf(drawing: Drawing, title: string, measure: Measure): string {
  const { left, top, width, height, shapes } = drawing
  const scale = Math.min(SCALE, LONGEST / Math.max(width, height))
  const [wide, high] = [width * scale, height * scale]
  // Paper is measured from its lower left corner: the drawing is turned over and moved there.
  const turned = [scale, 0, 0, -scale, -left * scale, high + top * scale].map(short).join(' ')
  const content = [`${turned} cm`, ...shapes.map((shape) => drawn(shape, measure))].join('\n')
  const fonts = '/Font << /F1 4 0 R /F2 5 0 R >>'
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return documentOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${short(wide)} ${short(high)}] ` +
      `/Resources << ${fonts} >> /Contents 6 0 R >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title <FEFF${utf16(title)}> /Producer (Minga) >>`,
  ])
}

/** The objects one after the other, and where each begins: all of it is ASCII. */
function documentOf(objects: readonly string[]): string {
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}`
  const trailer = `<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>`
  return `${text}${table}trailer\n${trailer}\nstartxref\n${text.length}\n%%EOF\n`
}

function drawn(shape: Shape, measure: Measure): string {
  if (shape.kind === 'line') {
    const [first, ...others] = shape.points.map(([x, y]) => `${short(x)} ${short(y)}`)
    return [`${rgb(light.edge)} RG`, `${first} m`, ...others.map((to) => `${to} l`), 'S'].join(' ')
  }
  if (shape.kind === 'box') {
    const { x, y, width, height, fill, edge } = shape
    const path = edge
      ? rounded(x, y, width, height)
      : `${[x, y, width, height].map(short).join(' ')} re`
    return `${rgb(fill)} rg ${edge ? `${rgb(edge)} RG ` : ''}${path} ${edge ? 'B' : 'f'}`
  }
  const { x, y, text, size, bold, color, room } = shape
  const wide = measure(text, `${bold ? 700 : 400} ${size}px ${FONT}`)
  const narrowed = wide > room ? short((room / wide) * 100) : '100'
  return [
    `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${rgb(color)} rg ${narrowed} Tz`,
    `1 0 0 -1 ${short(x)} ${short(y)} Tm <${winAnsi(text)}> Tj ET`,
  ].join(' ')
}

const RADIUS = 8
/** How far the handles of a quarter of a circle are from its corner. */
const HANDLE = RADIUS * (1 - 0.5523)

function rounded(x: number, y: number, width: number, height: number): string {
  const [right, bottom] = [x + width, y + height]
  const go = (...at: number[]) => at.map(short).join(' ')
  return [
    `${go(x + RADIUS, y)} m ${go(right - RADIUS, y)} l`,
    `${go(right - HANDLE, y, right, y + HANDLE, right, y + RADIUS)} c`,
    `${go(right, bottom - RADIUS)} l`,
    `${go(right, bottom - HANDLE, right - HANDLE, bottom, right - RADIUS, bottom)} c`,
    `${go(x + RADIUS, bottom)} l`,
    `${go(x + HANDLE, bottom, x, bottom - HANDLE, x, bottom - RADIUS)} c`,
    `${go(x, y + RADIUS)} l`,
    `${go(x, y + HANDLE, x + HANDLE, y, x + RADIUS, y)} c h`,
  ].join(' ')
}

const short = (value: number): string => String(Math.round(value * 100) / 100)

/** `#1f5d4c` as three shares of one. */
const rgb = (color: string): string =>
  [1, 3, 5].map((at) => short(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ')

const hex = (code: number, digits: number) => code.toString(16).toUpperCase().padStart(digits, '0')
const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('')

/** Letters that WinAnsi has outside of Latin-1. */
const others = new Map(
  Object.entries({
    '€': 0x80,
    Š: 0x8a,
    Ž: 0x8e,
    š: 0x9a,
    ž: 0x9e,
    Ÿ: 0x9f,
    '–': 0x96,
    '—': 0x97,
  }).concat(Object.entries({ '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '…': 0x85, Œ: 0x8c })),
)

/** A text in the letters that the fonts have; one that they lack is written without its accent. */
const winAnsi = (text: string): string => [...text.normalize('NFC')].map(letter).join('')

function letter(one: string): string {
  const code = others.get(one) ?? one.codePointAt(0) ?? 0x3f
  const known = code <= 0xff && (code >= 0xa0 || (code >= 0x20 && code < 0x7f) || others.has(one))
  if (known) return hex(code, 2)
  const [plain = ''] = stripAccents(one)
  return plain !== one && plain >= ' ' && plain < '\u007f' ? hex(plain.charCodeAt(0), 2) : '3F'
}
