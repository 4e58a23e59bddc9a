import type { Finding } from '#chile/finding.ts'
import { lreFileColumns, lreName } from '#chile/lre/columns.ts'
import { readLre } from '#chile/lre/lre-reader.ts'
import { formatPesos } from '#chile/numbers.ts'
import type { FiledContract } from '#law/filings/filed-contract.ts'
import { enteredVacations, type FiledRow, unplacedLines } from '#law/filings/lre.ts'
import type { Square } from '#law/filings/square.ts'
import { ofFile, ofPerson } from './findings.ts'

/** Where somebody writes what a column must have, where the name of the column does not tell. */
const placesOfColumns: Readonly<Record<number, string>> = {
  1105: 'Falta la comuna de la sucursal del contrato o, sin sucursal, la de la razón social.',
  1106: 'Falta la comuna de la sucursal del contrato o, sin sucursal, la de la razón social.',
}

const placeOfUnions =
  'Elija el sindicato en el contrato o, si la cuota es de otro, en el ítem de la cuota, y anote ' +
  'su RUT.'

/** A finding with where its place is, if its column does not tell. */
export function withPlace(finding: Finding): Finding {
  const place = finding.rule.startsWith('CUOTA_SIN_SINDICATO')
    ? placeOfUnions
    : finding.rule === 'FALTA_OBLIGATORIO' && placesOfColumns[finding.field ?? 0]
  return place ? { ...finding, words: `${finding.words}. ${place}` } : finding
}

const squared = [
  { code: 5201, concept: 'TOTAL_HABERES' },
  { code: 5301, concept: 'TOTAL_DESCUENTOS' },
  { code: 5410, concept: 'TOTAL_APORTES' },
  { code: 5501, concept: 'LIQUIDO' },
]

/** The sums of the book as it reads, beside those of the payslips. */
export function bookTotals(text: string, contracts: readonly FiledContract[]): Square[] {
  const { rows } = readLre(text)
  const without = unplacedLines(contracts).filter(({ column }) => column === null)
  return squared.map(({ code, concept }) => {
    const at = lreFileColumns.findIndex((column) => column.code === code)
    const paid = contracts.reduce((all, { amounts }) => all + amounts.of(concept), 0)
    // What has no column in the book is of the employer: it is in no total of the book.
    const left = code === 5410 ? without.reduce((all, { amount }) => all + amount, 0) : 0
    return {
      kind: lreName(code),
      institution: left > 0 ? 'Sin los aportes de la Ley 21.735' : '',
      filed: rows.reduce((all, cells) => all + Number(cells[at] ?? 0), 0),
      payslips: paid - left,
    }
  })
}

/** Lines of payslips without a column of their own, and where they go. */
export const unplaced = (contracts: readonly FiledContract[]): Finding[] =>
  unplacedLines(contracts)
    .filter(({ column }) => column !== null)
    .map(({ label, column, amount }) =>
      ofFile(
        'ITEM_SIN_COLUMNA',
        'WARNING',
        `«${label}» no tiene columna del LRE: ${formatPesos(amount)} van a ${column}, ` +
          `«${lreName(column ?? 0)}». Elíjala en el ítem.`,
      ),
    )

type Uncoded = readonly [
  rule: string,
  field: number,
  is: (contract: FiledContract) => boolean,
  words: string,
]

/** What a person has and the published tables of the book have no code of. */
const uncoded: readonly Uncoded[] = [
  [
    'SALUD_SIN_CODIGO',
    1143,
    ({ amounts }) => amounts.word('SISTEMA_SALUD') === 'NINGUNO',
    'No cotiza salud, y la columna 1143 no tiene un código para eso: va 102 (Fonasa), con la ' +
      'cotización en cero.',
  ],
  [
    'IPS_SIN_CODIGO',
    1142,
    ({ amounts }) => amounts.word('REGIMEN_PENSION') === 'IPS',
    'Cotiza en el IPS, y los códigos de la columna 1142 no están publicados: va 0. Póngalo al ' +
      'cargar el libro en Mi DT.',
  ],
]

/** People whose value of a column has no published code. */
export const withoutCode = (
  contracts: readonly FiledContract[],
  rows: readonly FiledRow[],
): readonly Finding[] => {
  const lines = new Map(rows.map(({ values }, at) => [values[1101], at + 2]))
  return uncoded.flatMap(([rule, field, is, words]) =>
    [...new Map(contracts.filter(is).map((one) => [one.rut, one])).values()].map((who): Finding =>
      ofPerson(rule, 'WARNING', who, words, { line: lines.get(who.rut) ?? 0, field }),
    ),
  )
}

/** Vacations that the book has as calendar days, because nobody registered them. */
export const enteredDays = (
  contracts: readonly FiledContract[],
  rows: readonly FiledRow[],
): Finding[] =>
  enteredVacations(contracts).map((who) =>
    ofPerson(
      'FERIADO_INGRESADO',
      'WARNING',
      who,
      'Sus vacaciones se ingresaron en la liquidación, en días corridos, y así van en 1117. ' +
        'Regístrelas en Vacaciones para declarar los días hábiles.',
      // The first line has the names of the columns.
      { line: rows.findIndex(({ values }) => values[1101] === who.rut) + 2, field: 1117 },
    ),
  )
