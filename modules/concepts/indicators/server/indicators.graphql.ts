import { decimal, id, longText, optional, text, yearMonth } from '#platform/model/field.ts'
import { inputFrom, inputOf, listOf } from '#platform/server/graphql/input.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { IndicatorEntry } from '../model/indicator.ts'
import { confirmIndicator, enterIndicator, revokeIndicator } from './entry.service.ts'
import { indicatorHistory, indicators } from './indicators.queries.ts'
import {
  confirmIndicatorTable,
  enterIndicatorTable,
  revokeIndicatorTable,
} from './table-entry.service.ts'
import { familyAllowance, incomeTax } from './tables.ts'
import {
  FamilyAllowanceType,
  HistoryType,
  IncomeTaxType,
  IndicatorType,
  TableEntryType,
} from './types.ts'

const ofMonth = inputFrom('OfYearMonth', { yearMonth: yearMonth('Mes') })
const seen = { id: id('indicator'), version: IndicatorEntry.fields.version }

query('indicators', { input: ofMonth, type: IndicatorType, many: true, run: indicators })

query('incomeTax', { input: ofMonth, type: IncomeTaxType, run: incomeTax })

query('familyAllowance', { input: ofMonth, type: FamilyAllowanceType, run: familyAllowance })

query('indicatorHistory', {
  input: inputFrom('IndicatorHistoryInput', {
    key: text('Indicador', { max: 40 }),
    from: yearMonth('Desde'),
    to: yearMonth('Hasta'),
  }),
  type: HistoryType,
  many: true,
  run: indicatorHistory,
})

mutation('enterIndicator', {
  input: inputOf('EnterIndicatorInput', IndicatorEntry, [
    'key',
    'yearMonth',
    'value',
    'source',
    'sourceUrl',
    'comment',
    'outOfBounds',
  ]),
  type: IndicatorType,
  run: enterIndicator,
})

mutation('confirmIndicator', {
  input: inputFrom('ConfirmIndicatorInput', seen),
  type: IndicatorType,
  run: confirmIndicator,
})

mutation('revokeIndicator', {
  input: inputFrom('RevokeIndicatorInput', {
    ...seen,
    revokeReason: longText('Motivo', { max: 500 }),
  }),
  type: IndicatorType,
  run: revokeIndicator,
})

const limit = optional(decimal('Límite', 4))
mutation('enterIndicatorTable', {
  input: inputFrom('EnterIndicatorTableInput', {
    key: IndicatorEntry.fields.key,
    yearMonth: IndicatorEntry.fields.yearMonth,
    rows: listOf(
      inputFrom('EnteredBracketInput', {
        above: limit,
        upTo: limit,
        value1: decimal('Valor', 4),
        value2: limit,
      }),
    ),
    source: IndicatorEntry.fields.source,
    sourceUrl: IndicatorEntry.fields.sourceUrl,
    comment: IndicatorEntry.fields.comment,
    outOfBounds: IndicatorEntry.fields.outOfBounds,
  }),
  type: TableEntryType,
  run: enterIndicatorTable,
})

mutation('confirmIndicatorTable', {
  input: inputFrom('ConfirmIndicatorTableInput', seen),
  type: TableEntryType,
  run: confirmIndicatorTable,
})

mutation('revokeIndicatorTable', {
  input: inputFrom('RevokeIndicatorTableInput', {
    ...seen,
    revokeReason: longText('Motivo', { max: 500 }),
  }),
  type: 'Boolean',
  run: revokeIndicatorTable,
})
