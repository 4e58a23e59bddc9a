import type { ISODate } from '#chile/dates.ts'
import { searchKey } from '#chile/text.ts'
import type { ValuesOf } from '#platform/model/entity.ts'
import { date, flag, longText, optional, text } from '#platform/model/field.ts'

/** One value of a scale: what is stored, and the words that people read. */
export type ScaleValue = {
  readonly value: number
  readonly label: string
  /** What the value means, for scales that explain each of theirs. */
  readonly description?: string
}

/**
 * A version of a scale. The product's own are the rows below; those of one company are rows of its
 * database, of the same shape. A survey takes the version that holds on the day of its start.
 */
export type Scale = {
  readonly code: string
  readonly version: number
  readonly name: string
  readonly min: number
  readonly max: number
  /** Whether «No aplica» may be answered. */
  readonly naAllowed: boolean
  /** The starts of surveys that take this version: both days included, null without a limit. */
  readonly starts: { readonly from: ISODate | null; readonly until: ISODate | null }
  readonly values: readonly ScaleValue[]
}

export const NOT_APPLICABLE = 'No aplica'

const agreement = [
  'Muy en desacuerdo',
  'En desacuerdo',
  'Ni de acuerdo ni en desacuerdo',
  'De acuerdo',
  'Muy de acuerdo',
]

/** Consecutive values from `least` on. */
const from = (least: number, ...labels: readonly string[]): ScaleValue[] =>
  labels.map((label, place) => ({ value: least + place, label }))

function scale(code: string, name: string, values: readonly ScaleValue[], naAllowed = false) {
  const all = values.map(({ value }) => value)
  const [min, max] = [Math.min(...all), Math.max(...all)]
  const starts = { from: null, until: null }
  return { code, version: 1, name, min, max, naAllowed, starts, values } satisfies Scale
}

/** The scales of the product. The words are ours: see the README of the module. */
export const scales: readonly Scale[] = [
  scale('YES_NO', 'Sí o no', from(1, 'No', 'Sí')),
  scale('AGREE_5', 'Acuerdo, 5 niveles', from(1, ...agreement)),
  scale('AGREE_5_NA', 'Acuerdo, 5 niveles y no aplica', from(1, ...agreement), true),
  scale(
    'AGREE_4_NA',
    'Acuerdo, 4 niveles y no aplica',
    from(1, ...agreement).filter(({ value }) => value !== 3),
    true,
  ),
  scale(
    'FREQ_7',
    'Frecuencia, 7 niveles',
    from(
      1,
      'Nunca',
      'Casi nunca',
      'Rara vez',
      'A veces',
      'Frecuentemente',
      'Casi siempre',
      'Siempre',
    ),
  ),
  scale(
    'PERF_5',
    'Desempeño, 5 niveles',
    from(
      1,
      'Bajo lo esperado',
      'Cumple parcialmente',
      'Cumple lo esperado',
      'Sobre lo esperado',
      'Excepcional',
    ),
  ),
  scale(
    'QUALITY_5',
    'Calidad, 5 niveles',
    from(1, 'Muy mala', 'Mala', 'Regular', 'Buena', 'Muy buena'),
  ),
  scale(
    'IMPORTANCE_5_NA',
    'Importancia, 5 niveles y no aplica',
    from(
      1,
      'Nada importante',
      'Poco importante',
      'Medianamente importante',
      'Importante',
      'Muy importante',
    ),
    true,
  ),
  scale('ENPS_11', 'Recomendación, de 0 a 10', [
    { value: 0, label: '0', description: 'Nada probable' },
    ...from(1, '1', '2', '3', '4', '5', '6', '7', '8', '9'),
    { value: 10, label: '10', description: 'Muy probable' },
  ]),
]

/**
 * The version of a scale that a survey which starts on a day takes: the company's own before the
 * product's, the newest of several. Undefined when no version of the code holds then.
 */
export function scaleOn(code: string, day: ISODate, own: readonly Scale[] = []): Scale | undefined {
  const holding = (rows: readonly Scale[]) =>
    rows
      .filter((row) => row.code === code && holdsOn(row, day))
      .toSorted((a, b) => b.version - a.version)[0]
  return holding(own) ?? holding(scales)
}

const holdsOn = ({ starts: { from: first, until } }: Scale, day: ISODate) =>
  (first === null || first <= day) && (until === null || day <= until)

/**
 * The value in the middle of a scale from 1 to 5, which a climate survey may leave out; null of
 * every other scale, and of one that has none.
 */
export function neutralOf({ min, max, values }: Scale): number | null {
  const middle = 3
  return min === 1 && max === 5 && values.some(({ value }) => value === middle) ? middle : null
}

/** The values that a respondent may choose. The others keep their numbers: surveys compare. */
export function valuesShown(scaleShown: Scale, disallowNeutral: boolean): readonly ScaleValue[] {
  const neutral = disallowNeutral ? neutralOf(scaleShown) : null
  return scaleShown.values.filter(({ value }) => value !== neutral)
}

/** Whether answers on a scale have a mean: yes or no is counted, and 0 to 10 is an eNPS. */
export const hasMean = ({ code }: Pick<Scale, 'code'>): boolean =>
  code !== 'YES_NO' && code !== 'ENPS_11'

/**
 * The values of a scale that count as favourable: 4 and 5 of five, 6 and 7 of seven, «Sí». Null
 * where nothing says which they are, as in a scale of a company with other levels.
 */
export function favourableOf({ code, min, max }: Scale): readonly number[] | null {
  if (code === 'YES_NO') return [2]
  if (min !== 1) return null
  if (max === 5) return [4, 5]
  return max === 7 ? [6, 7] : null
}

/** The fewest and the most levels of a scale. */
export const LEVELS = { fewest: 2, most: 11 } as const
/** The longest label of a level, in characters. */
const LONGEST_LABEL = 60

/** What a company writes of a scale of its own: its levels one a line, from the least on. */
export const ownScaleFields = {
  code: optional(text('Escala', { max: 40 })),
  name: text('Nombre', { max: 80 }),
  levels: longText('Niveles', {
    max: 1000,
    help: 'Uno por línea, del menor al mayor: de 2 a 11. Lo que siga a dos puntos los explica',
  }),
  fromZero: flag('El primer nivel vale 0'),
  naAllowed: flag('Admite «No aplica»'),
  startsOn: date('Desde', {
    help: 'Rige en las encuestas que comiencen desde ese día; las activadas no cambian',
  }),
}
export type OwnScaleInput = ValuesOf<typeof ownScaleFields>

/** What is wrong with a scale, at its field. */
export type ScaleProblem = {
  readonly field: 'name' | 'levels' | 'fromZero'
  readonly message: string
}

/** The levels of a text, with their values from 1 or from 0 on. */
export const levelsIn = ({ levels, fromZero }: Pick<OwnScaleInput, 'levels' | 'fromZero'>) =>
  levels
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, place): ScaleValue => {
      const [label = '', ...rest] = line.split(':')
      const description = rest.join(':').trim()
      const value = place + (fromZero ? 0 : 1)
      const known = { value, label: label.trim() }
      return description === '' ? known : { ...known, description }
    })

/** Why a scale cannot be kept as it is written, beside the others that there are. */
export function scaleProblem(
  written: OwnScaleInput,
  others: readonly Pick<Scale, 'code' | 'name'>[],
): ScaleProblem | undefined {
  const values = levelsIn(written)
  const same = others.find(
    ({ code, name }) => code !== written.code && searchKey(name) === searchKey(written.name),
  )
  if (same) return { field: 'name', message: 'Ya hay una escala con ese nombre' }
  if (values.length < LEVELS.fewest || values.length > LEVELS.most) {
    return { field: 'levels', message: `Escriba de ${LEVELS.fewest} a ${LEVELS.most} niveles` }
  }
  const labels = values.map(({ label }) => label)
  if (labels.includes('')) return { field: 'levels', message: 'Cada nivel necesita su nombre' }
  if (new Set(labels.map(searchKey)).size < labels.length) {
    return { field: 'levels', message: 'Dos niveles se llaman igual' }
  }
  const long = labels.find((label) => label.length > LONGEST_LABEL)
  if (long) {
    return { field: 'levels', message: `Cada nivel admite hasta ${LONGEST_LABEL} caracteres` }
  }
  return values.length === LEVELS.most && !written.fromZero
    ? { field: 'fromZero', message: 'Con 11 niveles el primero vale 0' }
    : undefined
}

/** The levels of a scale as they are written, to be changed in another version. */
export const levelsWritten = ({ values }: Pick<Scale, 'values'>): string =>
  values
    .map(({ label, description }) => (description ? `${label}: ${description}` : label))
    .join('\n')

/** The code of the next scale of a company, beside those that it has. */
export function nextCode(own: readonly Pick<Scale, 'code'>[]): string {
  const numbers = own.map(({ code }) => Number(/^OWN_(\d+)$/.exec(code)?.[1] ?? 0))
  return `OWN_${Math.max(0, ...numbers) + 1}`
}
