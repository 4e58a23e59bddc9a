import encodeQR from 'qr'
import { useMemo } from 'react'

/** Modules of white around the picture, without which no camera finds it (ISO/IEC 18004). */
const QUIET = 4

/** A text as a picture for a telephone: always dark on white, whatever the theme. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => pathOf(encodeQR(text, 'raw', { border: QUIET })), [text])
  return (
    <svg className="sf-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

const pathOf = (rows: readonly (readonly boolean[])[]) => ({
  size: rows.length,
  path: rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join(''),
})
