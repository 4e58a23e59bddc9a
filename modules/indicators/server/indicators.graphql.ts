import { id, longText, text, yearMonth } from '#platform/model/field.ts'
import { inputFrom, inputOf } from '#platform/server/graphql/input.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { IndicatorEntry } from '../model/indicator.ts'
import { confirmIndicator, enterIndicator, revokeIndicator } from './entry.service.ts'
import { indicatorHistory, indicators } from './indicators.queries.ts'
import { familyAllowance, incomeTax } from './tables.ts'
import { FamilyAllowanceType, HistoryType, IncomeTaxType, IndicatorType } from './types.ts'

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
