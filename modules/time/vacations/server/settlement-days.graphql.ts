import { date, ref } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { SettlementLineKind } from '../model/settlement-days.ts'
import { type ProportionalDays, proportionalSettlementDays } from './settlement-days.queries.ts'

const LineType = objectFrom<ProportionalDays['lines'][number]>('VacationSettlementLine', {
  kind: of.choice(SettlementLineKind),
  days: of.decimal,
  text: of.text,
})

query('proportionalSettlementDays', {
  input: inputFrom('ProportionalSettlementDaysInput', {
    userContractId: ref('contract', 'Contrato'),
    disengagementDate: date('Último día del contrato'),
  }),
  type: objectFrom<ProportionalDays>('ProportionalSettlementDays', {
    userContractId: of.id('contract'),
    disengagementDate: of.date,
    workingDays: of.decimal,
    calendarDays: of.decimal,
    nonWorking: of.int,
    countFrom: of.date,
    lastDay: of.date,
    lines: of.list(of.object(LineType)),
  }),
  run: proportionalSettlementDays,
})
