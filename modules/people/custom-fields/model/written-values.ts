import { formatDate } from '#chile/dates.ts'
import { parseNumber } from '#chile/numbers.ts'
import { searchKey } from '#chile/text.ts'
import { readDate } from '#chile/typed-date.ts'
import { nearest } from '#platform/model/nearest.ts'
import { linesOf, type UserFieldType } from './user-field.ts'
import { readValue, type Typed, YesNo } from './values.ts'

type Read = { readonly value: string } | { readonly problem: string }

/** A value as a cell of a file says it: with a decimal comma, a day of people, several by «|». */
export function readWritten(field: Typed, written: string, today: string): Read {
  switch (field.type) {
    case 'DATE': {
      const read = readDate(written, { today })
      return read.ok ? readValue(field, read.date) : { problem: read.message }
    }
    case 'NUMBER':
    case 'MONEY':
    case 'PERCENTAGE':
      return readValue(field, parseNumber(written, 'comma') ?? written)
    case 'BOOLEAN': {
      const said = YesNo.options.find(({ label }) => searchKey(label) === searchKey(written))
      return said ? { value: said.value } : { problem: 'Escriba Sí o No' }
    }
    case 'CHOICE':
      return readOptions(field, [written])
    case 'CHOICES':
      return readOptions(field, written.split('|'))
    default:
      return readValue(field, written)
  }
}

/** Options as people write them: without their accents or capitals they are the same. */
function readOptions(field: Typed, written: readonly string[]): Read {
  const options = linesOf(field.options)
  const meant: string[] = []
  for (const text of written.map((one) => one.trim()).filter(Boolean)) {
    const found = options.find((option) => searchKey(option) === searchKey(text))
    if (found === undefined) {
      const words = options.map((label) => ({ key: searchKey(label), label }))
      const near = nearest(searchKey(text), words)
      return { problem: `«${text}» no existe${near ? `. ¿Quiso decir «${near}»?` : ''}` }
    }
    meant.push(found)
  }
  return readValue(field, meant.join('\n'))
}

/** A kept value as a file says it, so that it is read back the same. */
export function writtenValue(type: UserFieldType, value: string | null): string {
  if (value === null) return ''
  switch (type) {
    case 'DATE':
      return formatDate(value)
    case 'NUMBER':
    case 'PERCENTAGE':
      return value.replace('.', ',')
    case 'BOOLEAN':
      return YesNo.label(value)
    case 'CHOICES':
      return linesOf(value).join('|')
    default:
      return value
  }
}
