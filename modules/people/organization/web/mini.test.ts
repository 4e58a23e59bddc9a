import { expect, test } from 'vitest'
import { inSight, miniOf, wayTo } from './mini.ts'

test('a wide drawing becomes small, and each box stays a pixel', () => {
  const boxes = [
    { x: 0, y: 0, width: 232, height: 90 },
    { x: 20_568, y: 600, width: 232, height: 60 },
  ]
  expect(miniOf(boxes, { width: 20_800, height: 660 })).toEqual({
    width: 208,
    height: 6.6,
    scale: 0.01,
    path: 'M0 0h2.3v1h-2.3zM205.7 6h2.3v1h-2.3z',
  })
})

test('a small drawing is not made larger', () => {
  expect(miniOf([], { width: 100, height: 50 })).toMatchObject({ width: 100, height: 50, scale: 1 })
})

test('what is in sight is what the window leaves of the drawing', () => {
  const drawing = { left: -500, top: 100, right: 1500, bottom: 1100 }
  const seen = inSight(drawing, { left: 0, top: 0, right: 800, bottom: 600 })
  expect(seen).toEqual({ x: 500, y: 0, width: 800, height: 500 })
  expect(wayTo(seen, { x: 900, y: 250 })).toEqual({ x: 0, y: 0 })
  expect(wayTo(seen, { x: 1900, y: 0 })).toEqual({ x: 1000, y: -250 })
  expect(inSight(drawing, { left: 2000, top: 0, right: 2100, bottom: 9 })).toMatchObject({
    width: 0,
    height: 0,
  })
})

test('fifty thousand boxes are one path, drawn at once', () => {
  const boxes = Array.from({ length: 50_000 }, (_, at) => ({
    x: at * 10,
    y: 0,
    width: 9,
    height: 5,
  }))
  const { path } = miniOf(boxes, { width: 500_000, height: 5 })
  expect(path.split('M').length).toBe(50_001)
})
