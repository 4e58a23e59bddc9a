import { choice, flag, ref } from '#platform/model/field.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { DeadlineKind, DeclaredKind } from '../model/deadlines.ts'
import { type Deadline, markPayrollDeadline, payrollDeadlines } from './deadlines.service.ts'

query('payrollDeadlines', {
  type: objectFrom<Deadline>('PayrollDeadline', {
    payrollMonthId: of.id('payrollMonth'),
    businessId: of.id('business'),
    businessName: of.text,
    yearMonth: of.yearMonth,
    isOpen: of.flag,
    kind: of.choice(DeadlineKind),
    due: of.date,
    days: of.int,
    state: of.text,
    words: of.text,
  }),
  many: true,
  run: payrollDeadlines,
})

mutation('markPayrollDeadline', {
  input: inputFrom('MarkPayrollDeadlineInput', {
    kind: choice(DeclaredKind, 'Plazo'),
    done: flag('Hecho'),
    months: listOf(inputFrom('DeadlineMonth', { payrollMonthId: ref('payrollMonth', 'Mes') })),
  }),
  type: objectFrom<{ marked: number }>('MarkedDeadline', { marked: of.int }),
  run: markPayrollDeadline,
})
