// Signs that are not seen, that turn a line around or end it, in every text that anybody can send:
// what is kept of them is nothing, or the text is refused at its field.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { schemaAt, textFields } from '../attacks/text-fields.ts'

const fields = textFields()
const seed = Number(process.env['SEED'] ?? 20_261_122)

/** Control signs, halves of signs, and what turns, joins, parts or hides letters. */
const SIGNS: readonly string[] = [
  [0x00, 0x07, 0x1b, 0x7f, 0x85, 0x90, 0xd800, 0xdc00, 0xffff, 0xad, 0x34f, 0x61c, 0x115f, 0x180e],
  [0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2066],
  [0x2067, 0x2068, 0x2069, 0x206a, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xe0041],
].flatMap((some) => some.map((code) => String.fromCodePoint(code)))
const LINE_ENDS = ['\r', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029']

/** What no text may hold, and what no line may. */
const UNSEEN =
  /(?![\n\t])(\p{Cc}|\p{Cf}|\p{Cs}|\p{Noncharacter_Code_Point}|\u115F|\u3164|\uFFA0|\uFE0F)/u
const LINE_END = /[\r\n\v\f\u0085\u2028\u2029]/

const kept = (schema: z.ZodType, typed: string): string | undefined => {
  const read = schema.safeParse(typed)
  return read.success ? String(read.data ?? '') : undefined
}

describe('every text of every operation', () => {
  test('is known: there are many, and some of them take several lines', () => {
    expect(fields.length).toBeGreaterThan(150)
    expect(fields.filter(({ kind }) => kind === 'longText').length).toBeGreaterThan(5)
    const taken = fields.filter((field) => kept(schemaAt(field), sample(field)) !== undefined)
    expect(taken.length / fields.length).toBeGreaterThan(0.7)
  })

  test('keeps nothing that is not seen', () => {
    const wrong = fields.flatMap((field) => {
      const schema = schemaAt(field)
      return SIGNS.filter((sign) => UNSEEN.test(kept(schema, `Ana${sign}María`) ?? '')).map(
        (sign) => `${field.operation} ${field.path} keeps ${JSON.stringify(sign)}`,
      )
    })
    expect(wrong).toEqual([])
  })

  test('of one line stays on it', () => {
    const wrong = fields
      .filter(({ kind }) => kind !== 'longText')
      .flatMap((field) => {
        const schema = schemaAt(field)
        return LINE_ENDS.filter((end) => LINE_END.test(kept(schema, `Ana${end}María`) ?? '')).map(
          (end) => `${field.operation} ${field.path} keeps ${JSON.stringify(end)}`,
        )
      })
    expect(wrong).toEqual([])
  })

  test('whatever is typed, is kept as it would be kept again', () => {
    const typed = fc.sample(fc.string({ unit: 'binary', maxLength: 20 }), { numRuns: 100, seed })
    for (const field of fields) {
      const schema = schemaAt(field)
      for (const text of typed) {
        const once = kept(schema, text)
        if (once === undefined || once === '') continue
        expect([field.path, text, UNSEEN.test(once)]).toEqual([field.path, text, false])
        expect([field.path, text, kept(schema, once)]).toEqual([field.path, text, once])
      }
    }
  })
})

const sample = ({ kind }: { kind: string }) =>
  kind === 'email' ? 'ana@minga.example' : kind === 'phone' ? '+56 9 1234 5678' : 'TEXTO'
