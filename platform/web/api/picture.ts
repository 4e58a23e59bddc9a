export type Drawing = { readonly svg: string; readonly width: number; readonly height: number }

const SHARP = 2
/** Browsers draw no larger side of a picture, in pixels. */
const SIDE_AT_MOST = 16_000

/** A picture of a drawing, twice as sharp as the drawing where that is not too large. */
export async function pictureOf(
  { svg, width, height }: Drawing,
  type: 'image/png' | 'image/jpeg',
): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const scale = Math.min(SHARP, SIDE_AT_MOST / Math.max(width, height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('No se pudo dibujar el gráfico'))),
        type,
        0.95,
      ),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
