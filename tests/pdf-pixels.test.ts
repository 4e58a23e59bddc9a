import { expect, test } from 'vitest'
import { inkFaults, inkOf } from './pdf-pixels.ts'

/** Pages of 200 by 200 points, each with what is drawn on it. */
function pdfOf(drawings: readonly string[]): Uint8Array {
  const pages = drawings.map((_drawing, at) => `${10 + 2 * at} 0 R`)
  const objects = drawings.map(
    (drawing, at) =>
      `${10 + 2 * at} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]` +
      `/Contents ${11 + 2 * at} 0 R>>endobj\n` +
      `${11 + 2 * at} 0 obj<</Length ${drawing.length}>>stream\n${drawing}\nendstream endobj\n`,
  )
  return new TextEncoder().encode(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n` +
      `2 0 obj<</Type/Pages/Kids[${pages.join(' ')}]/Count ${pages.length}>>endobj\n` +
      `${objects.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`,
  )
}

test('a blank page and ink in a margin are reported, and well placed text is not', async () => {
  const pages = await inkOf(pdfOf(['50 50 100 100 re f', '', '50 50 148 20 re f', '50 5 9 9 re f']))
  expect(inkFaults(pages, { around: 20 })).toEqual([
    'page 2 of 4 is blank',
    'page 3 of 4 has ink 2 points from its edge',
    'page 4 of 4 has ink in its foot: 5 points',
  ])
})
