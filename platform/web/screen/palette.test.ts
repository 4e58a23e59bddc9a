import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colorNames, dark, light, type Palette } from './palette.ts'

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

test.each([
  ['light', ':root {', light],
  ['dark', ":root[data-theme='dark'] {", dark],
])('the style sheet has the %s colours of the theme', (_name, selector, palette) => {
  const block = css.slice(css.indexOf(selector), css.indexOf('}', css.indexOf(selector)))
  const written = Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  )
  expect(written).toEqual(palette)
})

test.each([
  ['light', light],
  ['dark', dark],
])('text reads at 4,5:1 in %s', (_name, palette) => {
  const pairs = [
    ...['text', 'text-soft', 'primary', 'success', 'warning', 'danger'].flatMap((front) =>
      ['background', 'surface', 'sunken'].map((back) => [front, back]),
    ),
    ['on-primary', 'primary'],
    ['on-accent', 'accent'],
    ['primary', 'primary-soft'],
    ['text', 'danger-soft'],
  ]
  const faint = pairs.filter(([front, back]) => contrast(palette, front, back) < 4.5)
  expect(faint).toEqual([])
})

test.each([
  ['light', light],
  ['dark', dark],
])('the edge of a field is seen at 3:1 in %s', (_name, palette) => {
  expect(contrast(palette, 'control-line', 'surface')).toBeGreaterThanOrEqual(3)
})

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(palette: Palette, front = '', back = ''): number {
  const [a, b] = [front, back].map((name) => {
    const color = colorNames.find((known) => known === name)
    if (!color) throw new Error(`no colour ${name}`)
    return luminance(palette[color])
  })
  if (a === undefined || b === undefined) throw new Error('two colours')
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
