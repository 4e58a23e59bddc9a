import { expect, test } from 'vitest'
import { product, type Source } from './source.ts'
import { literalTexts } from './texts.ts'

/** The words of the product: its code without the comments, which nobody reads on a screen. */
const words = product.map(withoutComments)

test.for(Object.entries(literalTexts))('%s: the very words of the specification', ([, texts]) => {
  expect(texts.filter((text) => !words.some((source) => says(source, text)))).toEqual([])
})

const ICON = /<[A-Z][A-Za-z]+(?:Outlined|Filled|TwoTone)\b[^>]*>/g

test('a sign beside words is silent: by itself it would announce its English name', () => {
  const loud = product.flatMap(({ file, text }) =>
    [...text.matchAll(ICON)]
      .filter(([icon]) => !icon.includes('aria-'))
      .map(([icon]) => `${file}: ${icon}`),
  )
  expect(loud).toEqual([])
})

/** Whole, between quotes or tags; a text with a gap goes on into a template. */
function says(source: string, text: string): boolean {
  const whole = new RegExp(`(['"\`>}]|^)\\s*${escape(text)}\\s*(['"\`<{$]|$)`, 'm')
  return whole.test(source)
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

function withoutComments({ text, comments }: Source): string {
  // A comment's text begins after its two marks.
  return comments.reduceRight(
    (rest, { start, value }) => rest.slice(0, start) + rest.slice(start + value.length + 2),
    text,
  )
}
