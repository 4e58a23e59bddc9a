import { formatDate, type ISODate } from '#chile/dates.ts'
import { formatNumber } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { categories, type Concept } from './concept.ts'
import { finiquitoFigures } from './finiquito/figures.ts'
import { finiquitoLibrary } from './finiquito/library.ts'
import { payrollLibrary } from './library.ts'
import { type Citation, type Parameter, parameters, tableEditions } from './parameters/index.ts'
import { familyAllowanceTable, incomeTaxTable } from './parameters/tables.ts'
import type { SettingDef } from './setting.ts'
import { settingDefs } from './settings.ts'

const STATUS = {
  ok: 'confirmado',
  single: 'una fuente',
  doubtful: 'dudoso',
  missing: 'no encontrado',
} as const

/** docs/sources.md: every figure, rule and open question of the law, with where it was read. */
export const sourcesDocument = (): string =>
  [
    '# Fuentes',
    '',
    'Generado desde los datos de `law/`: no se edita a mano. «Confirmado» es el texto oficial',
    'o dos fuentes que coinciden; «una fuente» y «dudoso» hay que revisarlos antes de confiar en',
    'ellos; «no encontrado» detiene el cálculo.',
    '',
    '## Cifras por mes',
    '',
    ...figures(parameters),
    '## Tablas',
    '',
    ...editions(),
    '## Preguntas abiertas y la respuesta que se toma',
    '',
    ...settingDefs.flatMap(question),
    '## Reglas',
    '',
    ...rules(payrollLibrary({ concepts: [] }).concepts),
    '## Cifras del finiquito',
    '',
    ...figures(finiquitoFigures),
    '## Reglas del finiquito',
    '',
    ...rules(finiquitoLibrary.concepts),
  ].join('\n')

function figures(rowsOf: readonly Parameter[]): string[] {
  return rowsOf.flatMap(({ key, label, unit, rows }) => [
    `### ${key}: ${label} (${unit})`,
    '',
    '| desde | hasta | valor | estado | fuente |',
    '|---|---|---|---|---|',
    ...rows.map(({ from, to, value, status, source, note, published }) => {
      const figure = value === null ? '' : formatNumber(value)
      return row(
        monthLabel(from),
        to ? monthLabel(to) : '',
        figure,
        STATUS[status],
        cite(source, note, published),
      )
    }),
    '',
  ])
}

function editions(): string[] {
  return [incomeTaxTable, familyAllowanceTable].flatMap(({ code, label }) => [
    `### ${code}: ${label}`,
    '',
    '| desde | hasta | tramos | estado | fuente |',
    '|---|---|---|---|---|',
    ...(tableEditions[code] ?? []).map(({ from, to, value, status, source, note, published }) => {
      const brackets = value ? String(value.length) : ''
      return row(
        monthLabel(from),
        to ? monthLabel(to) : '',
        brackets,
        STATUS[status],
        cite(source, note, published),
      )
    }),
    '',
  ])
}

function question(def: SettingDef): string[] {
  const taken = def.rows
    .map(({ from, value }) => `**${def.options[value]}** (desde ${monthLabel(from)})`)
    .join(', ')
  const others = Object.values(def.options).join('; ')
  const why = `${def.note} *${def.source.text}.*`
  return [
    `- \`${def.code}\` ${def.label}: ${taken}. Opciones: ${others}. ${why}`,
    ...(def === settingDefs.at(-1) ? [''] : []),
  ]
}

function rules(concepts: readonly Concept[]): string[] {
  const line = ({ code, label, category, source, lre }: Concept) =>
    row(`\`${code}\``, label, categories[category], source, lre === undefined ? '' : String(lre))
  return [
    '| concepto | nombre | categoría | norma | LRE |',
    '|---|---|---|---|---|',
    ...concepts.map(line),
    '',
  ]
}

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`

const cite = ({ text, url }: Citation, note?: string, published?: ISODate) =>
  (url ? `[${text}](${url})` : text) +
  (note ? `. ${note}` : '') +
  (published ? `. Publicado el ${formatDate(published)}, después de regir.` : '')
