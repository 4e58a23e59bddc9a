import { asText } from '#platform/web/look/format.ts'
import { linesOf } from '../model/user-field.ts'
import { inputName } from '../model/values.ts'
import type { ValueRow } from './types.ts'

type Held = Pick<ValueRow, 'value'> & { field: Pick<ValueRow['field'], 'type'> }
type Values = Readonly<Record<string, unknown>>

/** A kept value as its field of the form has it. */
export function typedValue({ field, value }: Held): unknown {
  if (value === null) return undefined
  if (field.type === 'MONEY') return Number(value)
  return field.type === 'CHOICES' ? [...linesOf(value)] : value
}

/** A value of the form as it is sent: several options one a line. */
export function sentValue(typed: unknown): string | null {
  if (typed === undefined || typed === null || typed === '') return null
  if (Array.isArray(typed)) return typed.length === 0 ? null : typed.join('\n')
  return asText(typed)
}

type Change = {
  readonly fieldId: string
  readonly value: string | null
  readonly fileId: string | null
  readonly seenId: string | null
  readonly version: number | null
}

/** What was changed of some fields, each with the value that was seen. */
export function changesOf(rows: readonly ValueRow[], values: Values): readonly Change[] {
  return rows.flatMap((row): readonly Change[] => {
    const { fieldId, field, id: seenId, version } = row
    const name = inputName(field.code)
    const seen = { fieldId, seenId, version }
    if (field.type === 'FILE') {
      const file = values[`${name}Id`]
      return typeof file === 'string' ? [{ ...seen, value: null, fileId: file }] : []
    }
    const value = sentValue(values[name])
    return value === sentValue(typedValue(row)) ? [] : [{ ...seen, value, fileId: null }]
  })
}
