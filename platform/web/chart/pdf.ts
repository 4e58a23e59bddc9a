/** A PDF of one page that is as large as its picture: what «Descargar PDF» of a chart gives. */
export function pdfOfJpeg(
  jpeg: Uint8Array,
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const size = `${Math.round(width)} ${Math.round(height)}`
  const draw = `q ${Math.round(width)} 0 0 ${Math.round(height)} 0 0 cm /Chart Do Q`
  const objects: (string | Uint8Array)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents 4 0 R ` +
        '/Resources << /XObject << /Chart 5 0 R >> >> >>',
    ],
    [`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${pixels(jpeg).width} ` +
        `/Height ${pixels(jpeg).height} /ColorSpace /DeviceRGB /BitsPerComponent 8 ` +
        `/Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
  ]
  return assembled(objects)
}

function assembled(objects: readonly (readonly (string | Uint8Array)[])[]) {
  const parts: Uint8Array[] = []
  const starts: number[] = []
  let length = 0
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  write('%PDF-1.4\n')
  for (const [at, content] of objects.entries()) {
    starts.push(length)
    write(`${at + 1} 0 obj\n`)
    for (const part of content) write(part)
    write('\nendobj\n')
  }
  const table = length
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`)
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`)
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  const file = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}

/** Width and height out of the frame header of a JPEG. @throws when there is none */
export function pixels(jpeg: Uint8Array): { width: number; height: number } {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let at = 2
  while (at + 9 < jpeg.length) {
    const marker = view.getUint8(at + 1)
    if (FRAMES.has(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  throw new Error('a JPEG without frame')
}
/** Start of frame, in any coding: C0 to CF without the tables (C4), JPG (C8) and DAC (CC). */
const FRAMES = new Set(
  Array.from({ length: 16 }, (_, n) => 0xc0 + n).filter((n) => ![0xc4, 0xc8, 0xcc].includes(n)),
)
